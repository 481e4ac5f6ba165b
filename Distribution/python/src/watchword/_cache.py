"""The cache of compiled modules.

Compiled modules are native code, so a file is used only if the user owns it and its folder, and nobody else can write
to them. Any other file is ignored: the module is compiled again, and stays in memory if nothing can be written.
"""

from __future__ import annotations

import hashlib
import os
import stat
import sys
from pathlib import Path
from typing import Callable, Optional

_OFF = ("", "0", "off", "no", "false")
_DIGEST = hashlib.sha256
_HAS_OWNERS = hasattr(os, "geteuid")


def folder() -> Optional[Path]:
    """The folder of the cache; `None` if there is none."""
    chosen = os.environ.get("WATCHWORD_CACHE")
    if chosen is not None:
        return None if chosen.lower() in _OFF else Path(chosen)
    base = _base()
    return base and base / "watchword"


def _base() -> Optional[Path]:
    """The folder of the user's caches on this platform."""
    home = os.path.expanduser("~")
    if os.name == "nt":
        local = os.environ.get("LOCALAPPDATA")
        return Path(local) if local else None
    chosen = os.environ.get("XDG_CACHE_HOME", "")
    if os.path.isabs(chosen):
        return Path(chosen)
    if not os.path.isabs(home):
        return None
    return Path(home, "Library", "Caches") if sys.platform == "darwin" else Path(home, ".cache")


def read(name: str) -> Optional[bytes]:
    """Returns the content of a file, if it is complete and owned by the user."""
    directory = folder()
    if directory is None:
        return None
    try:
        if not _is_own(os.lstat(directory), stat.S_ISDIR):
            return None
        with open(os.open(directory / name, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)), "rb") as file:
            if not _is_own(os.fstat(file.fileno()), stat.S_ISREG):
                return None
            content = file.read()
    except OSError:
        return None
    size = _DIGEST().digest_size
    content, digest = content[size:], content[:size]
    return content if _DIGEST(content).digest() == digest else None


def keep(name: str, content: Callable[[], bytes]) -> None:
    """Writes a file, if there is a cache. Warns if the user chose the folder and writing fails."""
    directory = folder()
    if directory is None or write(name, content()) or "WATCHWORD_CACHE" not in os.environ:
        return
    import warnings

    found = f"The compiled engine cannot be stored in {directory}, the folder that WATCHWORD_CACHE names, and is compiled at each start"
    advice = "name a folder that only you can write, or turn the cache off by WATCHWORD_CACHE=off"
    warnings.warn(f"{found}; {advice}", RuntimeWarning, stacklevel=2)


def write(name: str, content: bytes) -> bool:
    """Writes a file atomically. Returns whether it was written."""
    directory = folder()
    if directory is None:
        return False
    # Not needed when the file is already in the cache.
    import tempfile

    temporary = None
    try:
        directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not _is_own(os.lstat(directory), stat.S_ISDIR):
            return False
        # Only the owner can read the file.
        handle, temporary = tempfile.mkstemp(dir=directory, prefix=f".{name}.")
        with open(handle, "wb") as file:
            file.write(_DIGEST(content).digest())
            file.write(content)
        os.replace(temporary, directory / name)
        return True
    except OSError:
        if temporary is not None:
            try:
                os.unlink(temporary)
            except OSError:
                pass
        return False


def _is_own(status: os.stat_result, has_type: Callable[[int], bool]) -> bool:
    """Whether the user owns the file or folder, and nobody else can write to it. Windows protects the user's
    profile."""
    if not has_type(status.st_mode):
        return False
    if not _HAS_OWNERS:
        return True
    return status.st_uid == os.geteuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
