#!/usr/bin/env bash
# Builds an XLIFF 1.2 file with many units in one <file>, for measurements.
#
# usage: make-many-units.sh COUNT OUTPUT
set -euo pipefail

if (($# != 2)); then
  sed -n '4s/^# //p' "$0" >&2
  exit 2
fi
awk -v count="$1" 'BEGIN {
  print "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
  print "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">"
  print "<file original=\"a.strings\" source-language=\"en\" target-language=\"de\" datatype=\"plaintext\"><body>"
  for (number = 1; number <= count; number++) {
    print "<trans-unit id=\"screen.label." number "\">"
    print "<source>Delete the file " number " of %lld now</source>"
    print "<target state=\"translated\">Die Datei " number " von %lld jetzt löschen</target>"
    print "<note>Shown on a button</note>"
    print "</trans-unit>"
  }
  print "</body></file>"
  print "</xliff>"
}' >"$2"
