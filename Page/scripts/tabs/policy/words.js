// The engine's sentences, which come without their full stop.

/** @param {string} text */
export const sentence = (text) => (/[.?!]$/.test(text) ? text : `${text}.`);
