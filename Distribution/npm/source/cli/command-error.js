/** An error that ends the command with exit code 2: wrong usage, or something that cannot be read or written. */
export class CommandError extends Error {}

/**
 * The reason for a failed file operation, in words.
 *
 * @param {any} error
 */
export function reason(error) {
  const reasons = /** @type {Record<string, string>} */ ({
    ENOENT: "There is no such file or folder",
    EACCES: "Permission to read it was denied",
    EPERM: "Permission to change it was denied",
    EISDIR: "It is a folder",
    ENOTDIR: "Part of the path is not a folder",
    EROFS: "The disk is read-only",
    ENOSPC: "The disk is full",
  });
  return reasons[error?.code] ?? (error instanceof Error ? error.message : String(error));
}
