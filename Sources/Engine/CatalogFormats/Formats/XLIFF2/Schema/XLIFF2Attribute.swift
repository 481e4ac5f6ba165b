/// The attributes of XLIFF 2.2 and its modules. Names with a prefix belong to attributes of a namespace that occur on
/// elements of another namespace.
enum XLIFF2Attribute: String, CaseIterable {
  // Core: Part 1, section 3.3.
  case version, srcLang, trgLang, id, name, original, canResegment, translate, srcDir, trgDir, type, href, state
  case subState, appliesTo, category, priority, ref, dir, order, hex, canCopy, canDelete, canReorder, canOverlap, copyOf
  case disp, dispStart, dispEnd, equiv, equivStart, equivEnd, dataRef, dataRefStart, dataRefEnd, subFlows
  case subFlowsStart, subFlowsEnd, subType, isolated, startRef, value
  case xmlLang = "xml:lang"
  case xmlSpace = "xml:space"
  case xmlID = "xml:id"
  // Modules, on their own elements: Part 2, section 4.
  case matchQuality, matchSuitability, origin, reference, similarity
  case source, mimeType, context
  case generalProfile, storageProfile, general, storage, profile
  case isPresent, isNotPresent, startsWith, endsWith, occurs, existsInSource, caseSensitive, normalization, disabled
  case currentVersion, author, datetime, property
  case locQualityIssueType, locQualityIssueComment, locQualityIssueSeverity, locQualityIssueProfileRef
  case locQualityIssueEnabled, org, orgRef, person, personRef, revOrg, revOrgRef, revPerson, revPersonRef, revTool
  case revToolRef, tool, toolRef
  // Modules, on other elements.
  case fsFormat = "fs:fs"
  case fsSubFormat = "fs:subFs"
  case storageRestriction = "slr:storageRestriction"
  case sizeRestriction = "slr:sizeRestriction"
  case equivStorage = "slr:equivStorage"
  case sizeInfo = "slr:sizeInfo"
  case sizeInfoRef = "slr:sizeInfoRef"
  case pgsSwitch = "pgs:switch"
  case pgsCase = "pgs:case"
  case itsVersion = "its:version"
  case itsAllowedCharacters = "its:allowedCharacters"
  case itsAnnotatorsRef = "its:annotatorsRef"
  case itsLocaleFilterList = "its:localeFilterList"
  case itsLocaleFilterType = "its:localeFilterType"
  case itsIssuesRef = "its:locQualityIssuesRef"
  case itsIssueType = "its:locQualityIssueType"
  case itsIssueComment = "its:locQualityIssueComment"
  case itsIssueSeverity = "its:locQualityIssueSeverity"
  case itsIssueProfileRef = "its:locQualityIssueProfileRef"
  case itsIssueEnabled = "its:locQualityIssueEnabled"
  case itsRatingScore = "its:locQualityRatingScore"
  case itsRatingScoreThreshold = "its:locQualityRatingScoreThreshold"
  case itsRatingVote = "its:locQualityRatingVote"
  case itsRatingVoteThreshold = "its:locQualityRatingVoteThreshold"
  case itsRatingProfileRef = "its:locQualityRatingProfileRef"
  case itsMTConfidence = "its:mtConfidence"
  case itsProvenanceRecordsRef = "its:provenanceRecordsRef"
  case itsOrg = "its:org"
  case itsOrgRef = "its:orgRef"
  case itsPerson = "its:person"
  case itsPersonRef = "its:personRef"
  case itsRevOrg = "its:revOrg"
  case itsRevOrgRef = "its:revOrgRef"
  case itsRevPerson = "its:revPerson"
  case itsRevPersonRef = "its:revPersonRef"
  case itsRevTool = "its:revTool"
  case itsRevToolRef = "its:revToolRef"
  case itsTool = "its:tool"
  case itsToolRef = "its:toolRef"
  case itsAnalysisClassRef = "its:taClassRef"
  case itsAnalysisConfidence = "its:taConfidence"
  case itsAnalysisIdent = "its:taIdent"
  case itsAnalysisIdentRef = "its:taIdentRef"
  case itsAnalysisSource = "its:taSource"
  case itsTermConfidence = "its:termConfidence"
  /// An attribute of another tool.
  case custom = "*"
  case itsDomains = "itsm:domains"
  case itsLang = "itsm:lang"

  /// The namespace of a prefixed attribute; `nil` for others.
  var namespace: XLIFF2Namespace? {
    XLIFF2Namespace.allCases.first { !$0.prefix.isEmpty && rawValue.utf8.starts(with: $0.prefix.utf8) }
  }

  /// The name without the prefix.
  var localName: String { namespace.map { String(rawValue.dropFirst($0.prefix.count)) } ?? rawValue }

  /// Returns the values that the attribute allows on `element`.
  func values(on element: XLIFF2Element) -> XLIFF2ValueType {
    switch self {
    case .version: element == .xliff ? .version : .text
    case .srcLang, .trgLang: .text
    case .xmlLang, .itsLang: .language
    case .id, .xmlID, .copyOf, .dataRef, .dataRefStart, .dataRefEnd, .startRef, .sizeInfoRef, .currentVersion: .token
    case .subFlows, .subFlowsStart, .subFlowsEnd: .tokens
    case .canResegment, .translate, .canCopy, .canDelete, .canOverlap, .isolated, .reference, .context,
      .existsInSource, .caseSensitive, .disabled, .locQualityIssueEnabled, .itsIssueEnabled:
      .choice(.yesNo)
    case .canReorder: .choice(.reorder)
    case .srcDir, .trgDir, .dir: .choice(.direction)
    case .xmlSpace: element == .data ? .choice(.preserve) : .choice(.space)
    case .state: .choice(.state)
    case .subState, .subType: .qualified
    case .type: Self.types(on: element)
    case .appliesTo: Self.targets(on: element)
    case .ref: Self.references(on: element)
    case .priority: .integer(1...10)
    case .order, .occurs: .integer(1...Int.max)
    case .hex: .codePoint
    case .similarity, .matchQuality, .matchSuitability, .itsIssueSeverity, .locQualityIssueSeverity, .itsRatingScore,
      .itsRatingScoreThreshold:
      .decimal(100)
    case .itsMTConfidence, .itsAnalysisConfidence, .itsTermConfidence: .decimal(1)
    case .itsRatingVote, .itsRatingVoteThreshold: .integer(Int.min...Int.max)
    case .general, .storage, .normalization: .choice(.normalization)
    case .fsFormat: .format
    case .itsIssueType, .locQualityIssueType: .choice(.issueType)
    case .itsLocaleFilterType: .choice(.filter)
    default: .text
    }
  }

  private static func types(on element: XLIFF2Element) -> XLIFF2ValueType {
    switch element {
    case .ph, .pc, .sc, .ec: .choice(.codeType)
    case .mrk, .sm: .annotation
    case .group, .unit: .qualified
    case .match: .choice(.matchType)
    default: .text
    }
  }

  private static func targets(on element: XLIFF2Element) -> XLIFF2ValueType {
    switch element {
    case .note: .choice(.noteTarget)
    case .metaGroup: .choice(.metaTarget)
    default: .token
    }
  }

  private static func references(on element: XLIFF2Element) -> XLIFF2ValueType {
    element == .resourceItemRef || element == .revisions ? .token : .text
  }
}
