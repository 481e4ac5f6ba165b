// Pseudo-locales: catalogues made from the English one, to see what is not translated, too narrow or not mirrored.

/**
 * @param {any} english the compiled English catalogue
 * @returns {Record<string, object>}
 */
export function pseudoCatalogs(english) {
  return {};
}
