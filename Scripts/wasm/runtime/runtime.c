// The C functions that Embedded Swift calls, for a module without imports.
//
// Memory is allocated in blocks whose size is a power of two, including a header of 16 bytes; freed blocks are kept in
// one list per size. A block is overwritten with zeros when it is freed: no copy of a password (its NFC form, its
// folded form, its characters) outlives the call. A refused growth of memory ends in a trap, never in a wrong answer.

#include "runtime.h"

#include <stddef.h>
#include <stdint.h>

enum { header_size = 16, smallest_class = 5, class_count = 31, page_size = 65536 };

/// The header before every allocated block; in a free block, it links to the next one.
typedef struct header {
  uint32_t size_class;
  struct header *next;
} header;

extern unsigned char __heap_base[];
extern unsigned char __stack_low[];

static header *free_lists[class_count];
static uintptr_t unused;

static int grow(uint64_t pages) {
  return pages <= 65536 && __builtin_wasm_memory_grow(0, (size_t)pages) != (size_t)-1;
}

static header *block_from_new_memory(uint32_t size_class) {
  if (unused == 0) unused = ((uintptr_t)__heap_base + 15) & ~(uintptr_t)15;
  const uint64_t end = (uint64_t)unused + ((uint64_t)1 << size_class);
  const uint64_t have = (uint64_t)__builtin_wasm_memory_size(0) * page_size;
  if (end > have) {
    const uint64_t needed = (end - have + page_size - 1) / page_size;
    // Growing is slow in hosts, so memory grows by at least an eighth of its size, if possible.
    const uint64_t wanted = have / page_size / 8;
    if (wanted <= needed || !grow(wanted)) {
      if (!grow(needed)) __builtin_trap();
    }
  }
  header *block = (header *)unused;
  unused = (uintptr_t)end;
  block->size_class = size_class;
  return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > header_size || size > ((size_t)1 << (class_count - 1)) - header_size) __builtin_trap();
  uint32_t size_class = smallest_class;
  while (((size_t)1 << size_class) - header_size < size) size_class += 1;
  header *block = free_lists[size_class];
  if (block != NULL) {
    free_lists[size_class] = block->next;
  } else {
    block = block_from_new_memory(size_class);
  }
  *result = (unsigned char *)block + header_size;
  return 0;
}

void free(void *memory) {
  if (memory == NULL) return;
  header *block = (header *)((unsigned char *)memory - header_size);
  __builtin_memset(memory, 0, ((size_t)1 << block->size_class) - header_size);
  block->next = free_lists[block->size_class];
  free_lists[block->size_class] = block;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left;
  const unsigned char *b = right;
  for (size_t index = 0; index < count; index += 1) {
    if (a[index] != b[index]) return a[index] < b[index] ? -1 : 1;
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t length = 0;
  while (text[length] != 0) length += 1;
  return length;
}

/// Seeds the hashing of dictionaries, always with the same bytes: the module checks files of limited size for a single
//page, so / hash tables need no protection against attacks.
void arc4random_buf(void *bytes, size_t count) { __builtin_memset(bytes, 0x57, count); }

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

__attribute__((noinline)) void watchword_wipe_stack(void) {
  unsigned char *const here = __builtin_frame_address(0);
  // The stack has 256 KB, and a call uses a few of them. The memory below is zero since the last call. Where 8 KB in a
  // row are zero, the loop has passed the used part, because no frame of the engine is that large.
  enum { block = 8, quiet_blocks = 128 };
  uint64_t *place = (uint64_t *)((uintptr_t)here & ~(uintptr_t)(block * 8 - 1));
  const uintptr_t lowest = (uintptr_t)__stack_low + block * 8;
  __builtin_memset(place, 0, (size_t)(here - (unsigned char *)place));
  for (int zeros = 0; (uintptr_t)place >= lowest && zeros != quiet_blocks;) {
    place -= block;
    if ((place[0] | place[1] | place[2] | place[3] | place[4] | place[5] | place[6] | place[7]) == 0) {
      zeros += 1;
      continue;
    }
    __builtin_memset(place, 0, block * 8);
    zeros = 0;
  }
}
