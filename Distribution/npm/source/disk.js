// Lets Node and compatible runtimes read files from the disk.

import { webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { bundled, WatchwordError } from "./errors.js";
import { disk } from "./files.js";
import { slashed } from "./names.js";

/** The package's own files, whose place a build tool changes. */
const isOwn = /[/\\]data[/\\](?:[\w.-]+\.(?:wasm|txt)|(?:texts|policies|overlays)[/\\].+\.json)$/;

const reasons = /** @type {Record<string, string>} */ ({ ENOENT: "there is no such file", EISDIR: "it is a folder" });

disk.read = (file) => {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code, path = String(file), message } = /** @type {any} */ (error);
    const advice = code === "ENOENT" && file instanceof URL && isOwn.test(path) ? `. ${bundled}` : "";
    throw new WatchwordError("unreadable-file", `${path} cannot be read: ${reasons[code] ?? message}${advice}`);
  }
};
disk.url = (path) => pathToFileURL(path);
disk.slashed = slashed;
// Node 18 lacks the global `crypto`.
disk.crypto = webcrypto;
