/* A driver for Expat: hands a document of N symbolic bytes to the parser, in one piece.
 *
 * The document comes from a symbolic object, or, where a seed is given, starts from the seed's bytes. */
#include "expat.h"

#include <stddef.h>

#ifndef DOCUMENT_BYTES
#define DOCUMENT_BYTES 64
#endif

void klee_make_symbolic(void *address, size_t size, const char *name);

static unsigned elements, characters, others;

static void start(void *data, const XML_Char *name, const XML_Char **attributes)
{
    (void)data, (void)name;
    for (elements++; *attributes; attributes += 2)
        others++;
}

static void end(void *data, const XML_Char *name)
{
    (void)data, (void)name;
}

static void text(void *data, const XML_Char *s, int length)
{
    (void)data, (void)s;
    characters += (unsigned)length;
}

static void instruction(void *data, const XML_Char *target, const XML_Char *value)
{
    (void)data, (void)target, (void)value;
    others++;
}

static void comment(void *data, const XML_Char *s)
{
    (void)data, (void)s;
    others++;
}

int main(void)
{
    static char document[DOCUMENT_BYTES];
    XML_Parser parser = XML_ParserCreate(NULL);
    enum XML_Status status;

    if (!parser)
        return 2;
    XML_SetElementHandler(parser, start, end);
    XML_SetCharacterDataHandler(parser, text);
    XML_SetProcessingInstructionHandler(parser, instruction);
    XML_SetCommentHandler(parser, comment);
    klee_make_symbolic(document, sizeof document, "document");
    status = XML_Parse(parser, document, sizeof document, 1);
    XML_ParserFree(parser);
    return status == XML_STATUS_OK ? 0 : 1;
}
