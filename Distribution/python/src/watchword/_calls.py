"""Calls of functions whose parameters and result are 32-bit numbers.

wasmtime inspects the types of a function again at each call, which takes about 25 µs: longer than a check. If its layer
over the C interface has the known structure, the C function is called with preallocated values. That layer is
undocumented, so any difference falls back to wasmtime's own call.
"""

from __future__ import annotations

import ctypes
from typing import Any, Callable, Optional

import wasmtime

try:
    from wasmtime import _ffi
except ImportError:  # pragma: no cover
    _ffi = None  # type: ignore[assignment]


def direct_call(store: wasmtime.Store, function: wasmtime.Func) -> Callable[..., Optional[int]]:
    """Returns a Python function that calls a function of an instance."""
    try:
        return _direct(_ffi, store, function)
    except (AttributeError, TypeError):
        return lambda *arguments: function(store, *arguments)


def _direct(ffi: Any, store: Any, function: Any) -> Callable[..., Optional[int]]:
    kind = function.type(store)
    if any(str(value) != "i32" for value in [*kind.params, *kind.results]):
        raise TypeError("The function has values of other types")
    count, results = len(kind.params), len(kind.results)
    values = (ffi.wasmtime_val_t * count)()
    result = (ffi.wasmtime_val_t * max(results, 1))()
    for value in values:
        value.kind = ffi.WASMTIME_I32
    unions = [value.of for value in values]
    kind_of_trap = ctypes.POINTER(ffi.wasm_trap_t)
    trap = kind_of_trap()
    context, function_pointer, trap_pointer = store._context(), ctypes.byref(function._func), ctypes.byref(trap)
    call, of_trap, of_error = ffi.wasmtime_func_call, wasmtime.Trap._from_ptr, wasmtime.WasmtimeError._from_ptr
    answer = result[0].of

    def direct(*arguments: int) -> Optional[int]:
        if len(arguments) != count:
            raise TypeError(f"Expected {count} numbers, found {len(arguments)}")
        for value, argument in zip(unions, arguments):
            value.i32 = argument
        error = call(context, function_pointer, values, count, result, results, trap_pointer)
        if error:
            raise of_error(error)
        if trap:
            raised = of_trap(ctypes.cast(trap, kind_of_trap))
            # The error now owns the trap.
            ctypes.memset(trap_pointer, 0, ctypes.sizeof(trap))
            raise raised
        return answer.i32 if results else None

    return direct
