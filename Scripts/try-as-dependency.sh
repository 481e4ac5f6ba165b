#!/usr/bin/env bash
# Does what the guides "Use Watchword in a Swift app" and "Put the form on a screen" tell app developers, in an empty folder: its
# Package.swift and its sample as they are printed, and the article's program with what it is said to print, and a sample of
# the article "Read a catalogue", on a machine that seems to have no libxml2, no network and an empty home folder; then runs
# the plugin, with all of that. Two targets of the new package have names that modules here might have had.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ln -s "$PWD" "$folder/watchword"
mkdir -p "$folder/home" "$folder"/MyApp/Sources/{MyApp,MyForm,MyTool,Diagnostics,PasswordPolicy}

python3 - "$folder/MyApp" <<'PYTHON'
import pathlib
import re
import sys

folder = pathlib.Path(sys.argv[1])
blocks = re.findall(r"^```swift\n(.*?)^```", pathlib.Path("Documentation/SwiftApps.md").read_text("utf-8"), re.S | re.M)
manifest = next(block for block in blocks if "swift-tools-version" in block)
sample = next(block for block in blocks if "import Watchword" in block)
article = pathlib.Path("Documentation/WatchwordFormServices.docc/PutTheFormOnAScreen.md").read_text("utf-8")
form, printed = re.search(
    r"^## Try it without a screen\n.*?^```swift\n(.*?)^```.*?^```\n(.*?)^```", article, re.S | re.M).groups()
products = re.search(r"dependencies: (\[\n +\.product.*?\])", article, re.S)[1]
tool = re.search(
    r"^```swift\n(.*?)^```", pathlib.Path("Documentation/WatchwordCatalogs.docc/ReadACatalogue.md").read_text("utf-8"),
    re.S | re.M)[1]
own = '[.product(name: "Watchword", package: "Watchword")])'
assert own in manifest, "the guide's Package.swift has another form; adapt this script"
more = own[:-2] + ', "Diagnostics", "PasswordPolicy"]),\n    .target(name: "Diagnostics"), .target(name: "PasswordPolicy"),'
more += f'\n    .executableTarget(name: "MyForm", dependencies: {products}),'
more += '\n    .executableTarget(name: "MyTool", dependencies: [.product(name: "WatchwordCatalogs", package: "Watchword")]),'
(folder / "Package.swift").write_text(manifest.replace(own, more), "utf-8")
(folder / "Sources/MyApp/main.swift").write_text("import Diagnostics\nimport PasswordPolicy\n" + sample, "utf-8")
(folder / "Sources/MyForm/main.swift").write_text(form, "utf-8")
(folder / "printed.txt").write_text(printed, "utf-8")
catalog = (
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en"'
    ' target-language="de" datatype="plaintext"><body><trans-unit id="hello"><source>Hello</source>'
    '<target>Hallo</target></trans-unit></body></file></xliff>')
(folder / "Sources/MyTool/main.swift").write_text(f"{tool}\nlist(Array(#\"{catalog}\"#.utf8))\n", "utf-8")
(folder / "Sources/Diagnostics/Diagnostics.swift").write_text("public enum Crash {}\n", "utf-8")
(folder / "Sources/PasswordPolicy/PasswordPolicy.swift").write_text("public struct Strength {}\n", "utf-8")
PYTHON

# No .pc file can be found, as if the package libxml2-dev were not installed. Git ignores the settings of this machine,
# such as a mirror, and reaches no server: resolving any package would fail.
cd "$folder/MyApp"
without() {
  env HOME="$folder/home" PKG_CONFIG_LIBDIR=/nonexistent PKG_CONFIG_PATH= GIT_CONFIG_GLOBAL=/dev/null \
    GIT_CONFIG_SYSTEM=/dev/null GIT_ALLOW_PROTOCOL=file https_proxy=http://127.0.0.1:9 "$@" 2>build.log || {
    cat build.log
    exit 1
  }
}
without swift run MyApp
without swift run MyForm >form.txt
diff printed.txt form.txt || {
  echo "The article's program prints another output"
  exit 1
}
for module in WatchwordCatalogFormats WatchwordLinting ArgumentParser SystemPackage; do
  if [[ -f .build/debug/Modules/$module.swiftmodule ]]; then
    echo "The app builds $module, which only tools need"
    exit 1
  fi
done
without swift run MyTool >tool.txt
grep '^hello Hello Hallo$' tool.txt
if [[ -e Package.resolved || $(find .build/checkouts .build/repositories -mindepth 1 2>/dev/null) ]]; then
  echo "An app with \`traits: []\` resolves another package"
  exit 1
fi

# The plugin runs the command, for which the package is used with its default traits.
sed -i.old 's/, traits: \[\]//' Package.swift
cp -R ../watchword/Locales .
swift package lint-catalogues Locales >lint.log 2>&1 || {
  cat lint.log
  exit 1
}
grep '^No findings in' lint.log
