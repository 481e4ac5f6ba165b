"""Watchword in Django.

INSTALLED_APPS = [..., "watchword.django"]
AUTH_PASSWORD_VALIDATORS = [{"NAME": "watchword.django.PolicyValidator", "OPTIONS": {"policy": "strong"}}]
"""

from .validators import PolicyValidator

__all__ = ["PolicyValidator"]
