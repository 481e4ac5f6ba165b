"""Prints how many of the passwords that people signed in with would fail the policy of WATCHWORD_OBSERVER."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from typing import Any

from django.core.exceptions import ImproperlyConfigured
from django.core.management.base import BaseCommand, CommandError

from ...._errors import WatchwordError
from ...observer import _configured


class Command(BaseCommand):
    help = "Prints the counts that may be published, as JSON for watchword policy diff --observed."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("others", nargs="*", metavar="FILE", help="the file of another server, whose counts are added")

    def handle(self, *arguments: Any, others: Any, **options: Any) -> None:
        try:
            observer = _configured().read()
            for path in others:
                with open(path, encoding="utf-8") as file:
                    observer.add(file.read())
        except (WatchwordError, ImproperlyConfigured, OSError, UnicodeDecodeError) as error:
            raise CommandError(str(error)) from None
        self.stdout.write(json.dumps(observer.numbers))
