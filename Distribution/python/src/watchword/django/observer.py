"""Measures how many users a new policy affects: counts the passwords that would fail it, at each user's first sign-in
since a day.

WATCHWORD_OBSERVER = {"policy": "policies/next.json", "since": "2026-12-01", "file": "/var/lib/shop/observed.json"}
"""

from __future__ import annotations

import datetime
import logging
import os
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Iterator, Mapping, Optional, Sequence, Union

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.core.signals import setting_changed
from django.utils import timezone
from django.utils.dateparse import parse_date
from django.views.decorators.debug import sensitive_variables

from .._errors import WatchwordError
from .._observer import PasswordObserver
from .validators import DEFAULT_USER_ATTRIBUTES, PolicyValidator, _user_id

_logger = logging.getLogger("watchword")


class ObservesPasswords:
    """A mixin for a sign-in form that counts, such as `class SignInForm(ObservesPasswords, AuthenticationForm)`."""

    @sensitive_variables()
    def clean(self) -> Any:
        # Raises an error if the sign-in fails.
        cleaned = super().clean()  # type: ignore[misc]
        observe_sign_in(self.get_user(), cleaned["password"])  # type: ignore[attr-defined]
        return cleaned


@sensitive_variables()
def observe_sign_in(user: Any, password: str) -> None:
    """Counts the password of a user, unless the user has signed in since the start day.

    Call it after the password was verified and before `login`, which changes `user.last_login`. It raises nothing, so
    that no sign-in fails: errors are written to the log `watchword`.
    """
    try:
        _configured().observe(user, password)
    except Exception as error:
        # Without its traceback, because log tools may show values of variables. Other errors may quote anything.
        is_known = isinstance(error, (WatchwordError, ImproperlyConfigured, OSError))
        _logger.error("A password is not counted: %s%s", type(error).__name__, f": {error}" if is_known else "")


class SignInObserver:
    """Counts in a file shared by all processes of a machine.

    `policy` and `user_attributes` are those of `PolicyValidator`, `since` is the start day, and `floor` the smallest
    count that is published.
    """

    def __init__(
        self,
        policy: Union[str, os.PathLike[str], Mapping[str, Any]],
        since: Union[str, datetime.date],
        file: Union[str, os.PathLike[str]],
        floor: int = 20,
        user_attributes: Sequence[str] = DEFAULT_USER_ATTRIBUTES,
    ) -> None:
        self._validator = PolicyValidator(policy, user_attributes)
        self._since = _midnight(since)
        self._path = os.path.join(getattr(settings, "BASE_DIR", None) or "", file)
        self._floor = floor
        PasswordObserver(self._validator.policy, floor=floor)  # Raises an error if the floor is out of range.
        folder = os.path.dirname(os.path.abspath(self._path))
        if not os.access(folder, os.W_OK):
            raise ImproperlyConfigured(f"file is in {folder}, where nothing can be written; expected a folder of the server's own")

    @sensitive_variables()
    def observe(self, user: Any, password: str) -> None:
        """Counts the password of a user, unless the user has signed in since the start day."""
        if not hasattr(user, "last_login"):
            raise ImproperlyConfigured(f"{type(user).__name__} has no last_login, which records who was counted")
        if user.last_login is not None and user.last_login >= self._since:
            return
        words = self._validator._words(user)
        with _locked(self._path):
            observer = self.read()
            observer.observe(password, user=_user_id(user), words=words)
            self._write(observer.state)

    def read(self) -> PasswordObserver:
        """The counts so far."""
        try:
            with open(self._path, encoding="utf-8") as file:
                state: Optional[str] = file.read()
        except FileNotFoundError:
            state = None
        return PasswordObserver(self._validator.policy, floor=self._floor, state=state)

    def _write(self, state: str) -> None:
        """Replaces the file atomically; only its owner can read it."""
        with open(os.open(f"{self._path}.new", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            file.write(state)
        os.replace(f"{self._path}.new", self._path)


@lru_cache(maxsize=1)
def _configured() -> SignInObserver:
    """Returns the observer configured in the settings."""
    given = getattr(settings, "WATCHWORD_OBSERVER", None)
    if not isinstance(given, Mapping):
        raise ImproperlyConfigured("Expected a dict with policy, since and file")
    try:
        return SignInObserver(**given)
    except TypeError as error:
        raise ImproperlyConfigured(str(error)) from None


def _forget(*, setting: str, **details: Any) -> None:
    if setting == "WATCHWORD_OBSERVER":
        _configured.cache_clear()


setting_changed.connect(_forget)


def _midnight(day: Union[str, datetime.date]) -> datetime.datetime:
    """Returns the start of a day in the form of `last_login`."""
    try:
        date = parse_date(day) if isinstance(day, str) else day
    except ValueError:
        date = None
    if not isinstance(date, datetime.date):
        raise ImproperlyConfigured(f'since is {day!r}; expected a day, such as "2026-12-01"')
    start = datetime.datetime(date.year, date.month, date.day)
    return timezone.make_aware(start) if settings.USE_TZ else start


@contextmanager
def _locked(path: str) -> Iterator[None]:
    """Locks the file against other processes."""
    with open(os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600), "r+b") as file:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined,unused-ignore]
            try:
                yield
            finally:
                file.seek(0)
                msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            # Closing the file releases the lock.
            fcntl.flock(file, fcntl.LOCK_EX)
            yield
