#pragma once

#include <stdlib.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

/// Makes all threads allocate from one arena. Otherwise, glibc gives each thread its own.
static inline void callocator_share_arena(void) {
#if defined(__GLIBC__)
  mallopt(M_ARENA_MAX, 1);
#endif
}
