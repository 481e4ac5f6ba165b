"""An instance of a module: takes numbers and bytes, and returns the bytes of an answer."""

from __future__ import annotations

import ctypes
from typing import Any, Callable, Dict, List, Optional, Union

import wasmtime

from ._calls import direct_call
from ._modules import module

_BUFFER_SIZE = 4096
"""The size of the reused input buffer, in bytes. Most requests fit, and need no call to allocate memory."""


class Trapped(Exception):
    """A call trapped, after which the instance is unusable. The message quotes no input."""


class Instance:
    """An instance of a module, for use by one thread at a time."""

    def __init__(self, name: str, ask: Callable[[bytes], Optional[bytes]] = lambda question: None) -> None:
        """Creates an instance of the module `watchword` or `tools`. `ask` answers the questions of commands."""
        engine, compiled = module(name)
        self._store = wasmtime.Store(engine)
        number = wasmtime.ValType.i32()
        kind = wasmtime.FuncType([number, number], [number])
        asked = wasmtime.Func(self._store, kind, lambda address, length: self._asked(ask, address, length))
        exports = wasmtime.Instance(self._store, compiled, [asked] if name == "tools" else []).exports(self._store)
        self._exports: Any = exports
        self._memory: Any = exports["memory"]
        self._is_lost = False
        self._functions: Dict[str, Callable[..., Optional[int]]] = {}
        self._kept = self._allocate(_BUFFER_SIZE)

    def call(self, name: str, *inputs: Union[int, bytes]) -> bytes:
        """Calls a function, named without `watchword_`; returns its answer, or empty bytes. Raises `Trapped`.

        The memory of the inputs is overwritten before this returns.
        """
        arguments: List[int] = []
        taken: List[int] = []
        kept = 0
        base = self._base()
        try:
            for value in inputs:
                if isinstance(value, int):
                    arguments.append(value)
                    continue
                length = len(value)
                if not kept and 0 < length <= _BUFFER_SIZE:
                    address, kept = self._kept, length
                else:
                    address = self._allocate(length)
                    base = self._base()
                    taken.append(address)
                ctypes.memmove(base + address, value, length)
                arguments += (address, length)
            answer = self._call(name, *arguments) & 0xFFFFFFFF
            base = self._base()
            for address in taken:
                self._call("free", address)
            if answer == 0:
                return b""
            pointer = base + answer
            content = ctypes.string_at(pointer + 4, int.from_bytes(ctypes.string_at(pointer, 4), "little"))
            self._call("free", answer)
            return content
        finally:
            if kept:
                ctypes.memset(self._base() + self._kept, 0, kept)

    def run(self, arguments: bytes) -> int:
        """Runs a command whose arguments are separated by NUL; returns its exit code. Raises `Trapped`."""
        address = self._allocate(len(arguments))
        ctypes.memmove(self._base() + address, arguments, len(arguments))
        return self._call("run", address, len(arguments))

    def _asked(self, ask: Callable[[bytes], Optional[bytes]], address: int, length: int) -> int:
        """Passes a question of the module on; returns the address of the answer, or 0."""
        answer = ask(ctypes.string_at(self._base() + (address & 0xFFFFFFFF), length))
        if answer is None:
            return 0
        block = self._allocate(len(answer) + 4)
        ctypes.memmove(self._base() + block, len(answer).to_bytes(4, "little") + answer, len(answer) + 4)
        return block if block < 1 << 31 else block - (1 << 32)

    def has(self, name: str) -> bool:
        """Whether the module has a function of this name, given without `watchword_`."""
        return self._exports.get(f"watchword_{name}") is not None

    def memory(self) -> bytes:
        """A copy of the whole memory, for tests."""
        return bytes(self._memory.read(self._store))

    def _base(self) -> int:
        """Returns the address of the memory, which may change when it grows."""
        return ctypes.addressof(self._memory.data_ptr(self._store).contents)

    def _allocate(self, length: int) -> int:
        address = self._call("allocate", length) & 0xFFFFFFFF
        if address == 0:
            raise ValueError("The document is larger than 64 MiB")
        return address

    def _call(self, name: str, *arguments: int) -> int:
        function = self._functions.get(name)
        if function is None:
            function = direct_call(self._store, self._exports[f"watchword_{name}"])
            self._functions[name] = function
        if self._is_lost:
            raise Trapped("an earlier call ended in a trap")
        try:
            return function(*arguments) or 0
        except (wasmtime.Trap, wasmtime.WasmtimeError) as error:
            self._is_lost = True
            # What the call was about is still in the memory.
            ctypes.memset(self._base(), 0, self._memory.data_len(self._store))
            reason = str(error).strip().rpartition("\n")[2]
        # Raised here, so that wasmtime's error is not attached.
        raise Trapped(reason.strip())
