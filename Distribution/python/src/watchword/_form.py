"""Forms: a user interface sends events, and displays the presentation of each line."""

from __future__ import annotations

import json
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, TypedDict, Union, cast

from ._engine import engine, question, utf8
from ._errors import EngineError, QuestionError, checked
from ._findings import Finding
from ._locales import Locale
from ._own_texts import Texts, layers
from ._policy import Known, Policy, _details, _known


class FormLine(TypedDict):
    """The answer of a form to an event: `Documentation/FormAsJSON.md` describes it."""

    version: int
    event: str
    presentation: Dict[str, Any]
    effects: List[Dict[str, Any]]
    findings: List[Dict[str, Any]]


class Form:
    """A form for passwords, without a user interface.

    >>> form = Form(flow="set", policy=Policy("strong"), locale="de")
    >>> form.send("edit", field="new", text="horse")["presentation"]["submit"]["isEnabled"]
    False

    Typed passwords stay in the engine's memory until the field is emptied or the form is closed.
    """

    def __init__(
        self,
        *,
        flow: str,
        policy: Optional[Policy] = None,
        locale: Locale = "en",
        user: Optional[str] = None,
        words: Optional[Sequence[str]] = None,
        known: Known = None,
        texts: Texts = None,
    ) -> None:
        """Opens a form of the flow `change`, `changeConfirmed`, `update`, `expired`, `set` or `verify`.

        `known` is what the app knows about rules that cannot be judged here, as for `Policy.check`; the event `known`
        replaces it. `texts` are own texts, as for `Policy`; a form with a policy uses the texts of that policy.
        """
        self._handle: Optional[int] = None
        self._start = 0
        if policy is not None and texts is not None:
            raise TypeError("A form uses the texts of its policy; open the policy with texts")
        self._engine = engine(layers(texts)) if policy is None else policy._opened.engine
        shared = self._engine
        details = {**_details(user, words, shared.locale(locale)), "known": _known(known)}
        with shared.lock() as instance:
            shared.load_all_texts(instance)
            handle = None if policy is None else shared.handle(instance, policy._opened)
            answer = checked(json.loads(instance.call("form_open", question(flow=flow, policy=handle, **details))))
            self._handle, self._start = answer["form"], shared.start
        self.flow: str = answer["flow"]
        self.locale: str = answer["locale"]
        self.direction: str = answer["direction"]

    @property
    def findings(self) -> Tuple[Finding, ...]:
        """Warnings about the own texts."""
        return self._engine.text_findings

    def send(self, event: str, **members: Any) -> FormLine:
        """Sends an event such as `edit`, with its members, and returns the form's line."""
        try:
            asked = utf8(json.dumps({"event": event, **members}))
        finally:
            members.clear()
        return cast(FormLine, checked(json.loads(self._answer(asked))))

    def run(self, events: Sequence[Mapping[str, Any]]) -> List[FormLine]:
        """Sends several events; returns the lines of those that ran. Raises `QuestionError` if they are malformed."""
        try:
            asked = utf8(json.dumps(list(events)))
        finally:
            del events
        *lines, last = [json.loads(line) for line in self._answer(asked).rstrip(b"\n").split(b"\n")]
        for finding in checked(last).get("findings", ()):
            if finding["severity"] == "error":
                raise QuestionError("malformed-event", finding["message"])
        return lines

    def _answer(self, events: bytes) -> bytes:
        shared = self._engine
        with shared.lock() as instance:
            if self._handle is None or self._start != shared.start:
                raise EngineError("The form is closed, or the engine was started again; open another form")
            return instance.call("form_event", self._handle, events)

    def close(self) -> None:
        """Closes the form, and overwrites the typed passwords before it returns."""
        handle, self._handle = self._handle, None
        if handle is not None:
            self._engine.close(self._start, handle, "form_close")

    def __enter__(self) -> Form:
        return self

    def __exit__(self, *error: Union[object, None]) -> None:
        self.close()

    def __del__(self) -> None:
        handle = getattr(self, "_handle", None)
        if handle is not None:
            # A call of this thread may be running.
            self._engine.retire(self._start, handle, "form_close")

    def __reduce__(self) -> Any:
        raise TypeError("A form cannot be pickled: it holds what is typed")

    def __repr__(self) -> str:
        return f"<Form {self.flow!r} in {self.locale!r}>"
