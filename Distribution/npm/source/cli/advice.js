// The tools' advice adapted to this package, whose only command is lint.

/** Where to find the ids of checks. */
export const whereIDs = "the id of a check is in brackets after its findings, and (await loadTools()).checks() of watchword/catalogs lists all";

const instead = [
  ["use watchword policy validate", "open it in Node: Policy.open throws an error with the place of each mistake"],
  ["run watchword explain for the list", whereIDs],
];

/**
 * A message without commands that this package lacks.
 *
 * @param {string} message
 */
export const advised = (message) => instead.reduce((text, [there, here]) => text.replace(there, here), message);
