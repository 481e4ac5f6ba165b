import WatchwordBasics

extension XLIFF2Constraint {
  // MARK: Change Tracking

  /// Change Tracking, a module of XLIFF 2.0 (section 5.6).
  static let changeTracking: [XLIFF2Constraint] = [trackedReference, trackedProperty]

  static let trackedReference = XLIFF2Constraint(
    "change-track-reference",
    expected: "the id of an element that appliesTo names, in the same <file>, <group> or <unit>",
    help: "Write ref=\"…\" with the id of the element")

  static let trackedProperty = XLIFF2Constraint(
    "change-track-property", expected: "content, or the name of an attribute that the element has",
    help: "Correct the property")

  // MARK: ITS

  /// The Internationalization Tag Set (Part 2, section 4.8).
  static let its: [XLIFF2Constraint] = [
    itsMarkType, itsStandoffConflict, itsRatingConflict, itsAnalysisConflict, itsAnalysisPair, itsThreshold,
    itsUnresolvedStandoff, itsEmptyIssue, itsEmptyRecord, itsAnnotators, itsDuplicateStandoffID,
  ]

  static let itsMarkType = XLIFF2Constraint(
    "its-mark-type", expected: "its:generic, or no type", help: "Write type=\"its:generic\"")

  static let itsStandoffConflict = XLIFF2Constraint(
    "its-standoff-conflict", expected: "either a reference to records or the values themselves",
    help: "Remove one of them")

  static let itsRatingConflict = XLIFF2Constraint(
    "its-rating-conflict", expected: "either its:locQualityRatingScore or its:locQualityRatingVote",
    help: "Remove one of them")

  static let itsThreshold = XLIFF2Constraint(
    "its-threshold",
    expected: "its:locQualityRatingScore or its:locQualityRatingVote on the element or an enclosing one",
    help: "Write the score or the votes, or remove the threshold")

  static let itsAnalysisConflict = XLIFF2Constraint(
    "its-analysis-conflict", expected: "either its:taIdentRef, or its:taSource and its:taIdent",
    help: "Remove one of them")

  static let itsAnalysisPair = XLIFF2Constraint(
    "its-analysis-pair", expected: "both of them", help: "Add the other one")

  static let itsUnresolvedStandoff = XLIFF2Constraint(
    "its-unresolved-standoff", expected: "#its= and the xml:id of records of the same <unit>",
    help: "Correct the reference")

  static let itsEmptyIssue = XLIFF2Constraint(
    "its-empty-issue", expected: "locQualityIssueType or locQualityIssueComment", help: "Write one of them")

  static let itsEmptyRecord = XLIFF2Constraint(
    "its-empty-record", expected: "a person, an organisation or a tool",
    help: "Write person, org, tool or one of the other attributes")

  static let itsAnnotators = XLIFF2Constraint(
    "its-annotators", expected: "a data category of ITS, a vertical bar and an address, each category once",
    help: "Write its:annotatorsRef=\"mt-confidence|https://…\"")

  static let itsDuplicateStandoffID = XLIFF2Constraint(
    "its-duplicate-id", expected: "a different xml:id for each in a <unit>, <group> or <file>",
    help: "Give one of them another id")
}
