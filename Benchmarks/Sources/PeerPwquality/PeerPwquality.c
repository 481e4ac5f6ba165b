#include "PeerPwquality.h"

#include <pwquality.h>

// A negative credit is the minimum number of characters of that kind.
static const struct { int setting, value; } settings[] = {
    {PWQ_SETTING_MIN_LENGTH, 12}, {PWQ_SETTING_DIG_CREDIT, -2},  {PWQ_SETTING_UP_CREDIT, -2},
    {PWQ_SETTING_LOW_CREDIT, -2}, {PWQ_SETTING_OTH_CREDIT, -1},  {PWQ_SETTING_MAX_REPEAT, 2},
    {PWQ_SETTING_MAX_SEQUENCE, 2}, {PWQ_SETTING_USER_CHECK, 1},  {PWQ_SETTING_DICT_CHECK, 0},
};

struct peer_pwquality *peer_pwquality_open(void) {
  pwquality_settings_t *checker = pwquality_default_settings();
  if (checker == NULL) return NULL;
  for (size_t i = 0; i < sizeof settings / sizeof settings[0]; i++) {
    pwquality_set_int_value(checker, settings[i].setting, settings[i].value);
  }
  return (struct peer_pwquality *)checker;
}

int peer_pwquality_check(struct peer_pwquality *checker, const char *password, const char *user) {
  void *detail = NULL;
  return pwquality_check((pwquality_settings_t *)checker, password, NULL, user, &detail);
}

void peer_pwquality_close(struct peer_pwquality *checker) {
  if (checker != NULL) pwquality_free_settings((pwquality_settings_t *)checker);
}
