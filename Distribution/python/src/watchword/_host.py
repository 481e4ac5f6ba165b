"""The files and streams for which the engine asks: Sources/Hosts/WebAssembly/Catalogs/WebAssembly+Projects.swift."""

from __future__ import annotations

import errno
import io
import os
import stat
import sys
from typing import Dict, Mapping, Optional, Tuple, cast

from . import _files
from ._names import slashed

_LIMIT = 64 << 20
"""The length of the longest answer, in bytes."""
_INPUT_LENGTH = 1 << 16
"""The number of bytes of standard input that are read at once."""
_DONE = b"+"
_REASONS = {
    errno.ENOENT: "There is no such file or folder",
    errno.ENOTDIR: "There is no such file or folder",
    errno.EISDIR: "This is a folder, not a file",
    errno.EACCES: "Permission was denied",
    errno.EPERM: "Permission was denied",
    errno.EBADF: "It is closed",
    errno.EPIPE: "The reader has closed it",
}
"""The reasons of failed operations that have words of their own."""


class Host:
    """This process: its files and streams. `given` has documents that take the place of files, by their names."""

    def __init__(self, given: Optional[Mapping[str, bytes]] = None) -> None:
        self._given: Dict[str, bytes] = dict(given or {})

    def answer(self, question: bytes) -> Optional[bytes]:
        """Returns the answer to a question; an error is answered by its reason."""
        name, path, further = question.split(b"\0", 2)
        function = getattr(self, f"_{name.decode()}", None)
        try:
            return None if function is None else function(path, further)
        except OSError as error:
            if name in (b"status", b"resolved", b"data"):
                return None
            reason = _REASONS.get(error.errno or 0, error.strerror or str(error))
            return b"-" + reason.encode()

    def _document(self, path: bytes) -> Optional[bytes]:
        return self._given.get(path.decode("utf-8", "surrogateescape"))

    def _status(self, path: bytes, further: bytes) -> Optional[bytes]:
        document = self._document(path)
        if document is not None:
            return f"file {len(document)} - -".encode()
        found = os.stat(_system(path))
        kind = "file" if stat.S_ISREG(found.st_mode) else "folder" if stat.S_ISDIR(found.st_mode) else "other"
        return f"{kind} {found.st_size} {found.st_dev % (1 << 64)} {found.st_ino % (1 << 64)}".encode()

    def _link(self, path: bytes, further: bytes) -> Optional[bytes]:
        return b"1" if os.path.islink(_system(path)) else None

    def _resolved(self, path: bytes, further: bytes) -> Optional[bytes]:
        # The folder of a given document need not exist.
        if not any(name.startswith(f"{path.decode('utf-8', 'surrogateescape')}/") for name in self._given):
            os.stat(_system(path))
        return _engine(os.path.realpath(_system(path)))

    def _entries(self, path: bytes, further: bytes) -> bytes:
        names = sorted(os.fsencode(name) for name in os.listdir(_system(path)))
        return _DONE + b"".join(name + b"\0" for name in names if not name.startswith(b"."))

    def _part(self, path: bytes, further: bytes) -> bytes:
        start, end = map(int, further.split())
        document = self._document(path)
        if document is not None:
            return _DONE + document[start:end]
        with open(_system(path), "rb") as file:
            if min(os.fstat(file.fileno()).st_size, end) - start >= _LIMIT:
                return _TOO_LARGE
            file.seek(start)
            return _DONE + file.read(end - start)

    def _read(self, path: bytes, further: bytes) -> bytes:
        limit = min(int(further), _LIMIT)
        document = self._document(path)
        if document is not None:
            content = document[:limit]
        elif path == b"-":
            if sys.stdin is None or sys.stdin.closed:
                return b"-Standard input is closed"
            content = sys.stdin.buffer.read(limit)
        else:
            with open(_system(path), "rb") as file:
                content = file.read(limit)
        return _TOO_LARGE if len(content) == _LIMIT else _DONE + content

    def _input(self, path: bytes, further: bytes) -> bytes:
        if sys.stdin is None or sys.stdin.closed:
            return _DONE
        return _DONE + cast(io.BufferedReader, sys.stdin.buffer).read1(_INPUT_LENGTH)

    def _terminal(self, path: bytes, further: bytes) -> Optional[bytes]:
        return b"1" if sys.stdin is not None and sys.stdin.isatty() else None

    def _typed(self, path: bytes, further: bytes) -> Optional[bytes]:
        from getpass import getpass

        try:
            return getpass(further.decode()).encode("utf-8", "surrogateescape")
        except (EOFError, KeyboardInterrupt):
            return None

    def _replace(self, path: bytes, further: bytes) -> bytes:
        replace(_system(path), further)
        return _DONE

    def _folder(self, path: bytes, further: bytes) -> bytes:
        os.makedirs(_system(path), exist_ok=True)
        return _DONE

    def _output(self, path: bytes, further: bytes) -> bytes:
        _write(sys.stdout, further)
        return _DONE

    def _error(self, path: bytes, further: bytes) -> bytes:
        _write(sys.stderr, further)
        return _DONE

    def _console(self, path: bytes, further: bytes) -> bytes:
        is_screen = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        return f"{int(is_screen)} {int(is_screen and not os.environ.get('NO_COLOR'))}".encode()

    def _data(self, path: bytes, further: bytes) -> Optional[bytes]:
        name = path.decode()
        names = _files.names(name)
        return _files.data(name) if names is None else b"".join(one.encode() + b"\0" for one in names)

    def _random(self, path: bytes, further: bytes) -> bytes:
        return os.urandom(int(further))

    def _locale(self, path: bytes, further: bytes) -> Optional[bytes]:
        values = [os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)]
        return os.fsencode(values[0]) if values else None

    def _commands(self, path: bytes, further: bytes) -> bytes:
        return _files.data("commands.json")

    def _pages(self, path: bytes, further: bytes) -> bytes:
        return _files.data("pages.json")

    def _shipped(self, path: bytes, further: bytes) -> bytes:
        return _files.data("shipped.json")

    def _version(self, path: bytes, further: bytes) -> bytes:
        from .__main__ import version

        return version().encode()


_TOO_LARGE = f"-The file is too large; this package reads at most {_LIMIT >> 20} MiB".encode()


class Recorder(Host):
    """The same files, with streams that are kept."""

    def __init__(self, given: Optional[Mapping[str, bytes]] = None) -> None:
        super().__init__(given)
        self._kept: Tuple[bytearray, bytearray] = (bytearray(), bytearray())

    def _output(self, path: bytes, further: bytes) -> bytes:
        self._kept[0].extend(further)
        return _DONE

    def _error(self, path: bytes, further: bytes) -> bytes:
        self._kept[1].extend(further)
        return _DONE

    def _console(self, path: bytes, further: bytes) -> bytes:
        return b"0 0"

    @property
    def output(self) -> str:
        """What was written to standard output."""
        return self._kept[0].decode()

    @property
    def errors(self) -> str:
        """What was written to standard error."""
        return self._kept[1].decode()


def replace(path: str, content: bytes) -> None:
    """Replaces a file atomically, keeping its permissions. A link remains a link."""
    import tempfile

    path = os.path.realpath(path)
    handle, temporary = tempfile.mkstemp(dir=os.path.dirname(path), prefix=f".{os.path.basename(path)}.")
    try:
        with open(handle, "wb") as file:
            file.write(content)
        if os.path.exists(path):
            os.chmod(temporary, os.stat(path).st_mode & 0o7777)
        else:
            mask = os.umask(0)
            os.umask(mask)
            os.chmod(temporary, 0o666 & ~mask)
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def _system(path: bytes) -> str:
    """Returns a path of the engine for the system."""
    return os.fsdecode(path)


def _engine(path: str) -> bytes:
    return os.fsencode(slashed(path))


def _write(stream: object, content: bytes) -> None:
    buffer = getattr(stream, "buffer", None)
    if buffer is None:
        stream.write(content.decode())  # type: ignore[attr-defined]
        return
    buffer.write(content)
    buffer.flush()
