"""An app's own texts over those of the package: overlays that come with it, and compiled catalogues."""

from __future__ import annotations

import json
import os
from typing import Any, Mapping, Sequence, Tuple, Union

from . import _files
from ._errors import QuestionError

TextSource = Union[str, bytes, Mapping[str, Any], "os.PathLike[str]"]
"""The name of an overlay (`passphrase`, `pin`), the path of a compiled catalogue (`watchword compile`), or what it has."""

Texts = Union[TextSource, Sequence[TextSource], None]
"""Own texts; of two, the one that is named last is shown."""

Layer = Union[str, bytes]
"""The name of an overlay, or a compiled catalogue."""


def layers(texts: Texts) -> Tuple[Layer, ...]:
    """The layers that an argument names, the lowest first."""
    if texts is None:
        return ()
    given: Any = (texts,) if isinstance(texts, (str, bytes, bytearray, Mapping, os.PathLike)) else texts
    return tuple(_layer(one) for one in given)


def tags(layers: Tuple[Layer, ...]) -> Tuple[str, ...]:
    """The languages of the catalogues among the layers."""
    return tuple(json.loads(layer)["locale"] for layer in layers if isinstance(layer, bytes))


def _layer(source: TextSource) -> Layer:
    if isinstance(source, str) and source in _files.overlays():
        return source
    content = _content(source)
    try:
        locale = json.loads(content)["locale"]
    except (ValueError, TypeError, KeyError, RecursionError):
        locale = None
    if not isinstance(locale, str):
        raise QuestionError("unusable-texts", "The texts are no compiled catalogue; expected what watchword compile writes")
    return content


def _content(source: TextSource) -> bytes:
    if isinstance(source, (bytes, bytearray)):
        return bytes(source)
    if isinstance(source, Mapping):
        return json.dumps(source).encode()
    if isinstance(source, str) and source.lstrip().startswith("{"):
        return source.encode()
    try:
        with open(source, "rb") as file:
            return file.read()
    except FileNotFoundError:
        pass
    names = ", ".join(_files.overlays())
    raise QuestionError("unknown-overlay", f"There is no file {os.fspath(source)}, and no overlay of this name; there are {names}")
