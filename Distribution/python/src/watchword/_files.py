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


_FORMER = {"iw": "he", "in": "id"}
"""The former codes of languages, which Java and Android use."""

_TRADITIONAL = frozenset("au bn gb gf hk id mo pa pf ph sr th tw us vn".split())
"""The regions in which Chinese is written in the traditional script (CLDR, likely subtags)."""


def _parents(tag: str) -> Tuple[str, ...]:
    """Returns a tag in lower case and its parents: zh-tw, zh-hant-tw, zh-hant."""
    parts = tag.lower().split("-")
    parts[0] = _FORMER.get(parts[0], parts[0])
    if parts[0] == "zh" and len(parts) > 1 and parts[1] in _TRADITIONAL:
        return ("-".join(parts), *_parents("-".join(["zh", "hant", *parts[1:]])))
    # CLDR's parent of Macau is Hong Kong.
    between = ("zh-hant-hk",) if parts == ["zh", "hant", "mo"] else ()
    chain = tuple("-".join(parts[:length]) for length in range(len(parts), 0, -1))
    return (chain[0], *between, *chain[1:])


def _of_parents(tag: str, tags: Tuple[str, ...]) -> Tuple[str, ...]:
    known = {each.lower(): each for each in tags}
    return tuple(known[parent] for parent in _parents(tag) if parent in known)


def own_texts_for(tag: str) -> Tuple[str, ...]:
    """Returns the tags of a language's own texts and of those of its parents; of a related region if there are none."""
    return _of_parents(tag, locales()) or _related(tag)


def _related(tag: str) -> Tuple[str, ...]:
    """Returns the tag whose readers can read a language without own texts: pt-BR for pt-PT, zh-Hans for zh."""
    language, *others = _parents(tag)[0].split("-")
    if others and len(others[0]) == 4:  # a script
        return ()
    return tuple(known for known in locales() if known.split("-")[0] == language)[:1]


@lru_cache(maxsize=256)
def texts_for(tag: str) -> Tuple[str, ...]:
    """Returns the tags of all texts that a language may need: its own, those of its parents, and English."""
    return tuple(dict.fromkeys([*own_texts_for(tag), "en"]))


@lru_cache(maxsize=256)
def overlay_texts_for(overlay: str, tag: str) -> Tuple[str, ...]:
    """Returns the tags of the texts of an overlay that a language may need."""
    found = (*_of_parents(tag, overlay_locales(overlay)), *texts_for(tag))
    return tuple(each for each in dict.fromkeys(found) if each in overlay_locales(overlay))


@lru_cache(maxsize=None)
def overlay_locales(overlay: str) -> Tuple[str, ...]:
    """The language tags that have texts in an overlay; those of a region only if they differ."""
    return _stems(f"overlays/{overlay}")


def _stems(folder: str) -> Tuple[str, ...]:
    return tuple(sorted(file.stem for file in (_data / folder).glob("*.json")))
