/* A small JSON reader and printer, in the style of many: a recursive-descent
 * parser into a tree on the heap, a printer, and a tiny query language.
 *
 *     json [-c] [PATH] < document
 *
 * reads a document from standard input, prints it in canonical form (-c: on one
 * line), or prints the value at PATH, such as `.a[2].b`.
 *
 * It looks reasonable and it passes the tests one would write by hand. It also
 * has seven bugs of the ordinary kind. symvm finds them; see BUGS.md beside this
 * file after you have had a look yourself. */

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_INPUT 4096
#define MAX_DEPTH 4

enum kind { J_NULL, J_BOOL, J_NUMBER, J_STRING, J_ARRAY, J_OBJECT };

struct value;

struct member {
    char *key;
    struct value *value;
    struct member *next;
};

struct value {
    enum kind kind;
    union {
        int boolean;
        long number;
        struct {
            char *bytes;
            size_t length;
        } string;
        struct {
            struct value **items;
            size_t count;
            size_t capacity;
        } array;
        struct {
            struct member *first;
            struct member *last;
            size_t count;
        } object;
    } u;
};

enum error {
    E_NONE,
    E_SYNTAX,
    E_EOF,
    E_DEPTH,
    E_NUMBER,
    E_ESCAPE,
    E_CONTROL,
    E_TRAILING,
    E_MEMORY
};

static const char *const error_text[] = {
    "no error",          "syntax error",         "unexpected end of input",
    "nested too deeply", "number out of range",  "bad escape sequence",
    "control character", "garbage after the document",
};

struct parser {
    const char *text;
    size_t length;
    size_t at;
    enum error error;
    size_t error_at;
    int depth;
    char opener[MAX_DEPTH];
};

/* ---- values ------------------------------------------------------------ */

static struct value *value_new(enum kind kind)
{
    struct value *v = calloc(1, sizeof *v);
    if (v == NULL) {
        fprintf(stderr, "json: out of memory\n");
        exit(2);
    }
    v->kind = kind;
    return v;
}

static void value_free(struct value *v)
{
    struct member *m, *next;
    size_t i;

    if (v == NULL)
        return;
    switch (v->kind) {
    case J_STRING:
        free(v->u.string.bytes);
        break;
    case J_ARRAY:
        for (i = 0; i < v->u.array.count; i++)
            value_free(v->u.array.items[i]);
        free(v->u.array.items);
        break;
    case J_OBJECT:
        for (m = v->u.object.first; m != NULL; m = next) {
            next = m->next;
            free(m->key);
            value_free(m->value);
            free(m);
        }
        break;
    default:
        break;
    }
    free(v);
}

static void array_push(struct value *array, struct value *item)
{
    if (array->u.array.count == array->u.array.capacity) {
        size_t capacity = array->u.array.capacity ? array->u.array.capacity * 2 : 4;
        struct value **items = realloc(array->u.array.items, capacity * sizeof *items);
        if (items == NULL) {
            fprintf(stderr, "json: out of memory\n");
            exit(2);
        }
        array->u.array.items = items;
        array->u.array.capacity = capacity;
    }
    array->u.array.items[array->u.array.count++] = item;
}

static struct member *object_find(struct value *object, const char *key)
{
    struct member *m;
    for (m = object->u.object.first; m != NULL; m = m->next)
        if (strcmp(m->key, key) == 0)
            return m;
    return NULL;
}

/* A key that is there already gets the new value, as in most languages. */
static void object_set(struct value *object, char *key, struct value *item)
{
    struct member *m = object_find(object, key);

    if (m != NULL) {
        value_free(m->value);
        free(m->key);
        m->value = item;
        return;
    }
    m = calloc(1, sizeof *m);
    if (m == NULL) {
        fprintf(stderr, "json: out of memory\n");
        exit(2);
    }
    m->key = key;
    m->value = item;
    if (object->u.object.last != NULL)
        object->u.object.last->next = m;
    else
        object->u.object.first = m;
    object->u.object.last = m;
    object->u.object.count++;
}

/* ---- reading ----------------------------------------------------------- */

static struct value *parse_value(struct parser *p);

static void *fail(struct parser *p, enum error error)
{
    if (p->error == E_NONE) {
        p->error = error;
        p->error_at = p->at;
    }
    return NULL;
}

static int peek(struct parser *p)
{
    return p->at < p->length ? (unsigned char)p->text[p->at] : EOF;
}

static void skip_space(struct parser *p)
{
    while (isspace(peek(p)))
        p->at++;
}

static int accept(struct parser *p, char c)
{
    if (peek(p) != (unsigned char)c)
        return 0;
    p->at++;
    return 1;
}

static int enter(struct parser *p, char opener)
{
    if (p->depth > MAX_DEPTH) {
        fail(p, E_DEPTH);
        return 0;
    }
    p->opener[p->depth++] = opener;
    return 1;
}

static int leave(struct parser *p, char opener)
{
    assert(p->depth > 0);
    p->depth--;
    return p->opener[p->depth] == opener;
}

static int hex_digit(int c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

/* The four digits behind \u. */
static long parse_hex4(struct parser *p)
{
    long code = 0;
    int i;

    for (i = 0; i < 4; i++) {
        int digit = hex_digit(peek(p));
        if (digit < 0) {
            fail(p, E_ESCAPE);
            return -1;
        }
        code = code * 16 + digit;
        p->at++;
    }
    return code;
}

static size_t put_utf8(char *out, long code)
{
    if (code < 0x80) {
        out[0] = (char)code;
        return 1;
    }
    if (code < 0x800) {
        out[0] = (char)(0xc0 | code >> 6);
        out[1] = (char)(0x80 | (code & 0x3f));
        return 2;
    }
    out[0] = (char)(0xe0 | code >> 12);
    out[1] = (char)(0x80 | (code >> 6 & 0x3f));
    out[2] = (char)(0x80 | (code & 0x3f));
    return 3;
}

/* The number of bytes that the string starting here needs. */
static size_t measure_string(const struct parser *p)
{
    size_t at = p->at, size = 0;

    while (at < p->length && p->text[at] != '"') {
        if (p->text[at] == '\\') {
            at++;
            if (p->text[at] == 'u') {
                at += 4;
                size++;
            }
        }
        at++;
        size++;
    }
    return size;
}

static char *parse_string(struct parser *p, size_t *length)
{
    size_t size = measure_string(p), n = 0;
    char *out = malloc(size + 1);

    if (out == NULL)
        return fail(p, E_MEMORY);
    for (;;) {
        int c = peek(p);
        if (c == EOF) {
            free(out);
            return fail(p, E_EOF);
        }
        p->at++;
        if (c == '"')
            break;
        if (c < 0x20) {
            free(out);
            return fail(p, E_CONTROL);
        }
        if (c != '\\') {
            out[n++] = (char)c;
            continue;
        }
        c = peek(p);
        p->at++;
        switch (c) {
        case '"':
        case '\\':
        case '/':
            out[n++] = (char)c;
            break;
        case 'b':
            out[n++] = '\b';
            break;
        case 'f':
            out[n++] = '\f';
            break;
        case 'n':
            out[n++] = '\n';
            break;
        case 'r':
            out[n++] = '\r';
            break;
        case 't':
            out[n++] = '\t';
            break;
        case 'u': {
            long code = parse_hex4(p);
            if (code < 0) {
                free(out);
                return NULL;
            }
            n += put_utf8(out + n, code);
            break;
        }
        default:
            free(out);
            return fail(p, E_ESCAPE);
        }
    }
    out[n] = '\0';
    if (length != NULL)
        *length = n;
    return out;
}

/* Integers with an optional exponent; a negative exponent divides. */
static struct value *parse_number(struct parser *p)
{
    struct value *v;
    char digits[5];
    size_t n = 0;
    int negative = accept(p, '-');
    long number, scale = 1;

    while (isdigit(peek(p))) {
        digits[n++] = p->text[p->at++];
        if (n > sizeof digits)
            return fail(p, E_NUMBER);
    }
    if (n == 0)
        return fail(p, E_SYNTAX);
    if (n < sizeof digits)
        digits[n] = '\0';
    number = 0;
    for (size_t i = 0; i < n; i++)
        number = number * 10 + (digits[i] - '0');
    if (accept(p, 'e') || accept(p, 'E')) {
        int down = accept(p, '-');
        unsigned char exponent = 0;
        if (!down)
            accept(p, '+');
        if (!isdigit(peek(p)))
            return fail(p, E_SYNTAX);
        while (isdigit(peek(p)))
            exponent = (unsigned char)(exponent * 10 + (p->text[p->at++] - '0'));
        while (exponent-- > 0)
            scale = (int)(scale * 10);
        number = down ? number / scale : number * scale;
    }
    v = value_new(J_NUMBER);
    v->u.number = negative ? -number : number;
    return v;
}

static struct value *parse_array(struct parser *p)
{
    struct value *array = value_new(J_ARRAY);

    if (!enter(p, '['))
        goto bad;
    skip_space(p);
    if (accept(p, ']')) {
        leave(p, '[');
        return array;
    }
    for (;;) {
        struct value *item = parse_value(p);
        if (item == NULL)
            goto bad;
        array_push(array, item);
        skip_space(p);
        if (accept(p, ']'))
            break;
        if (!accept(p, ',')) {
            fail(p, E_SYNTAX);
            value_free(item);
            goto bad;
        }
    }
    if (!leave(p, '['))
        fail(p, E_SYNTAX);
    return array;
bad:
    value_free(array);
    return NULL;
}

static struct value *parse_object(struct parser *p)
{
    struct value *object = value_new(J_OBJECT);

    if (!enter(p, '{'))
        goto bad;
    skip_space(p);
    if (accept(p, '}')) {
        leave(p, '{');
        return object;
    }
    for (;;) {
        struct value *item;
        char *key;

        skip_space(p);
        if (!accept(p, '"')) {
            fail(p, E_SYNTAX);
            goto bad;
        }
        key = parse_string(p, NULL);
        if (key == NULL)
            goto bad;
        skip_space(p);
        if (!accept(p, ':')) {
            free(key);
            fail(p, E_SYNTAX);
            goto bad;
        }
        item = parse_value(p);
        if (item == NULL) {
            free(key);
            goto bad;
        }
        object_set(object, key, item);
        skip_space(p);
        if (accept(p, '}'))
            break;
        if (!accept(p, ',')) {
            fail(p, E_SYNTAX);
            goto bad;
        }
    }
    if (!leave(p, '{'))
        fail(p, E_SYNTAX);
    return object;
bad:
    value_free(object);
    return NULL;
}

static int parse_word(struct parser *p, const char *word)
{
    size_t n = strlen(word);
    if (p->length - p->at < n || memcmp(p->text + p->at, word, n) != 0)
        return 0;
    p->at += n;
    return 1;
}

static struct value *parse_value(struct parser *p)
{
    struct value *v;

    skip_space(p);
    switch (peek(p)) {
    case EOF:
        return fail(p, E_EOF);
    case '{':
        p->at++;
        return parse_object(p);
    case '[':
        p->at++;
        return parse_array(p);
    case '"':
        p->at++;
        v = value_new(J_STRING);
        v->u.string.bytes = parse_string(p, &v->u.string.length);
        if (v->u.string.bytes == NULL) {
            value_free(v);
            return NULL;
        }
        return v;
    case 't':
        if (!parse_word(p, "true"))
            return fail(p, E_SYNTAX);
        v = value_new(J_BOOL);
        v->u.boolean = 1;
        return v;
    case 'f':
        if (!parse_word(p, "false"))
            return fail(p, E_SYNTAX);
        return value_new(J_BOOL);
    case 'n':
        if (!parse_word(p, "null"))
            return fail(p, E_SYNTAX);
        return value_new(J_NULL);
    default:
        return parse_number(p);
    }
}

static struct value *parse(struct parser *p, const char *text, size_t length)
{
    struct value *v;

    memset(p, 0, sizeof *p);
    p->text = text;
    p->length = length;
    v = parse_value(p);
    if (v == NULL)
        return NULL;
    skip_space(p);
    if (p->at < p->length && p->text[p->at] != '\0') {
        fail(p, E_TRAILING);
        value_free(v);
        return NULL;
    }
    return v;
}

/* ---- printing ---------------------------------------------------------- */

static int compact;

static void newline(int indent)
{
    if (compact)
        return;
    putchar('\n');
    while (indent-- > 0)
        fputs("  ", stdout);
}

static void print_string(const char *s, size_t length)
{
    size_t i;

    putchar('"');
    for (i = 0; i < length; i++) {
        unsigned char c = (unsigned char)s[i];
        switch (c) {
        case '"':
            fputs("\\\"", stdout);
            break;
        case '\\':
            fputs("\\\\", stdout);
            break;
        case '\n':
            fputs("\\n", stdout);
            break;
        case '\t':
            fputs("\\t", stdout);
            break;
        default:
            if (c < 0x20)
                printf("\\u%04x", c);
            else
                putchar(c);
        }
    }
    putchar('"');
}

static void print_value(const struct value *v, int indent)
{
    const struct member *m;
    size_t i;

    switch (v->kind) {
    case J_NULL:
        fputs("null", stdout);
        break;
    case J_BOOL:
        fputs(v->u.boolean ? "true" : "false", stdout);
        break;
    case J_NUMBER:
        printf("%ld", v->u.number);
        break;
    case J_STRING:
        print_string(v->u.string.bytes, v->u.string.length);
        break;
    case J_ARRAY:
        putchar('[');
        for (i = 0; i < v->u.array.count; i++) {
            if (i > 0)
                putchar(',');
            newline(indent + 1);
            print_value(v->u.array.items[i], indent + 1);
        }
        newline(indent);
        putchar(']');
        break;
    case J_OBJECT:
        putchar('{');
        for (m = v->u.object.first; m != NULL; m = m->next) {
            if (m != v->u.object.first)
                putchar(',');
            newline(indent + 1);
            print_string(m->key, strlen(m->key));
            putchar(':');
            print_value(m->value, indent + 1);
        }
        newline(indent);
        putchar('}');
        break;
    }
}

/* ---- queries ----------------------------------------------------------- */

/* `.key` and `[index]` steps; NULL where the path leads nowhere. */
static const struct value *query(const struct value *v, const char *path)
{
    char key[64];

    while (*path != '\0') {
        if (*path == '.') {
            struct member *m;
            size_t n = strcspn(++path, ".[");
            if (v->kind != J_OBJECT || n >= sizeof key)
                return NULL;
            memcpy(key, path, n);
            key[n] = '\0';
            m = object_find((struct value *)v, key);
            if (m == NULL)
                return NULL;
            v = m->value;
            path += n;
        } else if (*path == '[') {
            char *end;
            long index = strtol(path + 1, &end, 10);
            if (v->kind != J_ARRAY || *end != ']' || index < 0 || (size_t)index >= v->u.array.count)
                return NULL;
            v = v->u.array.items[index];
            path = end + 1;
        } else {
            return NULL;
        }
    }
    return v;
}

/* ---- main -------------------------------------------------------------- */

/* What the last element of a top-level array is, for the exit status. */
static int last_kind(const struct value *v)
{
    if (v->kind != J_ARRAY)
        return 0;
    return (int)v->u.array.items[v->u.array.count - 1]->kind;
}

int main(int argc, char **argv)
{
    static char text[MAX_INPUT];
    const struct value *found;
    struct parser p;
    struct value *v;
    char *document;
    size_t length;
    int i, status = 0;

    for (i = 1; i < argc && argv[i][0] == '-'; i++) {
        if (strcmp(argv[i], "-c") == 0) {
            compact = 1;
        } else {
            fprintf(stderr, "usage: json [-c] [PATH] < document\n");
            return 2;
        }
    }
    length = fread(text, 1, sizeof text, stdin);
    document = malloc(length + 1);
    if (document == NULL)
        return 2;
    memcpy(document, text, length);

    v = parse(&p, document, length);
    if (v == NULL) {
        fprintf(stderr, "json: %s at byte %zu\n", error_text[p.error], p.error_at);
        free(document);
        return 1;
    }
    found = i < argc ? query(v, argv[i]) : v;
    if (found == NULL) {
        fprintf(stderr, "json: no such value\n");
        status = 1;
    } else {
        print_value(found, 0);
        putchar('\n');
        status = last_kind(found) == J_NULL ? 0 : 3;
    }
    value_free(v);
    free(document);
    return status;
}
