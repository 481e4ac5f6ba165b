"""The package on Windows: this system with the paths of Windows, and with consoles that lack characters."""

import json
import os
import subprocess
import sys

import pytest

PO = 'msgid ""\nmsgstr ""\n\nmsgid "a %s"\nmsgstr "b"\n'
FILES = {
    "app/locale/de/LC_MESSAGES/app.po": PO,
    "app/res/values/strings.xml": '<resources><string name="a">A %s</string></resources>',
    "app/res/values-de/strings.xml": '<resources><string name="a">A</string></resources>',
    "app/locales/en/common.json": '{"a": "A {{x}}"}',
    "app/locales/de/common.json": '{"a": "A"}',
    "app/en.lproj/Localizable.strings": '"a" = "Hi %@";\n',
    "app/pl.lproj/Localizable.strings": '"a" = "Cześć";\n',
    "app/Legacy/de.po": PO,
    "app/.watchword.json": json.dumps(
        {"version": 1, "overrides": [{"paths": ["Legacy/**"], "severities": {"missing-placeholder": "off"}}]}
    ),
}

# ntpath in place of os.path, over the real disk.
WINDOWS = """
import builtins, io, ntpath, os, sys, types
import watchword.__main__, watchword._host

def here(path):
    return ntpath.splitdrive(path)[1].replace("\\\\", "/") if isinstance(path, str) else path

real = {name: getattr(os, name) for name in ("stat", "lstat", "listdir", "readlink")}
opened, cwd = builtins.open, "C:" + os.getcwd().replace("/", "\\\\")
for name, function in real.items():
    setattr(os, name, lambda path, *rest, _function=function, **more: _function(here(path), *rest, **more))
os.getcwd, os.sep, os.path = lambda: cwd, "\\\\", ntpath
ntpath.abspath = ntpath._abspath_fallback
ntpath.realpath = ntpath.abspath
builtins.open = lambda path, *rest, **more: opened(here(path), *rest, **more)
"""


@pytest.fixture
def folder(tmp_path):
    for name, content in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
    return tmp_path


def run(folder, *arguments, windows=False, given=b"", **environment):
    code = f"{WINDOWS if windows else ''}\nimport sys\nfrom watchword.__main__ import main\nsys.exit(main({list(arguments)!r}))"
    return subprocess.run([sys.executable, "-c", code], cwd=folder, input=given, capture_output=True, env={**os.environ, **environment})


@pytest.mark.parametrize("path", ["app", ".\\app", "app\\", "DRIVE"])
def test_what_is_found_on_windows_is_what_is_found_here(folder, path):
    expected = json.loads(run(folder, "lint", "app", "--format", "json").stdout)
    assert expected["summary"]["files"] == 8 and expected["summary"]["errors"] > 3
    given = f"C:{folder}\\app".replace("/", "\\") if path == "DRIVE" else path
    done = run(folder, "lint", given, "--format", "json", windows=True)
    assert done.returncode == 1, done.stderr.decode()
    shown = done.stdout.decode().replace(f"C:{folder}/app", "app").replace("./app", "app")
    assert json.loads(shown) == expected


def test_a_lost_placeholder_is_found_under_any_name(folder):
    code = f"""{WINDOWS}
import watchword
for name in ("app\\\\locale\\\\de\\\\LC_MESSAGES\\\\app.po", "app\\\\res\\\\values-de\\\\strings.xml", "app\\\\locales\\\\de\\\\common.json"):
    report = watchword.lint(name)
    print([finding.id for finding in report.findings], {{finding.file for finding in report.findings}})
print([finding.id for finding in watchword.lint(("app\\\\Legacy\\\\de.po", open("app\\\\Legacy\\\\de.po", "rb").read()), settings={{"version": 1}}).findings])
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True)
    assert done.stdout.splitlines() == [
        "['missing-placeholder'] {'app/locale/de/LC_MESSAGES/app.po'}",
        "['missing-placeholder'] {'app/res/values-de/strings.xml'}",
        "['missing-placeholder'] {'app/locales/de/common.json'}",
        "['missing-placeholder']",
    ], done.stderr


@pytest.mark.parametrize("encoding", ["cp1252", "cp437", "ascii", "utf-8"])
def test_a_console_that_lacks_characters_ends_no_command(tmp_path, encoding):
    for locale in ("en", "pl", "ar", "ja"):
        done = run(tmp_path, "check", "strong", "--locale", locale, given=b"horse\nhorse1234\n", PYTHONIOENCODING=encoding)
        lines = done.stdout.decode().splitlines()
        assert (done.returncode, len(lines)) == (1, 7), done.stderr.decode()
        assert [line[0] for line in lines[:3]] == list("✗✓✗")
    for arguments in (["--help"], ["lint", "--help"], ["check", "--help"], ["check", "nothing"], ["lint", "nichts-✓"]):
        done = run(tmp_path, *arguments, PYTHONIOENCODING=encoding)
        assert b"Traceback" not in done.stderr, done.stderr.decode()
