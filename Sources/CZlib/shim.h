#pragma once

#include <string.h>
#include <zlib.h>

// What Swift cannot call: a macro.

/// Prepares `stream` to expand gzip (RFC 1952), with any window.
static inline int czlib_begin_gzip(z_stream *stream) {
  memset(stream, 0, sizeof *stream);
  return inflateInit2(stream, 15 + 16);
}
