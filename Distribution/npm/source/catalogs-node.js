// The catalogue tools in Node, with tools.wasm from the disk.

import "./disk.js";

export * from "./catalogs.js";
