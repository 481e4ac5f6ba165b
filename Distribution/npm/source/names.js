// Names of files, as the engine reads languages and sources from them.

import { sep } from "node:path";

/**
 * A path with `/` between its parts, which Windows takes, too.
 *
 * @param {string} path
 */
export const slashed = (path) => (sep === "/" ? path : path.replaceAll(sep, "/"));
