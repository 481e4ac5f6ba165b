#pragma once

#include <string.h>
#include <zlib.h>

// Wrapped because Swift cannot call macros.

/// Prepares `stream` to decompress gzip (RFC 1952) with any window size.
static inline int czlib_begin_gzip(z_stream *stream) {
  memset(stream, 0, sizeof *stream);
  return inflateInit2(stream, 15 + 16);
}
