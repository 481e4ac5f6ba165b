"""The system checks of the policies in `AUTH_PASSWORD_VALIDATORS` and of `WATCHWORD_OBSERVER`."""

from __future__ import annotations

from typing import Any, List, Mapping

from django.conf import settings
from django.core.checks import CheckMessage, Error, Warning
from django.core.exceptions import ImproperlyConfigured
from django.utils.module_loading import import_string

from .._errors import EngineError, PolicyError
from .._findings import Finding
from .observer import _configured
from .validators import PolicyValidator


def check_policies(app_configs: Any, **kwargs: Any) -> List[CheckMessage]:
    """Returns the problems of the policies, with positions."""
    messages: List[CheckMessage] = []
    for number, configured in enumerate(settings.AUTH_PASSWORD_VALIDATORS):
        setting = f"AUTH_PASSWORD_VALIDATORS[{number}]"
        try:
            validator = import_string(configured["NAME"])
        except (ImportError, KeyError, TypeError):
            continue  # Django reports that.
        if isinstance(validator, type) and issubclass(validator, PolicyValidator):
            messages += _messages(validator, configured.get("OPTIONS", {}), setting)
    return messages


def check_observer(app_configs: Any, **kwargs: Any) -> List[CheckMessage]:
    """Returns the problems of the observer of sign-ins, if there is one."""
    if getattr(settings, "WATCHWORD_OBSERVER", None) is None:
        return []
    try:
        _configured().read()
    except (OSError, ValueError, EngineError, ImproperlyConfigured) as error:
        return [Error(f"WATCHWORD_OBSERVER: {error}", id="watchword.E003")]
    return []


def _messages(validator: Any, options: Any, setting: str) -> List[CheckMessage]:
    try:
        made = validator(**options)
    except PolicyError as error:
        if not error.findings:
            return [Error(f"{setting}: {error}", id="watchword.E001")]
        return [_message(finding, setting) for finding in error.findings]
    except (OSError, TypeError, EngineError, ImproperlyConfigured) as error:
        hint = "OPTIONS has the members policy and, if you like, user_attributes" if isinstance(error, TypeError) else None
        return [Error(f"{setting}: {error}", hint=hint, id="watchword.E002")]
    # W003 covers all policies without rules, in any format.
    messages = [
        _message(finding, setting)
        for finding in made.policy.findings
        if finding.severity != "info" and finding.id != "no-rules"
    ]
    given = options.get("policy")
    is_inline = isinstance(given, Mapping) or isinstance(given, str) and given.lstrip().startswith("{")
    policy = "policy in OPTIONS" if is_inline else f"policy {made.policy.name}"
    return [*messages, *_gaps(made, policy, setting)]


def _gaps(validator: PolicyValidator, policy: str, setting: str) -> List[CheckMessage]:
    """Returns the requirements of the policy that the validator does not enforce."""
    if not validator.policy.rules:
        text = f"{setting}: The {policy} has no rules, so that every password is accepted"
        return [Warning(text, hint="Write rules into the policy, or remove the validator", id="watchword.W003")]
    hint = "Judge it in a validator of your own, or remove it from the policy"
    hints = {} if validator.user_attributes else {"personal-words": f"{hint}; personal-words needs user_attributes"}
    gap = "is neither enforced nor in the help text, since this validator cannot judge it"
    rules = dict.fromkeys(validator.unenforced)
    return [
        Warning(f'{setting}: The rule "{rule}" of the {policy} {gap}', hint=hints.get(rule, hint), id="watchword.W002")
        for rule in rules
    ]


def _message(finding: Finding, setting: str) -> CheckMessage:
    text = f"{setting}: {finding.file}:{finding.line}:{finding.column}: {finding.message}"
    if finding.severity == "error":
        return Error(text, hint=finding.help, id="watchword.E001")
    return Warning(text, hint=finding.help, id="watchword.W001")
