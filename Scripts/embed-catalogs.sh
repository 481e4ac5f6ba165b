#!/usr/bin/env bash
# Writes the catalogues of Locales into Sources/ShippedCatalogs/Data, compiled, and the texts of release notes, which apps
# and pages do without, into Sources/NoteCatalogs/Data. Run it after every change of Locales; a test says where it was
# forgotten.
set -euo pipefail
cd "$(dirname "$0")/.."

texts=Sources/ShippedCatalogs/Data
notes=Sources/NoteCatalogs/Data
swift build --product EmbedCatalogs
rm -f "$texts"/*.swift "$notes"/*.swift
"$(swift build --show-bin-path)/EmbedCatalogs" "$texts" "$notes" Locales/*.xliff
