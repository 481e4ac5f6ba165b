"""Names of files, as the engine reads languages and sources from them."""

from __future__ import annotations

import os


def slashed(path: str) -> str:
    """Returns a path with `/` between its parts, which Windows takes, too."""
    return path if os.sep == "/" else path.replace(os.sep, "/")
