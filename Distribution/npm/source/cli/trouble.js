/** What ends the command with 2: wrong usage, or something that cannot be read or written. */
export class Trouble extends Error {}

/**
 * The reason why a call of the file system failed, in words.
 *
 * @param {any} error
 */
export function reason(error) {
  const reasons = /** @type {Record<string, string>} */ ({
    ENOENT: "There is no such file or folder",
    EACCES: "It must not be read",
    EPERM: "It must not be changed",
    EISDIR: "It is a folder",
    ENOTDIR: "Part of the path is no folder",
    EROFS: "The disk can only be read",
    ENOSPC: "The disk is full",
  });
  return reasons[error?.code] ?? (error instanceof Error ? error.message : String(error));
}
