// Lets Node, and what is like it, read files from the disk.

import { webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import { disk } from "./files.js";

disk.read = (file) => readFileSync(file);
// Node 18 has no global of this name.
disk.crypto = webcrypto;
