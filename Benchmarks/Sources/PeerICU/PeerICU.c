#include "PeerICU.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/umsg.h>
#include <unicode/unum.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

enum { categories_max = 6, text_max = 256 };

struct form {
  UChar category[16];
  // The text before the number, and the text after it.
  UChar parts[2][text_max];
  int32_t lengths[2];
};

struct peer_icu {
  UMessageFormat *message;
  UPluralRules *rules;
  UNumberFormat *numbers;
  struct form forms[categories_max];
  int count;
};

static void read_form(struct form *form, const char *category, const char *text, UErrorCode *status) {
  u_uastrncpy(form->category, category, 16);
  const char *mark = strchr(text, '#');
  int32_t front = mark ? (int32_t)(mark - text) : (int32_t)strlen(text);
  const char *after = mark ? mark + 1 : "";
  u_strFromUTF8(form->parts[0], text_max, &form->lengths[0], text, front, status);
  u_strFromUTF8(form->parts[1], text_max, &form->lengths[1], after, -1, status);
}

struct peer_icu *peer_icu_open(
    const char *locale, const char *const *categories, const char *const *texts, int count) {
  if (count < 1 || count > categories_max) return NULL;
  struct peer_icu *peer = calloc(1, sizeof *peer);
  if (peer == NULL) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  char source[categories_max * (text_max + 32)] = "{0,plural,";
  for (int i = 0; i < count; i++) {
    if (strlen(texts[i]) >= text_max) status = U_BUFFER_OVERFLOW_ERROR;
    if (U_FAILURE(status)) break;
    read_form(&peer->forms[i], categories[i], texts[i], &status);
    strcat(strcat(strcat(strcat(source, categories[i]), "{"), texts[i]), "}");
  }
  strcat(source, "}");
  peer->count = count;
  UChar pattern[sizeof source];
  int32_t length = 0;
  u_strFromUTF8(pattern, sizeof source, &length, source, -1, &status);
  peer->message = umsg_open(pattern, length, locale, NULL, &status);
  peer->rules = uplrules_open(locale, &status);
  peer->numbers = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &status);
  if (U_FAILURE(status)) {
    peer_icu_close(peer);
    return NULL;
  }
  return peer;
}

static int to_utf8(const UChar *text, int32_t length, char *buffer, int size, UErrorCode status) {
  int32_t count = 0;
  u_strToUTF8(buffer, size, &count, text, length, &status);
  return U_SUCCESS(status) ? count : -1;
}

int peer_icu_message(struct peer_icu *peer, int64_t number, char *buffer, int size) {
  UChar text[2 * text_max];
  UErrorCode status = U_ZERO_ERROR;
  // A number without a specified type arrives as a double (unicode/umsg.h).
  int32_t length = umsg_format(peer->message, text, 2 * text_max, &status, (double)number);
  return to_utf8(text, length, buffer, size, status);
}

int peer_icu_by_hand(struct peer_icu *peer, int64_t number, char *buffer, int size) {
  UChar category[16], text[2 * text_max + 64];
  UErrorCode status = U_ZERO_ERROR;
  uplrules_select(peer->rules, (double)number, category, 16, &status);
  const struct form *form = &peer->forms[peer->count - 1];
  for (int i = 0; i < peer->count; i++) {
    if (u_strcmp(peer->forms[i].category, category) == 0) form = &peer->forms[i];
  }
  int32_t length = form->lengths[0];
  u_memcpy(text, form->parts[0], length);
  length += unum_formatInt64(peer->numbers, number, text + length, 64, NULL, &status);
  u_memcpy(text + length, form->parts[1], form->lengths[1]);
  return to_utf8(text, length + form->lengths[1], buffer, size, status);
}

void peer_icu_close(struct peer_icu *peer) {
  if (peer == NULL) return;
  if (peer->message) umsg_close(peer->message);
  if (peer->rules) uplrules_close(peer->rules);
  if (peer->numbers) unum_close(peer->numbers);
  free(peer);
}
