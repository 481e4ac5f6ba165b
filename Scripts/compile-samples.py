#!/usr/bin/env python3
"""Compiles every Swift sample that the documentation shows: the ```swift blocks of README, of Documentation and of the
doc comments in Sources. A sample compiles separately and outside of the package, so it sees only public declarations;
it may import the package's libraries and none of its other modules. A sample in a doc comment imports the libraries.
`Package.swift` samples, and samples for other platforms (```swift no-compile), are skipped.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

os.chdir(pathlib.Path(__file__).resolve().parents[1])
LIBRARIES = ["Watchword", "WatchwordCatalogs", "WatchwordFormServices", "WatchwordRELID"]
SAMPLES = pathlib.Path(".build/samples/sources")
FLAGS = os.environ.get("SWIFT_BUILD_FLAGS", "").split()
BLOCK = re.compile(r"^(?P<indent>[ \t]*)```swift[ \t]*\n(?P<code>.*?)^(?P=indent)```", re.S | re.M)


def blocks(path):
    text = path.read_text("utf-8")
    if path.suffix == ".swift":
        text = "\n".join(
            re.sub(r"^\s*///( |$)", "", line) if line.lstrip().startswith("///") else "" for line in text.split("\n"))
    for match in BLOCK.finditer(text):
        code = match["code"]
        if path.suffix == ".swift":
            code = "".join(f"import {name}\n" for name in LIBRARIES) + code
        if "swift-tools-version" in code or ".package(" in code:
            continue
        yield text[: match.start()].count("\n") + 1, code


for library in LIBRARIES:
    build = subprocess.run(
        ["swift", "build", *FLAGS, "--target", library], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if build.returncode:
        sys.exit(build.stdout)
modules = pathlib.Path(subprocess.check_output(["swift", "build", "--show-bin-path"], text=True).strip(), "Modules")
shutil.rmtree(SAMPLES, ignore_errors=True)
files = [pathlib.Path("README.md"), *sorted(pathlib.Path("Documentation").rglob("*.md")),
         *sorted(pathlib.Path("Sources").rglob("*.swift"))]
passed = failed = 0
for file in files:
    for line, code in blocks(file):
        folder = SAMPLES / f"{passed + failed}"
        folder.mkdir(parents=True)
        source = folder / "main.swift"
        source.write_text(code, "utf-8")
        run = subprocess.run(
            ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", modules, source],
            capture_output=True, text=True)
        inner = set(re.findall(r"import (Watchword\w*)", code)) - set(LIBRARIES)
        if run.returncode == 0 and not inner:
            passed += 1
        else:
            failed += 1
            print(f"{file}:{line}: this sample does not compile outside of the package {sorted(inner)}\n{run.stderr}")
print(f"Samples: {passed} passed, {failed} failed")
sys.exit(1 if failed or not passed else 0)
