#!/usr/bin/env bash
# Installs the oracles of tests. Python packages that some tests compare results with, or run against, and Apple's
# parser of password rules go into .build/oracles. Debian packages are installed for gettext, i18next, ICU for Java and
# Python, Android's aapt2, Qt's lrelease, Laravel's validation and translations, Samba's password checks, and a browser
# with fonts for the page of `watchword preview`. Without them, those tests are skipped and report that.
#
#   Scripts/install-oracles.sh               the oracles
#   Scripts/install-oracles.sh --packaging   the tools that check the packages of a release in Scripts/try-release.sh: lintian,
#                                            hardening-check, buildah, man, the shells of the completions, and Firefox
set -euo pipefail
cd "$(dirname "$0")/.."

modules=(lxml jsonschema 'moto[server]' 'zxcvbn==4.5.0' django playwright axe-playwright-python zopfli)
folder=.build/oracles
apple=https://raw.githubusercontent.com/apple/password-manager-resources/96cbab74681dcc296cae6fb205c4b047bc026c22
fetch_apple_parser() {
  mkdir -p "$folder"
  if [ -f "$folder/PasswordRulesParser.js" ]; then return; fi
  curl -fsSL --max-time 60 "$apple/tools/PasswordRulesParser.js" -o "$folder/part" &&
    mv "$folder/part" "$folder/PasswordRulesParser.js" || echo "Apple's parser of password rules could not be downloaded"
}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
install() {
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}
# need TITLE PACKAGES WHAT…: installs Debian packages unless everything is there that they bring: commands, files, and
# modules of the system's Python (python:NAME).
need() {
  local title=$1 packages=$2 what
  command -v apt-get >/dev/null || return 0
  for what in "${@:3}"; do
    case $what in
      python:*) /usr/bin/python3 -c "import ${what#python:}" 2>/dev/null && continue ;;
      /*) [ -e "$what" ] && continue ;;
      *) command -v "$what" >/dev/null && continue ;;
    esac
    echo "Installing $title"
    # shellcheck disable=SC2086
    install $packages || echo "They cannot be installed"
    return
  done
}

if [ "${1:-}" = --packaging ]; then
  need "the tools that check packages" "lintian devscripts buildah man-db zsh fish dpkg-dev firefox-esr" \
    lintian hardening-check buildah man zsh fish dpkg-shlibdeps firefox-esr
  exit
fi
need "gettext, i18next, ICU for Java and Python, and aapt2 for the tests that need them" \
  "gettext node-i18next libicu4j-java python3-icu aapt" msgfmt aapt2 /usr/share/nodejs/i18next /usr/share/java/icu4j.jar python:icu
# The systems for which password policies are written.
need "Laravel's validation and Samba's checks for the tests that need them" \
  "php-cli php-mbstring php-illuminate-validation python3-samba" \
  /usr/share/php/Illuminate/Validation/autoload.php php python:samba python:ldb
need "Qt's lrelease for the tests of its translations" qttools5-dev-tools lrelease
# The optimiser that makes WebAssembly smaller.
need "Binaryen for a smaller page" binaryen wasm-opt
# The browsers for the tests of the page, with fonts for all languages, and the type checker of its scripts.
need "Chromium and fonts for the tests of the page" "chromium fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji" chromium
need "Firefox and TypeScript for the tests of the page" "firefox-esr node-typescript" firefox-esr tsc

if [ -x "$folder/bin/python3" ] && "$folder/bin/python3" -c 'import lxml, jsonschema, moto.server, zxcvbn, django, playwright, axe_playwright_python, zopfli' 2>/dev/null; then
  fetch_apple_parser
  exit 0
fi

if ! python3 -c 'import venv, ensurepip' 2>/dev/null && command -v apt-get >/dev/null; then
  install python3-venv
fi
echo "Installing ${modules[*]} for the tests that need them"
python3 -m venv --clear "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check "${modules[@]}"
fetch_apple_parser
