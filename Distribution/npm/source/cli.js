#!/usr/bin/env node
// The command of the package: the engine's commands, with the files and streams of this process.

import { readFile } from "node:fs/promises";
import { answer, file } from "./cli/host.js";
import { Instance } from "./instance.js";
import { slashed } from "./names.js";

// If the reader of a pipe has closed it, no more output is needed.
process.stdout.on("error", (error) => {
  if (/** @type {any} */ (error).code !== "EPIPE") throw error;
  process.exit();
});
const module = await WebAssembly.compile(await readFile(file("data/tools.wasm")));
process.exitCode = new Instance(module, answer).run(process.argv.slice(2).map(slashed));
