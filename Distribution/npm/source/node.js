// The package in Node: everything that it is on a page, with the files of the disk.

import "./disk.js";

export * from "./index.js";
