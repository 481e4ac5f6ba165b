"""The examples and statements of the README."""

import contextlib
import gzip
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


def test_the_guides_sample_prints_what_it_shows():
    guide = (Path(__file__).resolve().parents[3] / "Documentation/NodeAndPython.md").read_text()
    (code,) = re.findall(r"^```python\n(.*?)^```", guide, re.M | re.S)
    (printed,) = re.findall(r"^```text\n(.*?)^```", guide, re.M | re.S)
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(code, {})
    assert output.getvalue() == printed


def test_the_policy_of_ones_own_is_sound(tmp_path):
    policy = watchword.Policy(block('"personal-words", "words"'))
    assert policy.findings == ()
    report = policy.check("Sunflower2024", user="anna", words=["Anna", "anna.sunflower@example.com"])
    assert [rule.rule for rule in report.unmet] == ["personal-words"]
    (command,) = re.findall(r"`python -m watchword (schema) > (.*?)`", README)
    assert f'"$schema": "{command[1]}"' in block('"personal-words", "words"')


def test_what_it_says_about_words_is_so():
    policy = watchword.Policy({"version": 1, "rules": [{"rule": "personal-words"}, {"rule": "user-id"}]})

    def refusers(password, **details):
        return [rule.rule for rule in policy.check(password, **details).unmet]

    for password in ("xxannaxx", "xxSMITHxx"):
        assert refusers(password, words=["anna.smith@example.com"]) == ["personal-words"]
    assert refusers("xxhaddadxx", words=["Sara Haddad"]) == ["personal-words"]
    assert refusers("xxgmailxx", words=["b@gmail.com"]) == ["personal-words"]
    assert refusers("xxmüllerxx", words=["Müller"]) == ["personal-words"]
    assert refusers("xxmullerxx", words=["Müller"]) == refusers("xxmü11erxx", words=["Müller"]) == []
    assert refusers("banana", user="a") == ["user-id"]
    assert refusers("xxjoxx", words=["jo smith"]) == [] and refusers("xxjoxx", user="jo") == ["user-id"]


def test_the_languages_are_those_that_it_lists():
    sentence = README[README.index("Texts exist in") :].partition(";")[0]
    assert set(re.findall(r"\b[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?\b", sentence)) - {"in"} == set(watchword.locales())
    strong = watchword.Policy("strong")
    assert strong.texts(["gl-ES"]).locale == strong.texts("sv").locale == "en"
    assert "8" in strong.texts("ar").rules[0].text and "٨" in strong.texts("ar-EG").rules[0].text


def test_what_it_says_about_the_lists_of_django_is_so():
    validation = pytest.importorskip("django.contrib.auth.password_validation", reason="Django is not installed")
    list_of_django = Path(validation.__file__).with_name("common-passwords.txt.gz")
    theirs = {line.strip() for line in gzip.open(list_of_django, "rt", encoding="utf-8")}
    tally = watchword.Policy({"version": 1, "rules": [{"rule": "common-password"}]}).tally(theirs)
    assert f"{tally.unmet:,} of the {len(theirs):,} of" in README
    report = watchword.Policy("nist-800-63b-4").check("836591740263519", user="anna", words=["anna"])
    assert report.is_met


def test_the_blocks_for_pytest_work_when_they_are_pasted(pytester, plugin):
    folder = pytester.mkdir("locale")
    text = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n\nmsgid "Open"\nmsgstr "%s"\n'
    (folder / "good.po").write_text(text % "Öffnen")
    (folder / "warned.po").write_text(text % " Öffnen")
    for name, start in (("pytest.ini", "[pytest]"), ("pyproject.toml", "[tool.pytest")):
        file = pytester.path / name
        file.write_text(block(start))
        pytester.runpytest_subprocess(*plugin).assert_outcomes(passed=1, failed=1)
        file.unlink()


def test_the_error_is_the_one_of_that_policy():
    with pytest.raises(watchword.PolicyError) as raised:
        watchword.Policy('{ "version": 1, "rules": [{ "rule": "length", "min": 20, "max": 8 }] }', name="own.json")
    assert str(raised.value) + "\n" == block("own.json:1:")


def test_what_it_says_about_findings_is_so():
    policy = watchword.Policy({"version": 1, "extends": "strong", "remove": ["user-id"], "rules": []})
    assert [(finding.id, finding.severity) for finding in policy.findings] == [("nothing-to-remove", "warning")]


CURRENT = {
    "version": 1,
    "extends": "strong",
    "rules": [{"rule": "different-from-current"}, {"rule": "changed-characters", "min": 2}],
}


def test_the_exception_at_sign_up_leaves_out_only_rules_about_the_current_password():
    code = block("policy.check(password, user=name")
    for password, refused in (("horse1234", []), ("horse", ["length", "digits"])):
        given = {"policy": watchword.Policy(CURRENT), "password": password, "name": "anna", "email": "anna@example.com"}
        exec(code, given)
        assert [rule.rule for rule in given["refused"]] == refused


def test_the_block_for_flask_works():
    flask = pytest.importorskip("flask", reason="Flask is not installed")
    app = flask.Flask("sample")
    shown = {"app": app, "request": flask.request, "watchword": watchword}
    exec(block("def sign_up").replace("…", "return {}, 201"), shown)
    client = app.test_client()
    for policy in (watchword.Policy("strong"), watchword.Policy(CURRENT)):
        shown["policy"] = policy
        assert client.post("/sign-up", json={"name": "anna", "password": "horse1234"}).status_code == 201
        answer = client.post("/sign-up", json={"name": "anna", "password": "horse"}, headers={"Accept-Language": "pl"})
        assert answer.status_code == 422 and answer.json["errors"][0]["text"] == "Min. 8 znaków"
    for body in ({"name": "anna", "password": None}, {"name": "anna"}, ["anna"]):
        assert client.post("/sign-up", json=body).status_code == 400


def test_what_it_says_about_plural_forms_is_so():
    head = 'msgid ""\nmsgstr ""\n"Language: ar\\n"\n"Plural-Forms: nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : '
    head += 'n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;\\n"\n\n'

    def lost(mark, placeholder):
        text = f'{head}{mark}msgid "{placeholder} file"\nmsgid_plural "{placeholder} files"\n'
        forms = [f'msgstr[{form}] "{placeholder if form > 2 else ""} ملف"\n' for form in range(6)]
        return len(watchword.lint(("ar.po", (text + "".join(forms)).encode())).findings)

    marked = "#, python-format\n"
    assert (lost(marked, "%(count)d"), lost(marked, "%d"), lost("", "%d")) == (0, 3, 0)


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
    for option in sorted({*re.findall(r"watchword_[a-z_]+", README), *re.findall(r"--watchword-[a-z-]+", README)}):
        assert f'"{option}"' in source and option in README


def test_there_are_twenty_languages_and_as_many_checks_as_it_says():
    languages = [tag for tag in watchword.locales() if tag == "pt-BR" or not re.search("-[A-Z]{2}$", tag)]
    assert len(languages) == 20, languages
    assert len(watchword.checks()) > 200
