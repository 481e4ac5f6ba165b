#include "PeerZxcvbn.h"

#include <stddef.h>
#include <zxcvbn.h>

double peer_zxcvbn_entropy(const char *password, const char *user) {
  const char *words[] = {user, NULL};
  return ZxcvbnMatch(password, words, NULL);
}
