#!/usr/bin/env bash
# Does what README tells app developers, in an empty folder: its Package.swift and its sample as they are printed, on a
# machine that seems to have no libxml2; then runs the plugin with libxml2. Two targets of the new package have names that
# modules here might have had.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ln -s "$PWD" "$folder/watchword"
mkdir -p "$folder/MyApp/Sources/MyApp" "$folder/MyApp/Sources/Diagnostics" "$folder/MyApp/Sources/PasswordPolicy"

python3 - "$folder/MyApp" <<'PYTHON'
import pathlib
import re
import sys

folder = pathlib.Path(sys.argv[1])
blocks = re.findall(r"^```swift\n(.*?)^```", pathlib.Path("README.md").read_text("utf-8"), re.S | re.M)
manifest = next(block for block in blocks if "swift-tools-version" in block)
sample = next(block for block in blocks if "import Watchword" in block)
own = '[.product(name: "Watchword", package: "Watchword")])'
assert own in manifest, "README's Package.swift has another form; adapt this script"
more = own[:-2] + ', "Diagnostics", "PasswordPolicy"]),\n    .target(name: "Diagnostics"), .target(name: "PasswordPolicy"),'
(folder / "Package.swift").write_text(manifest.replace(own, more), "utf-8")
(folder / "Sources/MyApp/main.swift").write_text("import Diagnostics\nimport PasswordPolicy\n" + sample, "utf-8")
(folder / "Sources/Diagnostics/Diagnostics.swift").write_text("public enum Crash {}\n", "utf-8")
(folder / "Sources/PasswordPolicy/PasswordPolicy.swift").write_text("public struct Strength {}\n", "utf-8")
PYTHON

# No .pc file can be found, as where the package libxml2-dev is not installed.
cd "$folder/MyApp"
export PKG_CONFIG_LIBDIR=/nonexistent PKG_CONFIG_PATH=
swift build >build.log 2>&1 || {
  cat build.log
  exit 1
}
swift run --skip-build MyApp
for module in WatchwordCatalogFormats WatchwordLinting ArgumentParser SystemPackage; do
  if [[ -f .build/debug/Modules/$module.swiftmodule ]]; then
    echo "The app builds $module, which only tools need"
    exit 1
  fi
done

# The plugin runs the command, which needs libxml2.
unset PKG_CONFIG_LIBDIR PKG_CONFIG_PATH
cp -R ../watchword/Locales .
swift package lint-catalogues Locales >lint.log 2>&1 || {
  cat lint.log
  exit 1
}
grep '^No findings in' lint.log
