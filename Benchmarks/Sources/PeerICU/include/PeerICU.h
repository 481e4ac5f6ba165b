// A message with a number and its plural, rendered by ICU4C as UTF-8.
#ifndef PEER_ICU_H
#define PEER_ICU_H

#include <stdbool.h>
#include <stdint.h>

struct peer_icu;

/// Opens ICU for `locale` with a text for each plural category of the locale. `#` in a text is replaced by the number,
/// and the text for `other` comes last. Returns NULL if ICU rejects the message.
struct peer_icu *_Nullable peer_icu_open(
    const char *_Nonnull locale, const char *_Nonnull const *_Nonnull categories,
    const char *_Nonnull const *_Nonnull texts, int count);

/// Renders the message with `umsg_format`, which parsed the whole pattern once. Returns its length in bytes, or -1.
int peer_icu_message(struct peer_icu *_Nonnull peer, int64_t number, char *_Nonnull buffer, int size);

/// Renders the message with `uplrules_select` and `unum_formatInt64`, assembled by hand. Returns its length in bytes,
/// or -1.
int peer_icu_by_hand(struct peer_icu *_Nonnull peer, int64_t number, char *_Nonnull buffer, int size);

void peer_icu_close(struct peer_icu *_Nullable peer);

#endif
