// What there is of threads without a second one, the clocks, random numbers, and std::bind.
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <future>
#include <iostream>
#include <mutex>
#include <numeric>
#include <random>
#include <shared_mutex>
#include <vector>

struct Farewell {
  const char *says;
  ~Farewell() { std::cout << says << std::endl; }
};
thread_local Farewell of_thread{"thread"};

static int both(int a, int b) { return 10 * a + b; }

int main() {
  using namespace std::chrono;
  if (!*of_thread.says) return 1;
  static Farewell of_program{"program"};
  auto begin = steady_clock::now();
  auto today = system_clock::now();
  std::cout << (steady_clock::now() >= begin) << (system_clock::to_time_t(today) > 1600000000) << '\n';
  std::mutex m;
  std::condition_variable ready;
  std::unique_lock<std::mutex> lock(m);
  ready.notify_one();
  ready.notify_all();
  ready.wait(lock, [] { return true; });
  std::cout << (ready.wait_for(lock, milliseconds(1)) == std::cv_status::timeout) << lock.owns_lock() << '\n';
  std::timed_mutex timed;
  std::shared_timed_mutex shared;
  std::cout << timed.try_lock_for(milliseconds(1)) << shared.try_lock_shared() << '\n';
  timed.unlock();
  shared.unlock_shared();
  std::promise<int> promise;
  auto future = promise.get_future();
  std::cout << (future.wait_for(seconds(0)) == std::future_status::timeout);
  promise.set_value(6);
  std::cout << future.get() << std::async(std::launch::deferred, [] { return 7; }).get() << '\n';
  std::packaged_task<int(int)> task([](int n) -> int { throw n; });
  auto thrown = task.get_future();
  task(8);
  try {
    thrown.get();
  } catch (int n) {
    std::cout << n << '\n';
  }
  try {
    thrown.get();
  } catch (const std::future_error &e) {
    std::cout << e.what() << '\n';
  }
  std::mt19937 fixed(7);
  std::vector<int> v(6);
  std::iota(v.begin(), v.end(), 0);
  std::shuffle(v.begin(), v.end(), fixed);
  for (int i : v) std::cout << i;
  std::random_device device;
  std::mt19937 other(device());
  std::cout << ' ' << std::uniform_int_distribution<int>(4, 4)(other) << std::bind(both, std::placeholders::_2, std::placeholders::_1)(1, 2) << '\n';
}
