// Prints what the page's scanner reads, so that a test can hold it against the command's reader:
//
//   node Scripts/page/scan-catalog.mjs FILE…
//   ls Locales/*.xliff | node Scripts/page/scan-catalog.mjs
//
// A line of JSON for each file: its units with the offsets of their parts in bytes, and the compiled catalogue; or the
// defect that ended the reading.

import { readFileSync } from "node:fs";
import { compile } from "../../Page/scripts/catalog/compile.js";
import { CatalogDefect } from "../../Page/scripts/catalog/scanner/defect.js";
import { scanXLIFF } from "../../Page/scripts/catalog/scanner/xliff.js";

// Where the script is imported by another one, the arguments are those of that one.
const isMain = process.argv[1]?.endsWith("scan-catalog.mjs") && process.argv.length > 2;
const files = isMain ? process.argv.slice(2) : readFileSync(0, "utf8").split("\n").filter((line) => line !== "");
for (const file of files) console.log(JSON.stringify(described(file)));

function described(file) {
  try {
    const catalog = scanXLIFF(readFileSync(file));
    return {
      units: catalog.units.map((unit) => describedUnit(unit, catalog.document)),
      defects: catalog.defects.map(({ id, place }) => ({ id, ...place })),
      compiled: JSON.stringify(compile(catalog).compiled),
    };
  } catch (defect) {
    if (!(defect instanceof CatalogDefect)) throw defect;
    return { defects: [{ id: defect.id, ...defect.place }] };
  }
}

function describedUnit(unit, document) {
  const { id, key, variation, state, stateQualifier, notes, translate } = unit;
  return {
    id, key, variation, state, stateQualifier, notes, translate, ...document.place(unit.start),
    source: describedSegment(unit.source, document), target: describedSegment(unit.target, document),
  };
}

function describedSegment(segment, document) {
  if (!segment) return undefined;
  const content = document.place(segment.contentStart);
  const offsets = [segment.start, segment.contentStart, segment.contentEnd, segment.end].map((index) => document.offset(index));
  return { text: segment.text, content: [content.line, content.column], offsets, elements: segment.elements };
}
