#!/usr/bin/env bash
# Writes the catalogues of Locales and Overlays, compiled, into Sources/Engine/ShippedCatalogs, the texts of release notes,
# which apps and pages do not need, into Sources/Engine/NoteCatalogs, and the sentences of the notes for translators into Sources/Hosts/Command. Run
# it after every change of Locales; a test detects a missing run.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build --product EmbedCatalogs
mkdir -p Sources/Engine/ShippedCatalogs/Overlays
rm -f Sources/Engine/ShippedCatalogs/Data/*.swift Sources/Engine/ShippedCatalogs/Overlays/*.swift Sources/Engine/NoteCatalogs/Data/*.swift
"$(swift build --show-bin-path)/EmbedCatalogs" Sources Locales/*.xliff Overlays/*/*.xliff
