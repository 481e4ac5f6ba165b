// XLIFF 1.2 files that the page writes itself.

const escaped = (/** @type {string} */ text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** @typedef {{id: string, source: string, target?: string, note?: string}} Unit */

/**
 * @param {string} path
 * @param {{original: string, source: string, target: string}} header the source file, and the languages
 * @param {Unit[]} units
 * @returns {import("../files/drops.js").InputFile}
 */
export function xliffFile(path, header, units) {
  const lines = units.flatMap(({ id, source, target, note }) => [
    `      <trans-unit id="${escaped(id)}" xml:space="preserve">`,
    `        <source>${escaped(source)}</source>`,
    ...(target === undefined ? [] : [`        <target state="translated">${escaped(target)}</target>`]),
    ...(note === undefined ? [] : [`        <note>${escaped(note)}</note>`]),
    "      </trans-unit>",
  ]);
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">',
    `  <file original="${header.original}" source-language="${header.source}" target-language="${header.target}" datatype="plaintext">`,
    "    <body>",
    ...lines,
    "    </body>",
    "  </file>",
    "</xliff>",
    "",
  ].join("\n");
  return { path, bytes: async () => new TextEncoder().encode(text) };
}
