"""The engines. A process has one engine that checks passwords: all threads share it in turns.

A check occupies it for about 20 µs, so threads hardly wait; one engine per thread would cost megabytes and milliseconds
each. Long work yields between its parts. The slower functions of tools.wasm use a new engine for each call.
"""

from __future__ import annotations

import itertools
import json
import os
import sys
from collections import deque
from contextlib import contextmanager
from threading import Lock
from typing import Any, Deque, Dict, Iterable, Iterator, Mapping, Optional, Tuple, Union
from weakref import WeakValueDictionary

from . import _files
from ._errors import EngineError, QuestionError, checked
from ._findings import Finding
from ._instance import Instance, Trapped
from ._locales import Chosen, Locale, requested
from ._own_texts import Layer, OwnTexts, tags

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_LISTS = {"commonPasswords": "common-passwords.txt", "strengthWords": "strength-words.txt"}
_LOADERS = {"commonPasswords": "load_common_passwords", "strengthWords": "load_strength_words"}

_MAX_CHOSEN = 256
"""The number of requests whose chosen languages are kept; headers are an endless supply of them."""


class SecretBytes(bytes):
    """Bytes with passwords, hidden from tracebacks."""

    def __repr__(self) -> str:
        return "<hidden>"

    __str__ = __repr__


def utf8(text: str) -> SecretBytes:
    """Encodes a text in UTF-8. Lone surrogates, which UTF-8 cannot represent, are replaced by U+FFFD."""
    try:
        return SecretBytes(text.encode())
    except UnicodeEncodeError:
        pass  # The error contains the text, so nothing is raised while it is alive.
    return SecretBytes("".join("\ufffd" if "\ud800" <= character <= "\udfff" else character for character in text).encode())


def question(**members: Any) -> SecretBytes:
    """Encodes a request with the members that are not `None`."""
    return utf8(_encode({name: value for name, value in members.items() if value is not None}))


class Opened:
    """A policy in the engines: its text, and its handles, which change when an engine restarts."""

    __slots__ = ("name", "text", "layers", "needs", "handles", "engine", "__weakref__")

    def __init__(self, name: str, text: bytes, layers: Tuple[Layer, ...] = ()) -> None:
        self.name = name
        self.text = text
        self.layers = layers
        self.needs: Tuple[str, ...] = ()
        self.handles: Dict[str, Tuple[int, int]] = {}
        self.engine = engine(layers)

    def __del__(self) -> None:
        known = self.handles.get(self.engine.name)
        if known is not None:
            self.engine.retire(*known)


class Engine:
    """A module with its texts, lists and policies."""

    def __init__(self, name: str, layers: Tuple[Layer, ...] = ()) -> None:
        self.name = name
        self.layers = layers
        self._lock = Lock()
        self._instance: Optional[Instance] = None
        self._start = 0
        self._loaded: set[str] = set()
        self._chosen: Dict[Tuple[str, ...], Chosen] = {}
        self.text_findings: Tuple[Finding, ...] = ()
        """The findings about the own texts: ids that do not exist."""
        self._retired: Deque[Tuple[int, int, str]] = deque()

    # MARK: Calls

    def call(self, function: str, *inputs: Union[int, bytes, Opened], locale: Optional[str] = None) -> Mapping[str, Any]:
        """Calls a function; returns its answer as an object. A policy is passed as its handle. Raises
        `QuestionError`."""
        return checked(json.loads(self.text(function, *inputs, locale=locale)))

    def text(self, function: str, *inputs: Union[int, bytes, Opened], locale: Optional[str] = None) -> bytes:
        """Calls a function; returns its answer as the module writes it."""
        with self.lock() as instance:
            if locale is not None:
                self.load_texts(instance, locale)
            return instance.call(function, *[self.handle(instance, one) if isinstance(one, Opened) else one for one in inputs])

    def open(self, policy: Opened) -> Mapping[str, Any]:
        """Opens a policy. Its handle is `None` if it is unusable; the answer contains its findings."""
        with self.lock() as instance:
            return self._open(instance, policy)

    @contextmanager
    def lock(self) -> Iterator[Instance]:
        """Locks the instance. After a trap, discards it and raises `EngineError`."""
        message = ""
        with self._lock:
            try:
                if self._instance is None:
                    started = Instance(self.name)
                    self._load_own_texts(started)
                    self._instance = started
                    self._start = next(_starts)
                self._close_retired()
                yield self._instance
                return
            except Trapped as trap:
                message = str(trap)
                self._discard()
        raise EngineError(f"The engine could not answer ({message}); the next call starts it again") from None

    @property
    def start(self) -> int:
        """The unique number of the current instance; handles of forms and policies belong to one instance."""
        return self._start

    # MARK: Languages

    def locale(self, locale: Locale) -> str:
        """Returns the language chosen for a reader: the first requested one with texts; English if there is none."""
        given = requested(locale)
        known = self._chosen.get(given)
        if known is None:
            with self.lock() as instance:
                known = self._choose(instance, given)
        return known.locale

    def _choose(self, instance: Instance, given: Tuple[str, ...]) -> Chosen:
        known = self._chosen.get(given)
        if known is None:
            available = dict.fromkeys([*self._shipped(), *tags(self.layers)])
            answer = checked(json.loads(instance.call("locales", question(requested=given, available=list(available)))))
            known = Chosen(answer["locale"], tuple(answer["serving"]))
            if len(self._chosen) >= _MAX_CHOSEN:
                self._chosen.clear()
            self._chosen[given] = known
        return known

    # MARK: Policies and data

    def retire(self, start: int, handle: int, function: str = "policy_close") -> None:
        """Closes a policy or a form: at once if no call is running, otherwise at the next turn. Can be called from any
        thread at any time."""
        self._retired.append((start, handle, function))
        if sys.is_finalizing() or not self._lock.acquire(blocking=False):
            return
        try:
            self._close_retired()
        except Trapped:
            self._discard()
        finally:
            self._lock.release()

    def close(self, start: int, handle: int, function: str) -> None:
        """Closes a form before it returns."""
        self._retired.append((start, handle, function))
        with self._lock:
            try:
                self._close_retired()
            except Trapped:
                self._discard()

    def _close_retired(self) -> None:
        while self._retired:
            start, handle, function = self._retired.pop()
            if start == self._start and self._instance is not None:
                self._instance.call(function, handle)

    def handle(self, instance: Instance, policy: Opened) -> int:
        known = policy.handles.get(self.name)
        if known is not None and known[0] == self._start:
            return known[1]
        self._open(instance, policy)
        return policy.handles[self.name][1]

    def _open(self, instance: Instance, policy: Opened) -> Mapping[str, Any]:
        asked = question(name=policy.name, bases=_files.bases(policy.text) or None)
        answer = checked(json.loads(instance.call("policy_open", asked, policy.text)))
        handle = answer["policy"]
        if handle is not None:
            policy.handles[self.name] = (self._start, handle)
            policy.needs = tuple(answer["needs"])
            for need in policy.needs:
                self._load_list(instance, need)
        return answer

    def _load_list(self, instance: Instance, need: str) -> None:
        # tools.wasm already contains the common passwords.
        if need in _LISTS and need not in self._loaded and instance.has(_LOADERS[need]):
            checked(json.loads(instance.call(_LOADERS[need], _files.data(_LISTS[need]))))
            self._loaded.add(need)

    def load_texts(self, instance: Instance, locale: str) -> None:
        """Loads the texts that a language needs, unless they are loaded."""
        # Texts that a language lacks are English.
        self._load_texts(instance, dict.fromkeys([*self._choose(instance, (locale,)).serving, "en"]))

    def load_all_texts(self, instance: Instance) -> None:
        """Loads the texts of all languages: a form can change its language, and uses the texts loaded before it was
        opened."""
        self._load_texts(instance, self._shipped())

    def _shipped(self) -> Iterable[str]:
        """Returns the languages of the package's texts and of the overlays in use."""
        overlays = [tag for layer in self.layers if isinstance(layer, str) for tag in _files.overlay_locales(layer)]
        return dict.fromkeys([*_files.locales(), *overlays])

    def _load_texts(self, instance: Instance, tags: Iterable[str]) -> None:
        for tag in tags:
            if tag in _files.locales() and f"texts/{tag}" not in self._loaded:
                checked(json.loads(instance.call("load_texts", _files.data("texts", f"{tag}.json"))))
                self._loaded.add(f"texts/{tag}")
            for number, layer in enumerate(self.layers, start=1):
                if not isinstance(layer, str) or tag not in _files.overlay_locales(layer):
                    continue
                if f"{layer}/{tag}" not in self._loaded:
                    instance.call("load_own_texts", number, _files.data("overlays", layer, f"{tag}.json"))
                    self._loaded.add(f"{layer}/{tag}")

    def _load_own_texts(self, instance: Instance) -> None:
        findings = []
        if tags(self.layers):
            # The ids of the English texts are those that exist.
            self.load_texts(instance, "en")
        for number, layer in enumerate(self.layers, start=1):
            if not isinstance(layer, OwnTexts):
                continue
            answer = checked(json.loads(instance.call("load_own_texts", number, layer.content)))
            for finding in answer["findings"]:
                if finding["severity"] == "error":
                    position = f"{finding['line']}:{finding['column']}"
                    raise QuestionError("unusable-texts", f"The texts cannot be used: {position}: {finding['message']}")
            findings += [_unknown_text(layer.name, one["id"], one.get("nearest")) for one in answer.get("unknown", ())]
        self.text_findings = tuple(findings)

    # MARK: End

    def _discard(self) -> None:
        self._instance = None
        self._loaded.clear()
        self._retired.clear()

    def after_fork(self) -> None:
        """Keeps the instance after a fork, unless a thread that no longer exists was in the middle of a call."""
        if self._lock.locked():
            self._lock = Lock()
            self._discard()


def _unknown_text(file: str, id: str, nearest: Optional[str]) -> Finding:
    """The finding about an id that does not exist."""
    message = f'There is no text with the id "{id}", so that this one is never shown'
    help = "Correct the id, or remove the text" if nearest is None else f'Did you mean "{nearest}"?'
    return Finding("unknown-text", "warning", file, 1, 1, 1, 1, message, help, id)


_starts = itertools.count(1)
_shared = Engine("watchword")


_by_layers: WeakValueDictionary[Tuple[Layer, ...], Engine] = WeakValueDictionary()
"""Engines with own texts are kept only as long as a policy or a form uses them."""
_by_layers[()] = _shared
_by_layers_lock = Lock()


def engine(layers: Tuple[Layer, ...] = ()) -> Engine:
    """Returns the engine of the process: one for each set of own texts."""
    with _by_layers_lock:
        known = _by_layers.get(layers)
        if known is None:
            known = _by_layers[layers] = Engine("watchword", layers)
        return known


def tools(layers: Tuple[Layer, ...] = ()) -> Engine:
    """Returns a new engine of tools.wasm."""
    return Engine("tools", layers)


def _after_fork() -> None:
    global _by_layers_lock
    _by_layers_lock = Lock()
    for one in list(_by_layers.values()):
        one.after_fork()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
