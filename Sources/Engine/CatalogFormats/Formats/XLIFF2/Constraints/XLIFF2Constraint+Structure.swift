import WatchwordBasics

extension XLIFF2Constraint {
  /// The structure of elements (Part 1, section 3.2).
  static let structure: [XLIFF2Constraint] = [
    namespaceMismatch, unknownElement, misplacedElement, elementOrder, repeatedElement, missingElement,
    unitWithoutSegment,
    skeletonContent, strayText, foreignElement,
  ]

  static let namespaceMismatch = XLIFF2Constraint(
    "namespace-mismatch", expected: "\(XLIFF2Namespace.uri20) for 2.0 and 2.1, and \(XLIFF2Namespace.uri22) for 2.2",
    help: "Write the namespace of the version, or version=\"2.1\" if nothing of XLIFF 2.2 is used")

  static let unknownElement = XLIFF2Constraint(
    "unknown-element", expected: "an element of the specification",
    help: "Check its spelling; elements of other tools need their own namespace")

  static let misplacedElement = XLIFF2Constraint(
    "misplaced-element", expected: "it in another element", help: "Move it or remove it")

  static let elementOrder = XLIFF2Constraint("element-order", expected: "it earlier", help: "Move it further up")

  static let repeatedElement = XLIFF2Constraint(
    "repeated-element", expected: "at most one of them", help: "Remove one of them, or join them")

  static let missingElement = XLIFF2Constraint(
    "missing-element", expected: "at least one", help: "Add it, or remove the element around it")

  static let unitWithoutSegment = XLIFF2Constraint(
    "unit-without-segment", expected: "at least one <segment>",
    help: "Write the text in a <segment>, or remove the unit")

  static let skeletonContent = XLIFF2Constraint(
    "skeleton-content", expected: "either content or href", help: "Write href=\"…\" or the content, but not both")

  static let strayText = XLIFF2Constraint(
    "stray-text", expected: "elements only", help: "Remove it, or put it in an element")

  static let foreignElement = XLIFF2Constraint(
    "foreign-element", expected: "elements of XLIFF only",
    help: "Move it into <file>, <group> or <unit>, before their other elements")
}
