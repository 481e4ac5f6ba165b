"""An app's own texts, which override those of the package: overlays in the package, and compiled catalogues."""

from __future__ import annotations

import json
import os
from typing import Any, Mapping, Sequence, Tuple, Union

from . import _files
from ._errors import QuestionError

TextSource = Union[str, bytes, Mapping[str, Any], "os.PathLike[str]"]
"""The name of an overlay (`passphrase`, `pin`), or the path or content of a compiled catalogue (`watchword
compile`)."""

Texts = Union[TextSource, Sequence[TextSource], None]
"""Own texts; if several change the same text, the last one applies."""

Layer = Union[str, bytes]
"""The name of an overlay, or a compiled catalogue."""


def layers(texts: Texts) -> Tuple[Layer, ...]:
    """Returns the layers of an argument, lowest first."""
    if texts is None:
        return ()
    given: Any = (texts,) if isinstance(texts, (str, bytes, bytearray, Mapping, os.PathLike)) else texts
    return tuple(_layer(one) for one in given)


def tags(layers: Tuple[Layer, ...]) -> Tuple[str, ...]:
    """Returns the languages of the catalogues among the layers."""
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
        raise QuestionError("unusable-texts", "The texts are not a compiled catalogue; expected the output of watchword compile")
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
