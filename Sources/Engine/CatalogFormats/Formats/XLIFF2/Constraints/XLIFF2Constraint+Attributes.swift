import WatchwordBasics

extension XLIFF2Constraint {
  /// The attributes of elements and their values (Part 1, section 3.3).
  static let attributes: [XLIFF2Constraint] = [
    unknownAttribute, foreignAttribute, missingAttribute, invalidToken, invalidAttributeValue, malformedLanguage,
    languageMismatch, spaceMismatch, subStateWithoutState, stateWithoutTarget, subTypeWithoutType, subTypeMismatch,
    reservedPrefix, orderTooHigh, duplicateOrder,
  ]

  static let unknownAttribute = XLIFF2Constraint(
    "unknown-attribute", expected: "attributes of the specification",
    help: "Check its spelling, or remove it; attributes of other tools need their own namespace")

  static let foreignAttribute = XLIFF2Constraint(
    "foreign-attribute", expected: "attributes of XLIFF only",
    help: "Move it to <unit>, <note>, <mrk> or another element that takes such attributes")

  static let missingAttribute = XLIFF2Constraint(
    "missing-attribute", expected: "all required attributes", help: "Write the attribute")

  static let invalidToken = XLIFF2Constraint(
    "invalid-token", expected: "letters, digits and the characters . - _ : without spaces",
    help: "Replace the other characters; a <unit> can have the original name in its attribute name")

  static let invalidAttributeValue = XLIFF2Constraint(
    "invalid-attribute-value", expected: "a value of the specification",
    help: "Write one of the values that were expected")

  static let malformedLanguage = XLIFF2Constraint(
    "malformed-language", expected: "a BCP 47 tag", help: "Write a tag such as de or pt-BR")

  static let languageMismatch = XLIFF2Constraint(
    "language-mismatch", expected: "the language of <xliff>",
    help: "Remove xml:lang; the languages are srcLang and trgLang of <xliff>")

  static let spaceMismatch = XLIFF2Constraint(
    "space-mismatch", severity: .warning, expected: "the same xml:space for both",
    help: "Write xml:space on the <unit>, so that it holds for both")

  static let subStateWithoutState = XLIFF2Constraint(
    "sub-state-without-state", expected: "state together with subState", help: "Write state=\"…\"")

  static let stateWithoutTarget = XLIFF2Constraint(
    "state-without-target", expected: "state=\"initial\", or a <target>",
    help: "Write the translation, or state=\"initial\"")

  static let subTypeWithoutType = XLIFF2Constraint(
    "sub-type-without-type", expected: "type together with subType", help: "Write type=\"…\"")

  static let subTypeMismatch = XLIFF2Constraint(
    "sub-type-mismatch", expected: "the type fmt for xlf:b, xlf:i, xlf:u, xlf:lb and xlf:pb, and ui for xlf:var",
    help: "Correct the type")

  static let reservedPrefix = XLIFF2Constraint(
    "reserved-prefix", expected: "a prefix other than xlf", help: "Write a prefix of your own")

  static let orderTooHigh = XLIFF2Constraint(
    "order-too-high", expected: "at most the number of <segment> and <ignorable> elements",
    help: "Number the targets from 1")

  static let duplicateOrder = XLIFF2Constraint(
    "duplicate-order", expected: "a different order for each; the default is the position of the segment",
    help: "Number all targets of the unit")
}
