#!/usr/bin/env bash
# Writes the catalogues of Locales and Overlays, compiled, into Sources/ShippedCatalogs, the texts of release notes,
# which apps and pages do not need, into Sources/NoteCatalogs, and the notes for translators into Sources/Command. Run
# it after every change of Locales; a test detects a missing run.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build --product EmbedCatalogs
mkdir -p Sources/ShippedCatalogs/Overlays
rm -f Sources/ShippedCatalogs/Data/*.swift Sources/ShippedCatalogs/Overlays/*.swift Sources/NoteCatalogs/Data/*.swift
"$(swift build --show-bin-path)/EmbedCatalogs" Sources Locales/*.xliff Overlays/*/*.xliff
