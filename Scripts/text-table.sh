#!/usr/bin/env bash
# Writes one HTML page with every text of the rules and the form in every language and style, beside the English text:
#
#   Scripts/text-table.sh [FILE]      FILE is .build/texts.html by default
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p .build
file=${1:-$PWD/.build/texts.html}
WATCHWORD_TEXT_TABLE=$(realpath -m "$file") swift test --filter TextTableTests
echo "$file"
