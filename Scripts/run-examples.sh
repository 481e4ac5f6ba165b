#!/usr/bin/env bash
# Runs the samples of Examples/ that need no other platform, by the commands in their first lines, and compares their
# output with `watchword text`. A sample whose library is not on this machine is skipped.
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

# compare NAME POLICY LOCALE COMMAND…: prints where the sample's lines differ from those of watchword text.
compare() {
  local name=$1 policy=$2 locale=$3
  shift 3
  if difference=$(diff <("$watchword" text "$policy" --locale "$locale") <("$@")); then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf '%s: %s in %s differs from watchword text:\n%s\n' "$name" "$policy" "$locale" "$difference"
  fi
}

policies=$(basename -s .json Policies/*.json)
locales=$(basename -s .xliff Locales/*.xliff)
# shellcheck disable=SC2086
"$watchword" export $policies --to json -o "$folder/texts" 2>/dev/null
"$watchword" export strong --to i18next -o "$folder/locales" 2>/dev/null
"$watchword" export strong --to po -o "$folder/locale" 2>/dev/null
"$watchword" export strong --to properties -o "$folder/messages" 2>/dev/null

if command -v node >/dev/null; then
  for policy in $policies; do
    for locale in $locales; do
      compare web "$policy" "$locale" node Examples/web/rules.mjs "$folder/texts" "$locale" "$policy"
    done
  done
  if node -e 'require("i18next")' 2>/dev/null; then
    for locale in $locales; do
      compare i18next strong "$locale" node Examples/i18next/rules.mjs "$folder/locales" "$locale"
    done
  else
    skip "node has no i18next; Scripts/install-oracles.sh installs it"
  fi
else
  skip "node is not on the path"
fi

if command -v msgfmt >/dev/null; then
  for file in "$folder"/locale/*/LC_MESSAGES/messages.po; do msgfmt "$file" -o "${file%po}mo"; done
  for locale in $locales; do
    # The names of locales in gettext have a region instead of a script.
    case $locale in
      zh-Hans) name=zh_CN ;;
      zh-Hant) name=zh_TW ;;
      zh-Hant-HK) name=zh_HK ;;
      *) name=${locale/-/_} ;;
    esac
    compare gettext strong "$locale" python3 Examples/gettext/rules.py "$folder/locale" "$name"
  done
else
  skip "msgfmt is not on the path; Scripts/install-oracles.sh installs gettext"
fi

if command -v java >/dev/null; then
  for locale in $locales; do
    # Java writes Arabic numbers with other digits, unless the locale names them.
    compare java strong "$locale" java Examples/java/Rules.java "$folder/messages" "${locale/#ar/ar-u-nu-latn}"
  done
else
  skip "java is not on the path; Scripts/install-oracles.sh installs it"
fi

# The sign-up with a page and a server needs both packages and a browser.
app=.build/npm-test/app server=.build/python-test/venv/bin/python
if [[ ! -d $app/node_modules/watchword || ! -x $server ]]; then
  skip "the packages are not installed (Tests/Packages/test-npm.sh and test-python.sh)"
else
  python=.build/oracles/bin/python3
  [ -x "$python" ] || python=python3
  status=0
  "$python" Tests/Packages/try-server.py "$app" "$server" >"$folder/server.log" 2>&1 || status=$?
  case $status in
    0) passed=$((passed + 1)) ;;
    3) skip "$(cat "$folder/server.log")" ;;
    *)
      failed=$((failed + 1))
      cat "$folder/server.log"
      ;;
  esac
fi

echo "Examples: $passed passed, $failed failed, $skipped skipped"
[ "$failed" = 0 ]
