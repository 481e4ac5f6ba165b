"""The language that texts are requested in: a tag, a list of tags by preference, or an Accept-Language header."""

from __future__ import annotations

from typing import NamedTuple, Optional, Sequence, Tuple, Union

Locale = Union[str, Sequence[Optional[str]], None]
"""A language tag, a list of them by preference, or the value of an Accept-Language header. `None` in a list counts as
nothing."""


class Chosen(NamedTuple):
    """The language chosen for a reader by the engine, and the languages of the texts that serve it, best first."""

    locale: str
    serving: Tuple[str, ...]


_MAX_HEADER_LENGTH = 2000
"""The number of characters of a header that the engine reads."""


def requested(locale: Locale) -> Tuple[str, ...]:
    """Returns what was requested as a list. Raises `TypeError` if it is of another type."""
    if locale is None:
        return ()
    if isinstance(locale, str):
        return (locale[:_MAX_HEADER_LENGTH],)
    if isinstance(locale, Sequence) and all(tag is None or isinstance(tag, str) for tag in locale):
        return tuple([tag[:_MAX_HEADER_LENGTH] for tag in locale if tag is not None])
    raise TypeError("locale is of another type; expected a str, a list of str and None, or None")
