/// The elements of XLIFF 2.2 (Part 1, section 3.2), of its modules (Part 2, section 4), and of the module Change
/// Tracking of XLIFF 2.0 (section 5.6).
enum XLIFF2Element: UInt8, CaseIterable {
  case xliff, file, skeleton, group, unit, segment, ignorable, notes, note, originalData, data, source, target
  case cp, ph, pc, sc, ec, mrk, sm, em
  case matches, match
  case glossary, glossEntry, term, translation, definition
  case metadata, metaGroup, meta
  case resourceData, resourceItemRef, resourceItem, resourceSource, resourceTarget, reference
  case profiles, normalization, sizeData
  case validation, rule
  case changeTrack, revisions, revision, item
  case locQualityIssues, locQualityIssue, provenanceRecords, provenanceRecord
  /// An element of another namespace, or anything inside one.
  case foreign
  /// An element that its XLIFF namespace does not define.
  case unknown

  /// The namespace of the element.
  var namespace: XLIFF2Namespace {
    switch self {
    case .matches, .match: .matches
    case .glossary, .glossEntry, .term, .translation, .definition: .glossary
    case .metadata, .metaGroup, .meta: .metadata
    case .resourceData, .resourceItemRef, .resourceItem, .resourceSource, .resourceTarget, .reference: .resourceData
    case .profiles, .normalization, .sizeData: .sizeRestriction
    case .validation, .rule: .validation
    case .changeTrack, .revisions, .revision, .item: .changeTracking
    case .locQualityIssues, .locQualityIssue, .provenanceRecords, .provenanceRecord: .its
    case .foreign, .unknown: .foreign
    default: .core
    }
  }

  /// The name without a prefix.
  var localName: String {
    switch self {
    case .resourceSource: "source"
    case .resourceTarget: "target"
    case .sizeData: "data"
    default: Self.names[Int(rawValue)]
    }
  }

  /// The names of the cases, in their order, because Embedded Swift does not provide them at run time.
  private static let names = """
    xliff file skeleton group unit segment ignorable notes note originalData data source target
    cp ph pc sc ec mrk sm em
    matches match
    glossary glossEntry term translation definition
    metadata metaGroup meta
    resourceData resourceItemRef resourceItem resourceSource resourceTarget reference
    profiles normalization sizeData
    validation rule
    changeTrack revisions revision item
    locQualityIssues locQualityIssue provenanceRecords provenanceRecord
    foreign
    unknown
    """.split { $0 == " " || $0 == "\n" }.map { String($0) }

  /// The name in a message: `<mtc:match>`.
  var written: String { "<\(namespace.prefix)\(localName)>" }

  /// The bit of the element in a set of elements.
  @inline(__always)
  var bit: UInt64 { 1 &<< UInt64(rawValue) }

  /// Whether it is a code or an annotation in a text.
  @inline(__always)
  var isInline: Bool { rawValue >= Self.cp.rawValue && rawValue <= Self.em.rawValue }

  /// Whether it represents a code of the original format.
  var isCode: Bool { self == .ph || self == .pc || self == .sc || self == .ec }
}
