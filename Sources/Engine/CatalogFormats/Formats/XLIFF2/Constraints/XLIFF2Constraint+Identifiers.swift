import WatchwordDiagnostics

extension XLIFF2Constraint {
  /// Ids that must be unique in their scope (Part 1, sections 3.3.1.21 and 3.9.2). The check `duplicate-unit-id` covers
  /// the ids of units, as in other formats.
  static let identifiers: [XLIFF2Constraint] = [
    duplicateFileID, duplicateGroupID, duplicateNoteID, duplicateDataID, duplicateSegmentID, mismatchedCodeID,
    duplicateExtensionID,
  ]

  private static let unit = "<unit id=\"u1\"><segment><source>A</source></segment></unit>"

  static let duplicateFileID = XLIFF2Constraint(
    "duplicate-file-id", "XLIFF 2.2 Part 1, section 3.3.1.21", "Two files of a document have the same id",
    expected: "a different id for each <file>", help: "Give one of them another id",
    bad: .xliff("<file id=\"f1\">\(unit)</file>\n<file id=\"f1\">\(unit)</file>"),
    good: .xliff("<file id=\"f1\">\(unit)</file>\n<file id=\"f2\">\(unit)</file>"))

  static let duplicateGroupID = XLIFF2Constraint(
    "duplicate-group-id", "XLIFF 2.2 Part 1, section 3.3.1.21", "Two groups of a file have the same id",
    expected: "a different id for each <group> of a <file>", help: "Give one of them another id",
    bad: .file("<group id=\"g1\">\(unit)</group>\n<group id=\"g1\"/>"),
    good: .file("<group id=\"g1\">\(unit)</group>\n<group id=\"g2\"/>"))

  static let duplicateNoteID = XLIFF2Constraint(
    "duplicate-note-id", "XLIFF 2.2 Part 1, section 3.3.1.21", "Two notes of an element have the same id",
    expected: "a different id for each <note>", help: "Give one of them another id",
    bad: .file("<notes><note id=\"n1\">A</note><note id=\"n1\">B</note></notes>\n\(unit)"),
    good: .file("<notes><note id=\"n1\">A</note><note id=\"n2\">B</note></notes>\n\(unit)"))

  static let duplicateDataID = XLIFF2Constraint(
    "duplicate-data-id", "XLIFF 2.2 Part 1, section 3.3.1.21", "Two pieces of original data have the same id",
    expected: "a different id for each <data>", help: "Give one of them another id, or remove it if both are the same",
    bad: .unit(
      "<originalData><data id=\"d1\">a</data><data id=\"d1\">b</data></originalData>\n"
        + "<segment><source>A</source></segment>"),
    good: .unit(
      "<originalData><data id=\"d1\">a</data><data id=\"d2\">b</data></originalData>\n"
        + "<segment><source>A</source></segment>"))

  static let duplicateSegmentID = XLIFF2Constraint(
    "duplicate-segment-id", "XLIFF 2.2 Part 1, section 3.3.1.21",
    "Two segments, codes or marks of a unit have the same id",
    expected: "a different id for each <segment>, <ignorable> and inline element of a unit",
    help: "Give one of them another id; only a code of a target has the id of its code in the source",
    bad: .text("<ph id=\"1\"/> <ph id=\"1\"/>"), good: .text("<ph id=\"1\"/> <ph id=\"2\"/>"))

  static let mismatchedCodeID = XLIFF2Constraint(
    "mismatched-code-id", "XLIFF 2.2 Part 1, section 3.3.1.21",
    "A code of a target has the id of something else in the source",
    expected: "the id of the same code in the source of the segment, or an id that the unit does not have",
    help: "Copy the id of the corresponding code, or choose a new one",
    bad: .text("<ph id=\"1\"/> A", "<pc id=\"1\">B</pc>"), good: .text("<ph id=\"1\"/> A", "<ph id=\"1\"/> B"))

  static let duplicateExtensionID = XLIFF2Constraint(
    "duplicate-extension-id", "XLIFF 2.2 Part 1, section 3.9.2",
    "Two elements of an extension have the same id", expected: "ids that are unique in a <file>, <group> or <unit>",
    help: "Give one of them another id",
    bad: .unit("<my:a id=\"x1\"/>\n<my:b id=\"x1\"/>\n<segment><source>A</source></segment>"),
    good: .unit("<my:a id=\"x1\"/>\n<my:b id=\"x2\"/>\n<segment><source>A</source></segment>"))
}
