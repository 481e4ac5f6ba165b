"""Configuration files: each catalogue uses the nearest `.watchword.json`, in its own folder or above."""

from __future__ import annotations

import json
import os
from typing import Any, Dict, List, Mapping, Optional, Tuple

from ._engine import question, tools
from ._errors import QuestionError
from ._names import slashed

_NAME = ".watchword.json"


class Settings:
    """The configuration files of a run."""

    def __init__(self, file: Optional[str] = None) -> None:
        """With `file`, that file applies to all catalogues."""
        self._named = file and (os.path.dirname(os.path.abspath(file)), _load(file))
        self._found: Dict[str, Optional[Mapping[str, Any]]] = {}

    def of(self, name: str) -> Tuple[str, Optional[Mapping[str, Any]]]:
        """Returns a catalogue's name relative to the folder of its configuration file, and its settings; the name and
        `None` if there is no configuration file."""
        path = os.path.abspath(name)
        folder, settings = self._named or self._nearest(os.path.dirname(path))
        return (name, None) if settings is None else (slashed(_relative(path, folder)), settings)

    def _nearest(self, folder: str) -> Tuple[str, Optional[Mapping[str, Any]]]:
        while True:
            if folder not in self._found:
                file = os.path.join(folder, _NAME)
                self._found[folder] = _load(file) if os.path.isfile(file) else None
            parent = os.path.dirname(folder)
            if self._found[folder] is not None or parent == folder:
                return folder, self._found[folder]
            folder = parent


def _relative(path: str, folder: str) -> str:
    """Returns a path relative to a folder; the path itself if it is on another drive of Windows."""
    try:
        return os.path.relpath(path, folder)
    except ValueError:
        return path


def _load(file: str) -> Mapping[str, Any]:
    with open(file, "rb") as opened:
        content = opened.read()
    try:
        settings = json.loads(content)
    except ValueError as error:
        raise QuestionError("unusable-settings", f"{file} is not JSON: {error}") from None
    if not isinstance(settings, dict):
        raise QuestionError("unusable-settings", f"{file} is not a JSON object")
    glossary = settings.get("glossary")
    if isinstance(glossary, str):
        settings["glossary"] = _glossary(os.path.join(os.path.dirname(file), glossary))
    return settings


def _glossary(path: str) -> Mapping[str, Any]:
    """Reads a glossary: a file, or a folder with a file for each language."""
    if os.path.isdir(path):
        files = [os.path.join(path, name) for name in sorted(os.listdir(path)) if not name.startswith(".")]
        return _joined([_glossary(file) for file in files if os.path.isfile(file)])
    with open(path, "rb") as opened:
        glossary: Mapping[str, Any] = tools().call("glossary", question(name=slashed(path)), opened.read())["glossary"]
    return glossary


def _joined(glossaries: List[Mapping[str, Any]]) -> Mapping[str, Any]:
    """Returns the entries of several glossaries. Translations of the same term are combined."""
    terms: Dict[str, Dict[str, List[str]]] = {}
    forbidden: Dict[str, List[str]] = {}
    for glossary in glossaries:
        for term in glossary.get("terms", []):
            _merge(terms.setdefault(term["term"], {}), term["translations"])
        _merge(forbidden, glossary.get("forbidden", {}))
    return {
        "terms": [{"term": term, "translations": translations} for term, translations in terms.items()],
        "forbidden": forbidden,
        "doNotTranslate": [text for glossary in glossaries for text in glossary.get("doNotTranslate", [])],
    }


def _merge(into: Dict[str, List[str]], words: Mapping[str, Any]) -> None:
    for language, texts in words.items():
        into.setdefault(language, []).extend(texts if isinstance(texts, list) else [texts])
