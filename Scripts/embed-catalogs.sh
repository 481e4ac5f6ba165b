#!/usr/bin/env bash
# Writes the catalogues of Locales and Overlays into Sources/ShippedCatalogs, compiled, and the notes for translators
# into Sources/Command. Run it after every change of Locales; a test says where it was forgotten.
set -euo pipefail
cd "$(dirname "$0")/.."

shipped=Sources/ShippedCatalogs
swift build --product EmbedCatalogs
mkdir -p "$shipped/Overlays"
rm -f "$shipped"/Data/*.swift "$shipped"/Overlays/*.swift
"$(swift build --show-bin-path)/EmbedCatalogs" Sources Locales/*.xliff Overlays/*/*.xliff
