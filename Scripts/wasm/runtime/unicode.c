// The Unicode tables that the standard library asks for, in a fifth of their usual size.
//
// libswiftUnicodeDataTables.a answers from tables made for speed: 80 KB of what the engine needs. The functions here
// have the same names and the same answers; they unpack unicode-tables.h into memory when they are first asked. What is
// not here (how characters are told apart from their neighbours) still comes from the toolchain's library; were a
// function missing here that its object file has too, the linker would say so.
//
// Scripts/wasm/unicode.mjs writes unicode-tables.h, and holds every answer against the toolchain's for every scalar.

#include <stddef.h>
#include <stdint.h>

#include "unicode-tables.h"

// MARK: - Values of scalars

/// A stretch of scalars, up to the next one's first: one value for all, or two that take turns.
typedef struct run {
  uint32_t first;
  uint8_t even;
  uint8_t odd;
} run;

/// A value for every scalar; runs hold indices into `values`.
typedef struct table {
  const uint8_t *packed;
  const int32_t *values;
  run *runs;
  size_t run_count;
  int is_unpacked;
} table;

#define TABLE(name)                       \
  static run name##_runs[name##_run_count]; \
  static table name = {name##_packed, name##_values, name##_runs, name##_run_count, 0}

TABLE(categories);
TABLE(uppercase);
TABLE(lowercase);
TABLE(titlecase);
TABLE(normalization);

/// Each run begins with a byte: an index in its low five bits, its length in the high three. A longer length, an index
/// above 29 and the two indices of alternating values follow in bytes of their own.
static void unpack(table *table) {
  const uint8_t *next = table->packed;
  uint32_t first = 0;
  for (size_t index = 0; index < table->run_count; index += 1) {
    const uint8_t head = *next++;
    uint32_t length = (head >> 5) + 1;
    if (length == 7) {
      length += *next++;
    } else if (length == 8) {
      length = next[0] | (uint32_t)next[1] << 8;
      next += 2;
    }
    run *run = &table->runs[index];
    run->first = first;
    run->even = head & 31;
    if (run->even >= 30) run->even = *next++;
    run->odd = (head & 31) == 31 ? *next++ : run->even;
    first += length;
  }
  table->is_unpacked = 1;
}

static int32_t value(table *table, uint32_t scalar) {
  if (!table->is_unpacked) unpack(table);
  size_t low = 0;
  size_t high = table->run_count;
  while (high - low > 1) {
    const size_t middle = (low + high) / 2;
    if (table->runs[middle].first <= scalar) {
      low = middle;
    } else {
      high = middle;
    }
  }
  const run *run = &table->runs[low];
  return table->values[(scalar - run->first) & 1 ? run->odd : run->even];
}

uint8_t _swift_stdlib_getGeneralCategory(uint32_t scalar) { return (uint8_t)value(&categories, scalar); }

uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return (uint16_t)value(&normalization, scalar); }

// MARK: - Cases

enum mapping { to_upper, to_lower, to_title };

/// How far below `scalar` its upper, lower or title case is, where that is a single scalar.
int32_t _swift_stdlib_getMapping(uint32_t scalar, uint8_t mapping) {
  if (mapping == to_lower) return value(&lowercase, scalar);
  if (mapping == to_title) {
    const int32_t distance = value(&titlecase, scalar);
    if (distance != same_as_uppercase) return distance;
  }
  return value(&uppercase, scalar);
}

/// The UTF-8 of the upper, lower or title case of `scalar`, where that is several scalars.
const uint8_t *_swift_stdlib_getSpecialMapping(uint32_t scalar, uint8_t mapping, size_t *length) {
  // A record: two bytes of the scalar, and for each case its length and its bytes.
  const uint8_t *next = special_cases;
  while (next < special_cases + sizeof special_cases) {
    const uint32_t found = (uint32_t)next[0] << 8 | next[1];
    next += 2;
    for (uint8_t at = to_upper; at <= to_title; at += 1) {
      const uint8_t count = *next++;
      if (found == scalar && at == mapping && count > 0) {
        *length = count;
        return next;
      }
      next += count;
    }
    if (found >= scalar) break;
  }
  *length = 0;
  return NULL;
}

// MARK: - Normal forms

/// For each scalar with a canonical decomposition its length and its bytes of UTF-8, in the order of the scalars.
static uint8_t decompositions[decomposition_size];
const uint8_t *const _swift_stdlib_nfd_decompositions = decompositions;

/// The scalars in order, each with the place of its decomposition above the low 18 bits, as the library wants it.
static uint32_t decomposition_entries[decomposition_count];

enum { scalar_mask = 0x3FFFF };

static uint8_t *encode(uint32_t scalar, uint8_t *bytes) {
  if (scalar < 0x80) {
    *bytes++ = (uint8_t)scalar;
    return bytes;
  }
  const int count = scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4;
  *bytes++ = (uint8_t)(0xF00 >> count | scalar >> 6 * (count - 1));
  for (int rest = count - 2; rest >= 0; rest -= 1) *bytes++ = 0x80 | (scalar >> 6 * rest & 0x3F);
  return bytes;
}

static void unpack_decompositions(void) {
  const uint8_t *next = packed_decompositions;
  uint8_t *length = decompositions;
  for (size_t index = 0; index < decomposition_count; index += 1) {
    uint8_t *end = length + 1;
    uint8_t head;
    do {
      // The high bit marks the last scalar; the others name a frequent one, or are 124 and the plane of any other.
      head = *next++;
      uint32_t scalar = head & 0x7F;
      if (scalar < 124) {
        scalar = frequent_scalars[scalar];
      } else {
        scalar = (scalar - 124) << 16 | (uint32_t)next[0] << 8 | next[1];
        next += 2;
      }
      end = encode(scalar, end);
    } while (head < 0x80);
    *length = (uint8_t)(end - length - 1);
    length = end;
  }
}

static void list_decompositions(void) {
  unpack_decompositions();
  // Two bytes say how many scalars lie between the last decomposable one and the next, one byte how many follow.
  const uint8_t *next = decomposable;
  uint32_t scalar = 0;
  uint32_t place = 0;
  size_t index = 0;
  while (index < decomposition_count) {
    scalar += next[0] | (uint32_t)next[1] << 8;
    for (uint8_t count = next[2]; count > 0; count -= 1) {
      decomposition_entries[index++] = scalar++ | place << 18;
      place += 1u + decompositions[place];
    }
    next += 3;
  }
}

/// The entry of `scalar`, or one of some other.
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) {
  if (decomposition_entries[0] == 0) list_decompositions();
  size_t low = 0;
  size_t high = decomposition_count;
  while (low < high) {
    const size_t middle = (low + high) / 2;
    const uint32_t entry = decomposition_entries[middle];
    if ((entry & scalar_mask) == scalar) return entry;
    if ((entry & scalar_mask) < scalar) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return ~scalar & scalar_mask;
}

typedef struct composition {
  uint32_t first;
  uint32_t second;
  uint32_t whole;
} composition;

enum { slot_count = 2048, no_composition = UINT32_MAX };

/// A hash table with open addressing, less than half full.
static composition compositions[slot_count];

static composition *slot(uint32_t first, uint32_t second) {
  uint32_t at = first * 31 + second * 17;
  for (;; at += 1) {
    composition *slot = &compositions[at % slot_count];
    if (slot->whole == 0 || (slot->first == first && slot->second == second)) return slot;
  }
}

static uint32_t decoded(const uint8_t **next) {
  const uint8_t *bytes = *next;
  const int count = bytes[0] < 0x80 ? 1 : bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4;
  uint32_t scalar = count == 1 ? bytes[0] : bytes[0] & (0x7F >> count);
  for (int index = 1; index < count; index += 1) scalar = scalar << 6 | (bytes[index] & 0x3F);
  *next += count;
  return scalar;
}

/// A scalar composes of the composition of all but the last of its decomposition, and the last.
static void list_compositions(void) {
  for (int length = 2; length <= longest_decomposition; length += 1) {
    for (size_t index = 0; index < decomposition_count; index += 1) {
      const uint32_t whole = decomposition_entries[index] & scalar_mask;
      // Those that NFC takes apart are excluded from composition.
      if (_swift_stdlib_getNormData(whole) & is_not_in_nfc) continue;
      const uint8_t *next = &decompositions[decomposition_entries[index] >> 18];
      const uint8_t *const end = next + 1 + next[0];
      next += 1;
      uint32_t first = decoded(&next);
      uint32_t second = decoded(&next);
      int count = 2;
      for (; next < end; count += 1) {
        first = slot(first, second)->whole;
        second = decoded(&next);
      }
      if (count == length) *slot(first, second) = (composition){first, second, whole};
    }
  }
}

/// What `first` and `second` compose to (the syllables of Hangul apart), or `UINT32_MAX`.
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) {
  static int is_listed;
  if (!is_listed) {
    if (decomposition_entries[0] == 0) list_decompositions();
    list_compositions();
    is_listed = 1;
  }
  const uint32_t whole = slot(first, second)->whole;
  return whole == 0 ? no_composition : whole;
}
