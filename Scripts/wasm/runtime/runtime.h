// The C functions that the module needs and that a page should not have to provide: memory, and its erasure. See
// runtime.c.

#pragma once

#include <stdint.h>

/// Overwrites the unused part of the stack, so that no trace of a password stays there.
void watchword_wipe_stack(void);

/// Asks the host for files and streams; only tools.wasm does. See WebAssembly+Projects.swift.
__attribute__((import_module("host"), import_name("ask"))) void *watchword_ask(const void *question, uint32_t length);
