"""The system check of the policies in `AUTH_PASSWORD_VALIDATORS`."""

from __future__ import annotations

from typing import Any, List

from django.conf import settings
from django.core.checks import CheckMessage, Error, Warning
from django.utils.module_loading import import_string

from .._errors import EngineError, PolicyError
from .._findings import Finding
from .validators import PolicyValidator


def check_policies(app_configs: Any, **kwargs: Any) -> List[CheckMessage]:
    """What is wrong with the policies, with places."""
    messages: List[CheckMessage] = []
    for number, configured in enumerate(settings.AUTH_PASSWORD_VALIDATORS):
        place = f"AUTH_PASSWORD_VALIDATORS[{number}]"
        try:
            validator = import_string(configured["NAME"])
        except (ImportError, KeyError, TypeError):
            continue  # Django reports that.
        if isinstance(validator, type) and issubclass(validator, PolicyValidator):
            messages += _messages(validator, configured.get("OPTIONS", {}), place)
    return messages


def _messages(validator: Any, options: Any, place: str) -> List[CheckMessage]:
    try:
        policy = validator(**options).policy
    except PolicyError as error:
        if not error.findings:
            return [Error(f"{place}: {error}", id="watchword.E001")]
        return [_message(finding, place) for finding in error.findings]
    except (OSError, TypeError, EngineError) as error:
        hint = "OPTIONS has the members policy and user_attributes" if isinstance(error, TypeError) else None
        return [Error(f"{place}: {error}", hint=hint, id="watchword.E002")]
    return [_message(finding, place) for finding in policy.findings if finding.severity != "info"]


def _message(finding: Finding, place: str) -> CheckMessage:
    text = f"{place}: {finding.file}:{finding.line}:{finding.column}: {finding.message}"
    if finding.severity == "error":
        return Error(text, hint=finding.help, id="watchword.E001")
    return Warning(text, hint=finding.help, id="watchword.W001")
