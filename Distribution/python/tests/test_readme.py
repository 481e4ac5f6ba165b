"""What README shows is what happens."""

import contextlib
import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import watchword

README = (Path(__file__).resolve().parents[1] / "README.md").read_text()
BLOCKS = [(kind, code) for kind, code in re.findall(r"^```(\w*)\n(.*?)^```$", README, re.M | re.S)]


def block(start: str) -> str:
    (found,) = [code for _, code in BLOCKS if start in code]
    return found


def test_the_first_lines_print_what_their_comments_say():
    code = block("# at least 8 characters")
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(code, {})
    said = [comment.strip() for comment in re.findall(r"# (.*)$", code, re.M)][1:]
    assert output.getvalue().splitlines() == said


def test_the_policy_of_ones_own_is_sound():
    names = {"watchword": watchword}
    exec(block("sunflower2024").rsplit("policy.check", 1)[0], names)
    report = names["policy"].check("sunflower2024", user="anna", words=["Anna", "anna.sunflower@example.com"])
    assert [rule.rule for rule in report.unmet] == ["personal-words"]


def test_the_error_is_the_one_of_that_policy():
    with pytest.raises(watchword.PolicyError) as raised:
        watchword.Policy('{"minL": 20, "maxL": 8}', name="own.json")
    assert str(raised.value) + "\n" == block("own.json:1:10")


def test_the_finding_is_the_one_of_that_catalogue(tmp_path):
    file = tmp_path / "locale" / "de" / "LC_MESSAGES" / "django.po"
    file.parent.mkdir(parents=True)
    file.write_text('msgid ""\nmsgstr ""\n"Language: de\\n"\n\nmsgid "%d files"\nmsgstr "Dateien"\n')
    (command,) = re.findall(r"^python -m watchword (lint locale)$", block("lint locale\n"), re.M)
    done = subprocess.run([sys.executable, "-m", "watchword", *command.split()], cwd=tmp_path, capture_output=True, text=True)
    shown = [line for line in done.stdout.splitlines() if line and "unit:" not in line]
    assert done.returncode == 1 and shown == block("django.po:6:9").splitlines()


def test_the_command_that_fills_the_cache_does(tmp_path):
    command = block("python -c").replace("python", sys.executable, 1)
    subprocess.run(command, shell=True, check=True, env={**os.environ, "WATCHWORD_CACHE": str(tmp_path / "cache")})
    assert len(list((tmp_path / "cache").iterdir())) == 1


def test_every_option_of_the_plugin_is_there():
    import pytest_watchword

    source = Path(pytest_watchword.__file__).read_text()
    for option in re.findall(r"^(watchword_\w+)", block("[pytest]"), re.M) + ["--watchword-checks", "--watchword-fail-level"]:
        assert f'"{option}"' in source and option in README


def test_there_are_ten_languages_and_as_many_checks_as_it_says():
    assert len({tag.partition("-")[0] for tag in watchword.locales()}) == 10
    assert len(watchword.checks()) > 200
