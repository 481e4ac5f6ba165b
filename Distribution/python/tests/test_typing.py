"""`mypy --strict` on the package, and on a sample that uses it."""

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def mypy(*arguments):
    pytest.importorskip("mypy", reason="mypy is not installed")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", "/dev/null", *arguments]
    return subprocess.run(command, cwd=HERE.parent, capture_output=True, text=True)


def test_the_package_and_a_sample_are_typed():
    pytest.importorskip("mypy_django_plugin", reason="django-stubs is not installed")
    done = mypy("src/watchword", "src/pytest_watchword.py", "tests/typed_sample.py")
    assert done.returncode == 0, done.stdout


def test_wrong_use_is_found(tmp_path):
    wrong = (HERE / "typed_sample.py").read_text().replace('!= "met"', '!= "wrong"').replace("password, user", "5, user")
    file = tmp_path / "wrong.py"
    file.write_text(wrong)
    done = mypy(str(file))
    assert done.stdout.count("error:") == 2 and "comparison-overlap" in done.stdout, done.stdout
