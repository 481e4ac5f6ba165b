// A message with a number and its plural by ICU4C, as UTF-8.
#ifndef PEER_ICU_H
#define PEER_ICU_H

#include <stdbool.h>
#include <stdint.h>

struct peer_icu;

/// Opens ICU for `locale` with a text for each plural category that has one; `#` in a text stands for the number, and
/// the text for `other` comes last. Nothing where ICU refuses.
struct peer_icu *_Nullable peer_icu_open(
    const char *_Nonnull locale, const char *_Nonnull const *_Nonnull categories,
    const char *_Nonnull const *_Nonnull texts, int count);

/// The message by `umsg_format`, which was given the whole pattern once; answers its length in bytes, or -1.
int peer_icu_message(struct peer_icu *_Nonnull peer, int64_t number, char *_Nonnull buffer, int size);

/// The message by `uplrules_select` and `unum_formatInt64`, put together by hand; its length in bytes, or -1.
int peer_icu_by_hand(struct peer_icu *_Nonnull peer, int64_t number, char *_Nonnull buffer, int size);

void peer_icu_close(struct peer_icu *_Nullable peer);

#endif
