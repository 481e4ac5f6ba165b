"""The Django app, which adds system checks and a command."""

from django.apps import AppConfig
from django.core.checks import Tags, register


class WatchwordConfig(AppConfig):
    name = "watchword.django"
    label = "watchword"

    def ready(self) -> None:
        from .checks import check_observer, check_policies

        register(Tags.security)(check_policies)
        register(Tags.security)(check_observer)
