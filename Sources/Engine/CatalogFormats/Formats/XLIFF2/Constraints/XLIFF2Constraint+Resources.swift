import WatchwordDiagnostics

extension XLIFF2Constraint {
  private static let unit = "<unit id=\"u1\"><segment><source>A</source></segment></unit>"

  // MARK: Resource Data

  /// Resource Data (Part 2, section 4.5).
  static let resourceData: [XLIFF2Constraint] = [
    resourceContent, emptyResourceItem, missingMimeType, resourceLanguage, resourceReference, duplicateResourceID,
  ]

  private static func item(_ content: String, _ attributes: String = " id=\"r1\" mimeType=\"a/b\"") -> Example {
    .file("<res:resourceData><res:resourceItem\(attributes)>\(content)</res:resourceItem></res:resourceData>\n\(unit)")
  }

  static let resourceContent = XLIFF2Constraint(
    "resource-content", "XLIFF 2.2 Part 2, sections 4.5.4.5 and 4.5.4.6",
    "A resource has both content and a reference, or neither", expected: "either content or href",
    help: "Write href=\"…\" or the content, but not both", bad: item("<res:source/>"),
    good: item("<res:source href=\"a.png\"/>"))

  static let emptyResourceItem = XLIFF2Constraint(
    "empty-resource-item", "XLIFF 2.2 Part 2, section 4.5.4.4", "A resource item is empty",
    expected: "a note, a source, a target or a reference", help: "Add one of them, or remove the item", bad: item(""),
    good: item("<res:reference href=\"a.png\"/>"))

  static let missingMimeType = XLIFF2Constraint(
    "missing-mime-type", "XLIFF 2.2 Part 2, section 4.5.4.4", "A resource with a source or a target has no type",
    expected: "mimeType on the <res:resourceItem>", help: "Write mimeType=\"…\"",
    bad: item("<res:source href=\"a.png\"/>", " id=\"r1\""), good: item("<res:source href=\"a.png\"/>"))

  static let resourceLanguage = XLIFF2Constraint(
    "resource-language", "XLIFF 2.2 Part 2, sections 4.5.4.5 to 4.5.4.7",
    "A resource has a different language from the document", expected: "the language of <xliff>",
    help: "Remove xml:lang",
    bad: item("<res:source href=\"a.png\" xml:lang=\"fr\"/>"),
    good: item("<res:source href=\"a.png\" xml:lang=\"en\"/>"))

  static let resourceReference = XLIFF2Constraint(
    "resource-reference", "XLIFF 2.2 Part 2, section 4.5.5.4", "A reference to a resource cannot be resolved",
    expected: "the id of a <res:resourceItem> of the <file>", help: "Correct the id, or add the resource",
    bad: .file(
      "<res:resourceData><res:resourceItemRef ref=\"r2\"/><res:resourceItem id=\"r1\"><res:reference href=\"a\"/>"
        + "</res:resourceItem></res:resourceData>\n\(unit)"),
    good: .file(
      "<res:resourceData><res:resourceItemRef ref=\"r1\"/><res:resourceItem id=\"r1\"><res:reference href=\"a\"/>"
        + "</res:resourceItem></res:resourceData>\n\(unit)"))

  static let duplicateResourceID = XLIFF2Constraint(
    "duplicate-resource-id", "XLIFF 2.2 Part 2, sections 4.5.4.3 and 4.5.4.4", "Two resources have the same id",
    expected: "a different id for each resource of a <res:resourceData>", help: "Give one of them another id",
    bad: .file(
      "<res:resourceData><res:resourceItem id=\"r1\"><res:reference href=\"a\"/></res:resourceItem>\n"
        + "<res:resourceItem id=\"r1\"><res:reference href=\"b\"/></res:resourceItem></res:resourceData>\n\(unit)"),
    good: .file(
      "<res:resourceData><res:resourceItem id=\"r1\"><res:reference href=\"a\"/></res:resourceItem>\n"
        + "<res:resourceItem id=\"r2\"><res:reference href=\"b\"/></res:resourceItem></res:resourceData>\n\(unit)"))

  // MARK: Size and Length Restriction

  /// Size and Length Restriction (Part 2, section 4.6).
  static let sizeRestriction: [XLIFF2Constraint] = [
    sizeInfoTwice, sizeInfoReference, sizeOnEndCode, invalidSizeRestriction, invalidSizeInfo, storageExceeded,
  ]

  private static let profiles = "<slr:profiles generalProfile=\"xliff:codepoints\" storageProfile=\"xliff:utf8\"/>\n"

  private static func sized(_ attributes: String, data: String = "") -> Example {
    .file("\(profiles)\(data)<unit id=\"u1\"\(attributes)><segment><source>A</source></segment></unit>")
  }

  static let sizeInfoTwice = XLIFF2Constraint(
    "size-info-twice", "XLIFF 2.2 Part 2, sections 4.6.5.9 and 4.6.5.10",
    "An element has both slr:sizeInfo and slr:sizeInfoRef", expected: "one of them", help: "Remove one of them",
    bad: sized(
      " slr:sizeInfo=\"1\" slr:sizeInfoRef=\"d1\"", data: "<slr:data profile=\"p\"><my:size id=\"d1\"/></slr:data>\n"),
    good: sized(" slr:sizeInfo=\"1\""))

  static let sizeInfoReference = XLIFF2Constraint(
    "size-info-reference", "XLIFF 2.2 Part 2, section 4.6.5.10", "slr:sizeInfoRef cannot be resolved",
    expected: "the id of an element in a <slr:data> that is a sibling of the element or of an ancestor",
    help: "Correct the id",
    bad: sized(" slr:sizeInfoRef=\"d2\"", data: "<slr:data profile=\"p\"><my:size id=\"d1\"/></slr:data>\n"),
    good: sized(" slr:sizeInfoRef=\"d1\"", data: "<slr:data profile=\"p\"><my:size id=\"d1\"/></slr:data>\n"))

  static let sizeOnEndCode = XLIFF2Constraint(
    "size-on-end-code", "XLIFF 2.2 Part 2, sections 4.6.5.8 to 4.6.5.10",
    "An <ec> that is not isolated has a size", expected: "the size on its <sc> only", help: "Move it to the <sc>",
    bad: .text("<sc id=\"1\"/>A<ec startRef=\"1\" slr:equivStorage=\"3\"/>"),
    good: .text("<sc id=\"1\" slr:equivStorage=\"3\"/>A<ec startRef=\"1\"/>"))

  static let invalidSizeRestriction = XLIFF2Constraint(
    "invalid-size-restriction", "XLIFF 2.2 Part 2, sections 4.6.6.1.1 and 4.6.6.2.1",
    "A length limit cannot be read", expected: "a maximum, or a minimum, a comma and a maximum; * is no maximum",
    help: "Write a number such as 60, or 5,60", bad: sized(" slr:sizeRestriction=\"sixty\""),
    good: sized(" slr:sizeRestriction=\"0,60\""))

  static let invalidSizeInfo = XLIFF2Constraint(
    "invalid-size-info", "XLIFF 2.2 Part 2, sections 4.6.6.1.2 and 4.6.6.2.2",
    "The size of a code is not a whole number",
    warningCondition: "where no standard profile defines how sizes are written",
    expected: "a whole number",
    help: "Write the number of code points or bytes",
    bad: .file(
      "\(profiles)<unit id=\"u1\"><segment><source><ph id=\"1\" slr:sizeInfo=\"one\"/></source></segment></unit>"),
    good: .file(
      "\(profiles)<unit id=\"u1\"><segment><source><ph id=\"1\" slr:sizeInfo=\"1\"/></source></segment></unit>"))

  static let storageExceeded = XLIFF2Constraint(
    "storage-exceeded", "XLIFF 2.2 Part 2, sections 4.6.5.6 and 4.6.6.2",
    "A translation takes more or less storage than its unit allows",
    expected: "as many bytes as slr:storageRestriction allows", help: "Shorten the translation",
    bad: .file(
      "\(profiles)<unit id=\"u1\" slr:storageRestriction=\"3\"><segment><source>A</source><target>Übel</target>"
        + "</segment></unit>"),
    good: .file(
      "\(profiles)<unit id=\"u1\" slr:storageRestriction=\"5\"><segment><source>A</source><target>Übel</target>"
        + "</segment></unit>"))

  // MARK: Validation

  /// Validation (Part 2, section 4.7).
  static let validation: [XLIFF2Constraint] = [ruleAttributes, ruleExistsInSource, brokenRule]

  private static func ruled(_ attributes: String, _ target: String = "BC") -> Example {
    .unit(
      "<val:validation><val:rule \(attributes)/></val:validation>\n"
        + "<segment><source>A</source><target>\(target)</target></segment>")
  }

  static let ruleAttributes = XLIFF2Constraint(
    "rule-attributes", "XLIFF 2.2 Part 2, section 4.7.4.3", "A validation rule has no condition, or more than one",
    expected: "one of isPresent, isNotPresent, startsWith, endsWith, or an attribute of another namespace",
    help: "Write a <val:rule> for each", bad: ruled("startsWith=\"B\" endsWith=\"C\""), good: ruled("startsWith=\"B\""))

  static let ruleExistsInSource = XLIFF2Constraint(
    "rule-exists-in-source", "XLIFF 2.2 Part 2, section 4.7.5.6",
    "existsInSource is used with a rule that does not support it",
    expected: "isPresent, startsWith or endsWith together with existsInSource", help: "Remove existsInSource",
    bad: ruled("isNotPresent=\"X\" existsInSource=\"yes\""), good: ruled("isNotPresent=\"X\""))

  static let brokenRule = XLIFF2Constraint(
    "broken-validation-rule", "XLIFF 2.2 Part 2, section 4.7.5", "A translation breaks a validation rule",
    severity: .warning,
    expected: "a translation that meets the rules of its unit, groups and file",
    help: "Correct the translation, or ask for another rule", bad: ruled("isPresent=\"loja\""),
    good: ruled("isPresent=\"B\""))
}
