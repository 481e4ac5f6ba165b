// zxcvbn in C, which estimates how many guesses a password takes.
#ifndef PEER_ZXCVBN_H
#define PEER_ZXCVBN_H

/// Returns the entropy of a password in bits; the user's name is a dictionary word.
double peer_zxcvbn_entropy(const char *_Nonnull password, const char *_Nonnull user);

#endif
