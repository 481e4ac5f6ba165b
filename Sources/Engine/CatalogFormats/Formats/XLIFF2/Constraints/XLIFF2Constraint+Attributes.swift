import WatchwordDiagnostics

extension XLIFF2Constraint {
  /// The attributes of elements and their values (Part 1, section 3.3).
  static let attributes: [XLIFF2Constraint] = [
    unknownAttribute, foreignAttribute, missingAttribute, invalidToken, invalidAttributeValue, malformedLanguage,
    languageMismatch, spaceMismatch, subStateWithoutState, stateWithoutTarget, subTypeWithoutType, subTypeMismatch,
    reservedPrefix, orderTooHigh, duplicateOrder,
  ]

  private static let segment = "<segment><source>A</source></segment>"

  static let unknownAttribute = XLIFF2Constraint(
    "unknown-attribute", "XLIFF 2.2 Part 1, section 3.3.1",
    "An element has an attribute that XLIFF does not define for it", expected: "attributes of the specification",
    help: "Check its spelling, or remove it; attributes of other tools need their own namespace",
    bad: .unit("<segment translate=\"no\"><source>A</source></segment>"), good: .unit(segment))

  static let foreignAttribute = XLIFF2Constraint(
    "foreign-attribute", "XLIFF 2.2 Part 1, sections 3.2.3 and 3.9.1",
    "An attribute of another namespace is where XLIFF does not allow one", expected: "attributes of XLIFF only",
    help: "Move it to <unit>, <note>, <mrk> or another element that takes such attributes",
    bad: .unit("<segment my:score=\"1\"><source>A</source></segment>"),
    good: .file("<unit id=\"u1\" my:score=\"1\">\(segment)</unit>"))

  static let missingAttribute = XLIFF2Constraint(
    "missing-attribute", "XLIFF 2.2 Part 1, section 3.2",
    "An element lacks a required attribute", expected: "all required attributes",
    help: "Write the attribute",
    bad: .file("<group>\n<unit id=\"u1\">\(segment)</unit>\n</group>"),
    good: .file("<group id=\"g1\">\n<unit id=\"u1\">\(segment)</unit>\n</group>"))

  static let invalidToken = XLIFF2Constraint(
    "invalid-token", "XLIFF 2.2 Part 1, section 3.3.1.21",
    "An id has characters that ids cannot have", expected: "letters, digits and the characters . - _ : without spaces",
    help: "Replace the other characters; a <unit> can have the original name in its attribute name",
    bad: .file("<unit id=\"a b\">\(segment)</unit>"), good: .file("<unit id=\"a-b\" name=\"a b\">\(segment)</unit>"))

  static let invalidAttributeValue = XLIFF2Constraint(
    "invalid-attribute-value", "XLIFF 2.2 Part 1, section 3.3.1",
    "An attribute has a value that XLIFF does not define", expected: "a value of the specification",
    help: "Write one of the values that were expected",
    bad: .unit("<segment state=\"done\"><source>A</source><target>B</target></segment>"),
    good: .unit("<segment state=\"final\"><source>A</source><target>B</target></segment>"))

  static let malformedLanguage = XLIFF2Constraint(
    "malformed-language", "XLIFF 2.2 Part 1, section 3.3.2.1",
    "A language is not a BCP 47 tag", expected: "a BCP 47 tag", help: "Write a tag such as de or pt-BR",
    bad: .unit("<segment><source xml:lang=\"-en\">A</source></segment>"),
    good: .unit("<segment><source xml:lang=\"en\">A</source></segment>"))

  static let languageMismatch = XLIFF2Constraint(
    "language-mismatch", "XLIFF 2.2 Part 1, sections 3.2.2.12 and 3.2.2.13",
    "A text has a different language from its document", expected: "the language of <xliff>",
    help: "Remove xml:lang; the languages are srcLang and trgLang of <xliff>",
    bad: .unit("<segment><source>A</source><target xml:lang=\"fr\">B</target></segment>"),
    good: .unit("<segment><source>A</source><target xml:lang=\"de\">B</target></segment>"))

  static let spaceMismatch = XLIFF2Constraint(
    "space-mismatch", "XLIFF 2.2 Part 1, section 3.3.2.2",
    "White space is preserved in a source but not in its target, or the other way round", severity: .warning,
    expected: "the same xml:space for both", help: "Write xml:space on the <unit>, so that it holds for both",
    bad: .unit("<segment><source xml:space=\"preserve\">A</source><target>B</target></segment>"),
    good: .unit(
      "<segment><source xml:space=\"preserve\">A</source><target xml:space=\"preserve\">B</target></segment>"))

  static let subStateWithoutState = XLIFF2Constraint(
    "sub-state-without-state", "XLIFF 2.2 Part 1, section 3.3.1.35",
    "A segment has a sub-state but no state", expected: "state together with subState", help: "Write state=\"…\"",
    bad: .unit("<segment subState=\"my:a\"><source>A</source></segment>"),
    good: .unit("<segment state=\"initial\" subState=\"my:a\"><source>A</source></segment>"))

  static let stateWithoutTarget = XLIFF2Constraint(
    "state-without-target", "XLIFF 2.2 Part 1, section 3.3.1.31",
    "A segment without a translation is marked as translated", expected: "state=\"initial\", or a <target>",
    help: "Write the translation, or state=\"initial\"",
    bad: .unit("<segment state=\"translated\"><source>A</source></segment>"),
    good: .unit("<segment state=\"translated\"><source>A</source><target>B</target></segment>"))

  static let subTypeWithoutType = XLIFF2Constraint(
    "sub-type-without-type", "XLIFF 2.2 Part 1, section 3.3.1.36; Part 2, section 4.1.7",
    "A code or a match has a sub-type but no type", expected: "type together with subType", help: "Write type=\"…\"",
    bad: .text("<ph id=\"1\" subType=\"my:a\"/>"), good: .text("<ph id=\"1\" type=\"ui\" subType=\"my:a\"/>"))

  static let subTypeMismatch = XLIFF2Constraint(
    "sub-type-mismatch", "XLIFF 2.2 Part 1, section 3.3.1.36",
    "An XLIFF sub-type is used with the wrong type",
    expected: "the type fmt for xlf:b, xlf:i, xlf:u, xlf:lb and xlf:pb, and ui for xlf:var",
    help: "Correct the type", bad: .text("<ph id=\"1\" type=\"ui\" subType=\"xlf:lb\"/>"),
    good: .text("<ph id=\"1\" type=\"fmt\" subType=\"xlf:lb\"/>"))

  static let reservedPrefix = XLIFF2Constraint(
    "reserved-prefix", "XLIFF 2.2 Part 1, sections 3.3.1.35, 3.3.1.36 and 3.3.1.40",
    "A value has the prefix xlf but is not defined by XLIFF", expected: "a prefix other than xlf",
    help: "Write a prefix of your own", bad: .text("<ph id=\"1\" type=\"ui\" subType=\"xlf:button\"/>"),
    good: .text("<ph id=\"1\" type=\"ui\" subType=\"my:button\"/>"))

  static let orderTooHigh = XLIFF2Constraint(
    "order-too-high", "XLIFF 2.2 Part 1, section 3.3.1.24",
    "The order of a target is higher than the number of segments in its unit",
    expected: "at most the number of <segment> and <ignorable> elements", help: "Number the targets from 1",
    bad: .unit("<segment><source>A</source><target order=\"2\">B</target></segment>"),
    good: .unit("<segment><source>A</source><target order=\"1\">B</target></segment>"))

  static let duplicateOrder = XLIFF2Constraint(
    "duplicate-order", "XLIFF 2.2 Part 1, sections 3.3.1.24 and 3.8.2",
    "Two targets of a unit have the same order",
    expected: "a different order for each; the default is the position of the segment",
    help: "Number all targets of the unit",
    bad: .unit(
      "<segment><source>A</source><target order=\"2\">B</target></segment>\n"
        + "<segment><source>C</source><target>D</target></segment>"),
    good: .unit(
      "<segment><source>A</source><target order=\"2\">B</target></segment>\n"
        + "<segment><source>C</source><target order=\"1\">D</target></segment>"))
}
