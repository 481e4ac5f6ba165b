"""Watchword in Django.

INSTALLED_APPS = [..., "watchword.django"]
AUTH_PASSWORD_VALIDATORS = [{"NAME": "watchword.django.PolicyValidator", "OPTIONS": {"policy": "strong"}}]
"""

from .observer import ObservesPasswords, observe_sign_in
from .validators import PolicyValidator

__all__ = ["ObservesPasswords", "PolicyValidator", "observe_sign_in"]
