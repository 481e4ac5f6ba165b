import WatchwordBasics

extension XLIFF2Constraint {
  /// Ids that must be unique in their scope (Part 1, sections 3.3.1.21 and 3.9.2). The check `duplicate-unit-id` covers
  /// the ids of units, as in other formats.
  static let identifiers: [XLIFF2Constraint] = [
    duplicateFileID, duplicateGroupID, duplicateNoteID, duplicateDataID, duplicateSegmentID, mismatchedCodeID,
    duplicateExtensionID,
  ]

  static let duplicateFileID = XLIFF2Constraint(
    "duplicate-file-id", expected: "a different id for each <file>", help: "Give one of them another id")

  static let duplicateGroupID = XLIFF2Constraint(
    "duplicate-group-id", expected: "a different id for each <group> of a <file>", help: "Give one of them another id")

  static let duplicateNoteID = XLIFF2Constraint(
    "duplicate-note-id", expected: "a different id for each <note>", help: "Give one of them another id")

  static let duplicateDataID = XLIFF2Constraint(
    "duplicate-data-id", expected: "a different id for each <data>",
    help: "Give one of them another id, or remove it if both are the same")

  static let duplicateSegmentID = XLIFF2Constraint(
    "duplicate-segment-id", expected: "a different id for each <segment>, <ignorable> and inline element of a unit",
    help: "Give one of them another id; only a code of a target has the id of its code in the source")

  static let mismatchedCodeID = XLIFF2Constraint(
    "mismatched-code-id",
    expected: "the id of the same code in the source of the segment, or an id that the unit does not have",
    help: "Copy the id of the corresponding code, or choose a new one")

  static let duplicateExtensionID = XLIFF2Constraint(
    "duplicate-extension-id", expected: "ids that are unique in a <file>, <group> or <unit>",
    help: "Give one of them another id")
}
