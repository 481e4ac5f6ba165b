"""What several tests use."""

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
    """The command watchword, with which answers are compared: the variable WATCHWORD, or that of this clone."""
    path = os.environ.get("WATCHWORD", str(ROOT / ".build/debug/watchword"))
    if not os.access(path, os.X_OK):
        pytest.skip(f"there is no command at {path} to compare with")
    return path


@pytest.fixture
def python():
    """Runs Python code in a new process, and returns what it prints; `environment` is added to that of this one."""

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
