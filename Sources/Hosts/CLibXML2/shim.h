#pragma once

#include <libxml/xmlversion.h>

// If libxml2 was built with ICU (as on Debian), its headers include ICU's, whose types collide with those of
// Foundation's own ICU. None of the types used here depend on them.
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlschemas.h>

// Wrapped because Swift cannot call variadic functions, nor function pointers stored in mutable variables.

static inline void clibxml2_ignore(void *context, const char *message, ...) {}

/// Stops libxml2 from printing messages.
static inline void clibxml2_disable_output(void) { xmlSetGenericErrorFunc(NULL, clibxml2_ignore); }

/// Frees memory that libxml2 allocated.
static inline void clibxml2_free(void *memory) { xmlFree(memory); }

// In callbacks, the type of an error is `const` since libxml2 2.12.

/// Receives the errors of libxml2.
typedef void (*clibxml2_report)(void *context, const xmlError *error);

/// Passes errors of the current thread to `report`, unless another function receives them.
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
