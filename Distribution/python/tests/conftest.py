"""Fixtures shared by several tests."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import watchword

pytest_plugins = ["pytester"]

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def strong() -> watchword.Policy:
    return watchword.Policy("strong")


@pytest.fixture
def command():
    """The command watchword, with which answers are compared: from the variable WATCHWORD, or built in this clone."""
    path = os.environ.get("WATCHWORD", str(ROOT / ".build/debug/watchword"))
    if not os.access(path, os.X_OK):
        pytest.skip(f"there is no command at {path} to compare with")
    return path


@pytest.fixture
def python():
    """Runs Python code in a new process, and returns its output; `environment` is added to the current environment."""

    def run(code: str, timeout: float = 120, **environment: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            timeout=timeout,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


@pytest.fixture
def plugin():
    """The arguments of pytest that load the plugin. The wheel registers it by its entry point."""
    from importlib.metadata import entry_points

    found = entry_points()
    names = found.select(group="pytest11") if hasattr(found, "select") else found.get("pytest11", [])
    return [] if any(point.value == "pytest_watchword" for point in names) else ["-p", "pytest_watchword"]
