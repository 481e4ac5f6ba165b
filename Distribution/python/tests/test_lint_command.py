"""`python -m watchword`: its output equals that of the command."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
CORPORA = Path(os.environ.get("WATCHWORD_SHARED", ROOT.parent / "shared")) / "corpora"

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
    assert code == 2 and errors.startswith('error: There is no check "recomended"; expected essential,')
    assert run("lint", "--checks", "double-space,missing-placeholder", ".", folder=folder)[0] == 0
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


def test_folders_are_walked_as_the_command_does(folder):
    for hidden in (".hidden", "node_modules"):
        (folder / hidden).mkdir()
        (folder / hidden / "x.po").write_text("")
    (folder / "link.po").symlink_to(Path(__file__))
    (folder / "loop").symlink_to(folder)
    for name in ("values-de/strings.xml", "values-de/colors.xml", "locales/de/common.json", "locales/package.json", "b.pot"):
        (folder / name).parent.mkdir(exist_ok=True, parents=True)
        (folder / name).write_text("")
    from watchword._walk import catalogs

    names = [os.path.relpath(path, folder) for path in catalogs([str(folder)])[0]]
    assert names == ["b.pot", "de.xliff", "locales/de/common.json", "values-de/strings.xml"]


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


def test_the_schema_is_printed():
    schema = (ROOT / "Policies/schema/watchword-policy-1.schema.json").read_bytes()
    assert run("schema") == (0, schema.decode(), "")


# MARK: Comparison with the command


def documents():
    """The catalogues of the repository; for 8 rounds or more, those of the corpora, too."""
    places = ["Locales", "Tests/CatalogFormatsTests", "Tests/ReportingTests"]
    found = [(ROOT, place) for place in places]
    if CORPORA.exists() and int(os.environ.get("ROUNDS", "1")) >= 8:
        found += [(CORPORA, path.name) for path in sorted(CORPORA.iterdir())]
    return found


@pytest.mark.parametrize("root, place", documents(), ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_found_is_what_the_command_finds_to_the_byte(command, root, place):
    arguments = ["lint", place, "--checks", "all", "--format", "json"]
    own, other = run(*arguments, folder=root), run(*arguments, folder=root, program=[command])
    assert own[:2] == other[:2], (own[2], other[2])


@pytest.mark.parametrize("format", ["concise", "github"])
def test_formats_are_the_commands_to_the_byte(command, format):
    arguments = ["lint", "Tests/CatalogFormatsTests", "--format", format]
    own, other = run(*arguments, folder=ROOT), run(*arguments, folder=ROOT, program=[command])
    assert own[:2] == other[:2] and len(own[1].splitlines()) > 100


def test_a_base_is_compared_as_by_the_command(command):
    for name in ("ar", "de-CH", "ru"):
        arguments = ["lint", f"Locales/{name}.xliff", "--base", "Locales/en.xliff", "--checks", "all", "--format", "json"]
        assert run(*arguments, folder=ROOT)[:2] == run(*arguments, folder=ROOT, program=[command])[:2]


def test_a_source_beside_a_translation_is_compared_as_by_the_command(command, tmp_path):
    texts = {"en": ["files %d", "open Open", "close Close"], "de": ["files Dateien", "opn Öffnen"], "de-CH": ["files x"]}
    for language, lines in texts.items():
        pairs = [line.split() for line in lines]
        files = {
            f"{language}.lproj/Localizable.strings": "".join(f'"{key}" = "{text}";\n' for key, text in pairs),
            f"locales/{language}/common.json": "{" + ", ".join(f'"{key}": "{text}"' for key, text in pairs) + "}",
            f"app_{language.replace('-', '_')}.arb": "{" + ", ".join(f'"{key}": "{text}"' for key, text in pairs) + "}",
        }
        for name, content in files.items():
            (tmp_path / name).parent.mkdir(exist_ok=True, parents=True)
            (tmp_path / name).write_text(content)
    paths = [str(path.relative_to(tmp_path)) for path in sorted(tmp_path.rglob("*")) if path.is_file()]
    for arguments in [
        ["."],
        *[[path] for path in paths],
        ["de.lproj/Localizable.strings", "--base", "en.lproj/Localizable.strings"],
    ]:
        arguments = ["lint", *arguments, "--checks", "all", "--format", "json"]
        own, other = run(*arguments, folder=tmp_path), run(*arguments, folder=tmp_path, program=[command])
        assert told(own[1]) == told(other[1]) and own[0] == other[0], arguments


def told(report):
    """Returns a report without the message and help about an unknown unit, which name the compared file here."""
    report = json.loads(report)
    for finding in report["diagnostics"]:
        if finding["id"] == "unknown-unit":
            del finding["message"], finding["help"]
    return report


def test_without_the_corpora_that_is_told():
    if not CORPORA.exists():
        pytest.skip(f"there are no corpora at {CORPORA}")
