"""The help text of a validator."""

from __future__ import annotations

from typing import Iterable

from django.utils.html import format_html_join
from django.utils.safestring import SafeString, mark_safe


class HelpText(str):
    """Rules as text, one per line, and as HTML, one per item of Django's list around a validator's help text.

    Django inserts the text into `<li>{}</li>`, so each rule except the first is preceded by the end of the previous
    item.
    """

    _html: SafeString

    def __new__(cls, rules: Iterable[str]) -> HelpText:
        listed = list(rules)
        text = super().__new__(cls, "\n".join(listed))
        text._html = format_html_join(mark_safe("</li><li>"), "{}", ((rule,) for rule in listed))
        return text

    def __html__(self) -> str:
        return self._html
