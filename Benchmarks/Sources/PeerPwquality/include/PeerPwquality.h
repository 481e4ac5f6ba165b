// libpwquality with eight of its rules and without a word list.
#ifndef PEER_PWQUALITY_H
#define PEER_PWQUALITY_H

#include <stddef.h>

struct peer_pwquality;

/// Creates a checker that requires 12 characters, 2 digits, 2 uppercase and 2 lowercase letters, 1 other character,
/// runs of at most 2, sequences of at most 2, and no user name. Returns NULL if there is not enough memory.
struct peer_pwquality *_Nullable peer_pwquality_open(void);

/// Returns the quality of the password from 0 to 100, or a negative number if it is not good enough.
int peer_pwquality_check(
    struct peer_pwquality *_Nonnull checker, const char *_Nonnull password, const char *_Nonnull user);

void peer_pwquality_close(struct peer_pwquality *_Nullable checker);

#endif
