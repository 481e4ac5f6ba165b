"""The files of the package: modules, texts, lists and policies."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Dict, List, Optional, Tuple

_data = Path(__file__).with_name("data")


def data(*path: str) -> bytes:
    """Returns the bytes of a file."""
    return _data.joinpath(*path).read_bytes()


def names(folder: str) -> Optional[List[str]]:
    """Returns the names of the entries of a folder; `None` if there is no such folder."""
    path = _data.joinpath(folder)
    return sorted(entry.name for entry in path.iterdir()) if path.is_dir() else None


def schema() -> bytes:
    """The JSON Schema of policy files."""
    return data("watchword-policy-1.schema.json")


@lru_cache(maxsize=None)
def policies() -> Tuple[str, ...]:
    """The names of the shipped policies."""
    return _stems("policies")


def bases(policy: bytes) -> Dict[str, str]:
    """Returns the names and texts of the shipped policies, if a policy extends one."""
    try:
        extends = "extends" in json.loads(policy)
    except (ValueError, TypeError, RecursionError):
        return {}  # The engine reports the errors with their places.
    return {name: data("policies", f"{name}.json").decode() for name in policies()} if extends else {}


@lru_cache(maxsize=None)
def locales() -> Tuple[str, ...]:
    """The language tags that have texts."""
    return _stems("texts")


@lru_cache(maxsize=None)
def overlays() -> Tuple[str, ...]:
    """The names of the overlays, which use another word for "password"."""
    return tuple(sorted(folder.name for folder in (_data / "overlays").iterdir() if folder.is_dir()))


@lru_cache(maxsize=None)
def overlay_locales(overlay: str) -> Tuple[str, ...]:
    """The language tags that have texts in an overlay; those of a region only if they differ."""
    return _stems(f"overlays/{overlay}")


def _stems(folder: str) -> Tuple[str, ...]:
    return tuple(sorted(file.stem for file in (_data / folder).glob("*.json")))
