// The files and streams of the process, for which the engine asks: Sources/Hosts/WebAssembly/Catalogs/WebAssembly+Projects.swift.

import { randomBytes } from "node:crypto";
import { closeSync, fstatSync, lstatSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { sep } from "node:path";
import { isatty } from "node:tty";
import { getSystemErrorMap } from "node:util";
import { slashed } from "../names.js";

/** The length of the longest answer. */
const maximumLength = 64 << 20;
const done = "+";
/** The number of bytes of standard input that are read at once. */
const inputLength = 1 << 16;
/** The milliseconds after which an empty pipe is read again. */
const pause = 10;
/** The keys that are no text, by the bytes that terminals send. */
const keys = { cancel: 0x03, end: 0x04, backspace: 0x08, tab: 0x09, lineFeed: 0x0a, return: 0x0d, kill: 0x15, delete: 0x7f };

/** The reasons of failed operations that have words of their own. */
const reasons = /** @type {Record<string, string>} */ ({
  ENOENT: "There is no such file or folder",
  ENOTDIR: "There is no such file or folder",
  EISDIR: "This is a folder, not a file",
  EACCES: "Permission was denied",
  EPERM: "Permission was denied",
  EBADF: "It is closed",
  EPIPE: "The reader has closed it",
});

/**
 * The reason for a failed operation, in words.
 *
 * @param {any} error
 */
function reason({ code, errno, message }) {
  const words = reasons[code] ?? getSystemErrorMap().get(errno)?.[1] ?? message;
  return words[0].toUpperCase() + words.slice(1);
}

/**
 * A path for the system: names of POSIX are bytes, those of Windows are texts.
 *
 * @param {Uint8Array} bytes
 */
const systemPath = (bytes) => (sep === "/" ? Buffer.from(bytes) : new TextDecoder().decode(bytes));

/** @param {string} path of a file of the package */
export const file = (path) => new URL(`../../${path}`, import.meta.url);

/** @param {Uint8Array} bytes */
const isInput = (bytes) => bytes.length === 1 && bytes[0] === 0x2d;

/** @param {Uint8Array} bytes */
const numbers = (bytes) => new TextDecoder().decode(bytes).split(" ").map(Number);

/**
 * Reads standard input into the buffer and returns the number of bytes, 0 at the end.
 *
 * @param {Uint8Array} buffer
 */
function readInput(buffer) {
  for (;;) {
    try {
      return readSync(0, buffer);
    } catch (error) {
      const { code } = /** @type {any} */ (error);
      if (code === "EOF") return 0;
      if (code !== "EAGAIN") throw error;
      // A pipe that does not block has nothing yet.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
  }
}

/**
 * Asks for a line that is typed at the terminal and not shown; undefined if it is cancelled.
 *
 * @param {Uint8Array} prompt
 */
function typed(prompt) {
  const key = Buffer.alloc(1);
  /** @type {number[]} */
  const bytes = [];
  process.stdin.setRawMode(true);
  process.stderr.write(prompt);
  try {
    for (;;) {
      const isEnd = readInput(key) === 0;
      if (isEnd || key[0] === keys.cancel || (key[0] === keys.end && bytes.length === 0)) return undefined;
      if (key[0] === keys.return || key[0] === keys.lineFeed) return Buffer.from(bytes);
      if (key[0] === keys.kill) bytes.length = 0;
      else if (key[0] === keys.delete || key[0] === keys.backspace) eraseCharacter(bytes);
      else if (key[0] >= 0x20 || key[0] === keys.tab) bytes.push(key[0]);
    }
  } finally {
    process.stdin.setRawMode(false);
  }
}

/**
 * Removes the last code point in UTF-8.
 *
 * @param {number[]} bytes
 */
function eraseCharacter(bytes) {
  while (bytes.length > 0) {
    const last = /** @type {number} */ (bytes.pop());
    if ((last & 0xc0) !== 0x80) return;
  }
}

/** The questions whose answer is missing if an operation fails. */
const optional = new Set(["status", "resolved", "link", "data"]);

/** The answers, by the names of the questions; an error is answered by its reason. */
export const answers = /** @type {Record<string, (path: Uint8Array, further: Uint8Array) => string | Uint8Array | undefined>} */ ({
  status(path) {
    const found = statSync(systemPath(path), { throwIfNoEntry: false, bigint: true });
    if (found === undefined) return undefined;
    const kind = found.isFile() ? "file" : found.isDirectory() ? "folder" : "other";
    return `${kind} ${found.size} ${BigInt.asUintN(64, found.dev)} ${BigInt.asUintN(64, found.ino)}`;
  },
  link: (path) => (lstatSync(systemPath(path), { throwIfNoEntry: false })?.isSymbolicLink() ? "1" : undefined),
  resolved(path) {
    const found = realpathSync(systemPath(path), { encoding: "buffer" });
    return sep === "/" ? found : slashed(found.toString());
  },
  entries(path) {
    const names = readdirSync(systemPath(path), { encoding: "buffer" }).filter((name) => name[0] !== 0x2e).sort(Buffer.compare);
    return Buffer.concat([Buffer.from(done), ...names.flatMap((name) => [name, Buffer.of(0)])]);
  },
  part(path, further) {
    const [start, end] = numbers(further);
    const opened = openSync(systemPath(path), "r");
    try {
      const bytes = Buffer.alloc(Math.max(Math.min(fstatSync(opened).size, end) - start, 0));
      if (bytes.length >= maximumLength) return `-The file is too large; this package reads at most ${maximumLength >> 20} MiB`;
      let length = 0;
      for (let more = 1; more > 0 && length < bytes.length; length += more) {
        more = readSync(opened, bytes, length, bytes.length - length, start + length);
      }
      return Buffer.concat([Buffer.from(done), bytes.subarray(0, length)]);
    } finally {
      closeSync(opened);
    }
  },
  read(path, further) {
    const [limit] = numbers(further);
    let bytes;
    try {
      bytes = readFileSync(isInput(path) ? 0 : systemPath(path));
    } catch (error) {
      if (isInput(path) && /** @type {any} */ (error).code === "EBADF") return "-Standard input is closed";
      throw error;
    }
    if (bytes.length >= maximumLength) return `-The file is too large; this package reads at most ${maximumLength >> 20} MiB`;
    return Buffer.concat([Buffer.from(done), bytes.subarray(0, limit)]);
  },
  input() {
    const part = Buffer.alloc(inputLength);
    return Buffer.concat([Buffer.from(done), part.subarray(0, readInput(part))]);
  },
  terminal: () => (isatty(0) ? "1" : undefined),
  typed: (_, prompt) => typed(prompt),
  replace(path, further) {
    const known = statSync(systemPath(path), { throwIfNoEntry: false });
    // The target of a link is replaced, not the link.
    const target = known ? realpathSync(systemPath(path), { encoding: "buffer" }) : path;
    const draft = systemPath(Buffer.concat([target, Buffer.from(`.${process.pid}.tmp`)]));
    try {
      writeFileSync(draft, further, { mode: known?.mode, flag: "wx" });
      renameSync(draft, systemPath(target));
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
    return done;
  },
  folder(path) {
    mkdirSync(systemPath(path), { recursive: true });
    return done;
  },
  output(_, further) {
    process.stdout.write(further);
    return done;
  },
  error(_, further) {
    process.stderr.write(further);
    return done;
  },
  console() {
    const isScreen = process.stdout.isTTY === true && process.env.TERM !== "dumb";
    return `${Number(isScreen)} ${Number(isScreen && !process.env.NO_COLOR)}`;
  },
  data(path) {
    const name = new TextDecoder().decode(path);
    const found = statSync(file(`data/${name}`), { throwIfNoEntry: false });
    if (found?.isDirectory()) {
      return readdirSync(file(`data/${name}`)).sort().map((entry) => `${entry}\0`).join("");
    }
    return found && readFileSync(file(`data/${name}`));
  },
  random: (_, further) => randomBytes(numbers(further)[0]),
  locale: () => ["LC_ALL", "LC_MESSAGES", "LANG"].map((name) => process.env[name]).find((value) => value),
  commands: () => readFileSync(file("data/commands.json")),
  pages: () => readFileSync(file("data/pages.json")),
  shipped: () => readFileSync(file("data/shipped.json")),
  version: () => JSON.parse(readFileSync(file("package.json"), "utf8")).version,
});

/**
 * Answers a question of the engine.
 *
 * @param {string} name
 * @param {Uint8Array} path
 * @param {Uint8Array} further
 * @returns {string | Uint8Array | undefined}
 */
export function answer(name, path, further) {
  try {
    return answers[name]?.(path, further);
  } catch (error) {
    return optional.has(name) ? undefined : `-${reason(/** @type {any} */ (error))}`;
  }
}
