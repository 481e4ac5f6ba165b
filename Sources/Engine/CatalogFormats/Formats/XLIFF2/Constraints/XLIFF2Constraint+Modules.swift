import WatchwordBasics

extension XLIFF2Constraint {
  // MARK: Translation candidates

  /// Translation Candidates (Part 2, section 4.1).
  static let matches: [XLIFF2Constraint] = [matchReference, duplicateMatchID, matchLanguage]

  static let matchReference = XLIFF2Constraint(
    "match-reference", expected: "# and the id of a segment, a mark or another part of the same <unit>",
    help: "Write ref=\"#…\" with the id of the segment")

  static let duplicateMatchID = XLIFF2Constraint(
    "duplicate-match-id", expected: "a different id for each <mtc:match>", help: "Give one of them another id")

  static let matchLanguage = XLIFF2Constraint(
    "match-language", expected: "xml:lang on a <target> only, and another language only with reference=\"yes\"",
    help: "Remove xml:lang, or write reference=\"yes\" on the <mtc:match>")

  // MARK: Glossary

  /// Glossary (Part 2, section 4.2).
  static let glossary: [XLIFF2Constraint] = [emptyGlossaryEntry, glossaryReference, duplicateGlossaryID]

  static let emptyGlossaryEntry = XLIFF2Constraint(
    "empty-glossary-entry", expected: "a <gls:translation> or a <gls:definition>",
    help: "Add one of them, or remove the entry")

  static let glossaryReference = XLIFF2Constraint(
    "glossary-reference", expected: "# and the id of a part of the same <unit>",
    help: "Correct the reference, or remove it")

  static let duplicateGlossaryID = XLIFF2Constraint(
    "duplicate-glossary-id", expected: "a different id for each <gls:glossEntry> and <gls:translation>",
    help: "Give one of them another id")

  // MARK: Format Style

  /// Format Style (Part 2, section 4.3).
  static let formatStyle: [XLIFF2Constraint] = [subFormatWithoutFormat, formatOnEndCode]

  static let subFormatWithoutFormat = XLIFF2Constraint(
    "sub-format-without-format", expected: "fs:fs together with fs:subFs", help: "Write fs:fs=\"…\", or remove fs:subFs"
  )

  static let formatOnEndCode = XLIFF2Constraint(
    "format-on-end-code", expected: "fs:fs and fs:subFs on its <sc> only", help: "Move them to the <sc>")

  // MARK: Metadata

  /// Metadata (Part 2, section 4.4).
  static let metadata: [XLIFF2Constraint] = [duplicateMetadataID]

  static let duplicateMetadataID = XLIFF2Constraint(
    "duplicate-metadata-id", expected: "a different id for <mda:metadata> and each <mda:metaGroup> in it",
    help: "Give one of them another id")

  // MARK: Variants

  /// Plural, Gender, and Select (Part 2, section 4.9).
  static let variants: [XLIFF2Constraint] = [
    caseWithoutSwitch, switchWithoutCase, caseLength, invalidSwitch, invalidPluralCase, duplicateCase,
  ]

  static let caseWithoutSwitch = XLIFF2Constraint(
    "case-without-switch", expected: "pgs:switch on the <unit>", help: "Write pgs:switch=\"plural:…\" on the unit")

  static let switchWithoutCase = XLIFF2Constraint(
    "switch-without-case", expected: "pgs:case on each <segment>", help: "Write pgs:case=\"…\" on the segment")

  static let caseLength = XLIFF2Constraint(
    "case-length", expected: "one value for each variable of pgs:switch, in their order",
    help: "Write the values with a space between them")

  static let invalidSwitch = XLIFF2Constraint(
    "invalid-switch",
    expected: "plural, ordinal, gender or select, a colon and the name of a variable, with a space between several",
    help: "Write pgs:switch=\"plural:count\"")

  static let invalidPluralCase = XLIFF2Constraint(
    "invalid-plural-case", expected: "zero, one, two, few, many, other, or a number",
    help: "Write a CLDR plural category, or a number")

  static let duplicateCase = XLIFF2Constraint(
    "duplicate-case", expected: "a different case for each <segment>", help: "Remove one of them, or correct its case")
}
