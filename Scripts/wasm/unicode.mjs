// Writes Scripts/wasm/runtime/unicode-tables.h from the Unicode tables of the Swift toolchain, or holds unicode.c
// against them.
//
//   node Scripts/wasm/unicode.mjs            writes the tables
//   node Scripts/wasm/unicode.mjs --check    compares all answers for all scalars; exit 1 if one differs

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const output = join(here, "../../.build/wasm");
const header = join(here, "runtime/unicode-tables.h");
const target = "wasm32-unknown-none-wasm";
const scalarCount = 0x110000;
const [upper, lower, title] = [0, 1, 2];
/** Quick check of NFC: the scalar never stands in NFC (bit of the normalization data). */
const isNotInNFC = 2;
/** In the table of title case: as in upper case. */
const sameAsUppercase = -0x80000000;

const info = JSON.parse(execFileSync("swiftc", ["-print-target-info"], { encoding: "utf8" }));
const resources = info.paths.runtimeResourcePath;
const tool = (name) => join(resources, "../../bin", name);
mkdirSync(output, { recursive: true });

/** The functions of `input`, an object file or a library, in a module of its own. */
function load(input, name) {
  const functions = [
    "getGeneralCategory", "getMapping", "getSpecialMapping", "getNormData", "getDecompositionEntry", "getComposition",
    "nfd_decompositions",
  ];
  const module = join(output, name);
  execFileSync(tool("wasm-ld"), [
    "--no-entry", ...functions.map((each) => `--export=_swift_stdlib_${each}`), input, "-o", module,
  ]);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(module)));
  const [category, mapping, special, normData, entry, composition, decompositions] =
    functions.map((each) => exports[`_swift_stdlib_${each}`]);
  const memory = () => new DataView(exports.memory.buffer);
  const bytes = (address, count) => [...new Uint8Array(exports.memory.buffer, address, count)];
  const room = exports.memory.grow(1) * 65536;
  return {
    category,
    mapping,
    normData,
    composition: (first, second) => composition(first, second) >>> 0,
    /** The UTF-8 of a mapping to several scalars, or nothing. */
    special(scalar, to) {
      const address = special(scalar, to, room) >>> 0;
      return address === 0 ? [] : bytes(address, memory().getUint32(room, true));
    },
    /** The UTF-8 of the canonical decomposition, or nothing. */
    decomposition(scalar) {
      const found = entry(scalar) >>> 0;
      if ((found & 0x3ffff) !== scalar) return [];
      const address = memory().getUint32(decompositions.value, true) + (found >>> 18);
      return bytes(address + 1, bytes(address, 1)[0]);
    },
  };
}

const toolchain = load(join(resources, `embedded/${target}/libswiftUnicodeDataTables.a`), "unicode-toolchain.wasm");
const text = (bytes) => Buffer.from(bytes).toString("utf8");

// MARK: - Writing

/** The values of all scalars as runs of one value, or of two that take turns. */
function runs(value) {
  const found = [];
  let scalar = 0;
  while (scalar < scalarCount) {
    const even = value(scalar);
    const odd = scalar + 1 < scalarCount ? value(scalar + 1) : even;
    const length = (other) => {
      let end = scalar + 1;
      while (end < scalarCount && value(end) === ((end - scalar) % 2 ? other : even)) end += 1;
      return end - scalar;
    };
    const [alike, inTurns] = [length(even), even === odd ? 0 : length(odd)];
    // Two bytes more have to save three runs.
    const run = inTurns > alike + 3 ? { even, odd, length: inTurns } : { even, odd: even, length: alike };
    found.push({ ...run, length: Math.min(run.length, 0xfffe) });
    scalar += found.at(-1).length;
  }
  return found;
}

/** A table, as unicode.c unpacks it. */
function table(name, value) {
  const cache = Int32Array.from({ length: scalarCount }, (_, scalar) => value(scalar));
  const all = runs((scalar) => cache[scalar]);
  const uses = new Map();
  for (const { even, odd } of all) for (const each of [even, odd]) uses.set(each, (uses.get(each) ?? 0) + 1);
  const values = [...uses.keys()].sort((a, b) => uses.get(b) - uses.get(a) || a - b);
  const packed = [];
  for (const { even, odd, length } of all) {
    const indices = [values.indexOf(even), ...(even === odd ? [] : [values.indexOf(odd)])];
    const isShort = indices.length === 1 && indices[0] < 30;
    const low = isShort ? indices[0] : 29 + indices.length;
    if (length < 7) packed.push(low | ((length - 1) << 5));
    else if (length < 7 + 256) packed.push(low | (6 << 5), length - 7);
    else packed.push(low | (7 << 5), length & 255, length >> 8);
    if (!isShort) packed.push(...indices);
  }
  const shown = values.map((each) => (each === sameAsUppercase ? "same_as_uppercase" : each));
  return `enum { ${name}_run_count = ${all.length} };\n`
    + array("int32_t", `${name}_values`, shown) + array("uint8_t", `${name}_packed`, packed);
}

function array(type, name, elements) {
  return `static const ${type} ${name}[] = {${elements.join(",")}};\n`.replace(/(.{1,119})(?:(?<=[,{])|$)/g, "$1\n");
}

function write() {
  const specials = [];
  const decompositions = [];
  const stretches = [];
  let last = 0;
  let longest = 0;
  for (let scalar = 0; scalar < scalarCount; scalar += 1) {
    const cases = [upper, lower, title].map((to) => toolchain.special(scalar, to));
    if (cases.some((each) => each.length > 0)) {
      specials.push(scalar >> 8, scalar & 255, ...cases.flatMap((each) => [each.length, ...each]));
    }
    const decomposition = toolchain.decomposition(scalar);
    if (decomposition.length === 0) continue;
    if (stretches.length === 0 || scalar > last || stretches.at(-1)[2] === 255) {
      for (; scalar - last > 0xffff; last += 0xffff) stretches.push([255, 255, 0]);
      stretches.push([(scalar - last) & 255, (scalar - last) >> 8, 0]);
    }
    stretches.at(-1)[2] += 1;
    last = scalar + 1;
    decompositions.push(text(decomposition));
    longest = Math.max(longest, [...text(decomposition)].length);
  }
  writeFileSync(
    header,
    "// The tables of unicode.c, written by Scripts/wasm/unicode.mjs from those of the Swift toolchain.\n\n"
      + "#include <stdint.h>\n\n"
      + `enum { same_as_uppercase = INT32_MIN, is_not_in_nfc = ${isNotInNFC} };\n`
      + table("categories", toolchain.category)
      + table("uppercase", (scalar) => toolchain.mapping(scalar, upper))
      + table("lowercase", (scalar) => toolchain.mapping(scalar, lower))
      + table("titlecase", (scalar) => {
        const distance = toolchain.mapping(scalar, title);
        return distance === toolchain.mapping(scalar, upper) ? sameAsUppercase : distance;
      })
      + table("normalization", toolchain.normData)
      + array("uint8_t", "special_cases", specials)
      + `enum { decomposition_count = ${decompositions.length}, longest_decomposition = ${longest} };\n`
      + array("uint8_t", "decomposable", stretches.flat())
      + `enum { decomposition_size = ${decompositions.reduce((sum, each) => sum + 1 + Buffer.byteLength(each), 0)} };\n`
      + packedDecompositions(decompositions));
}

/** The decompositions as unicode.c unpacks them: a byte for each of the most frequent scalars, three for any other. */
function packedDecompositions(decompositions) {
  const uses = new Map();
  const scalars = decompositions.map((each) => [...each].map((character) => character.codePointAt(0)));
  for (const scalar of scalars.flat()) uses.set(scalar, (uses.get(scalar) ?? 0) + 1);
  const frequent = [...uses.keys()].filter((each) => each < 0x10000 && uses.get(each) > 2)
    .sort((a, b) => uses.get(b) - uses.get(a) || a - b).slice(0, 124);
  const packed = scalars.flatMap((each) => each.flatMap((scalar, index) => {
    const isLast = index === each.length - 1 ? 0x80 : 0;
    const place = frequent.indexOf(scalar);
    return place >= 0 ? [isLast | place] : [isLast | (124 + (scalar >> 16)), (scalar >> 8) & 255, scalar & 255];
  }));
  return array("uint16_t", "frequent_scalars", frequent) + array("uint8_t", "packed_decompositions", packed);
}

// MARK: - Checking

function check() {
  const object = join(output, "unicode.o");
  execFileSync(tool("clang"), [
    `--target=${target}`, "-O2", "-ffreestanding", "-mbulk-memory", "-Wall", "-Wextra", "-Werror", "-c",
    join(here, "runtime/unicode.c"), "-o", object,
  ]);
  const own = load(object, "unicode-own.wasm");
  let failed = 0;
  const expect = (what, found, expected) => {
    if (found === expected || String(found) === String(expected)) return;
    failed += 1;
    if (failed <= 20) console.error(`${what}: found ${found}, expected ${expected}`);
  };
  const seconds = new Set();
  for (let scalar = 0; scalar < scalarCount; scalar += 1) {
    const name = scalar.toString(16);
    expect(`category of ${name}`, own.category(scalar), toolchain.category(scalar));
    expect(`normalization data of ${name}`, own.normData(scalar), toolchain.normData(scalar));
    const decomposition = toolchain.decomposition(scalar);
    expect(`decomposition of ${name}`, own.decomposition(scalar), decomposition);
    if (decomposition.length > 0) seconds.add([...text(decomposition)].at(-1).codePointAt(0));
    for (const to of [upper, lower, title]) {
      expect(`mapping ${to} of ${name}`, own.mapping(scalar, to), toolchain.mapping(scalar, to));
      expect(`special mapping ${to} of ${name}`, own.special(scalar, to), toolchain.special(scalar, to));
    }
  }
  // All pairs would be 10^12. What composes at all ends in one of these.
  for (const second of [...seconds].filter((each) => toolchain.normData(each) & 4)) {
    for (let first = 0; first < scalarCount; first += 1) {
      const [found, expected] = [own.composition(first, second), toolchain.composition(first, second)];
      if (found !== expected) expect(`composition of ${first.toString(16)} and ${second.toString(16)}`, found, expected);
    }
  }
  console.log(failed === 0 ? "unicode.c answers as the toolchain does" : `unicode.c: ${failed} answers differ`);
  process.exitCode = failed === 0 ? 0 : 1;
}

if (process.argv[2] === "--check") check();
else write();
