import WatchwordDiagnostics

extension XLIFF2Constraint {
  /// Fragment identifiers and their targets (Part 1, section 2).
  static let references: [XLIFF2Constraint] = [
    malformedFragment, repeatedFragmentPrefix, fragmentOrder, misplacedFragmentLeaf, shortFragmentPrefix,
    unregisteredFragmentPrefix, unresolvedReference, noteReference, unknownSubFlow,
  ]

  private static func marked(_ reference: String) -> Example {
    .unit(
      "<notes><note id=\"n1\">A</note></notes>\n"
        + "<segment id=\"s1\"><source><mrk id=\"m1\" type=\"my:a\" ref=\"\(reference)\">A</mrk></source></segment>")
  }

  static let malformedFragment = XLIFF2Constraint(
    "malformed-fragment", "XLIFF 2.2 Part 1, section 2", "A reference into an XLIFF document cannot be read",
    expected: "#, then ids with their prefixes and / between them, such as #f=f1/u=u1/n=n1",
    help: "Write a reference such as #s1, #n=n1 or #/f=f1/u=u1", bad: marked("#n=n1/"), good: marked("#n=n1"))

  static let repeatedFragmentPrefix = XLIFF2Constraint(
    "repeated-fragment-prefix", "XLIFF 2.2 Part 1, section 2", "A reference has the same prefix twice",
    expected: "each prefix once", help: "Remove one of them; f is a file, g a group, u a unit",
    bad: marked("#/u=u1/u=u1/n=n1"), good: marked("#/f=f1/u=u1/n=n1"))

  static let fragmentOrder = XLIFF2Constraint(
    "fragment-order", "XLIFF 2.2 Part 1, section 2", "A reference names a unit before its file",
    expected: "the file, then the group, then the unit", help: "Write f= first, then g=, then u=",
    bad: marked("#/u=u1/f=f1/n=n1"), good: marked("#/f=f1/u=u1/n=n1"))

  static let misplacedFragmentLeaf = XLIFF2Constraint(
    "misplaced-fragment-leaf", "XLIFF 2.2 Part 1, section 2",
    "A reference continues after the element that it refers to",
    expected: "one note, segment, code or other element, as the last part", help: "Write it last, and only one",
    bad: marked("#n=n1/u=u1"), good: marked("#u=u1/n=n1"))

  static let shortFragmentPrefix = XLIFF2Constraint(
    "short-fragment-prefix", "XLIFF 2.2 Part 1, section 2.2",
    "A prefix in a reference is a single letter without a meaning",
    expected: "f, g, u, n, d, t, or the prefix of a module, which has two letters or more",
    help: "Write the prefix of the module", bad: marked("#/f=f1/u=u1/z=n1"), good: marked("#/f=f1/u=u1/n=n1"))

  static let unregisteredFragmentPrefix = XLIFF2Constraint(
    "unregistered-fragment-prefix", "XLIFF 2.2 Part 1, section 2.2",
    "A prefix in a reference does not belong to a module of XLIFF", severity: .warning,
    expected: "the prefix of a module",
    help: "Check its spelling; extension prefixes must be registered with the XLIFF committee",
    bad: marked("#/f=f1/u=u1/my=x1"), good: marked("#/f=f1/u=u1/n=n1"))

  static let unresolvedReference = XLIFF2Constraint(
    "unresolved-reference", "XLIFF 2.2 Part 1, sections 2.1 and 3.3.1.27", "A reference cannot be resolved",
    expected: "the id of an existing element", help: "Correct the id, or remove the reference",
    bad: marked("#n=n2"), good: marked("#n=n1"))

  static let noteReference = XLIFF2Constraint(
    "note-reference", "XLIFF 2.2 Part 1, section 3.3.1.27",
    "A note does not refer to a text of its unit", severity: .warning,
    expected: "a segment or a text of the same <unit>",
    help: "Write ref=\"#…\" with the id of a segment of the unit",
    bad: .unit("<notes><note ref=\"#s2\">A</note></notes>\n<segment id=\"s1\"><source>A</source></segment>"),
    good: .unit("<notes><note ref=\"#s1\">A</note></notes>\n<segment id=\"s1\"><source>A</source></segment>"))

  static let unknownSubFlow = XLIFF2Constraint(
    "unknown-sub-flow", "XLIFF 2.2 Part 1, section 3.7.4", "A code refers to a sub-flow that does not exist",
    expected: "the id of a <unit> of the same <file>", help: "Correct the id, or add the unit",
    bad: .text("<ph id=\"1\" subFlows=\"u2\"/>"), good: .text("<ph id=\"1\" subFlows=\"u1\"/>"))
}
