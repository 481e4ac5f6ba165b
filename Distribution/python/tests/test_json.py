"""Results become objects in JSON, with the names that the command uses."""

import dataclasses
import json
import subprocess

import watchword


def test_a_report_becomes_the_object_that_the_command_prints(command):
    for name, password in (("strong", "horse"), ("relid-strict", "horse1234"), ("strong", "horse1234")):
        done = subprocess.run([command, "check", name, "--format", "json"], input=password + "\n", capture_output=True, text=True)
        expected = json.loads(done.stdout.splitlines()[0])
        found = json.loads(json.dumps(watchword.Policy(name).check(password).to_json()))
        assert found["rules"] == expected["rules"] and found["verdict"] == expected["verdict"]


def test_every_result_becomes_an_object(strong, tmp_path):
    file = tmp_path / "de.po"
    file.write_text('msgid "a %s"\nmsgstr "b"\n')
    (many,) = strong.check_many(["horse"])
    results = [strong.check("horse"), many, strong.tally(["horse"]), strong.texts("ar"), strong.generate(), strong.convert("relid")]
    results += [watchword.lint(file), watchword.lint(file).findings[0]]
    for result in results:
        assert isinstance(result.to_json(), dict)
        assert json.loads(json.dumps(result.to_json())) == result.to_json()
        assert isinstance(dataclasses.asdict(result), dict)
    assert many.to_json()["line"] == 1 and many.to_json()["version"] == 1
    assert watchword.lint(file).to_json()["summary"]["errors"] == 1
    assert set(watchword.lint(file).findings[0].to_json()) >= {"id", "severity", "endLine", "endColumn", "fixable"}
