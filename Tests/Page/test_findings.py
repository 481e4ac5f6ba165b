"""The rows of the desk compared with `watchword lint`: the same checks at the same places, in files of every format."""

import json
import pathlib
import subprocess
import tempfile
from collections import Counter

import desk_helpers
import page_helpers
import planted_defects

ROOT = pathlib.Path(__file__).resolve().parents[2]
CORPORA = ROOT.parent / "shared" / "corpora"
FIXTURES = ["Tests/CatalogFormatsTests/Fixtures/diagnostics/*", "Tests/CatalogFormatsTests/Fixtures/encodings/*", "Examples/**/*.xml"] + [
    f"Fuzzing/Seeds/{kind}/*" for kind in ("android", "arb", "i18next", "po", "strings", "stringsdict", "xcstrings", "xliff", "xliff2")]
FORMATS = ["po", "xcstrings", "strings", "android", "arb", "i18next", "xliff21"]


def corpora():
    return sorted(CORPORA.glob("*/*.xliff"))


def lint(site, name, content):
    """Returns the command's result for a file alone in a folder: findings, or the reason why it cannot be read."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        result = subprocess.run(
            [site.command, "lint", "--checks", "recommended", "--format", "json", name], cwd=folder, capture_output=True, check=False)
    if result.returncode > 1:
        return None, result.stderr.decode()
    found = json.loads(result.stdout)["diagnostics"]
    return sorted(f"{each['id']}@{each['line']}:{each['column']}" for each in found), ""


class Comparison:
    """Compares files in the page and in the command, one at a time."""

    def __init__(self, site):
        self.site = site
        self.page = None
        self.files = self.findings = 0
        self.differences = []

    def add(self, name, content, said=""):
        """Compares the findings of a file in the page and in the command."""
        if self.files % 25 == 0:
            if self.page:
                self.page.context.close()
                self.site.contexts.remove(self.page.context)
            # A tall window shows many rows at once.
            self.page = self.site.open("#tab=catalog", height=4000)
        self.files += 1
        wanted, words = lint(self.site, name, content)
        desk_helpers.open_files(self.page, {name: content})
        problem = desk_helpers.problem(self.page)
        found = None if problem else desk_helpers.findings(self.page)
        if found != wanted:
            more, less = Counter(found or []) - Counter(wanted or []), Counter(wanted or []) - Counter(found or [])
            self.differences.append(f"{said or name}: the page has {list(more)[:5]}, the command {list(less)[:5]} {problem or words}")
        self.findings += len(wanted or [])
        return found or []

    def note(self):
        assert not self.differences, f"{len(self.differences)} of {self.files} files differ:\n" + "\n".join(self.differences[:40])
        return f"{self.findings} findings in {self.files} files, 0 differences"


def test_the_files_of_projects(site):
    if not corpora():
        return f"skipped: there is no {CORPORA}"
    comparison = Comparison(site)
    for path in page_helpers.sample(corpora()):
        comparison.add(path.name, path.read_bytes())
    return comparison.note()


def test_the_own_catalogues(site):
    comparison = Comparison(site)
    for path in page_helpers.sample(sorted(ROOT.glob("Locales/*.xliff"))):
        comparison.add(path.name, path.read_bytes())
    return comparison.note()


def test_fixtures_of_every_format(site):
    comparison = Comparison(site)
    for pattern in FIXTURES:
        paths = [path for path in sorted(ROOT.glob(pattern)) if path.is_file()]
        for path in page_helpers.sample(paths):
            # The command searches for i18next texts in folders of languages.
            name = f"de/{path.name}" if "i18next" in pattern else path.name
            comparison.add(name, path.read_bytes(), str(path.relative_to(ROOT)))
    return comparison.note()


def test_planted_defects(site):
    paths = corpora()
    if not paths:
        return f"skipped: there is no {CORPORA}"
    comparison = Comparison(site)
    planted = found = 0
    missed = Counter()
    for seed, path in page_helpers.sample(list(enumerate(paths))):
        text, defects = planted_defects.plant(path.read_bytes().decode(), seed)
        before = Counter(lint(site, path.name, path.read_bytes())[0])
        now = comparison.add(path.name, text.encode(), f"{path.parent.name}/{path.name}")
        new = [each.split("@") for each in Counter(now) - before]
        for kind, first, last in defects:
            planted += 1
            if any(check in planted_defects.KINDS[kind][1] and first <= int(place.split(":")[0]) <= last for check, place in new):
                found += 1
            else:
                missed[kind] += 1
    return f"{found} of {planted} planted defects are found in the rows (missed: {dict(missed)}); {comparison.note()}"


def test_planted_defects_in_other_formats(site):
    if not corpora():
        return f"skipped: there is no {CORPORA}"
    comparison = Comparison(site)
    # A file that is no longer well-formed is not converted.
    text, _ = planted_defects.plant((CORPORA / "gomap" / "de.xliff").read_text("utf-8"), 7, count=60, without=["tag"])
    with tempfile.TemporaryDirectory() as folder:
        given = pathlib.Path(folder, "de.xliff")
        given.write_text(text, "utf-8")
        for kind in FORMATS:
            written = pathlib.Path(folder, kind)
            subprocess.run([site.command, "convert", given, "--to", kind, "-o", written], capture_output=True, check=False)
            paths = [path for path in written.rglob("*") if path.is_file()]
            assert paths, f"{kind}: nothing was written"
            for path in page_helpers.sample(paths):
                name = path.relative_to(written)
                comparison.add(name.as_posix(), path.read_bytes(), f"{kind}: {name}")
    return comparison.note()
