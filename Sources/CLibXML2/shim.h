#pragma once

#include <libxml/xmlversion.h>

// Where libxml2 was built with ICU (as on Debian), its headers bring ICU's, whose types collide with those of
// Foundation's own ICU. They show in no type that is used here.
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlschemas.h>

// What Swift cannot call: a function with a variable number of arguments, and a pointer to a function that may change.

static inline void clibxml2_ignore(void *context, const char *message, ...) {}

/// Lets libxml2 print nothing.
static inline void clibxml2_be_silent(void) { xmlSetGenericErrorFunc(NULL, clibxml2_ignore); }

/// Frees what libxml2 allocated.
static inline void clibxml2_free(void *memory) { xmlFree(memory); }

// The type of an error in callbacks is `const` from libxml2 2.12 on.

/// Receives the errors of libxml2.
typedef void (*clibxml2_report)(void *context, const xmlError *error);

/// Passes the errors of the running thread to `report` that no other function gets.
static inline void clibxml2_report_errors(clibxml2_report report, void *context) {
  xmlSetStructuredErrorFunc(context, (xmlStructuredErrorFunc)report);
}

static inline void clibxml2_report_schema_errors(
    xmlSchemaParserCtxtPtr parser, clibxml2_report report, void *context) {
  xmlSchemaSetParserStructuredErrors(parser, (xmlStructuredErrorFunc)report, context);
}

static inline void clibxml2_report_violations(xmlSchemaValidCtxtPtr validation, clibxml2_report report, void *context) {
  xmlSchemaSetValidStructuredErrors(validation, (xmlStructuredErrorFunc)report, context);
}
