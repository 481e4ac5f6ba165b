#!/bin/sh
# Prints which test covers which item of the documents that the form follows:
#
#   Scripts/form-coverage.sh
#
# The items are listed in Tests/FormTests/Fixtures/document-items.txt, one per line; the display name of a test starts
# with its item ("S1 #19: …"). The items of S3 and S4 have a second test, in which the REL-ID simulator answers. Exits
# with 1 if an item has no test or several, or if a test names an item that is not listed.
set -eu

cd "$(dirname "$0")/.."
items=Tests/FormTests/Fixtures/document-items.txt

# Prints the item and the name of each test in a folder that names an item.
tests_in() {
  grep -Hn -A 3 '@Test("S[1-4] ' "$1"/*.swift | awk '
    match($0, /@Test\("S[1-4] [^:]*:/) { item = substr($0, RSTART + 7, RLENGTH - 8); next }
    item != "" && match($0, /func [A-Za-z0-9]+/) {
      name = substr($0, RSTART + 5, RLENGTH - 5)
      file = $0; sub(/\.swift[-:].*/, "", file); sub(/.*\//, "", file)
      print item "\t" file "." name; item = ""
    }'
}

# Compares the tests with the items that match a pattern, and prints a table.
table() {
  printf '%s\n' "$1" | awk -F '\t' -v pattern="$2" '
    NR == FNR { if ($1 != "") { count[$1]++; test[$1] = test[$1] (count[$1] > 1 ? ", " : "") $2 }; next }
    $1 ~ pattern {
      listed[$1] = 1
      total++
      printf "%-15s %-85s %s\n", $1, $2, (count[$1] ? test[$1] : "NO TEST")
      if (count[$1] != 1) holes++
    }
    END {
      for (item in count) if (!(item in listed)) { print "not in the list: " item " (" test[item] ")"; holes++ }
      printf "%d items, %d holes\n", total, holes
      exit holes > 0
    }' - "$items"
}

failed=0
table "$(tests_in Tests/FormTests)" '^S' || failed=1
echo
echo "Answered by the REL-ID simulator:"
table "$(tests_in Tests/RELIDTests)" '^S[34] ' || failed=1
exit "$failed"
