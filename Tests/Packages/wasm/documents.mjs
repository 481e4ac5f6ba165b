// The documents for testing tools.wasm, and pseudo-random numbers.

import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** All files at `path`, sorted by name. */
export function files(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).sort().flatMap((name) => files(join(path, name)));
}

/** Pseudo-random numbers from a seed: mulberry32. */
export function randomNumbers(seed) {
  return (count) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let value = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 4294967296) * count);
  };
}

export const pieces = [
  "<", ">", "&", "&amp;", "&#0;", "]]>", "<!--", "</target>", "<target>", "<x id=\"1\"/>", "\"", "'", "\\", "\\n", "%", "%@", "%1$d",
  "%%", "{", "}", "{0}", "{count, plural, other {#}}", "$(x)", "<b>", " ", "  ", "\t", "\n", "\r", "\u00a0", "\u200b", "\u202e",
  "\u2068", "\ufeff", "\ufffd", "\u0000", "\u0007", "e\u0301", "\u0430", "ß", "…", "!", "?", ".", ":", "http://a.example", "1,5",
  "😀", "،", "？", ",", ";", "/*", "*/", "//", "msgid \"\"\n", "nplurals=2;", "encoding=", "xml:lang=\"de\"", "state=\"new\"",
].map((piece) => Buffer.from(piece));
export const broken = [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80]].map((bytes) => Buffer.from(bytes));

const mark = Buffer.from("1\ufe0f\u20e3");

/** The file without the marks before its defects, and the positions of the marks: `line:column`. */
export function unmarked(name) {
  let bytes = readFileSync(name);
  const marks = [];
  for (let index = bytes.indexOf(mark); index >= 0; index = bytes.indexOf(mark)) {
    const lines = bytes.subarray(0, index).toString().split("\n");
    marks.push(`${lines.length}:${[...lines.at(-1)].length + 1}`);
    bytes = Buffer.concat([bytes.subarray(0, index), bytes.subarray(index + mark.length)]);
  }
  return { name, bytes, marks };
}
