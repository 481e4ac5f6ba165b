#!/usr/bin/env bash
# Lets the real pre-commit check commits with files of every format, using the hook's repository and the wheel of a
# release:
#
#   Scripts/release/try-pre-commit.sh FOLDER     an empty folder to work in
set -euo pipefail

work=$1
packages=$PWD/.build/packages
tools=$PWD/.build/release-tools/bin
command=$PWD/.build/release-parts/static/watchword
catalog=$PWD/Locales/de.xliff
if [[ ! -x $tools/pre-commit ]]; then "$tools/pip" install --quiet --disable-pip-version-check pre-commit; fi

repository() {
  git init --quiet --initial-branch main "$1"
  git -C "$1" config user.name Tester
  git -C "$1" config user.email tester@localhost
}
repository "$work/hook"
cp -R "$packages/pre-commit/." "$work/hook/"
git -C "$work/hook" add -A
git -C "$work/hook" commit --quiet -m "The hook"

repository "$work/project"
cd "$work/project"
cat >.pre-commit-config.yaml <<YAML
repos:
  - repo: file://$work/hook
    rev: $(git -C "$work/hook" rev-parse HEAD)
    hooks:
      - id: watchword-lint
        verbose: true
YAML
formats=(xliff12 xliff22 xcstrings strings android arb i18next po)
for format in "${formats[@]}"; do "$command" convert "$catalog" --to "$format" -o "locales/$format" 2>/dev/null; done
mv locales/i18next/* locales/
rmdir locales/i18next
git add -A

# run EXPECTED: checks that the hook exits with this status; prints its output.
run() {
  local code=0
  PRE_COMMIT_HOME=$work/cache PIP_FIND_LINKS=$packages "$tools/pre-commit" run --all-files >"$work/log" 2>&1 || code=$?
  if [[ $code != "$1" ]]; then
    cat "$work/log"
    exit 1
  fi
}
run 0
count=$(git ls-files locales | wc -l)
grep "No findings in $count files" "$work/log"

# A text with a missing placeholder, in each format in turn.
for file in $(git ls-files locales | grep -v -e /values/ -e en.lproj -e _en.arb -e locales/en/ -e stringsdict); do
  cp "$file" "$work/sound"
  sed -i '0,/Fehler beim Ändern des Passworts: %[s@]\|Fehler beim Ändern des Passworts: %1$[s@]\|Fehler beim Ändern des Passworts: {{*[a-z0-9]*}}*/s//Fehler beim Ändern des Passworts/' "$file"
  if cmp -s "$file" "$work/sound"; then
    echo "$file does not contain this text; adapt this script"
    exit 1
  fi
  git add "$file"
  run 1
  grep -m 1 "$file:" "$work/log"
  cp "$work/sound" "$file"
  git add "$file"
done
