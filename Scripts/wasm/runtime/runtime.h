// What the module needs of C and no page should have to bring: memory, and its erasure. See runtime.c.

#pragma once

/// Overwrites the part of the stack that nobody uses any more, so that nothing of a password stays there.
void watchword_wipe_stack(void);
