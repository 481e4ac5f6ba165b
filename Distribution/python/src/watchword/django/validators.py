"""A password validator whose errors are the rules of a policy, in the language of the request."""

from __future__ import annotations

import os
from typing import Any, List, Optional, Sequence, Union

from django.conf import settings
from django.core.exceptions import ValidationError
from django.utils.translation import get_language
from django.views.decorators.debug import sensitive_variables

from .._files import texts_for
from .._policy import Policy, policies

DEFAULT_USER_ATTRIBUTES = ("username", "first_name", "last_name", "email")


class PolicyValidator:
    """Validates passwords by a policy.

    `policy` is the name of a shipped policy, or the path of a file, from the folder `BASE_DIR`. Each unmet rule is an error
    whose code is the id of the rule. Rules that cannot be judged here, such as a history, are no errors.

    The name that the user signs in with is what the rule `user-id` compares with, and `user_attributes` are the words of the
    rule `personal-words`.
    """

    def __init__(
        self,
        policy: Union[str, os.PathLike[str]] = "strong",
        user_attributes: Sequence[str] = DEFAULT_USER_ATTRIBUTES,
    ) -> None:
        self.policy = Policy(_located(policy))
        self.user_attributes = tuple(user_attributes)

    @sensitive_variables()
    def validate(self, password: str, user: Optional[Any] = None) -> None:
        """Raises an error for each rule that the password does not meet."""
        report = self.policy.check(password, user=_user_id(user), words=self._words(user), locale=_locale())
        errors = [ValidationError(rule.text, code=rule.rule) for rule in report.unmet]
        if errors:
            raise ValidationError(errors)

    def get_help_text(self) -> str:
        """The whole policy in words."""
        return self.policy.texts(_locale()).summary

    def password_changed(self, password: str, user: Optional[Any] = None) -> None:
        """Does nothing: no password is kept, not even as a history."""

    def _words(self, user: Optional[Any]) -> Optional[List[str]]:
        values = [getattr(user, attribute, None) for attribute in self.user_attributes]
        return [value for value in values if isinstance(value, str) and value] or None


def _located(policy: Union[str, os.PathLike[str]]) -> Union[str, os.PathLike[str]]:
    """The path of a policy, which starts in `BASE_DIR` if it is a relative one; a name stays as it is."""
    base = getattr(settings, "BASE_DIR", None)
    if base is None or policy in policies() or os.path.isabs(policy):
        return policy
    path = os.path.join(base, policy)
    return path if os.path.exists(path) else policy


def _user_id(user: Optional[Any]) -> Optional[str]:
    get_username = getattr(user, "get_username", None)
    name = get_username() if callable(get_username) else getattr(user, "username", None)
    return name if isinstance(name, str) and name else None


def _locale() -> str:
    """The language of the request, or the nearest one that there are texts in."""
    return texts_for(get_language() or "en")[0]
