#!/usr/bin/env bash
# Installs the oracles of tests. Python packages that some tests compare results with, or run against, and Apple's
# parser of password rules go into .build/oracles. Debian packages are installed for gettext, i18next, ICU for Java and
# Python, Android's aapt2, Qt's lrelease, Laravel's validation and translations, Samba's password checks, and a browser
# with fonts for the page of `watchword preview`. Without them, those tests are skipped and report that.
set -euo pipefail
cd "$(dirname "$0")/.."

packages=(lxml jsonschema 'moto[server]' 'zxcvbn==4.5.0' django playwright axe-playwright-python zopfli)
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
has_libraries() {
  command -v msgfmt >/dev/null && command -v aapt2 >/dev/null && [ -e /usr/share/nodejs/i18next ] &&
    [ -e /usr/share/java/icu4j.jar ] && /usr/bin/python3 -c 'import icu' 2>/dev/null
}
if command -v apt-get >/dev/null && ! has_libraries; then
  echo "Installing gettext, i18next, ICU for Java and Python, and aapt2 for the tests that need them"
  install gettext node-i18next libicu4j-java python3-icu aapt || echo "They cannot be installed"
fi

# The systems for which password policies are written.
has_policy_systems() {
  [ -e /usr/share/php/Illuminate/Validation/autoload.php ] && command -v php >/dev/null &&
    /usr/bin/python3 -c 'import samba, ldb' 2>/dev/null
}
if command -v apt-get >/dev/null && ! has_policy_systems; then
  echo "Installing Laravel's validation and Samba's checks for the tests that need them"
  install php-cli php-mbstring php-illuminate-validation python3-samba || echo "They cannot be installed"
fi

# The reader of Qt's translations.
if command -v apt-get >/dev/null && ! command -v lrelease >/dev/null; then
  echo "Installing Qt's lrelease for the tests of its translations"
  install qttools5-dev-tools || echo "It cannot be installed"
fi

# The optimiser that makes WebAssembly smaller.
if command -v apt-get >/dev/null && ! command -v wasm-opt >/dev/null; then
  echo "Installing Binaryen for a smaller page"
  install binaryen || echo "It cannot be installed"
fi

# The browsers for the tests of the page, with fonts for all languages, and the type checker of its scripts.
if command -v apt-get >/dev/null && ! command -v chromium >/dev/null; then
  echo "Installing Chromium and fonts for the tests of the page"
  install chromium fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji || echo "They cannot be installed"
fi
if command -v apt-get >/dev/null && { ! command -v firefox-esr || ! command -v tsc; } >/dev/null; then
  echo "Installing Firefox and TypeScript for the tests of the page"
  install firefox-esr node-typescript || echo "They cannot be installed"
fi

if [ -x "$folder/bin/python3" ] && "$folder/bin/python3" -c 'import lxml, jsonschema, moto.server, zxcvbn, django, playwright, axe_playwright_python, zopfli' 2>/dev/null; then
  fetch_apple_parser
  exit 0
fi

if ! python3 -c 'import venv, ensurepip' 2>/dev/null && command -v apt-get >/dev/null; then
  install python3-venv
fi
echo "Installing ${packages[*]} for the tests that need them"
python3 -m venv --clear "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check "${packages[@]}"
fetch_apple_parser
