import WatchwordBasics

extension XLIFF2Constraint {
  /// Editing hints of codes (Part 1, sections 3.2.3.4, 3.2.3.5 and 3.7.2.6).
  static let editingHints: [XLIFF2Constraint] = [
    hintsDiffer, reorderHintsDiffer, reorderHints, reorderWithoutFirst, changedCodeOrder, missingRequiredCode,
  ]

  static let hintsDiffer = XLIFF2Constraint(
    "code-hints-differ", expected: "the same canCopy, canDelete and canOverlap on <sc> and <ec>",
    help: "Write the same values on both")

  static let reorderHintsDiffer = XLIFF2Constraint(
    "reorder-hints-differ", expected: "the same canReorder on <sc> and <ec>, or no on the <ec> of an <sc> with firstNo",
    help: "Correct the <ec>")

  static let reorderHints = XLIFF2Constraint(
    "reorder-hints", expected: "canCopy=\"no\" and canDelete=\"no\" together with canReorder",
    help: "Write canCopy=\"no\" canDelete=\"no\"")

  static let reorderWithoutFirst = XLIFF2Constraint(
    "reorder-without-first",
    expected: "canReorder=\"firstNo\" on the first code, and no on those that directly follow it",
    help: "Write firstNo on the first code of the sequence")

  static let changedCodeOrder = XLIFF2Constraint(
    "changed-code-order", expected: "the codes of the sequence in the order of the source",
    help: "Put the codes in the order of the source")

  static let missingRequiredCode = XLIFF2Constraint(
    "missing-required-code", milder: [.warning], expected: "every code with canDelete=\"no\"",
    help: "Copy the code from the source to where it belongs in the translation")
}
