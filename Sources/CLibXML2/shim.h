#pragma once

#include <errno.h>
#include <iconv.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <libxml/xmlversion.h>

// Where libxml2 was built with ICU (as on Debian), its headers bring ICU's, whose types collide with those of
// Foundation's own ICU. They show in no type that is used here.
#undef LIBXML_ICU_ENABLED

#include <libxml/SAX2.h>
#include <libxml/dict.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>

/// What the SAX callbacks get as their user data: the Swift object that receives them, and how it hears of errors.
///
/// The type of libxml2's own error callback changed in 2.12 (the error became const), so Swift sees this one instead.
typedef struct CLibXML2Session {
  void *receiver;
  /// `name` is what the error is about (an entity, an attribute), `message` libxml2's own words for it; or null.
  void (*report)(void *receiver, int code, int level, const xmlChar *name, const char *message);
} CLibXML2Session;

#if LIBXML_VERSION >= 21200
static inline void clibxml2_forward(void *data, const xmlError *error) {
#else
static inline void clibxml2_forward(void *data, xmlErrorPtr error) {
#endif
  CLibXML2Session *session = (CLibXML2Session *)data;
  if (session == NULL || error == NULL) return;
  session->report(session->receiver, error->code, (int)error->level, (const xmlChar *)error->str1, error->message);
}

/// Makes every error of a parser that uses this handler arrive at its session's `report`.
static inline void clibxml2_report_errors(xmlSAXHandler *handler) {
  handler->initialized = XML_SAX2_MAGIC;
  handler->serror = clibxml2_forward;
}

#if defined(__clang__) || defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
#endif

/// The number of fed bytes that lie before the parser's current place; exact as long as the bytes are UTF-8.
static inline ptrdiff_t clibxml2_offset(xmlParserCtxtPtr context) {
  if (context->input == NULL || context->input->cur == NULL) return -1;
  return (ptrdiff_t)context->input->consumed + (context->input->cur - context->input->base);
}

/// The parser's current place in its own buffer, or null.
static inline const xmlChar *clibxml2_place(xmlParserCtxtPtr context) {
  return context->input == NULL ? NULL : context->input->cur;
}

/// The number of fed bytes before `place`, if that is in the parser's buffer and not in a copy; -1 otherwise.
static inline ptrdiff_t clibxml2_offset_of(xmlParserCtxtPtr context, const xmlChar *place) {
  xmlParserInputPtr input = context->input;
  if (input == NULL || input->base == NULL || place < input->base || place > input->cur) return -1;
  return (ptrdiff_t)input->consumed + (place - input->base);
}

/// The parser's own copy of a name: equal names have the same address as long as the parser lives.
static inline const xmlChar *clibxml2_interned(xmlParserCtxtPtr context, const char *name) {
  return xmlDictLookup(context->dict, (const xmlChar *)name, -1);
}

#if defined(__clang__) || defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

// What Swift would need the platform's own module for.

/// Whether one of the bytes is `byte`.
static inline bool clibxml2_contains(const uint8_t *bytes, ptrdiff_t count, uint8_t byte) {
  return memchr(bytes, byte, (size_t)count) != NULL;
}

/// Whether the first bytes of both are the same.
static inline bool clibxml2_equal(const uint8_t *left, const uint8_t *right, ptrdiff_t count) {
  return memcmp(left, right, (size_t)count) == 0;
}

/// Why a conversion by iconv stopped.
typedef enum CLibXML2Conversion {
  CLibXML2ConversionDone,
  CLibXML2ConversionRoomNeeded,
  /// The next bytes stand for no character.
  CLibXML2ConversionInvalid,
  /// The last bytes are the start of a character.
  CLibXML2ConversionCut,
} CLibXML2Conversion;

static inline CLibXML2Conversion clibxml2_convert(
    iconv_t conversion, char **from, size_t *left, char **to, size_t *room) {
  if (iconv(conversion, from, left, to, room) != (size_t)-1) return CLibXML2ConversionDone;
  switch (errno) {
  case E2BIG: return CLibXML2ConversionRoomNeeded;
  case EILSEQ: return CLibXML2ConversionInvalid;
  default: return CLibXML2ConversionCut;
  }
}
