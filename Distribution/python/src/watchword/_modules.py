"""The compiled modules: compiled once on a machine, then read from the cache."""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from pathlib import Path
from threading import Lock
from typing import Dict, Tuple

import wasmtime

from . import _cache, _files
from ._errors import EngineError

_lock = Lock()
_compiled: Dict[str, Tuple[wasmtime.Engine, wasmtime.Module]] = {}


def module(name: str) -> Tuple[wasmtime.Engine, wasmtime.Module]:
    """Returns the module `watchword` or `tools`, compiling it at the first call."""
    known = _compiled.get(name)
    if known is not None:
        return known
    with _lock:
        if name not in _compiled:
            try:
                _compiled[name] = _load(name)
            except (OSError, wasmtime.WasmtimeError) as error:
                raise EngineError(f"{name}.wasm cannot be loaded: {error}") from None
        return _compiled[name]


def _load(name: str) -> Tuple[wasmtime.Engine, wasmtime.Module]:
    source = _files.data(f"{name}.wasm")
    config = wasmtime.Config()
    # A forked process lacks the threads that compile, and would wait for them forever.
    config.parallel_compilation = False
    if sys.platform == "darwin":
        # A forked process lacks handlers of Mach ports, too.
        config.macos_use_mach_ports = False
    engine = wasmtime.Engine(config)
    file = f"{name}-{_key(source)}"
    content = _cache.read(file)
    if content is not None:
        try:
            return engine, wasmtime.Module.deserialize(engine, content)
        except wasmtime.WasmtimeError:
            pass  # For example, it was compiled for another processor.
    compiled = wasmtime.Module(engine, source)
    _cache.keep(file, lambda: bytes(compiled.serialize()))
    return engine, compiled


def _key(source: bytes) -> str:
    """Returns a key of everything that the compiled module depends on."""
    parts = (_version(), sys.platform, platform.machine())
    return hashlib.sha256(source + "\n".join(parts).encode()).hexdigest()[:40]


def _version() -> str:
    """Returns the version of wasmtime, which has no attribute for it. importlib.metadata would take longer than all the
    rest."""
    site_packages = Path(wasmtime.__file__).parent.parent
    names = sorted(file.name for file in site_packages.glob("wasmtime-*.dist-info"))
    if names:
        return " ".join(names)
    from importlib.metadata import version

    return version("wasmtime")


def _after_fork() -> None:
    global _lock
    _lock = Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
