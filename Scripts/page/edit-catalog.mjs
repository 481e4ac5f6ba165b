// Writes a catalogue as the page does after edits, so that a test can look at its bytes:
//
//   node Scripts/page/edit-catalog.mjs <EDITS.json
//
// The input is a list of {"file", "output", "edits": [[INDEX, TYPED]…]}; INDEX counts the units of a file from 0, and
// TYPED is what a person types. A line of JSON for each: the reasons why edits were refused.

import { readFileSync, writeFileSync } from "node:fs";
import { readEdit, withEdits } from "../../Page/scripts/catalog/edits.js";
import { scanXLIFF } from "../../Page/scripts/catalog/scanner/xliff.js";

for (const { file, output, edits } of JSON.parse(readFileSync(0, "utf8"))) {
  const catalog = scanXLIFF(readFileSync(file));
  const taken = new Map();
  const problems = [];
  for (const [index, typed] of edits) {
    const { edit, problem } = readEdit(catalog, catalog.units[index], typed);
    if (edit) taken.set(index, edit);
    else problems.push(problem);
  }
  writeFileSync(output, withEdits(catalog, taken).bytes);
  console.log(JSON.stringify(problems));
}
