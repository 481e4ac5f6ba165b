import WatchwordBasics

extension XLIFF2Handler {
  private static let records: [XLIFF2Attribute] = [
    .itsOrg, .itsOrgRef, .itsPerson, .itsPersonRef, .itsRevOrg, .itsRevOrgRef, .itsRevPerson, .itsRevPersonRef,
    .itsRevTool, .itsRevToolRef, .itsTool, .itsToolRef,
  ]
  private static let issues: [XLIFF2Attribute] = [
    .itsIssueType, .itsIssueComment, .itsIssueSeverity, .itsIssueProfileRef, .itsIssueEnabled,
  ]
  /// The attributes that identify a mark as an ITS mark.
  private static let markers: [XLIFF2Attribute] = [
    .itsIssuesRef, .itsIssueType, .itsIssueComment, .itsRatingScore, .itsRatingVote, .itsAnalysisIdentRef,
    .itsAnalysisClassRef, .itsAnalysisSource, .itsAnalysisIdent, .itsMTConfidence, .itsProvenanceRecordsRef,
    .itsAllowedCharacters, .itsDomains, .itsLang, .itsLocaleFilterList,
  ]

  /// Checks the ITS attributes of an element (Part 2, sections 4.8.6 to 4.8.12).
  mutating func checkITS(on element: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    let span = reader.span(of: tag)
    if element == .mrk || element == .sm, let type = values[.type], type != "its:generic",
      Self.markers.contains(where: { values[$0] != nil })
    {
      report(.itsMarkType, at: span, "This ITS mark has the type \(type.clipped)", &reader)
    }
    let conflicts: [(XLIFF2Attribute, [XLIFF2Attribute])] = [
      (.itsIssuesRef, Self.issues), (.itsProvenanceRecordsRef, Self.records),
    ]
    for (reference, own) in conflicts where values[reference] != nil {
      if let other = own.first(where: { values[$0] != nil }) {
        report(.itsStandoffConflict, at: span, "Found \(other.rawValue) together with \(reference.rawValue)", &reader)
      }
    }
    checkRating(on: element, span, &reader)
    if values[.itsAnalysisIdentRef] != nil, values.hasAny(.itsAnalysisSource, .itsAnalysisIdent) {
      report(.itsAnalysisConflict, at: span, "\(element.written) has both", &reader)
    } else if (values[.itsAnalysisSource] == nil) != (values[.itsAnalysisIdent] == nil) {
      let found =
        values[.itsAnalysisSource] == nil ? "its:taIdent without its:taSource" : "its:taSource without its:taIdent"
      report(.itsAnalysisPair, at: span, "\(element.written) has \(found)", &reader)
    }
    if let annotators = values[.itsAnnotatorsRef], !Self.areAnnotators(annotators) {
      report(.itsAnnotators, at: span, "its:annotatorsRef is \"\(annotators.clipped)\"", &reader)
    }
    checkRecords(on: element, span, &reader)
  }

  private mutating func checkRating(on element: XLIFF2Element, _ span: SourceSpan, _ reader: inout XMLReader) {
    if values[.itsRatingScore] != nil, values[.itsRatingVote] != nil {
      report(.itsRatingConflict, at: span, "\(element.written) has both", &reader)
    }
    if !element.isInline {
      if values[.itsRatingScore] != nil { modules.hasScore = true }
      if values[.itsRatingVote] != nil { modules.hasVotes = true }
    }
    let lacksScore = values[.itsRatingScoreThreshold] != nil && values[.itsRatingScore] == nil && !modules.hasScore
    let lacksVotes = values[.itsRatingVoteThreshold] != nil && values[.itsRatingVote] == nil && !modules.hasVotes
    if lacksScore || lacksVotes {
      report(.itsThreshold, at: span, "\(element.written) has only a threshold", &reader)
    }
  }

  /// Looks up references to records. Records precede the texts that refer to them; those of a file or group may apply
  /// to its units.
  private mutating func checkRecords(on element: XLIFF2Element, _ span: SourceSpan, _ reader: inout XMLReader) {
    guard element.isInline else { return }
    for attribute in [XLIFF2Attribute.itsIssuesRef, .itsProvenanceRecordsRef] {
      guard let reference = values[attribute], reference.string.utf8.starts(with: "#its=".utf8) else { continue }
      let id = ExactText(reference.string.dropFirst("#its=".count))
      let isThere = unit.scope?.recordIDs.contains(id) ?? false || scopes.contains { $0.recordIDs.contains(id) }
      if !isThere {
        report(.itsUnresolvedStandoff, at: span, "\(attribute.rawValue) is \"\(reference.clipped)\"", &reader)
      }
    }
  }

  /// Whether the text lists ITS 2.0 data categories with the tools that annotated them (ITS 2.0, section 5.7).
  private static func areAnnotators(_ text: ExactText) -> Bool {
    var seen: Set<ExactText> = []
    for item in text.string.utf8.split(whereSeparator: { $0 <= 0x20 }) {
      let halves = item.split(separator: UInt8(ascii: "|"), maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, !halves[1].isEmpty else { return false }
      let category = ExactText(Substring(halves[0]))
      guard categories.contains(category), seen.insert(category).inserted else { return false }
    }
    return !seen.isEmpty
  }

  private static let categories: Set<ExactText> = [
    "allowed-characters", "directionality", "domain", "elements-within-text", "external-resource", "id-value",
    "language-information", "locale-filter", "localization-note", "localization-quality-issue",
    "localization-quality-rating", "mt-confidence", "preserve-space", "provenance", "storage-size", "target-pointer",
    "terminology", "text-analysis", "translate",
  ]

  // MARK: Records

  /// Handles a set of records, or a single record (Part 2, section 4.8.11).
  mutating func startRecord(_ element: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    let span = reader.span(of: tag)
    switch element {
    case .locQualityIssue:
      if !values.hasAny(.locQualityIssueType, .locQualityIssueComment) {
        report(.itsEmptyIssue, at: span, "This issue has neither", &reader)
      }
    case .provenanceRecord:
      let own: [XLIFF2Attribute] = [
        .org, .orgRef, .person, .personRef, .revOrg, .revOrgRef, .revPerson, .revPersonRef, .revTool, .revToolRef,
        .tool, .toolRef,
      ]
      // The examples in the specification write the attributes with the prefix of their namespace.
      if !(own + Self.records).contains(where: { values[$0] != nil }) {
        report(.itsEmptyRecord, at: span, "This record names no agent", &reader)
      }
    default:
      guard let id = values[.xmlID] else { return }
      if !withScope({ $0.recordIDs.insert(id).inserted }) {
        report(.itsDuplicateStandoffID, at: span, "The id \"\(id.clipped)\" was already used", &reader)
      }
    }
  }
}
