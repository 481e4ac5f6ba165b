// The catalogues in Node, with tools.wasm of the disk.

import "./disk.js";

export * from "./catalogs.js";
