import WatchwordBasics

extension XLIFF2Constraint {
  // MARK: Resource Data

  /// Resource Data (Part 2, section 4.5).
  static let resourceData: [XLIFF2Constraint] = [
    resourceContent, emptyResourceItem, missingMimeType, resourceLanguage, resourceReference, duplicateResourceID,
  ]

  static let resourceContent = XLIFF2Constraint(
    "resource-content", expected: "either content or href", help: "Write href=\"…\" or the content, but not both")

  static let emptyResourceItem = XLIFF2Constraint(
    "empty-resource-item", expected: "a note, a source, a target or a reference",
    help: "Add one of them, or remove the item")

  static let missingMimeType = XLIFF2Constraint(
    "missing-mime-type", expected: "mimeType on the <res:resourceItem>", help: "Write mimeType=\"…\"")

  static let resourceLanguage = XLIFF2Constraint(
    "resource-language", expected: "the language of <xliff>", help: "Remove xml:lang")

  static let resourceReference = XLIFF2Constraint(
    "resource-reference", expected: "the id of a <res:resourceItem> of the <file>",
    help: "Correct the id, or add the resource")

  static let duplicateResourceID = XLIFF2Constraint(
    "duplicate-resource-id", expected: "a different id for each resource of a <res:resourceData>",
    help: "Give one of them another id")

  // MARK: Size and Length Restriction

  /// Size and Length Restriction (Part 2, section 4.6).
  static let sizeRestriction: [XLIFF2Constraint] = [
    sizeInfoTwice, sizeInfoReference, sizeOnEndCode, invalidSizeRestriction, invalidSizeInfo, storageExceeded,
  ]

  static let sizeInfoTwice = XLIFF2Constraint("size-info-twice", expected: "one of them", help: "Remove one of them")

  static let sizeInfoReference = XLIFF2Constraint(
    "size-info-reference",
    expected: "the id of an element in a <slr:data> that is a sibling of the element or of an ancestor",
    help: "Correct the id")

  static let sizeOnEndCode = XLIFF2Constraint(
    "size-on-end-code", expected: "the size on its <sc> only", help: "Move it to the <sc>")

  static let invalidSizeRestriction = XLIFF2Constraint(
    "invalid-size-restriction", expected: "a maximum, or a minimum, a comma and a maximum; * is no maximum",
    help: "Write a number such as 60, or 5,60")

  static let invalidSizeInfo = XLIFF2Constraint(
    "invalid-size-info", milder: [.warning], expected: "a whole number",
    help: "Write the number of code points or bytes")

  static let storageExceeded = XLIFF2Constraint(
    "storage-exceeded", expected: "as many bytes as slr:storageRestriction allows", help: "Shorten the translation")

  // MARK: Validation

  /// Validation (Part 2, section 4.7).
  static let validation: [XLIFF2Constraint] = [ruleAttributes, ruleExistsInSource, brokenRule]

  static let ruleAttributes = XLIFF2Constraint(
    "rule-attributes",
    expected: "one of isPresent, isNotPresent, startsWith, endsWith, or an attribute of another namespace",
    help: "Write a <val:rule> for each")

  static let ruleExistsInSource = XLIFF2Constraint(
    "rule-exists-in-source", expected: "isPresent, startsWith or endsWith together with existsInSource",
    help: "Remove existsInSource")

  static let brokenRule = XLIFF2Constraint(
    "broken-validation-rule", severity: .warning,
    expected: "a translation that meets the rules of its unit, groups and file",
    help: "Correct the translation, or ask for another rule")
}
