"""An app's own texts, which override those of the package: overlays in the package, and catalogues in any format."""

from __future__ import annotations

import json
import os
import re
from typing import Any, Dict, List, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

from . import _files
from ._errors import QuestionError, WatchwordError

TextSource = Union[str, bytes, Mapping[str, Any], "os.PathLike[str]"]
"""The name of an overlay (`passphrase`, `pin`), texts by language and id, or the path or content of a catalogue, such as
XLIFF, PO or the output of `watchword compile`."""

Texts = Union[TextSource, Sequence[TextSource], None]
"""Own texts; if several change the same text, the last one applies."""


class OwnTexts(NamedTuple):
    """The compiled catalogue of a language."""

    name: str
    locale: str
    content: bytes


Layer = Union[str, OwnTexts]
"""The name of an overlay, or a catalogue."""

_CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
_TAG = re.compile(r"[a-z]{2,3}([-_][a-z0-9]+)*", re.IGNORECASE | re.ASCII)


def layers(texts: Union[Texts, Sequence[Layer]]) -> Tuple[Layer, ...]:
    """Returns the layers of an argument, lowest first: one for each language of a catalogue."""
    if texts is None:
        return ()
    given: Any = (texts,) if isinstance(texts, (str, bytes, bytearray, Mapping, os.PathLike)) else texts
    return tuple(layer for one in given for layer in _layers(one))


def tags(layers: Tuple[Layer, ...]) -> Tuple[str, ...]:
    """Returns the languages of the catalogues among the layers."""
    return tuple(layer.locale for layer in layers if isinstance(layer, OwnTexts))


def _layers(source: Union[TextSource, OwnTexts]) -> List[Layer]:
    if isinstance(source, OwnTexts) or (isinstance(source, str) and source in _files.overlays()):
        return [source]
    name, content = _document(source)
    found = _tables(name, content)
    return list(_compiled(name, content) if found is None else found)


def _own(name: str, locale: str, messages: Mapping[str, Any]) -> OwnTexts:
    return OwnTexts(name, locale, json.dumps({"version": 1, "locale": locale, "messages": messages}).encode())


def _tables(name: str, content: bytes) -> Optional[List[OwnTexts]]:
    """Returns the catalogues in JSON: a compiled one, or tables of texts by language and id. `None` if it is another
    document."""
    try:
        found = json.loads(content)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict):
        return None
    if isinstance(found.get("locale"), str) and "messages" in found:
        return [OwnTexts(name, found["locale"], content)]
    if not found or not all(_TAG.fullmatch(tag) and _is_table(texts) for tag, texts in found.items()):
        return None
    return [_own(name, tag.replace("_", "-"), _messages(texts)) for tag, texts in found.items()]


def _is_table(texts: object) -> bool:
    return isinstance(texts, dict) and all(isinstance(text, str) or _is_forms(text) for text in texts.values())


def _is_forms(text: object) -> bool:
    return isinstance(text, dict) and bool(text) and _CATEGORIES.issuperset(text)


def _messages(texts: Mapping[str, Any]) -> Dict[str, Any]:
    """Returns the messages of a compiled catalogue for a table."""
    return {id: text if isinstance(text, str) else {"plural": text} for id, text in texts.items()}


def _compiled(name: str, content: bytes) -> List[OwnTexts]:
    """Compiles a document in any format of catalogues, with tools.wasm."""
    from ._tools import compiled

    try:
        catalogs = compiled(name, content)
    except WatchwordError as error:
        reason = str(error)
    else:
        if catalogs:
            # Messages of PO have their context as the id, and the source after it.
            return [
                _own(name, one["locale"], {key.split("|")[0]: text for key, text in one["messages"].items()}) for one in catalogs
            ]
        reason = "It has no translated text"
    expected = "expected a catalogue such as XLIFF or PO, the output of watchword compile, or an object of texts by language and id"
    raise QuestionError("unusable-texts", f"The texts {name} cannot be used; {expected}. {reason}")


def _document(source: TextSource) -> Tuple[str, bytes]:
    """Returns a document, and the name by which its format is recognised."""
    if isinstance(source, (bytes, bytearray)):
        return "texts", bytes(source)
    if isinstance(source, Mapping):
        return "texts", json.dumps(source).encode()
    # A document has several lines, or begins like JSON or XML; everything else is a path.
    if isinstance(source, str) and ("\n" in source or source.lstrip()[:1] in ("{", "<")):
        return "texts", source.encode("utf-8", "replace")
    try:
        with open(source, "rb") as file:
            return os.path.basename(os.fspath(source)), file.read()
    except FileNotFoundError:
        pass
    names = ", ".join(_files.overlays())
    raise QuestionError("unknown-overlay", f"There is no file {os.fspath(source)}, and no overlay of this name; there are {names}")
