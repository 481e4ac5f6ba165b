// File names and paths.

/**
 * The last part of a path.
 *
 * @param {string} path
 */
export const lastPart = (path) => path.split("/").pop() ?? path;

/**
 * A text as a file name, without characters that systems forbid in names.
 *
 * @param {string} text
 */
export const baseName = (text) => text.replace(/[\\/:*?"<>|\u0000-\u001f]+/g, "-").trim();

/**
 * The distinct parts of file paths, without their common folders.
 *
 * @param {string[]} paths
 * @returns {string[]}
 */
export function shortPaths(paths) {
  const parts = paths.map((path) => path.split("/"));
  const minDepth = Math.min(...parts.map((each) => each.length)) - 1;
  let common = 0;
  while (parts.length > 0 && common < minDepth && parts.every((each) => each[common] === parts[0][common])) common += 1;
  return parts.map((each) => each.slice(common).join("/"));
}
