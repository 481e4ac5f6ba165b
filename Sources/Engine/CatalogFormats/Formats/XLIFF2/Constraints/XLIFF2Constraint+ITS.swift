import WatchwordDiagnostics

extension XLIFF2Constraint {
  private static let segment = "<segment><source>A</source></segment>"

  // MARK: Change Tracking

  /// Change Tracking, a module of XLIFF 2.0 (section 5.6).
  static let changeTracking: [XLIFF2Constraint] = [trackedReference, trackedProperty]

  private static func tracked(_ revisions: String, _ property: String = "content") -> Example {
    .unit(
      "<ctr:changeTrack><ctr:revisions \(revisions)><ctr:revision><ctr:item property=\"\(property)\">B</ctr:item>"
        + "</ctr:revision></ctr:revisions></ctr:changeTrack>\n<notes><note id=\"n1\">A</note></notes>\n\(segment)")
  }

  static let trackedReference = XLIFF2Constraint(
    "change-track-reference", "XLIFF 2.0, sections 5.6.4.3 and 5.6.5.5",
    "A revision refers to an element that does not exist",
    expected: "the id of an element that appliesTo names, in the same <file>, <group> or <unit>",
    help: "Write ref=\"…\" with the id of the element", bad: tracked("appliesTo=\"note\" ref=\"n2\""),
    good: tracked("appliesTo=\"note\" ref=\"n1\""))

  static let trackedProperty = XLIFF2Constraint(
    "change-track-property", "XLIFF 2.0, section 5.6.5.6",
    "A revision names an attribute that its element does not have",
    expected: "content, or the name of an attribute that the element has", help: "Correct the property",
    bad: tracked("appliesTo=\"note\" ref=\"n1\"", "priority"), good: tracked("appliesTo=\"note\" ref=\"n1\"", "id"))

  // MARK: ITS

  /// The Internationalization Tag Set (Part 2, section 4.8).
  static let its: [XLIFF2Constraint] = [
    itsMarkType, itsStandoffConflict, itsRatingConflict, itsAnalysisConflict, itsAnalysisPair, itsThreshold,
    itsUnresolvedStandoff, itsEmptyIssue, itsEmptyRecord, itsAnnotators, itsDuplicateStandoffID,
  ]

  private static func mark(_ attributes: String, _ front: String = "") -> Example {
    .unit("\(front)<segment><source><mrk id=\"m1\" \(attributes)>A</mrk></source></segment>")
  }

  private static func issues(_ attributes: String, _ id: String = "i1") -> String {
    "<its:locQualityIssues xml:id=\"\(id)\"><its:locQualityIssue\(attributes)/></its:locQualityIssues>\n"
  }

  private static let comment = " locQualityIssueComment=\"B\""

  static let itsMarkType = XLIFF2Constraint(
    "its-mark-type", "XLIFF 2.2 Part 2, sections 4.8.6 to 4.8.8", "An ITS mark has the wrong type",
    expected: "its:generic, or no type", help: "Write type=\"its:generic\"",
    bad: mark("type=\"my:a\" its:locQualityRatingScore=\"3\""),
    good: mark("type=\"its:generic\" its:locQualityRatingScore=\"3\""))

  static let itsStandoffConflict = XLIFF2Constraint(
    "its-standoff-conflict", "XLIFF 2.2 Part 2, sections 4.8.6.4 and 4.8.6.6",
    "An element refers to records and has their values too",
    expected: "either a reference to records or the values themselves", help: "Remove one of them",
    bad: mark("its:locQualityIssuesRef=\"#its=i1\" its:locQualityIssueType=\"other\"", issues(comment)),
    good: mark("its:locQualityIssuesRef=\"#its=i1\"", issues(comment)))

  static let itsRatingConflict = XLIFF2Constraint(
    "its-rating-conflict", "XLIFF 2.2 Part 2, section 4.8.6.5", "A text has both a score and votes",
    expected: "either its:locQualityRatingScore or its:locQualityRatingVote", help: "Remove one of them",
    bad: mark("its:locQualityRatingScore=\"3\" its:locQualityRatingVote=\"2\""),
    good: mark("its:locQualityRatingScore=\"3\""))

  static let itsThreshold = XLIFF2Constraint(
    "its-threshold", "XLIFF 2.2 Part 2, section 4.8.6.5", "A threshold has no score or votes to compare with",
    expected: "its:locQualityRatingScore or its:locQualityRatingVote on the element or an enclosing one",
    help: "Write the score or the votes, or remove the threshold",
    bad: mark("its:locQualityRatingScoreThreshold=\"3\""),
    good: mark("its:locQualityRatingScore=\"4\" its:locQualityRatingScoreThreshold=\"3\""))

  static let itsAnalysisConflict = XLIFF2Constraint(
    "its-analysis-conflict", "XLIFF 2.2 Part 2, section 4.8.6.7", "A text identifies its concept in two ways",
    expected: "either its:taIdentRef, or its:taSource and its:taIdent", help: "Remove one of them",
    bad: mark("its:taIdentRef=\"http://example.com/a\" its:taSource=\"s\" its:taIdent=\"a\""),
    good: mark("its:taIdentRef=\"http://example.com/a\""))

  static let itsAnalysisPair = XLIFF2Constraint(
    "its-analysis-pair", "XLIFF 2.2 Part 2, sections 4.8.12.33 and 4.8.12.35",
    "Only one of its:taSource and its:taIdent is given", expected: "both of them", help: "Add the other one",
    bad: mark("its:taSource=\"s\""), good: mark("its:taSource=\"s\" its:taIdent=\"a\""))

  static let itsUnresolvedStandoff = XLIFF2Constraint(
    "its-unresolved-standoff", "XLIFF 2.2 Part 2, sections 4.8.12.11 and 4.8.12.24",
    "A reference to ITS records cannot be resolved", expected: "#its= and the xml:id of records of the same <unit>",
    help: "Correct the reference", bad: mark("its:locQualityIssuesRef=\"#its=i2\"", issues(comment)),
    good: mark("its:locQualityIssuesRef=\"#its=i1\"", issues(comment)))

  static let itsEmptyIssue = XLIFF2Constraint(
    "its-empty-issue", "XLIFF 2.2 Part 2, section 4.8.11", "An issue has neither a type nor a comment",
    expected: "locQualityIssueType or locQualityIssueComment", help: "Write one of them",
    bad: .unit(issues("") + segment), good: .unit(issues(comment) + segment))

  static let itsEmptyRecord = XLIFF2Constraint(
    "its-empty-record", "XLIFF 2.2 Part 2, section 4.8.11", "A provenance record names no agent",
    expected: "a person, an organisation or a tool", help: "Write person, org, tool or one of the other attributes",
    bad: .unit("<its:provenanceRecords xml:id=\"p1\"><its:provenanceRecord/></its:provenanceRecords>\n\(segment)"),
    good: .unit(
      "<its:provenanceRecords xml:id=\"p1\"><its:provenanceRecord person=\"B\"/></its:provenanceRecords>\n\(segment)"))

  static let itsAnnotators = XLIFF2Constraint(
    "its-annotators", "XLIFF 2.2 Part 2, section 4.8.12.2", "The value of its:annotatorsRef cannot be read",
    expected: "a data category of ITS, a vertical bar and an address, each category once",
    help: "Write its:annotatorsRef=\"mt-confidence|https://…\"",
    bad: mark("type=\"its:generic\" its:mtConfidence=\"0.5\" its:annotatorsRef=\"machine|tool\""),
    good: mark("type=\"its:generic\" its:mtConfidence=\"0.5\" its:annotatorsRef=\"mt-confidence|tool\""))

  static let itsDuplicateStandoffID = XLIFF2Constraint(
    "its-duplicate-id", "XLIFF 2.2 Part 2, section 4.8.11", "Two sets of ITS records have the same id",
    expected: "a different xml:id for each in a <unit>, <group> or <file>", help: "Give one of them another id",
    bad: .unit(issues(comment) + issues(comment) + segment),
    good: .unit(issues(comment) + issues(comment, "i2") + segment))
}
