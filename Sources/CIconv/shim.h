#pragma once

#include <errno.h>
#include <iconv.h>

/// Why a conversion by iconv stopped.
typedef enum CIconvResult {
  CIconvDone,
  CIconvRoomNeeded,
  /// The next bytes stand for no character.
  CIconvInvalid,
  /// The last bytes are the start of a character.
  CIconvCut,
} CIconvResult;

static inline CIconvResult ciconv_convert(iconv_t conversion, char **from, size_t *left, char **to, size_t *room) {
  if (iconv(conversion, from, left, to, room) != (size_t)-1) return CIconvDone;
  switch (errno) {
  case E2BIG: return CIconvRoomNeeded;
  case EILSEQ: return CIconvInvalid;
  default: return CIconvCut;
  }
}
