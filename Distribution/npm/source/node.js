// The package in Node: the same as in a page, with files from the disk.

import "./disk.js";

export * from "./index.js";
