// Files that users save from the page. They are made in the browser; nothing is sent anywhere.

/**
 * Offers a file for download.
 *
 * @param {string} name
 * @param {string | Uint8Array} contents
 * @param {string} [type] the media type
 */
export function download(name, contents, type = "application/octet-stream") {
  const address = URL.createObjectURL(new Blob([/** @type {any} */ (contents)], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Copies a text; returns whether the browser allowed it.
 *
 * @param {string} text
 * @returns {Promise<boolean>}
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A page opened from disk may not use the clipboard API, but may copy the selection.
    const area = document.createElement("textarea");
    area.value = text;
    area.setAttribute("readonly", "");
    area.className = "visually-hidden";
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    document.body.append(area);
    area.select();
    const isDone = document.execCommand("copy");
    area.remove();
    before?.focus();
    return isDone;
  }
}
