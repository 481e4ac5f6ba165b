"""The plugin: each catalogue of a repository is a test."""

import pytest

GOOD = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n\nmsgid "%d files"\nmsgstr "%d Dateien"\n'
BAD = GOOD.replace("%d Dateien", "Dateien")
WARNED = GOOD + '\nmsgid "Open"\nmsgstr " Öffnen"\n'


@pytest.fixture
def repository(pytester, plugin):
    pytester.makepyfile(test_own="def test_own(): pass")
    folder = pytester.mkdir("locale")
    (folder / "good.de.po").write_text(GOOD)
    (folder / "bad.de.po").write_text(BAD)
    pytester.run_with = lambda *arguments: pytester.runpytest_subprocess(*plugin, *arguments)
    return pytester


def test_it_is_off_unless_asked_for(repository):
    repository.makepyfile(test_own="import sys\ndef test_own(): assert 'wasmtime' not in sys.modules")
    result = repository.run_with("-v")
    result.assert_outcomes(passed=1)
    assert "locale" not in result.stdout.str()


def test_each_catalogue_is_a_test(repository):
    result = repository.run_with("--watchword", "locale", "-v")
    result.assert_outcomes(passed=2, failed=1)
    result.stdout.fnmatch_lines(
        [
            "*good.de.po*PASSED*",
            "*locale/bad.de.po:6:9: error: The translation lacks %d* [[]missing-placeholder[]]",
            ' 6 | msgstr "Dateien"',
            "*help: Put %d where*",
        ]
    )
    assert "Traceback" not in result.stdout.str() and "runtest" not in result.stdout.str()


def test_paths_can_be_configured(repository):
    repository.makeini("[pytest]\nwatchword_paths = locale\n")
    repository.run_with().assert_outcomes(passed=2, failed=1)
    repository.run_with("--watchword", "locale/good.de.po").assert_outcomes(passed=2)
    repository.run_with("test_own.py").assert_outcomes(passed=1)
    repository.run_with("test_own.py", "--watchword").assert_outcomes(passed=2, failed=1)
    repository.run_with("-k", "good").assert_outcomes(passed=1)
    repository.run_with("-m", "watchword").assert_outcomes(passed=1, failed=1)


@pytest.mark.parametrize(
    "arguments, failed",
    [
        (["--watchword-checks", "recommended"], 0),
        (["--watchword-checks", "recommended", "--watchword-fail-level", "warning"], 1),
        (["--watchword-checks", "double-space", "--watchword-fail-level", "info"], 0),
    ],
)
def test_checks_and_level_can_be_chosen(repository, arguments, failed):
    (repository.path / "locale" / "warned.de.po").write_text(WARNED)
    result = repository.run_with("--watchword", "locale/warned.de.po", *arguments)
    result.assert_outcomes(passed=2 - failed, failed=failed)


def test_help_names_the_option_of_the_plugin(repository):
    untranslated = "".join(f'\nmsgid "Word {number}"\nmsgstr ""\n' for number in range(30))
    (repository.path / "locale" / "open.de.po").write_text(GOOD + untranslated)
    arguments = ["--watchword-checks", "recommended", "--watchword-fail-level", "info"]
    result = repository.run_with("--watchword", "locale/open.de.po", *arguments)
    result.stdout.fnmatch_lines(["  help: To list them, add --watchword-checks untranslated,unfinished-state"])


def test_wrong_usage_is_told(repository):
    assert repository.run_with("--watchword", "nothing.po").ret == pytest.ExitCode.USAGE_ERROR
    assert repository.run_with("--watchword").ret == pytest.ExitCode.USAGE_ERROR
    result = repository.run_with("--watchword", "locale", "--watchword-checks", "recomended")
    assert result.ret == pytest.ExitCode.USAGE_ERROR and 'There is no check "recomended"' in result.stderr.str()
    repository.makeini("[pytest]\nwatchword_fail_level = fatal\n")
    assert repository.run_with().ret == pytest.ExitCode.USAGE_ERROR


def test_a_parallel_run_finds_the_same(repository):
    pytest.importorskip("xdist", reason="pytest-xdist is not installed")
    repository.run_with("--watchword", "locale", "-n", "2").assert_outcomes(passed=2, failed=1)
