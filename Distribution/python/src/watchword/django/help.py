"""The help text of a validator."""

from __future__ import annotations

from typing import Iterable

from django.utils.html import format_html_join
from django.utils.safestring import SafeString, mark_safe


class HelpText(str):
    """Rules: a line each, and in HTML an item each of the list that Django writes around the help text of a validator.

    Django writes `<li>{}</li>`, so what it puts there ends an item before each rule but the first.
    """

    _html: SafeString

    def __new__(cls, rules: Iterable[str]) -> HelpText:
        listed = list(rules)
        text = super().__new__(cls, "\n".join(listed))
        text._html = format_html_join(mark_safe("</li><li>"), "{}", ((rule,) for rule in listed))
        return text

    def __html__(self) -> str:
        return self._html
