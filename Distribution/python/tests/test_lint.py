"""Findings about catalogues, and edits of catalogues."""

import pytest

import watchword

BROKEN = (
    b'msgid ""\nmsgstr ""\n"Language: de\\n"\n\nmsgid "%d files"\nmsgstr "Dateien"\n\nmsgid "Open"\nmsgstr " \xc3\x96ffnen"\n'
)


def test_a_report_is_typed_and_immutable():
    report = watchword.lint(("de.po", BROKEN))
    (finding, *_) = report.findings
    assert (finding.id, finding.file, finding.line, finding.column) == ("missing-placeholder", "de.po", 6, 9)
    assert (report.files, report.units, report.errors) == (1, 2, 1) and report.fails()
    assert str(finding).startswith("de.po:6:9: error: The translation lacks %d")
    with pytest.raises(AttributeError):
        finding.line = 1


def test_checks_can_be_chosen(tmp_path):
    file = tmp_path / "de.po"
    file.write_bytes(BROKEN)
    ids = lambda **options: {finding.id for finding in watchword.lint(file, **options).findings}
    assert "edge-whitespace" in ids(checks="all") and ids(checks=["edge-whitespace"]) == {"edge-whitespace"}
    assert ids(settings={"severities": {"missing-placeholder": "off"}}) == ids(settings={}) - {"missing-placeholder"}
    (tmp_path / ".watchword.json").write_text('{"version": 1, "severities": {"missing-placeholder": "off"}}')
    assert "missing-placeholder" not in ids()
    with pytest.raises(watchword.QuestionError) as raised:
        ids(checks=["nothing"])
    assert raised.value.id == "unknown-check"


def test_the_source_beside_a_translation_is_its_base(tmp_path):
    (tmp_path / "en.lproj").mkdir()
    (tmp_path / "de.lproj").mkdir()
    (tmp_path / "en.lproj" / "Localizable.strings").write_text('"files" = "%d files";\n"open" = "Open";\n')
    german = tmp_path / "de.lproj" / "Localizable.strings"
    german.write_text('"files" = "Dateien";\n')
    assert {finding.id for finding in watchword.lint(german).findings} == {"missing-placeholder", "untranslated"}
    english = tmp_path / "en.lproj" / "Localizable.strings"
    assert watchword.lint(german, base=english) == watchword.lint(german)
    english.unlink()
    assert watchword.lint(german).findings == ()


def test_catalogues_are_edited_and_saved(tmp_path):
    file = tmp_path / "de.po"
    file.write_bytes(BROKEN)
    file.chmod(0o640)
    with watchword.Catalog(file, checks="all") as catalog:
        assert catalog.is_editable and [unit["key"] for unit in catalog.units] == ["%d files", "Open"]
        before = len(catalog.findings)
        assert catalog.fix().applied >= 1 and len(catalog.findings) < before
        change = catalog.edit(0, "%d Dateien\nund mehr")
        assert change.applied == 1 and catalog.units[0]["target"] == "%d Dateien\nund mehr"
        assert catalog.units[1]["line"] == next(
            number for number, line in enumerate(catalog.bytes().decode().splitlines(), 1) if 'msgid "Open"' in line
        )
        with pytest.raises(watchword.QuestionError):
            catalog.edit(99, "x")
        catalog.save()
    assert b"%d Dateien" in file.read_bytes() and b'"\xc3\x96ffnen"' in file.read_bytes()
    assert file.stat().st_mode & 0o777 == 0o640 and len(list(tmp_path.iterdir())) == 1
    with pytest.raises(watchword.WatchwordError, match="closed"):
        catalog.bytes()


def test_checks_have_pages():
    checks = {check["id"]: check for check in watchword.checks()}
    assert len(checks) > 200 and checks["missing-placeholder"]["severity"] == "error"
    assert watchword.explain("missing-placeholder").startswith("The translation lacks a placeholder")
    with pytest.raises(watchword.QuestionError):
        watchword.explain("nothing")


def test_documents_of_every_kind_are_answered():
    for content in (b"", b"\xff\xfe\0", b"{}", b"<xliff/>", b"msgid", bytes(range(256)) * 50, b"[" * 100_000):
        for name in ("a.po", "a.xliff", "a.strings", "a.xcstrings", "values-de/strings.xml", "a.arb", "locales/de/a.json"):
            assert watchword.lint((name, content)).files == 1
    with pytest.raises(watchword.QuestionError, match="not supported"):
        watchword.lint(("de.tmx", b"<tmx/>"))
    with pytest.raises(watchword.QuestionError, match="^de.tmx is .* not supported"):
        watchword.Catalog(("de.tmx", b"<tmx/>"))
    with pytest.raises(FileNotFoundError):
        watchword.lint("nothing.po")


def test_the_content_of_a_catalogue_is_no_path():
    with pytest.raises(TypeError, match="expected the path of a catalogue"):
        watchword.lint(BROKEN)
