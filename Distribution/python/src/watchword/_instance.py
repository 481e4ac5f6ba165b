"""An instance of a module: numbers and bytes go in, the bytes of an answer come out."""

from __future__ import annotations

import ctypes
from typing import Any, Callable, Dict, List, Optional, Union

import wasmtime

from ._calls import direct_call
from ._modules import module

_LONGEST_KEPT = 4096
"""The room for a question that is kept, in bytes. Most questions fit, and then a call needs no other to get memory."""


class Trapped(Exception):
    """A call ended in a trap, after which the instance cannot answer any more. The message quotes nothing."""


class Instance:
    """An instance of a module, for one thread at a time."""

    def __init__(self, name: str) -> None:
        engine, compiled = module(name)
        self._store = wasmtime.Store(engine)
        exports = wasmtime.Instance(self._store, compiled, []).exports(self._store)
        self._exports: Any = exports
        self._memory: Any = exports["memory"]
        self._is_lost = False
        self._functions: Dict[str, Callable[..., Optional[int]]] = {}
        self._kept = self._allocate(_LONGEST_KEPT)

    def ask(self, name: str, *inputs: Union[int, bytes]) -> bytes:
        """The answer of a function, named without `watchword_`; empty if it answers nothing. Raises `Trapped`.

        The memory of the inputs is overwritten before this returns.
        """
        arguments: List[int] = []
        taken: List[int] = []
        kept = 0
        base = self._base()
        try:
            for given in inputs:
                if isinstance(given, int):
                    arguments.append(given)
                    continue
                length = len(given)
                if not kept and 0 < length <= _LONGEST_KEPT:
                    address, kept = self._kept, length
                else:
                    address = self._allocate(length)
                    base = self._base()
                    taken.append(address)
                ctypes.memmove(base + address, given, length)
                arguments += (address, length)
            answer = self._call(name, *arguments) & 0xFFFFFFFF
            base = self._base()
            for address in taken:
                self._call("free", address)
            if answer == 0:
                return b""
            place = base + answer
            content = ctypes.string_at(place + 4, int.from_bytes(ctypes.string_at(place, 4), "little"))
            self._call("free", answer)
            return content
        finally:
            if kept:
                ctypes.memset(self._base() + self._kept, 0, kept)

    def has(self, name: str) -> bool:
        """Whether the module has a function, named without `watchword_`."""
        return self._exports.get(f"watchword_{name}") is not None

    def memory(self) -> bytes:
        """A copy of the whole memory, for tests."""
        return bytes(self._memory.read(self._store))

    def _base(self) -> int:
        """Where the memory begins, which may change when it grows."""
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
            reason = str(error).strip().rpartition("\n")[2]
        # Raised here, so that no error of wasmtime comes along.
        raise Trapped(reason.strip())
