#!/usr/bin/env bash
# Sends QUESTIONS (20,000) questions about policies, forms and catalogues to the command, to the npm package in Node and
# to the PyPI package in Python: all answers must be the same. The command runs the Swift library, which
# Tests/ConformanceTests checks against known answers to many of the questions.
#
#   Tests/Packages/same-answers.sh [--plant command|node|python]
#
# With --plant, the named product gets a text with a defect, and the answers must differ. Without it, this is tested
# with each product and some of the questions, so that a comparison that cannot fail counts as a failure.
#
# WATCHWORD names the command (.build/debug/watchword). The packages are those that test-npm.sh and test-python.sh installed.
#
# If the command or a package is missing, it prints the reason and ends with 0. Nothing is written outside .build.
set -euo pipefail
cd "$(dirname "$0")/../.."

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
scripts=$PWD/Tests/Packages/same-answers
skip() {
  echo "skipped: $1"
  exit 0
}
: "${WATCHWORD:=.build/debug/watchword}"
[[ -x $WATCHWORD ]] || skip "there is no command $WATCHWORD; swift build makes it"
app=$PWD/.build/npm-test/app python=$PWD/.build/python-test/venv/bin/python
[[ -d $app/node_modules/watchword ]] || skip "the npm package is not installed (Tests/Packages/test-npm.sh)"
[[ -x $python ]] || skip "the Python package is not installed (Tests/Packages/test-python.sh)"
WATCHWORD=$(realpath "$WATCHWORD")
mkdir -p "$work/empty"

# ask CARRIER FOLDER [FOLDER-WITH-DEFECT]: writes the answers of a product to the questions of FOLDER.
ask() {
  local carrier=$1 folder=$2 defect=${3:-} options=()
  case $carrier in
    command)
      [[ -n $defect ]] && options=(--locales "$defect")
      python3 "$scripts/command.py" "$WATCHWORD" "$work/empty" "$folder/questions.json" "$folder/command.jsonl" "${options[@]}"
      ;;
    node)
      cp "$scripts/node.mjs" "${defect:-$app}/node.mjs"
      node "${defect:-$app}/node.mjs" "$folder/questions.json" "$folder/node.jsonl"
      ;;
    python)
      (cd "$work/empty" && PYTHONPATH=$defect WATCHWORD_CACHE=$work/cache "$python" "$scripts/package.py" \
        "$folder/questions.json" "$folder/python.jsonl")
      ;;
  esac
}

# defect CARRIER: prints a folder with the data of the product, in which one text of one language is wrong.
# Every run asks for this text: it is in the checklist of the first policy.
defect() {
  local folder=$work/defect-$1
  rm -rf "$folder"
  mkdir -p "$folder"
  case $1 in
    command)
      cp Locales/*.xliff "$folder/"
      sed -i 's|<target state="translated">Bez spacji na początku ani na końcu</target>|<target state="translated">Bez  spacji na początku ani na końcu</target>|' "$folder/pl.xliff"
      cmp -s Locales/pl.xliff "$folder/pl.xliff" && return 1
      ;;
    node)
      cp -R "$app/node_modules" "$folder/"
      spoil "$folder/node_modules/watchword/data/texts/pl.json"
      ;;
    python)
      cp -R "${python%/bin/python}"/lib/python3*/site-packages/watchword "$folder/"
      spoil "$folder/watchword/data/texts/pl.json"
      ;;
  esac
  echo "$folder"
}

spoil() {
  sed -i 's|"Bez spacji na początku ani na końcu"|"Bez  spacji na początku ani na końcu"|' "$1"
  grep -q '"Bez  spacji na początku ani na końcu"' "$1"
}

# put COUNT FOLDER [CARRIER]: sends questions to all products, one of which may have a defect.
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

# A defect in one product must be found: there are fewer questions, and the answers of the others are reused.
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
