#!/usr/bin/env bash
# Writes the catalogues of Locales and Overlays, compiled, into Sources/Engine/ShippedCatalogs, and the sentences of the notes
# for translators into Sources/Hosts/Command. Run it after every change of Locales; a test detects a missing run.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build --product EmbedCatalogs
(cd Sources/Engine/ShippedCatalogs && rm -f Data/*.swift Overlays/*.swift Notes/notes-*.swift)
"$(swift build --show-bin-path)/EmbedCatalogs" Sources Locales/*.xliff Overlays/*/*.xliff
