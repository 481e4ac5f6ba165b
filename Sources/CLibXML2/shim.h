#pragma once

#include <libxml/xmlversion.h>

// Where libxml2 was built with ICU (as on Debian), its headers bring ICU's, whose types collide with those of
// Foundation's own ICU. They show in no type that is used here.
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/tree.h>

// What Swift cannot call: a function with a variable number of arguments, and a pointer to a function that may change.

static inline void clibxml2_ignore(void *context, const char *message, ...) {}

/// Lets libxml2 print nothing.
static inline void clibxml2_be_silent(void) { xmlSetGenericErrorFunc(NULL, clibxml2_ignore); }

/// Frees what libxml2 allocated.
static inline void clibxml2_free(void *memory) { xmlFree(memory); }
