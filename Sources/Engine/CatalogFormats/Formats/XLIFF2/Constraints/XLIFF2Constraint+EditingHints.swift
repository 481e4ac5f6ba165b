import WatchwordDiagnostics

extension XLIFF2Constraint {
  /// Editing hints of codes (Part 1, sections 3.2.3.4, 3.2.3.5 and 3.7.2.6).
  static let editingHints: [XLIFF2Constraint] = [
    hintsDiffer, reorderHintsDiffer, reorderHints, reorderWithoutFirst, changedCodeOrder, missingRequiredCode,
  ]

  private static let first = "canReorder=\"firstNo\" canCopy=\"no\" canDelete=\"no\""
  private static let further = "canReorder=\"no\" canCopy=\"no\" canDelete=\"no\""

  static let hintsDiffer = XLIFF2Constraint(
    "code-hints-differ", "XLIFF 2.2 Part 1, sections 3.2.3.4 and 3.2.3.5",
    "The halves of a code have different editing hints",
    expected: "the same canCopy, canDelete and canOverlap on <sc> and <ec>", help: "Write the same values on both",
    bad: .text("<sc id=\"1\" canCopy=\"no\"/>A<ec startRef=\"1\"/>"),
    good: .text("<sc id=\"1\" canCopy=\"no\"/>A<ec startRef=\"1\" canCopy=\"no\"/>"))

  static let reorderHintsDiffer = XLIFF2Constraint(
    "reorder-hints-differ", "XLIFF 2.2 Part 1, sections 3.2.3.4 and 3.2.3.5",
    "The halves of a code differ in whether they may be moved",
    expected: "the same canReorder on <sc> and <ec>, or no on the <ec> of an <sc> with firstNo",
    help: "Correct the <ec>",
    bad: .text("<sc id=\"1\" \(first)/>A<ec startRef=\"1\" canCopy=\"no\" canDelete=\"no\"/>"),
    good: .text("<sc id=\"1\" \(first)/>A<ec startRef=\"1\" \(further)/>"))

  static let reorderHints = XLIFF2Constraint(
    "reorder-hints", "XLIFF 2.2 Part 1, section 3.7.2.6",
    "A code that may not be moved may be copied or deleted",
    expected: "canCopy=\"no\" and canDelete=\"no\" together with canReorder",
    help: "Write canCopy=\"no\" canDelete=\"no\"",
    bad: .text("<ph id=\"1\" canReorder=\"firstNo\"/>"), good: .text("<ph id=\"1\" \(first)/>"))

  static let reorderWithoutFirst = XLIFF2Constraint(
    "reorder-without-first", "XLIFF 2.2 Part 1, section 3.7.2.6",
    "A sequence of codes that may not be moved has no first code",
    expected: "canReorder=\"firstNo\" on the first code, and no on those that directly follow it",
    help: "Write firstNo on the first code of the sequence", bad: .text("<ph id=\"1\" \(further)/>"),
    good: .text("<ph id=\"1\" \(first)/>"))

  static let changedCodeOrder = XLIFF2Constraint(
    "changed-code-order", "XLIFF 2.2 Part 1, section 3.7.2.6",
    "A target changes a sequence of codes that may not be changed",
    expected: "the codes of the sequence in the order of the source", help: "Put the codes in the order of the source",
    bad: .text(
      "<ph id=\"1\" \(first)/><ph id=\"2\" \(further)/><ph id=\"3\" \(further)/>",
      "<ph id=\"1\" \(first)/><ph id=\"3\" \(further)/><ph id=\"2\" \(further)/>"),
    good: .text(
      "<ph id=\"1\" \(first)/><ph id=\"2\" \(further)/>", "<ph id=\"1\" \(first)/><ph id=\"2\" \(further)/>"))

  static let missingRequiredCode = XLIFF2Constraint(
    "missing-required-code", "XLIFF 2.2 Part 1, sections 3.7.2.6 and 3.7.7",
    "A target lacks a code that may not be deleted",
    warningCondition: "where the state of the segment is not final", expected: "every code with canDelete=\"no\"",
    help: "Copy the code from the source to where it belongs in the translation",
    bad: .unit("<segment state=\"final\"><source><ph id=\"1\" canDelete=\"no\"/></source><target>B</target></segment>"),
    good: .unit(
      "<segment state=\"final\"><source><ph id=\"1\" canDelete=\"no\"/></source>"
        + "<target><ph id=\"1\" canDelete=\"no\"/></target></segment>"))
}
