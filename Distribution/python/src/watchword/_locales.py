"""Selection of the language of texts: from a tag, a list of tags by preference, or an Accept-Language header."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Iterator, Optional, Sequence, Tuple, Union

from . import _files

Locale = Union[str, Sequence[Optional[str]], None]
"""A language tag, a list of them by preference, or the value of an Accept-Language header. `None` in a list counts as
nothing."""

_ENGLISH = "en"
_USUAL = re.compile(r"[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|[0-9]{3}))?(?=-|$)", re.IGNORECASE | re.ASCII)
"""The start of tags that the engine accepts: with a script and a region. Other tags are replaced by that of the
texts."""

_DIGITS = re.compile(r"-u(?:-[a-z0-9]{2,8})*?(-nu-[a-z0-9]{3,8})(?=-|$)", re.IGNORECASE | re.ASCII)
"""The part of a tag that names its digits."""

_MAX_HEADER_LENGTH = 2000
"""The maximum number of characters of a header that are read; browsers send fewer than 200."""


def negotiate_locale(locale: Locale, own: Tuple[str, ...] = ()) -> str:
    """Returns the first tag that has texts, its own or those of a parent; English if there is none.

    `own` are the tags of an app's own catalogues.
    """
    if locale is None:
        return _ENGLISH
    if isinstance(locale, str):
        return _negotiated((locale[:_MAX_HEADER_LENGTH],), own)
    if isinstance(locale, Sequence) and all(tag is None or isinstance(tag, str) for tag in locale):
        return _negotiated(tuple([tag[:_MAX_HEADER_LENGTH] for tag in locale if tag is not None]), own)
    raise TypeError("locale is of another type; expected a str, a list of str and None, or None")


@lru_cache(maxsize=256)
def _negotiated(given: Tuple[str, ...], own: Tuple[str, ...] = ()) -> str:
    for one in given:
        for tag in _tags(one):
            known = _files.own_texts_for(tag) or tuple(known for known in own if _serves(known, tag))
            if known:
                return _usual(tag) or known[0]
    return _ENGLISH


def _usual(tag: str) -> Optional[str]:
    """Returns a tag without variants and extensions, except its digits."""
    usual = _USUAL.match(tag)
    if usual is None:
        return None
    digits = _DIGITS.search(tag.lower().partition("-x-")[0])
    return usual.group() + (f"-u{digits.group(1)}" if digits else "")


def _serves(known: str, tag: str) -> bool:
    """Whether a tag is equal to another one or its parent: it for it-CH."""
    return f"{tag.lower()}-".startswith(f"{known.lower()}-")


def _tags(header: str) -> Iterator[str]:
    """Returns the tags of a header by descending quality. A single tag is a header, too."""
    weighted = []
    for part in header.split(","):
        tag, _, weight = part.partition(";")
        try:
            quality = float(weight.strip()[2:]) if weight.strip().lower().startswith("q=") else 1.0
        except ValueError:
            continue
        if quality > 0:
            # Locale names of operating systems contain underscores.
            weighted.append((quality, tag.strip().replace("_", "-")))
    return (tag for _, tag in sorted(weighted, key=lambda one: -one[0]))
