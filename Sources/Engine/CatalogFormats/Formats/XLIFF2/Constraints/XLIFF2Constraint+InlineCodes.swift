import WatchwordBasics

extension XLIFF2Constraint {
  /// Codes in texts (Part 1, sections 3.2.3 and 3.7.2).
  static let inlineCodes: [XLIFF2Constraint] = [
    validCodePoint, unknownData, copyOfUnknown, copyOfUncopyable, copyWithData, endCodeWithoutStart,
    startCodeWithoutEnd, wronglyIsolated, endCodeReference, endCodeDirection,
  ]

  static let validCodePoint = XLIFF2Constraint(
    "valid-code-point", expected: "<cp> only for characters that XML does not allow", help: "Write the character itself"
  )

  static let unknownData = XLIFF2Constraint(
    "unknown-original-data", expected: "the id of a <data> of the same <unit>",
    help: "Correct the reference, or add the <data>")

  static let copyOfUnknown = XLIFF2Constraint(
    "copy-of-unknown-code", expected: "the id of a code of the same <unit>", help: "Correct copyOf, or remove it")

  static let copyOfUncopyable = XLIFF2Constraint(
    "copy-of-uncopyable-code", expected: "a copy of a code without canCopy=\"no\"", help: "Remove the copy")

  static let copyWithData = XLIFF2Constraint(
    "copy-with-original-data", expected: "copyOf only where there is no original data",
    help: "Remove copyOf; codes with the same original data refer to the same <data>")

  static let endCodeWithoutStart = XLIFF2Constraint(
    "end-code-without-start", expected: "an <sc> with this id before it in the unit",
    help: "Add the <sc>, or correct startRef")

  static let startCodeWithoutEnd = XLIFF2Constraint(
    "start-code-without-end", expected: "an <ec> that refers to it, or isolated=\"yes\"",
    help: "Add the <ec>; if it is in another unit, write isolated=\"yes\"")

  static let wronglyIsolated = XLIFF2Constraint(
    "wrongly-isolated-code", expected: "isolated=\"no\"", help: "Remove isolated=\"yes\"")

  static let endCodeReference = XLIFF2Constraint(
    "end-code-reference", expected: "startRef, or an id if it has isolated=\"yes\"",
    help: "Write startRef=\"…\" with the id of the <sc>; where isolated is yes, write id=\"…\" instead")

  static let endCodeDirection = XLIFF2Constraint(
    "end-code-direction", expected: "dir on its <sc> only", help: "Move dir to the <sc>")
}
