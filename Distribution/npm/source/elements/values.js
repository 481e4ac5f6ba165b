// Values of fields that scripts set, which fires no event.

/**
 * Calls a function whenever a script sets the value of a field; returns a function that ends this.
 *
 * @param {HTMLInputElement} field
 * @param {() => void} changed
 * @returns {() => void}
 */
export function watchValue(field, changed) {
  // Frameworks define a property of the field for the same purpose, which is called as before.
  const former = Object.getOwnPropertyDescriptor(field, "value");
  const inherited = former ?? Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  if (inherited?.set === undefined || inherited.get === undefined || former?.configurable === false) return () => {};
  const { get, set } = inherited;
  Object.defineProperty(field, "value", {
    configurable: true,
    enumerable: inherited.enumerable,
    get() {
      return get.call(this);
    },
    set(value) {
      set.call(this, value);
      changed();
    },
  });
  const own = Object.getOwnPropertyDescriptor(field, "value")?.set;
  return () => {
    // Another script may have replaced the property meanwhile.
    if (Object.getOwnPropertyDescriptor(field, "value")?.set !== own) return;
    delete /** @type {any} */ (field).value;
    if (former !== undefined) Object.defineProperty(field, "value", former);
  };
}
