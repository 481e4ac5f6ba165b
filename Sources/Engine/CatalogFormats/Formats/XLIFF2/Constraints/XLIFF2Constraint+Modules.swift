import WatchwordDiagnostics

extension XLIFF2Constraint {
  private static let segment = "<segment id=\"s1\"><source>A</source></segment>"

  // MARK: Translation candidates

  /// Translation Candidates (Part 2, section 4.1).
  static let matches: [XLIFF2Constraint] = [matchReference, duplicateMatchID, matchLanguage]

  private static func match(_ attributes: String) -> String {
    "<mtc:match \(attributes)><source>A</source><target>B</target></mtc:match>"
  }

  static let matchReference = XLIFF2Constraint(
    "match-reference", "XLIFF 2.2 Part 2, section 4.1.7.4",
    "A translation candidate does not refer to a text of its unit",
    expected: "# and the id of a segment, a mark or another part of the same <unit>",
    help: "Write ref=\"#…\" with the id of the segment",
    bad: .unit("<mtc:matches>\(match("ref=\"#s2\""))</mtc:matches>\n\(segment)"),
    good: .unit("<mtc:matches>\(match("ref=\"#s1\""))</mtc:matches>\n\(segment)"))

  static let duplicateMatchID = XLIFF2Constraint(
    "duplicate-match-id", "XLIFF 2.2 Part 2, section 4.1.7.1", "Two translation candidates have the same id",
    expected: "a different id for each <mtc:match>", help: "Give one of them another id",
    bad: .unit(
      "<mtc:matches>\(match("id=\"m\" ref=\"#s1\""))\(match("id=\"m\" ref=\"#s1\""))</mtc:matches>\n\(segment)"),
    good: .unit(
      "<mtc:matches>\(match("id=\"m\" ref=\"#s1\""))\(match("id=\"n\" ref=\"#s1\""))</mtc:matches>\n\(segment)"))

  static let matchLanguage = XLIFF2Constraint(
    "match-language", "XLIFF 2.2 Part 2, sections 4.1.6.3 and 4.1.7.6",
    "A translation candidate has a different language from the document",
    expected: "xml:lang on a <target> only, and another language only with reference=\"yes\"",
    help: "Remove xml:lang, or write reference=\"yes\" on the <mtc:match>",
    bad: .unit("<mtc:matches>\(match("ref=\"#s1\" xml:lang=\"fr\""))</mtc:matches>\n\(segment)"),
    good: .unit("<mtc:matches>\(match("ref=\"#s1\""))</mtc:matches>\n\(segment)"))

  // MARK: Glossary

  /// Glossary (Part 2, section 4.2).
  static let glossary: [XLIFF2Constraint] = [emptyGlossaryEntry, glossaryReference, duplicateGlossaryID]

  private static func entry(_ content: String, _ attributes: String = "") -> Example {
    .unit(
      "<gls:glossary><gls:glossEntry\(attributes)><gls:term>A</gls:term>\(content)</gls:glossEntry></gls:glossary>\n"
        + segment)
  }

  static let emptyGlossaryEntry = XLIFF2Constraint(
    "empty-glossary-entry", "XLIFF 2.2 Part 2, section 4.2.4.3", "A term has neither a translation nor a definition",
    expected: "a <gls:translation> or a <gls:definition>", help: "Add one of them, or remove the entry", bad: entry(""),
    good: entry("<gls:translation>B</gls:translation>"))

  static let glossaryReference = XLIFF2Constraint(
    "glossary-reference", "XLIFF 2.2 Part 2, section 4.2.5.2", "A term does not refer to a text of its unit",
    expected: "# and the id of a part of the same <unit>", help: "Correct the reference, or remove it",
    bad: entry("<gls:definition>B</gls:definition>", " ref=\"#m1\""),
    good: entry("<gls:definition>B</gls:definition>", " ref=\"#s1\""))

  static let duplicateGlossaryID = XLIFF2Constraint(
    "duplicate-glossary-id", "XLIFF 2.2 Part 2, section 4.2.5.1", "Two entries of a glossary have the same id",
    expected: "a different id for each <gls:glossEntry> and <gls:translation>", help: "Give one of them another id",
    bad: entry("<gls:translation id=\"g1\">B</gls:translation>", " id=\"g1\""),
    good: entry("<gls:translation id=\"g2\">B</gls:translation>", " id=\"g1\""))

  // MARK: Format Style

  /// Format Style (Part 2, section 4.3).
  static let formatStyle: [XLIFF2Constraint] = [subFormatWithoutFormat, formatOnEndCode]

  static let subFormatWithoutFormat = XLIFF2Constraint(
    "sub-format-without-format", "XLIFF 2.2 Part 2, section 4.3.5.2", "fs:subFs is used without fs:fs",
    expected: "fs:fs together with fs:subFs", help: "Write fs:fs=\"…\", or remove fs:subFs",
    bad: .text("<ph id=\"1\" fs:subFs=\"src,a.png\"/>"),
    good: .text("<ph id=\"1\" fs:fs=\"img\" fs:subFs=\"src,a.png\"/>"))

  static let formatOnEndCode = XLIFF2Constraint(
    "format-on-end-code", "XLIFF 2.2 Part 2, sections 4.3.5.1 and 4.3.5.2",
    "An <ec> that is not isolated has a format", expected: "fs:fs and fs:subFs on its <sc> only",
    help: "Move them to the <sc>", bad: .text("<sc id=\"1\"/>A<ec startRef=\"1\" fs:fs=\"b\"/>"),
    good: .text("<sc id=\"1\" fs:fs=\"b\"/>A<ec startRef=\"1\"/>"))

  // MARK: Metadata

  /// Metadata (Part 2, section 4.4).
  static let metadata: [XLIFF2Constraint] = [duplicateMetadataID]

  static let duplicateMetadataID = XLIFF2Constraint(
    "duplicate-metadata-id", "XLIFF 2.2 Part 2, section 4.4.5.3", "Two groups of metadata have the same id",
    expected: "a different id for <mda:metadata> and each <mda:metaGroup> in it", help: "Give one of them another id",
    bad: .unit(
      "<mda:metadata id=\"a\"><mda:metaGroup id=\"a\"><mda:meta type=\"t\">B</mda:meta></mda:metaGroup></mda:metadata>\n"
        + segment),
    good: .unit(
      "<mda:metadata id=\"a\"><mda:metaGroup id=\"b\"><mda:meta type=\"t\">B</mda:meta></mda:metaGroup></mda:metadata>\n"
        + segment))

  // MARK: Variants

  /// Plural, Gender, and Select (Part 2, section 4.9).
  static let variants: [XLIFF2Constraint] = [
    caseWithoutSwitch, switchWithoutCase, caseLength, invalidSwitch, invalidPluralCase, duplicateCase,
  ]

  private static func variant(_ attribute: String, _ cases: String...) -> Example {
    let segments = cases.enumerated().map { "<segment id=\"s\($0)\"\($1)><source>A</source></segment>" }
    return .file("<unit id=\"u1\"\(attribute)>\n\(segments.joined(separator: "\n"))\n</unit>")
  }

  static let caseWithoutSwitch = XLIFF2Constraint(
    "case-without-switch", "XLIFF 2.2 Part 2, section 4.9.5.2", "A segment has a case, but its unit has no switch",
    expected: "pgs:switch on the <unit>", help: "Write pgs:switch=\"plural:…\" on the unit",
    bad: variant("", " pgs:case=\"other\""), good: variant(" pgs:switch=\"plural:n\"", " pgs:case=\"other\""))

  static let switchWithoutCase = XLIFF2Constraint(
    "switch-without-case", "XLIFF 2.2 Part 2, section 4.9.5",
    "A unit with a switch has a segment without a case", expected: "pgs:case on each <segment>",
    help: "Write pgs:case=\"…\" on the segment", bad: variant(" pgs:switch=\"plural:n\"", ""),
    good: variant(" pgs:switch=\"plural:n\"", " pgs:case=\"other\""))

  static let caseLength = XLIFF2Constraint(
    "case-length", "XLIFF 2.2 Part 2, section 4.9.5.2", "A case has more or fewer values than its unit has variables",
    expected: "one value for each variable of pgs:switch, in their order",
    help: "Write the values with a space between them",
    bad: variant(" pgs:switch=\"plural:n gender:host\"", " pgs:case=\"other\""),
    good: variant(" pgs:switch=\"plural:n gender:host\"", " pgs:case=\"other feminine\""))

  static let invalidSwitch = XLIFF2Constraint(
    "invalid-switch", "XLIFF 2.2 Part 2, section 4.9.5.1", "A switch cannot be read",
    expected: "plural, ordinal, gender or select, a colon and the name of a variable, with a space between several",
    help: "Write pgs:switch=\"plural:count\"", bad: variant(" pgs:switch=\"number:n\"", " pgs:case=\"other\""),
    good: variant(" pgs:switch=\"plural:n\"", " pgs:case=\"other\""))

  static let invalidPluralCase = XLIFF2Constraint(
    "invalid-plural-case", "XLIFF 2.2 Part 2, section 4.9.5.2", "A plural case is neither a category nor a number",
    expected: "zero, one, two, few, many, other, or a number", help: "Write a CLDR plural category, or a number",
    bad: variant(" pgs:switch=\"plural:n\"", " pgs:case=\"several\""),
    good: variant(" pgs:switch=\"plural:n\"", " pgs:case=\"many\""))

  static let duplicateCase = XLIFF2Constraint(
    "duplicate-case", "XLIFF 2.2 Part 2, section 4.9.5.2", "Two segments of a unit have the same case",
    expected: "a different case for each <segment>", help: "Remove one of them, or correct its case",
    bad: variant(" pgs:switch=\"plural:n\"", " pgs:case=\"one\"", " pgs:case=\"one\""),
    good: variant(" pgs:switch=\"plural:n\"", " pgs:case=\"one\"", " pgs:case=\"other\""))
}
