// What a link to the form says beside its view, its flow, its language and its policy.

/** @type {Record<string, string | number>} */
export const linked = {};
