"""The base of results: values that become objects in JSON."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Dict


class Value:
    """A result. As a data class, it becomes an object, not a list, in JSON: `json.dumps(result.to_json())`."""

    __slots__ = ()

    def to_json(self) -> Dict[str, Any]:
        """The members that have a value, by the names that the command and the npm package use."""
        members = {field.metadata.get("json") or _camel(field.name): getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]
        return {name: _plain(value) for name, value in members.items() if value is not None}


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return value.to_json() if isinstance(value, Value) else value
