"""Finds the catalogues in folders, like the command."""

from __future__ import annotations

import os
from typing import Dict, Iterable, Iterator, List, Tuple

from ._names import slashed
from ._tools import survey

_ENDINGS = (".xliff", ".xlf", ".xcstrings", ".strings", ".stringsdict", ".arb", ".po", ".pot")
_FOLDERS_OF_LANGUAGES = {"locales", "locale", "i18n", "lang", "langs", "languages", "translations", "l10n"}
_BUNDLE = ".xcloc"


def catalogs(paths: Iterable[str]) -> Tuple[List[str], List[str]]:
    """Returns the files named by arguments, without duplicates, and the folders that contain none."""
    found: List[str] = []
    empty: List[str] = []
    for path in paths:
        if path == "-" or not os.path.isdir(path):
            found.append(path)
            continue
        files = list(_bundle(path) if slashed(path).rstrip("/").endswith(_BUNDLE) else _walk(path, os.path.realpath(path)))
        found += files
        if not files:
            empty.append(path)
    unique: Dict[object, str] = {}
    for path in found:
        unique.setdefault(_identity(path), path)
    return list(unique.values()), empty


def _identity(path: str) -> object:
    try:
        status = os.stat(path)
        return status.st_dev, status.st_ino
    except OSError:
        return path


def _bundle(folder: str) -> Iterator[str]:
    """Returns the catalogue of an Xcode bundle, without the source files next to it."""
    contents = os.path.join(folder, "Localized Contents")
    if os.path.isdir(contents):
        yield from _walk(contents, os.path.realpath(contents))


def _walk(folder: str, root: str) -> Iterator[str]:
    # Hidden files, third-party packages, and links that point out of the folder are skipped.
    for name in sorted(os.listdir(folder), key=os.fsencode):
        path = os.path.join(folder, name)
        if name.startswith("."):
            continue
        if os.path.isdir(path):
            if os.path.islink(path) or name == "node_modules":
                continue
            yield from _bundle(path) if name.endswith(_BUNDLE) else _walk(path, root)
        elif is_catalog(path) and os.path.isfile(path):
            target = os.path.realpath(path)
            if not os.path.islink(path) or target.startswith(os.path.join(root, "")):
                yield path


def is_catalog(path: str) -> bool:
    """Whether this is the path of a catalogue, by its extension or its folders."""
    *folders, base = slashed(path).split("/")
    name = base.lower()
    if name.endswith(_ENDINGS):
        return not name.endswith(".html.arb")
    parents = [folder for folder in folders if folder not in ("", ".")][::-1] + ["", ""]
    if name.endswith(".xml"):
        is_resource = any(word in name for word in ("string", "plural", "array"))
        return is_resource and parents[0].split("-")[0] == "values"
    if not name.endswith(".json"):
        return False
    stem = base[: -len(".json")]
    if _is_locale(stem):
        return parents[0] in _FOLDERS_OF_LANGUAGES
    return _is_locale(parents[0]) and (stem == "translation" or parents[1] in _FOLDERS_OF_LANGUAGES)


def _is_locale(name: str) -> bool:
    """Whether a name is that of a language. A JSON file with such a name may be a catalogue."""
    if not name or name in ("translation", "common"):
        return False
    return bool(survey(b"", f"{name}.json")["isCatalog"])
