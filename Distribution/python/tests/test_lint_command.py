"""`python -m watchword`. What it prints about projects, Tests/Packages/test-projects.py compares with the native command."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]

BROKEN = """<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\
<file original="a.strings" source-language="en"
 target-language="de" datatype="plaintext"><body>
<trans-unit id="files"><source>%d files</source><target>Dateien</target></trans-unit>
</body></file></xliff>
"""


def run(*arguments, folder=None, given=b"", program=None):
    program = program or [sys.executable, "-m", "watchword"]
    done = subprocess.run([*program, *arguments], cwd=folder, input=given, capture_output=True)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "de.xliff").write_text(BROKEN)
    return tmp_path


def test_exit_codes(folder):
    assert run("lint", ".", folder=folder)[0] == 1
    (folder / "de.xliff").write_text(BROKEN.replace(">Dateien", ">%d Dateien"))
    assert run("lint", ".", folder=folder) == (0, "", "No findings in 1 file\n")
    assert run("lint", "--fail-level", "info", "--checks", "all", ".", folder=folder)[0] == 1
    assert run("lint", "nothing.xliff", folder=folder)[0] == 2
    code, _, errors = run("lint", "--checks", "recomended", ".", folder=folder)
    assert code == 2 and errors.startswith("error: The value 'recomended' is invalid for '--checks <checks>'")
    assert run("lint", "--only", "double-space,missing-placeholder", ".", folder=folder)[0] == 0
    assert run("lint", folder=folder)[0] == 2
    (folder / "empty").mkdir()
    code, output, errors = run("lint", "empty", folder=folder)
    assert (code, output) == (2, "") and errors.startswith("error: empty holds no catalogue")


def test_a_file_that_cannot_be_read_is_told_and_the_others_are_examined(folder):
    code, output, errors = run("lint", "de.xliff", "nothing.po", "--format", "concise", folder=folder)
    assert code == 2 and "de.xliff:3:57: error: " in output and "error: nothing.po: " in errors


def test_text_shows_the_line_and_a_mark(folder):
    _, output, errors = run("lint", "de.xliff", folder=folder)
    assert output.splitlines()[1:3] == [
        ' 3 | <trans-unit id="files"><source>%d files</source><target>Dateien</target></trans-unit>',
        "   |                                                         ^~~~~~~",
    ]
    assert errors == "1 error in 1 file\n"


def test_standard_input(folder):
    code, output, _ = run("lint", "-", "--stdin-filename", "x/de.xliff", "--format", "concise", given=BROKEN.encode())
    assert code == 1 and output.startswith("x/de.xliff:3:57: error: ")


def test_fix_writes_what_is_safe(folder):
    file = folder / "de.xliff"
    file.write_text(BROKEN.replace(">Dateien", "> %d  Dateien"))
    code, output, errors = run("lint", ".", "--fix", "--checks", "all", folder=folder)
    assert code == 0 and ">%d Dateien<" in file.read_text() and errors.startswith("2 fixed, 1 left"), errors
    assert run("lint", "-", "--fix", given=b"x")[0] == 2


def test_settings_of_the_nearest_file(folder):
    (folder / ".watchword.json").write_text('{"version": 1, "severities": {"missing-placeholder": "off"}}')
    (folder / "sub").mkdir()
    (folder / "de.xliff").rename(folder / "sub" / "de.xliff")
    assert run("lint", "sub", folder=folder)[0] == 0
    (folder / ".watchword.json").write_text("{")
    code, _, errors = run("lint", "sub", folder=folder)
    assert code == 2 and ".watchword.json" in errors


def test_check_reads_passwords():
    code, output, _ = run("check", "strong", "--locale", "pl", given=b"horse\nhorse1234\r\n")
    assert code == 1 and "horse" not in output
    assert output.splitlines() == [
        "✗ Min. 8 znaków · Jeszcze 3 znaki",
        "✓ Min. 1 litera",
        "✗ Min. 1 cyfra · Jeszcze 1 cyfra",
        "",
        "✓ Min. 8 znaków",
        "✓ Min. 1 litera",
        "✓ Min. 1 cyfra",
    ]
    assert run("check", "strong", given=b"horse1234")[0] == 0
    assert run("check", "stronk")[0] == 2
    words = ["check", "nist-800-63b-4", "--user", "anna", "--personal-word", "otter", "--personal-word", "quartz"]
    assert run(*words, given=b"mauve quartz window")[0] == 1
    assert run(*words, given=b"mauve pencil window")[0] == 0


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
@pytest.mark.parametrize("keys, code, shown", [("horse1234\r", 0, "✓ Min. 8"), ("horse\r", 1, "✗ Min. 8"), ("\x03", 2, "No password")])
def test_a_password_is_typed_unseen(keys, code, shown):
    import os
    import pty
    import time

    process, terminal = pty.fork()
    if process == 0:
        os.execvp(sys.executable, [sys.executable, "-m", "watchword", "check", "strong", "--locale", "en"])
    output, is_typed = "", False
    while True:
        try:
            output += os.read(terminal, 4096).decode("utf-8", "replace")
        except OSError:
            break
        if not is_typed and "cancel" in output:
            # The prompt is printed when the echo is off already.
            time.sleep(0.1)
            os.write(terminal, keys.encode())
            is_typed = True
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == code
    assert shown in output and "horse" not in output


def test_the_schema_is_printed():
    schema = (ROOT / "Policies/schema/watchword-policy-1.schema.json").read_bytes()
    assert run("schema") == (0, schema.decode(), "")
