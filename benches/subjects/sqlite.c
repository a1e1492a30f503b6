/* A driver for SQLite: a schema, rows, joins, aggregates, triggers and transactions on a database in memory. Every
 * statement and every row is printed. */
#include "sqlite3.h"

#include <stdio.h>

static int row(void *unused, int count, char **values, char **names)
{
    (void)unused;
    for (int i = 0; i < count; i++)
        printf("%s%s=%s", i ? " " : "  ", names[i], values[i] ? values[i] : "NULL");
    printf("\n");
    return 0;
}

static const char *const script[] = {
    "CREATE TABLE author(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, born INT CHECK(born > 0))",
    "CREATE TABLE book(id INTEGER PRIMARY KEY AUTOINCREMENT, author INT REFERENCES author(id), title TEXT, year INT, price REAL)",
    "CREATE INDEX by_year ON book(year, title)",
    "INSERT INTO author VALUES(1, 'Dijkstra', 1930), (2, 'Hoare', 1934), (3, 'Knuth', 1938), (4, 'Liskov', 1939)",
    "INSERT INTO author(name, born) VALUES('Hoare', 1)",
    "INSERT INTO author(name, born) VALUES('Nobody', -1)",
    "INSERT INTO book(author, title, year, price) VALUES(1, 'A Discipline of Programming', 1976, 49.5),"
    " (3, 'The Art of Computer Programming', 1968, 199.99), (3, 'The TeXbook', 1984, 39.0),"
    " (2, 'Communicating Sequential Processes', 1985, NULL), (4, 'Program Development in Java', 2000, 64.25)",
    "SELECT a.name, b.title, b.price FROM book b JOIN author a ON a.id = b.author WHERE b.year < 1990 ORDER BY b.year",
    "SELECT a.name, count(b.id) AS books, round(avg(b.price), 2) AS mean, max(b.year) - a.born AS age"
    " FROM author a LEFT JOIN book b ON b.author = a.id GROUP BY a.id HAVING books > 0 ORDER BY mean DESC, a.name",
    "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 200)"
    " INSERT INTO book(author, title, year, price) SELECT x % 4 + 1, 'Volume ' || x, 1900 + x % 97, x * 1.25 FROM n",
    "SELECT count(*), sum(price), min(title), max(title), total(year) FROM book",
    "SELECT year, count(*) AS n, group_concat(id, '/') AS ids FROM book GROUP BY year HAVING n > 2 ORDER BY n DESC, year LIMIT 6",
    "SELECT title FROM book WHERE title LIKE '%ogram%' AND year BETWEEN 1960 AND 2010 ORDER BY title COLLATE NOCASE",
    "SELECT upper(name), length(name), substr(name, 2, 3), instr(name, 'a'), replace(name, 'a', '@'), hex(name) FROM author",
    "SELECT typeof(price), count(*) FROM book GROUP BY typeof(price)",
    "CREATE TABLE log(what TEXT, old REAL, new REAL)",
    "CREATE TRIGGER dearer AFTER UPDATE OF price ON book WHEN new.price > old.price"
    " BEGIN INSERT INTO log VALUES(old.title, old.price, new.price); END",
    "UPDATE book SET price = price * 1.1 WHERE author IN (SELECT id FROM author WHERE born < 1935) AND id % 7 = 0",
    "SELECT what, round(old, 3) AS old, round(new, 3) AS new FROM log ORDER BY what LIMIT 8",
    "BEGIN", "DELETE FROM book WHERE year > 1950", "SELECT count(*) FROM book", "ROLLBACK", "SELECT count(*) FROM book",
    "CREATE VIEW cheap AS SELECT title, price FROM book WHERE price < (SELECT avg(price) FROM book)",
    "SELECT count(*), printf('%.4f', avg(price)) AS mean FROM cheap",
    "SELECT DISTINCT CASE WHEN price IS NULL THEN 'free' WHEN price > 100 THEN 'dear' ELSE 'cheap' END AS class FROM book ORDER BY 1",
    "SELECT date('2000-02-28', '+2 days') AS d, strftime('%j %w', '1999-12-31') AS s, julianday('2000-01-01') AS j",
    "SELECT 1e308 * 10, -5 / 2, -5 % 3, 7.0 / 2, 1 << 40, ~5, 'abc' < 'abd', NULL IS NULL, 9223372036854775807 + 1",
    "EXPLAIN QUERY PLAN SELECT * FROM book WHERE year = 1984 ORDER BY title",
    "SELECT nonsense FROM nowhere", "DROP TABLE log", "VACUUM", "PRAGMA integrity_check",
};

int main(void)
{
    sqlite3 *db;

    printf("SQLite %s\n", sqlite3_libversion());
    if (sqlite3_open(":memory:", &db))
        return 1;
    for (size_t i = 0; i < sizeof script / sizeof *script; i++) {
        char *message = NULL;
        int code = sqlite3_exec(db, script[i], row, NULL, &message);
        printf("%zu: %d %s, %d changes\n", i, code, message ? message : "ok", sqlite3_changes(db));
        sqlite3_free(message);
    }
    /* A prepared statement, used again and again. */
    sqlite3_stmt *insert;
    if (sqlite3_prepare_v2(db, "INSERT INTO author(name, born) VALUES(?1, ?2)", -1, &insert, NULL))
        return 2;
    for (int i = 0; i < 50; i++) {
        char name[16];
        sqlite3_snprintf(sizeof name, name, "person %02d", i);
        sqlite3_bind_text(insert, 1, name, -1, SQLITE_TRANSIENT);
        sqlite3_bind_int64(insert, 2, 2000 + i);
        if (sqlite3_step(insert) != SQLITE_DONE)
            return 3;
        sqlite3_reset(insert);
    }
    sqlite3_finalize(insert);
    sqlite3_exec(db, "SELECT count(*), sum(born), max(name) FROM author", row, NULL, NULL);
    return sqlite3_close(db);
}
