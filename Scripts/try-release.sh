#!/usr/bin/env bash
# Installs each package of Scripts/release.sh like its users, in an empty environment, and continues up to the first
# finding; prints sizes and seconds. What cannot be tested here is reported with the reason.
#
# As root, it installs the Debian package for the duration of the test.
set -euo pipefail
cd "$(dirname "$0")/.."

PACKAGES=$PWD/.build/packages TOOLS=$PWD/.build/release-tools
version=$(sed -n 's/.*static let number = "\(.*\)"/\1/p' Sources/Hosts/Command/Version.swift)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/home" "$work/app"

fail() {
  echo "$*" >&2
  exit 1
}
rows=()
# row NAME FILE SINCE: adds a row of the table; SINCE is when the installation began.
row() { rows+=("$1|$(stat -c %s "$2")|$(awk "BEGIN { printf \"%.1f\", $EPOCHREALTIME - $3 }")"); }
skip() { rows+=("$1|–|skipped: $2"); }

# No settings of this machine apply.
clean() { env -i HOME="$work/home" PATH=/usr/bin:/bin TERM=dumb "$@"; }
cat >"$work/app/de.xliff" <<'XLIFF'
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a.strings" source-language="en"
 target-language="de" datatype="plaintext"><body>
<trans-unit id="files"><source>%d files</source><target>Dateien</target></trans-unit>
</body></file></xliff>
XLIFF
# finds COMMAND…: `COMMAND lint` must report the defect of de.xliff.
finds() {
  local code=0 output
  output=$(cd "$work/app" && clean "$@" lint . --format concise 2>&1) || code=$?
  [[ $code == 1 && $output == *"de.xliff:3:57: error: "*"[missing-placeholder]"* ]] ||
    fail "$* lint ended with $code, not with the finding: $output"
}

echo "The page"
page=$PACKAGES/watchword-$version.html
start=$EPOCHREALTIME
code=0
Tests/Page/firefox.py "$page" || code=$?
case $code in
0) row "page, in Firefox" "$page" "$start" ;;
69) skip "page, in Firefox" "there is no Firefox" ;;
*) fail "The page does not start in Firefox" ;;
esac

echo "The archive"
name=watchword-$version-linux-$(uname -m) start=$EPOCHREALTIME
tar -xzf "$PACKAGES/$name.tar.gz" -C "$work"
finds "$work/$name/bin/watchword"
row "archive, unpacked" "$PACKAGES/$name.tar.gz" "$start"
if readelf -d "$work/$name/bin/watchword" | grep NEEDED; then fail "The command of the archive is not static"; fi
# Everything comes from one commit.
commit=$(sed -n 's/.*"sourceInfo": "commit \(.\{12\}\).*/\1/p' "$PACKAGES/watchword-$version.spdx.json" | sort -u)
clean "$work/$name/bin/watchword" --version | grep "^$version ($commit; traits: Command)$"
(cd "$work/home" && clean "$work/$name/bin/watchword" preview -o "$work/page.html" --locales "$work/app") 2>&1 | grep Wrote

# The commands of the page "Install": they install into ~/.local, and uninstall.
archive=$(sed -n '/^## The archive/,/^## With/{/^```sh/,/^```/{//!p}}' Documentation/Install.md)
cp -R Locales "$PACKAGES/$name.tar.gz" "$work/"
(cd "$work" && clean bash -euc "${archive//VERSION/$version}" >/dev/null)
if find "$work/home/.local" -type f | grep .; then fail "The page Install leaves files behind"; fi

echo "Manual pages and completions"
share=$work/$name/share
for page in "$share"/man/man1/*; do
  # Warnings go to standard error.
  warnings=$(man --warnings -l "$page" 2>&1 >/dev/null) || fail "$page: $warnings"
  [[ -z $warnings ]] || fail "$page: $warnings"
done
man -l "$share/man/man1/watchword-lint.1" | grep -e --fail-level >/dev/null || fail "The manual page of lint says nothing of --fail-level"
# shellcheck disable=SC2016
bash --norc -c 'source "$1"; COMP_WORDS=(watchword li); COMP_CWORD=1; COMP_LINE="watchword li"; COMP_POINT=${#COMP_LINE}
  _watchword watchword li watchword; [[ " ${COMPREPLY[*]} " == *" lint "* ]]' - "$share/bash-completion/completions/watchword" ||
  fail "bash does not complete lint"
if command -v zsh >/dev/null; then zsh -n "$share/zsh/site-functions/_watchword"; else echo "skipped: there is no zsh"; fi
if command -v fish >/dev/null; then fish -n "$share"/fish/*/watchword.fish; else echo "skipped: there is no fish"; fi

echo "The container"
start=$EPOCHREALTIME
build() { buildah --storage-driver vfs "$@"; }
if ! command -v buildah >/dev/null; then
  skip container "there is no buildah"
elif ! image=$(build bud --quiet --isolation chroot -f Distribution/container/Containerfile "$work/$name" 2>&1); then
  skip container "buildah cannot build here: ${image##*$'\n'}"
else
  container=$(build from "$image")
  code=0
  output=$(build run --isolation chroot -v "$work/app:/work:ro" "$container" -- /bin/watchword lint . --format concise) || code=$?
  build rm "$container" >/dev/null
  build rmi "$image" >/dev/null
  [[ $code == 1 && $output == *de.xliff:3:57:* ]] || fail "In a container, lint ended with $code: $output"
  row "container, built and run" "$work/$name/bin/watchword" "$start"
fi

echo "The wheel"
start=$EPOCHREALTIME
wheel=$(echo "$PACKAGES"/watchword_command-"$version"-*.whl)
clean /usr/bin/env python3 -m venv "$work/venv" 2>/dev/null || python3 -m venv "$work/venv"
clean "$work/venv/bin/pip" install --quiet --disable-pip-version-check --no-index "$wheel"
finds "$work/venv/bin/watchword"
row "wheel, in a new environment" "$wheel" "$start"
finds "$work/venv/bin/watchword-command"
finds "$work/venv/bin/python3" -m watchword_command
clean "$work/venv/bin/watchword" --version | grep "^$version ($commit; traits: Command)$"
[[ -f $work/venv/share/man/man1/watchword.1 ]] || fail "The wheel brings no manual page"

echo "The npm package"
package=$PACKAGES/watchword-$version.tgz
if ! command -v npm >/dev/null; then
  skip "npm package" "there is no npm"
else
  start=$EPOCHREALTIME
  mkdir "$work/npm"
  (cd "$work/npm" && clean npm install --silent --offline --no-audit --no-fund "$package")
  finds "$work/npm/node_modules/.bin/watchword"
  row "npm package, in an empty folder" "$package" "$start"
  text=$(cd "$work/npm" && clean node --input-type=module -e 'import { Policy } from "watchword";
    const policy = await Policy.open("strong");
    console.log(policy.check("horse", { locale: "pl" }).rules[0].text);')
  [[ $text == "Min. 8 znaków" ]] || fail "The npm package says: $text"
fi

echo "The Python package"
package=$PACKAGES/watchword-$version-py3-none-any.whl
start=$EPOCHREALTIME
python3 -m venv "$work/python"
if ! "$work/python/bin/pip" install --quiet --disable-pip-version-check "$package" 2>"$work/pip.log"; then
  skip "Python package" "wasmtime cannot be installed: $(tail -n 1 "$work/pip.log")"
else
  finds "$work/python/bin/python3" -m watchword
  row "Python package, in a new environment" "$package" "$start"
  text=$(cd "$work/app" && clean PYTHONUTF8=1 "$work/python/bin/python3" -c 'import watchword
print(watchword.Policy("strong").check("horse", locale="pl").rules[0].text)')
  [[ $text == "Min. 8 znaków" ]] || fail "The Python package says: $text"
fi

echo "The Debian package"
deb=$(echo "$PACKAGES"/watchword_"$version"_*.deb)
if [[ $(id -u) != 0 ]] || ! command -v apt-get >/dev/null; then
  skip "Debian package" "it takes root, and Debian"
else
  start=$EPOCHREALTIME
  apt-get install -y -qq --allow-downgrades "$deb" >"$work/apt.log" 2>&1 || fail "$(cat "$work/apt.log")"
  finds watchword
  row "Debian package, by apt" "$deb" "$start"
  clean watchword --version | grep "^$version ($commit; traits: Command, LibXML2, Zlib)$"
  man -w watchword-lint >/dev/null || fail "man does not find the page of lint"
  if command -v hardening-check >/dev/null; then
    hardening-check --nofortify --nocfprotection /usr/bin/watchword
  else
    echo "skipped: hardening-check is not installed (Debian: devscripts)"
  fi
  apt-get remove -y -qq watchword >/dev/null 2>&1
fi
if command -v lintian >/dev/null; then
  # The maintainer is the person who releases; on a test machine, the address may be invalid.
  lintian --allow-root --fail-on error,warning --suppress-tags bogus-mail-host,bogus-mail-host-in-debian-changelog "$deb"
else
  echo "skipped: lintian is not installed"
fi

echo "The action"
start=$EPOCHREALTIME
folder=$(clean INPUT_RELEASES="$PACKAGES" RUNNER_TEMP="$work" Actions/lint-catalogues/install.sh)
code=0
output=$(cd "$work/app" && env -i HOME="$work/home" PATH="$folder:/usr/bin:/bin" INPUT_SARIF="$work/report.sarif" \
  "$OLDPWD/Actions/lint-catalogues/lint.sh") || code=$?
[[ $code == 1 && $output == "::error file="*de.xliff* && -s $work/report.sarif ]] || fail "The action ended with $code: $output"
row "action" "$PACKAGES/$name.tar.gz" "$start"
awk "BEGIN { exit $EPOCHREALTIME - $start > 10 }" || fail "The action takes more than 10 seconds"
if clean INPUT_RELEASES="$PACKAGES" INPUT_SHA256=0 RUNNER_TEMP="$work" Actions/lint-catalogues/install.sh 2>"$work/refused"; then
  fail "The action takes an archive with another checksum"
fi
grep checksum "$work/refused" >/dev/null

echo "pre-commit"
mkdir "$work/pre-commit"
start=$EPOCHREALTIME
Scripts/release/try-pre-commit.sh "$work/pre-commit"
row "pre-commit, all formats" "$wheel" "$start"

echo "GitLab and Jenkins"
# The commands of the samples, with the wheel in place of the one from PyPI.
sample() { # sample NAME REPORT TEXT: runs the commands on standard input, which must find nothing, and write TEXT into REPORT.
  mkdir "$work/$1"
  cp -R Locales "$work/$1/"
  (cd "$work/$1" && env PATH="$work/venv/bin:$PATH" PIP_NO_INDEX=1 PIP_FIND_LINKS="$PACKAGES" bash -euo pipefail)
  grep "$3" "$work/$1/$2"
}
page=Documentation/ContinuousIntegration.md
sed -n '/^## On GitLab/,/^## /s/^    - \(.*[a-z].*\)/\1/p' $page | sample gitlab watchword.json "^\["
sed -n "s/^ *sh '\(.*\)'$/\1/p" $page | sample jenkins watchword.xml '<checkstyle'

echo "The formula"
if [[ -f $PACKAGES/watchword.rb ]]; then
  if grep -E '@[A-Z]+@' "$PACKAGES/watchword.rb"; then fail "The formula has places that are not filled in"; fi
  if command -v ruby >/dev/null; then ruby -c "$PACKAGES/watchword.rb"; else echo "skipped: there is no ruby"; fi
else
  echo "skipped: it was not made, because WATCHWORD_REPOSITORY was not set"
fi

echo "The bill of materials"
"$TOOLS/bin/pyspdxtools" -i "$PACKAGES/watchword-$version.spdx.json"
(cd "$PACKAGES" && sha256sum --check --quiet SHA256SUMS)

printf '\n%-32s %12s  %s\n' "from the file to a finding" bytes seconds
for row in "${rows[@]}"; do
  IFS='|' read -r name bytes seconds <<<"$row"
  printf '%-32s %12s  %s\n' "$name" "$bytes" "$seconds"
done
