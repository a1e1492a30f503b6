// Threads that wait for each other by what C++ has for that. What is printed does not depend on who runs when.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <future>
#include <iostream>
#include <mutex>
#include <queue>
#include <shared_mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

struct Farewell {
  int n;
  ~Farewell() { std::cout << "gone " << n << '\n'; }
};
static thread_local Farewell own{1};

static int made;
static int make() {
  std::this_thread::sleep_for(std::chrono::milliseconds(5));
  return ++made;
}
static int made_once() {
  static int value = make();
  return value;
}

static void queues() {
  std::mutex m;
  std::condition_variable changed;
  std::queue<int> waiting;
  bool done = false;
  long sum = 0;
  std::thread worker([&] {
    own.n = 2;
    for (;;) {
      std::unique_lock<std::mutex> lock(m);
      changed.wait(lock, [&] { return done || !waiting.empty(); });
      if (waiting.empty()) return;
      sum += waiting.front();
      waiting.pop();
    }
  });
  for (int i = 0; i < 10; i++) {
    std::lock_guard<std::mutex> lock(m);
    waiting.push(i);
    changed.notify_one();
  }
  {
    std::lock_guard<std::mutex> lock(m);
    done = true;
  }
  changed.notify_one();
  worker.join();
  std::cout << sum << ' ' << own.n << '\n';
}

static void futures() {
  std::cout << std::async(std::launch::async, [] { return 42; }).get() << '\n';
  auto thrown = std::async(std::launch::async, []() -> int { throw std::runtime_error("thrown"); });
  try {
    thrown.get();
  } catch (const std::exception &e) {
    std::cout << e.what() << '\n';
  }
  std::promise<std::string> promise;
  auto future = promise.get_future();
  std::thread setter([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    promise.set_value("kept");
  });
  std::cout << (future.wait_for(std::chrono::milliseconds(1)) == std::future_status::timeout) << future.get() << '\n';
  setter.join();
}

static void many() {
  std::vector<std::thread> all;
  std::atomic<int> n{0};
  std::shared_mutex shared;
  std::vector<std::thread::id> ids;
  for (int i = 0; i < 4; i++)
    all.emplace_back([&] {
      n += made_once();
      std::unique_lock<std::shared_mutex> lock(shared);
      ids.push_back(std::this_thread::get_id());
    });
  for (auto &thread : all) thread.join();
  std::sort(ids.begin(), ids.end());
  std::cout << n << made << (std::unique(ids.begin(), ids.end()) == ids.end()) << '\n';
  std::once_flag flag;
  int calls = 0;
  auto call = [&] { std::call_once(flag, [&] { ++calls, std::this_thread::yield(); }); };
  std::thread a(call), b(call);
  a.join(), b.join();
  std::cout << calls << '\n';
}

static void spinning() {
  std::atomic<bool> go{false}, went{false};
  std::thread other([&] {
    while (!go.load()) {
    }
    went = true;
  });
  go = true;
  while (!went.load()) {
  }
  other.join();
  std::timed_mutex held;
  held.lock();
  std::thread late([&] { std::cout << held.try_lock_for(std::chrono::milliseconds(10)) << '\n'; });
  late.join();
  std::thread alone([] {
    try {
      throw 3;
    } catch (int n) {
      std::cout << n << std::uncaught_exceptions() << '\n';
    }
  });
  try {
    throw 4;
  } catch (int n) {
    alone.join();
    std::cout << n << std::endl;
  }
}

int main() {
  if (own.n != 1) return 1;
  queues();
  futures();
  many();
  spinning();
}
