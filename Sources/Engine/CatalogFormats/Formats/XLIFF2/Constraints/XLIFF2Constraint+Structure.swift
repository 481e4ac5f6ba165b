import WatchwordDiagnostics

extension XLIFF2Constraint {
  /// The structure of elements (Part 1, section 3.2).
  static let structure: [XLIFF2Constraint] = [
    namespaceMismatch, unknownElement, misplacedElement, elementOrder, repeatedElement, missingElement,
    unitWithoutSegment,
    skeletonContent, strayText, foreignElement,
  ]

  static let namespaceMismatch = XLIFF2Constraint(
    "namespace-mismatch", "XLIFF 2.2 Part 1, sections 3.1 and 3.2.2.1",
    "The version and the namespace of the document disagree",
    expected: "\(XLIFF2Namespace.uri20) for 2.0 and 2.1, and \(XLIFF2Namespace.uri22) for 2.2",
    help: "Write the namespace of the version, or version=\"2.1\" if nothing of XLIFF 2.2 is used",
    bad: .document(
      """
      <xliff xmlns="\(XLIFF2Namespace.uri20)" version="2.2" srcLang="en" trgLang="de">
        <file id="f1"><unit id="u1"><segment><source>A</source></segment></unit></file>
      </xliff>
      """),
    good: .document(
      """
      <xliff xmlns="\(XLIFF2Namespace.uri22)" version="2.2" srcLang="en" trgLang="de">
        <file id="f1"><unit id="u1"><segment><source>A</source></segment></unit></file>
      </xliff>
      """))

  static let unknownElement = XLIFF2Constraint(
    "unknown-element", "XLIFF 2.2 Part 1, section 3.2",
    "An XLIFF namespace does not define the element", expected: "an element of the specification",
    help: "Check its spelling; elements of other tools need their own namespace",
    bad: .unit("<segments><source>A</source></segments>\n<segment><source>A</source></segment>"),
    good: .unit("<segment><source>A</source></segment>"))

  static let misplacedElement = XLIFF2Constraint(
    "misplaced-element", "XLIFF 2.2 Part 1, section 3.2.2",
    "An element is where XLIFF does not allow it", expected: "it in another element", help: "Move it or remove it",
    bad: .unit("<segment><source>A</source><notes><note>B</note></notes></segment>"),
    good: .unit("<notes><note>B</note></notes>\n<segment><source>A</source></segment>"))

  static let elementOrder = XLIFF2Constraint(
    "element-order", "XLIFF 2.2 Part 1, section 3.2.2",
    "Elements are not in the order that XLIFF requires", expected: "it earlier", help: "Move it further up",
    bad: .unit("<segment><source>A</source></segment>\n<notes><note>B</note></notes>"),
    good: .unit("<notes><note>B</note></notes>\n<segment><source>A</source></segment>"))

  static let repeatedElement = XLIFF2Constraint(
    "repeated-element", "XLIFF 2.2 Part 1, section 3.2.2",
    "An element occurs twice", expected: "at most one of them", help: "Remove one of them, or join them",
    bad: .unit("<segment><source>A</source><target>B</target><target>C</target></segment>"),
    good: .unit("<segment><source>A</source><target>B</target></segment>"))

  static let missingElement = XLIFF2Constraint(
    "missing-element", "XLIFF 2.2 Part 1, section 3.2.2",
    "An element lacks a child that it must have", expected: "at least one",
    help: "Add it, or remove the element around it",
    bad: .unit("<notes></notes>\n<segment><source>A</source></segment>"),
    good: .unit("<notes><note>B</note></notes>\n<segment><source>A</source></segment>"))

  static let unitWithoutSegment = XLIFF2Constraint(
    "unit-without-segment", "XLIFF 2.2 Part 1, section 3.2.2.5",
    "A unit has nothing to translate", expected: "at least one <segment>",
    help: "Write the text in a <segment>, or remove the unit", bad: .unit("<ignorable><source>A</source></ignorable>"),
    good: .unit("<segment><source>A</source></segment>"))

  static let skeletonContent = XLIFF2Constraint(
    "skeleton-content", "XLIFF 2.2 Part 1, section 3.2.2.3",
    "A skeleton has both content and a reference, or neither", expected: "either content or href",
    help: "Write href=\"…\" or the content, but not both",
    bad: .file("<skeleton/>\n<unit id=\"u1\"><segment><source>A</source></segment></unit>"),
    good: .file("<skeleton href=\"a.skl\"/>\n<unit id=\"u1\"><segment><source>A</source></segment></unit>"))

  static let strayText = XLIFF2Constraint(
    "stray-text", "XLIFF 2.2 Part 1, section 3.2.2",
    "Text is where XLIFF allows only elements", expected: "elements only", help: "Remove it, or put it in an element",
    bad: .unit("Hello\n<segment><source>A</source></segment>"), good: .unit("<segment><source>A</source></segment>"))

  static let foreignElement = XLIFF2Constraint(
    "foreign-element", "XLIFF 2.2 Part 1, section 3.9.1",
    "An element of another namespace is where XLIFF does not allow one", expected: "elements of XLIFF only",
    help: "Move it into <file>, <group> or <unit>, before their other elements",
    bad: .unit("<segment><my:note/><source>A</source></segment>"),
    good: .unit("<my:note/>\n<segment><source>A</source></segment>"))
}
