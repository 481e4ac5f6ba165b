// The C functions that the module needs and that a page should not have to provide: memory, and its erasure. See
// runtime.c.

#pragma once

/// Overwrites the unused part of the stack, so that no trace of a password stays there.
void watchword_wipe_stack(void);
