import WatchwordBasics

extension XLIFF2Constraint {
  /// Fragment identifiers and their targets (Part 1, section 2).
  static let references: [XLIFF2Constraint] = [
    malformedFragment, repeatedFragmentPrefix, fragmentOrder, misplacedFragmentLeaf, shortFragmentPrefix,
    unregisteredFragmentPrefix, unresolvedReference, noteReference, unknownSubFlow,
  ]

  static let malformedFragment = XLIFF2Constraint(
    "malformed-fragment", expected: "#, then ids with their prefixes and / between them, such as #f=f1/u=u1/n=n1",
    help: "Write a reference such as #s1, #n=n1 or #/f=f1/u=u1")

  static let repeatedFragmentPrefix = XLIFF2Constraint(
    "repeated-fragment-prefix", expected: "each prefix once",
    help: "Remove one of them; f is a file, g a group, u a unit")

  static let fragmentOrder = XLIFF2Constraint(
    "fragment-order", expected: "the file, then the group, then the unit", help: "Write f= first, then g=, then u=")

  static let misplacedFragmentLeaf = XLIFF2Constraint(
    "misplaced-fragment-leaf", expected: "one note, segment, code or other element, as the last part",
    help: "Write it last, and only one")

  static let shortFragmentPrefix = XLIFF2Constraint(
    "short-fragment-prefix", expected: "f, g, u, n, d, t, or the prefix of a module, which has two letters or more",
    help: "Write the prefix of the module")

  static let unregisteredFragmentPrefix = XLIFF2Constraint(
    "unregistered-fragment-prefix", severity: .warning, expected: "the prefix of a module",
    help: "Check its spelling; extension prefixes must be registered with the XLIFF committee")

  static let unresolvedReference = XLIFF2Constraint(
    "unresolved-reference", expected: "the id of an existing element", help: "Correct the id, or remove the reference")

  static let noteReference = XLIFF2Constraint(
    "note-reference", severity: .warning, expected: "a segment or a text of the same <unit>",
    help: "Write ref=\"#…\" with the id of a segment of the unit")

  static let unknownSubFlow = XLIFF2Constraint(
    "unknown-sub-flow", expected: "the id of a <unit> of the same <file>", help: "Correct the id, or add the unit")
}
