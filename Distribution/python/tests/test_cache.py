"""The cache of compiled modules: files not owned by the user are not used."""

import hashlib
import os
import stat
import sys

import pytest

from watchword import _cache

CHECK = "import watchword; print(watchword.Policy('strong').check('horse', locale='pl').unmet[0].text)"
SAYS = "Min. 8 znaków"

needs_owners = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="files have no owners on this platform")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    folder = tmp_path / "cache"
    monkeypatch.setenv("WATCHWORD_CACHE", str(folder))
    return folder


def test_a_module_is_compiled_once(folder, python):
    assert python(CHECK).strip() == SAYS
    (file,) = folder.iterdir()
    before = file.stat()
    assert stat.S_IMODE(before.st_mode) == 0o600 and stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert python(CHECK).strip() == SAYS
    assert file.stat().st_mtime_ns == before.st_mtime_ns and len(list(folder.iterdir())) == 1


@pytest.mark.parametrize("damage", ["empty", "short", "flipped", "other"])
def test_a_damaged_file_is_compiled_again(folder, python, damage):
    python(CHECK)
    (file,) = folder.iterdir()
    content = bytearray(file.read_bytes())
    if damage == "flipped":
        content[len(content) // 2] ^= 1
    file.write_bytes({"empty": b"", "short": content[:-100], "flipped": content, "other": os.urandom(5000)}[damage])
    assert python(CHECK).strip() == SAYS
    mended = file.read_bytes()
    assert len(mended) == len(content) and mended[:32] == hashlib.sha256(mended[32:]).digest()


def test_a_module_of_another_wasmtime_is_compiled_again(folder, python):
    python(CHECK)
    (file,) = folder.iterdir()
    assert _cache.write(file.name, b"what another version of wasmtime wrote")
    assert python(CHECK).strip() == SAYS
    assert len(file.read_bytes()) > 100_000


@pytest.mark.parametrize("value", ["off", "0", ""])
def test_the_cache_can_be_turned_off(python, tmp_path, value):
    assert python(CHECK, WATCHWORD_CACHE=value, XDG_CACHE_HOME=str(tmp_path)).strip() == SAYS
    assert list(tmp_path.iterdir()) == []


def test_the_cache_is_in_the_folder_of_the_user(python, tmp_path, monkeypatch):
    monkeypatch.delenv("WATCHWORD_CACHE", raising=False)
    python(CHECK, XDG_CACHE_HOME=str(tmp_path / "xdg"))
    if sys.platform.startswith("linux"):
        assert len(list((tmp_path / "xdg" / "watchword").iterdir())) == 1
        python(CHECK, HOME=str(tmp_path / "home"), XDG_CACHE_HOME="relative")
        assert len(list((tmp_path / "home" / ".cache" / "watchword").iterdir())) == 1


def test_without_a_place_it_stays_in_memory(python, tmp_path, monkeypatch):
    monkeypatch.delenv("WATCHWORD_CACHE", raising=False)
    (tmp_path / "file").write_text("no folder")
    warned = f"""
import warnings
with warnings.catch_warnings(record=True) as found:
    warnings.simplefilter("always")
    {CHECK}
print(*[one.message for one in found])"""
    for place in (tmp_path / "file", tmp_path / "file" / "below"):
        assert python(warned, XDG_CACHE_HOME=str(place)).strip() == SAYS
        # A folder named by the user should be usable.
        output = python(warned, WATCHWORD_CACHE=str(place))
        assert output.startswith(SAYS) and f"cannot be stored in {place}, the folder that WATCHWORD_CACHE names" in output
    for place in ("off", str(tmp_path / "new")):
        assert python(warned, WATCHWORD_CACHE=place).strip() == SAYS


@needs_owners
def test_a_read_only_folder_is_read(folder, python):
    python(CHECK)
    folder.chmod(0o500)
    try:
        assert _cache.read(next(folder.iterdir()).name) is not None
        assert python(CHECK).strip() == SAYS
    finally:
        folder.chmod(0o700)


@needs_owners
def test_what_others_can_write_is_not_used(folder):
    assert _cache.write("module", b"content") and _cache.read("module") == b"content"
    file = folder / "module"
    for place, mode in [(file, 0o620), (file, 0o602), (folder, 0o770), (folder, 0o707)]:
        before = stat.S_IMODE(place.stat().st_mode)
        place.chmod(mode)
        assert _cache.read("module") is None
        place.chmod(before)
    assert _cache.read("module") == b"content"
    folder.chmod(0o777)
    assert not _cache.write("other", b"content") and not (folder / "other").exists()
    folder.chmod(0o700)


@needs_owners
def test_links_are_not_followed(folder, tmp_path):
    assert _cache.write("module", b"content")
    (folder / "link").symlink_to(folder / "module")
    assert _cache.read("link") is None
    moved = tmp_path / "moved"
    folder.rename(moved)
    folder.symlink_to(moved)
    assert _cache.read("module") is None and not _cache.write("other", b"content")


@needs_owners
def test_files_of_others_are_not_used(folder):
    if os.geteuid() != 0:
        pytest.skip("only root can make files of other users")
    assert _cache.write("module", b"content")
    os.chown(folder / "module", 65534, 65534)
    assert _cache.read("module") is None
    assert _cache.write("module", b"own") and _cache.read("module") == b"own"
    os.chown(folder, 65534, 65534)
    assert _cache.read("module") is None and not _cache.write("module", b"content")


def test_a_write_is_whole_or_not_at_all(folder, monkeypatch):
    assert _cache.write("module", b"old")

    def fails(*arguments):
        raise OSError("no space")

    monkeypatch.setattr(os, "replace", fails)
    assert not _cache.write("module", b"new")
    assert _cache.read("module") == b"old" and len(list(folder.iterdir())) == 1
