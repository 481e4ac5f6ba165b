/**
 * Why a document cannot be read, and where.
 *
 * The same words as in the rest of Watchword: what was found, what was expected, what to do.
 */
export class CatalogDefect extends Error {
  /**
   * @param {string} id the id of the check that `watchword explain` knows, such as `malformed-xml`
   * @param {number} index where it is in the text, in UTF-16 code units
   * @param {string} message
   * @param {string} [help]
   */
  constructor(id, index, message, help) {
    super(message);
    this.id = id;
    this.index = index;
    this.help = help;
    /** @type {{line: number, column: number} | undefined} */
    this.place = undefined;
  }
}

/**
 * A defect of the XML itself.
 *
 * @param {number} index
 * @param {string} message
 * @param {string | undefined} help
 */
export const malformed = (index, message, help) => new CatalogDefect("malformed-xml", index, message, help);
