#!/usr/bin/env bash
# Runs the samples of Examples/ that need no other platform, as their first lines say, and compares what they print with
# `watchword text`. A sample whose library is not on this machine is skipped.
set -euo pipefail
cd "$(dirname "$0")/.."

# shellcheck disable=SC2086
swift build ${SWIFT_BUILD_FLAGS:-} --product watchword >&2
watchword=$PWD/.build/debug/watchword
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export NODE_PATH=${NODE_PATH:+$NODE_PATH:}/usr/share/nodejs
passed=0 failed=0 skipped=0

skip() {
  echo "skipped: $1"
  skipped=$((skipped + 1))
}

# compare NAME COMMAND… prints the differences between the sample's lines in each language and those of the command.
compare() {
  local name=$1
  shift
  for locale in en ru ar; do
    # Samples have no isolates to put around numbers, and write digits as their library does.
    if difference=$(diff <("$watchword" text strong --locale "$locale") <("$@" "$locale")); then
      passed=$((passed + 1))
    else
      failed=$((failed + 1))
      printf '%s in %s differs from watchword text:\n%s\n' "$name" "$locale" "$difference"
    fi
  done
}

"$watchword" export strong --to json -o "$folder/texts" 2>/dev/null
"$watchword" export strong --to i18next -o "$folder/locales" 2>/dev/null
"$watchword" export strong --to po -o "$folder/locale" 2>/dev/null

if command -v node >/dev/null; then
  compare web node Examples/web/rules.mjs "$folder/texts"
  if node -e 'require("i18next")' 2>/dev/null; then
    compare i18next node Examples/i18next/rules.mjs "$folder/locales"
  else
    skip "node has no i18next; Scripts/install-oracles.sh installs it"
  fi
else
  skip "node is not on the path"
fi

if command -v msgfmt >/dev/null; then
  for file in "$folder"/locale/*/LC_MESSAGES/messages.po; do msgfmt "$file" -o "${file%po}mo"; done
  compare gettext python3 Examples/gettext/rules.py "$folder/locale"
else
  skip "msgfmt is not on the path; Scripts/install-oracles.sh installs gettext"
fi

echo "Examples: $passed passed, $failed failed, $skipped skipped"
[ "$failed" = 0 ]
