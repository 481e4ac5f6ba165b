#!/usr/bin/env bash
# Puts QUESTIONS (20,000) questions about policies, forms and catalogues to the command, to the npm package in Node and to the
# PyPI package in Python: not one answer may differ. The command runs the Swift library, whose answers are known for many of
# the questions too: Tests/ConformanceTests holds it against the same ones.
#
#   Scripts/same-answers.sh [--plant command|node|python]
#
# With --plant, the carrier gets a text with a defect, and the answers have to differ. Without it, this is tried with each
# carrier and some of the questions, so that a comparison that cannot fail is a failure.
#
#   WATCHWORD     the command (.build/debug/watchword)
#   NPM_PACKAGE   the package for Node, and
#   WHEEL         that for Python (the newest ones of .build/packages, which Scripts/release.sh writes)
#
# Where Node, Python or a package is missing, it says why and ends with 0. Nothing is written outside .build.
set -euo pipefail
cd "$(dirname "$0")/.."

count=${QUESTIONS:-20000}
planted=
if [[ ${1:-} == --plant ]]; then
  planted=$2
  case $planted in command | node | python) ;; *)
    echo "--plant takes command, node or python, found $planted" >&2
    exit 2
    ;;
  esac
fi
work=$PWD/.build/same-answers
scripts=$PWD/Scripts/same-answers
newest() { find .build/packages -maxdepth 1 -name "$1" -printf '%T@ %p\n' 2>/dev/null | sort -rn | head -n 1 | cut -d' ' -f2-; }
skip() {
  echo "skipped: $1"
  exit 0
}
: "${WATCHWORD:=.build/debug/watchword}"
: "${NPM_PACKAGE:=$(newest 'watchword-[0-9]*.tgz')}" "${WHEEL:=$(newest 'watchword-[0-9]*-py3-none-any.whl')}"
[[ -x $WATCHWORD ]] || skip "there is no command $WATCHWORD; swift build makes it"
[[ -f $NPM_PACKAGE ]] || skip "there is no npm package in .build/packages; Scripts/release.sh makes it"
[[ -f $WHEEL ]] || skip "there is no wheel in .build/packages; Scripts/release.sh makes it"
command -v node >/dev/null || skip "node is not on the path"
WATCHWORD=$(realpath "$WATCHWORD")

# Each package in a folder of its own, installed again if it is another one.
mkdir -p "$work"
sum=$(cat "$NPM_PACKAGE" "$WHEEL" | sha256sum)
if [[ $(cat "$work/installed" 2>/dev/null) != "$sum" ]]; then
  rm -rf "$work"
  mkdir -p "$work/node" "$work/empty"
  npm install --silent --no-audit --no-fund --offline --prefix "$work/node" "$(realpath "$NPM_PACKAGE")" >/dev/null
  python3 -m venv "$work/python"
  "$work/python/bin/pip" install --quiet --disable-pip-version-check "$WHEEL" || skip "wasmtime cannot be installed"
  echo "$sum" >"$work/installed"
fi

# ask CARRIER FOLDER [FOLDER-WITH-DEFECT] writes its answers to the questions of FOLDER.
ask() {
  local carrier=$1 folder=$2 defect=${3:-} options=()
  case $carrier in
    command)
      [[ -n $defect ]] && options=(--locales "$defect")
      python3 "$scripts/command.py" "$WATCHWORD" "$work/empty" "$folder/questions.json" "$folder/command.jsonl" "${options[@]}"
      ;;
    node)
      cp "$scripts/node.mjs" "${defect:-$work/node}/node.mjs"
      node "${defect:-$work/node}/node.mjs" "$folder/questions.json" "$folder/node.jsonl"
      ;;
    python)
      (cd "$work/empty" && PYTHONPATH=$defect WATCHWORD_CACHE=$work/cache "$work/python/bin/python" "$scripts/package.py" \
        "$folder/questions.json" "$folder/python.jsonl")
      ;;
  esac
}

# defect CARRIER prints a folder with what the carrier reads, in which one text of one language is wrong.
defect() {
  local folder=$work/defect-$1
  rm -rf "$folder"
  mkdir -p "$folder"
  case $1 in
    command)
      cp Locales/*.xliff "$folder/"
      sed -i 's|<target state="translated">Jeszcze %lld znaki</target>|<target state="translated">Jeszcze  %lld znaki</target>|' "$folder/pl.xliff"
      cmp -s Locales/pl.xliff "$folder/pl.xliff" && return 1
      ;;
    node)
      cp -R "$work/node/node_modules" "$folder/"
      spoil "$folder/node_modules/watchword/data/texts/pl.json"
      ;;
    python)
      cp -R "$work"/python/lib/python3*/site-packages/watchword "$folder/"
      spoil "$folder/watchword/data/texts/pl.json"
      ;;
  esac
  echo "$folder"
}

spoil() {
  sed -i 's|"Jeszcze %lld znaki"|"Jeszcze  %lld znaki"|' "$1"
  grep -q '"Jeszcze  %lld znaki"' "$1"
}

# put COUNT FOLDER [CARRIER] puts questions to all carriers, one of which may have a defect.
put() {
  rm -rf "$2"
  mkdir -p "$2"
  python3 "$scripts/questions.py" "$1" "$2" >/dev/null
  local carrier wrong pids=()
  for carrier in command node python; do
    wrong=
    if [[ $carrier == "${3:-}" ]]; then wrong=$(defect "$carrier"); fi
    ask "$carrier" "$2" "$wrong" &
    pids+=($!)
  done
  for pid in "${pids[@]}"; do wait "$pid"; done
  python3 "$scripts/compare.py" "$2"
}

if [[ -n $planted ]]; then
  put "$count" "$work/planted" "$planted"
  exit
fi

start=$SECONDS
put "$count" "$work/answers"
echo "in $((SECONDS - start)) s"

# A defect in one carrier has to be found: the questions are fewer, and the answers of the others stay.
few=$((count < 1000 ? count : 1000))
put "$few" "$work/few"
for carrier in command node python; do
  mv "$work/few/$carrier.jsonl" "$work/right"
  ask "$carrier" "$work/few" "$(defect "$carrier")"
  if found=$(python3 "$scripts/compare.py" "$work/few"); then
    echo "A text with a defect in $carrier was not found"
    exit 1
  fi
  echo "A text with a defect in $carrier was found: $(head -n 1 <<<"$found")"
  mv "$work/right" "$work/few/$carrier.jsonl"
done
