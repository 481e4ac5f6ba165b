// Lets Node and compatible runtimes read files from the disk.

import { webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import { WatchwordError } from "./errors.js";
import { disk } from "./files.js";

const reasons = /** @type {Record<string, string>} */ ({ ENOENT: "there is no such file", EISDIR: "it is a folder" });

disk.read = (file) => {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code, path = String(file), message } = /** @type {any} */ (error);
    throw new WatchwordError("unreadable-file", `${path} cannot be read: ${reasons[code] ?? message}`);
  }
};
// Node 18 lacks the global `crypto`.
disk.crypto = webcrypto;
