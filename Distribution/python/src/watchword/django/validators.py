"""A password validator whose errors are the rules of a policy, in the language of the request."""

from __future__ import annotations

import os
from typing import Any, List, Mapping, Optional, Sequence, Tuple, Union

from django.conf import settings
from django.contrib.auth import get_user_model
from django.core.exceptions import ImproperlyConfigured, ValidationError
from django.utils.translation import get_language
from django.views.decorators.debug import sensitive_variables

from .._own_texts import Texts, TextSource
from .._policy import Policy, PolicySource, policies
from .._report import Rule
from .help import HelpText

DEFAULT_USER_ATTRIBUTES = ("username", "first_name", "last_name", "email")


class PolicyValidator:
    """Validates passwords against a policy.

    `policy` is the name of a shipped policy, the path of a file relative to `BASE_DIR`, or a `dict` with the content of
    such a file. Each unmet rule is an error whose code is the id of the rule.

    The rule `user-id` uses the name that the user signs in with, and the rule `personal-words` uses the values of
    `user_attributes`, which are attributes or methods of the user. The rule `different-from-current` calls
    `user.check_password`. `texts` are own texts, as for `Policy`, with paths relative to `BASE_DIR`.
    """

    def __init__(
        self,
        policy: Union[str, os.PathLike[str], Mapping[str, Any]],
        user_attributes: Sequence[str] = DEFAULT_USER_ATTRIBUTES,
        texts: Texts = None,
    ) -> None:
        self.policy = Policy(_located(policy), texts=_located_texts(texts))
        self.user_attributes = _attributes(user_attributes)
        # Rules that are undetermined with all information that a validator can have are always undetermined.
        words = ["x"] if self.user_attributes else None
        self._is_enforced = [_is_enforced(rule) for rule in self.policy.check("x", user="x", words=words).rules]

    @property
    def unenforced(self) -> Tuple[str, ...]:
        """The ids of the rules that no validator can check, such as `history`. They cause no errors, and are not in the
        help text."""
        return tuple(rule for rule, is_enforced in zip(self.policy.rules, self._is_enforced) if not is_enforced)

    @sensitive_variables()
    def validate(self, password: str, user: Optional[Any] = None) -> None:
        """Raises an error for each rule that the password does not meet."""
        current = password if self._is_current(password, user) else None
        words = self._words(user)
        report = self.policy.check(password, user=_user_id(user), words=words, current=current, locale=get_language())
        errors = [ValidationError(_message(rule), code=rule.rule) for rule in report.unmet]
        if errors:
            raise ValidationError(errors)

    def get_help_text(self) -> str:
        """Returns the enforced rules in words: one per line as text, or one per item of Django's list."""
        texts = self.policy.texts(get_language(), style="requirement").rules
        return HelpText(rule.text for rule, is_enforced in zip(texts, self._is_enforced) if is_enforced)

    def password_changed(self, password: str, user: Optional[Any] = None) -> None:
        """Does nothing: no password is stored, not even as a history."""

    def _is_current(self, password: str, user: Optional[Any]) -> bool:
        """Whether a saved user has this password. Checking a hash is slow, so it is done only if a rule needs it."""
        check = getattr(user, "check_password", None)
        is_saved = not getattr(getattr(user, "_state", None), "adding", True)
        return "current" in self.policy.needs and is_saved and callable(check) and bool(check(password))

    def _words(self, user: Optional[Any]) -> Optional[List[str]]:
        values = [_value(user, attribute) for attribute in self.user_attributes]
        return [value for value in values if isinstance(value, str) and value] or None


def _is_enforced(rule: Rule) -> bool:
    return rule.state != "undetermined" or rule.rule == "different-from-current"


def _message(rule: Rule) -> str:
    """Returns the requirement of a rule, and how much is missing or excess. Other hints only rephrase the rule."""
    is_counted = rule.missing is not None or rule.excess is not None
    return f"{rule.text} · {rule.hint}" if is_counted and rule.hint is not None else rule.text


def _value(user: Optional[Any], attribute: str) -> Any:
    """Returns the value of an attribute of the user, or the result of a method, such as `get_full_name`."""
    value = getattr(user, attribute, None)
    return value() if callable(value) else value


def _attributes(given: Sequence[str]) -> Tuple[str, ...]:
    # A custom user model may lack some of the usual attributes.
    if given is DEFAULT_USER_ATTRIBUTES:
        return DEFAULT_USER_ATTRIBUTES
    if not isinstance(given, (list, tuple)) or not all(isinstance(name, str) for name in given):
        raise ImproperlyConfigured(f'user_attributes is {given!r}; expected a list of names, such as ["email"]')
    model = get_user_model()
    missing = " and ".join(f'"{name}"' for name in given if not hasattr(model, name))
    if missing:
        raise ImproperlyConfigured(
            f'user_attributes has {missing}, which {model._meta.label} lacks; expected attributes of users, such as "email"'
        )
    return tuple(given)


def _located(policy: PolicySource) -> PolicySource:
    """Returns the policy with a relative path resolved against `BASE_DIR`."""
    if not isinstance(policy, (str, bytes, bytearray, os.PathLike, Mapping)):
        raise ImproperlyConfigured(f"policy is {policy!r}; expected a name, a path or a dict")
    base = getattr(settings, "BASE_DIR", None)
    if base is None or not isinstance(policy, (str, os.PathLike)) or policy in policies():
        return policy
    if isinstance(policy, str) and policy.lstrip().startswith("{"):
        return policy
    path = os.path.join(base, policy)
    # A value that looks like a name stays unchanged, so that the error lists the names.
    looks_like_name = os.path.basename(policy) == policy and "." not in os.fspath(policy)
    return policy if looks_like_name and not os.path.exists(path) else path


def _located_texts(texts: Texts) -> Texts:
    """Returns the texts with paths resolved against `BASE_DIR`, if such files exist."""
    base = getattr(settings, "BASE_DIR", None)

    def located(source: TextSource) -> TextSource:
        if base is None or not isinstance(source, (str, os.PathLike)) or os.fspath(source).lstrip().startswith("{"):
            return source
        path = os.path.join(base, source)
        return path if os.path.exists(path) else source

    if texts is None or isinstance(texts, (str, bytes, Mapping, os.PathLike)):
        return None if texts is None else located(texts)
    return [located(source) for source in texts]


def _user_id(user: Optional[Any]) -> Optional[str]:
    get_username = getattr(user, "get_username", None)
    name = get_username() if callable(get_username) else getattr(user, "username", None)
    return name if isinstance(name, str) and name else None
