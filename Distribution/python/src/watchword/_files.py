"""The files of the package: modules, texts, lists and policies."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Dict, Tuple

_data = Path(__file__).with_name("data")


def data(*path: str) -> bytes:
    """Returns the bytes of a file."""
    return _data.joinpath(*path).read_bytes()


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
def _tags() -> Dict[str, str]:
    # Java and Android call Hebrew iw.
    return {**{tag.lower(): tag for tag in locales()}, "iw": "he"}


def own_texts_for(tag: str) -> Tuple[str, ...]:
    """Returns the tags of a language's own texts and of those of its parents."""
    parts = tag.lower().split("-")
    chain = ["-".join(parts[:length]) for length in range(len(parts), 0, -1)]
    return tuple([_tags()[part] for part in chain if part in _tags()])


@lru_cache(maxsize=256)
def texts_for(tag: str) -> Tuple[str, ...]:
    """Returns the tags of all texts that a language may need: its own, those of its parents, and English."""
    return tuple(dict.fromkeys([*own_texts_for(tag), "en"]))


def _stems(folder: str) -> Tuple[str, ...]:
    return tuple(sorted(file.stem for file in (_data / folder).glob("*.json")))
