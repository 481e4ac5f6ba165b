#pragma once

#include <stdlib.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

/// Lets all threads allocate from one place, where the C library gives each of them one of its own otherwise.
static inline void callocator_share_arena(void) {
#if defined(__GLIBC__)
  mallopt(M_ARENA_MAX, 1);
#endif
}
