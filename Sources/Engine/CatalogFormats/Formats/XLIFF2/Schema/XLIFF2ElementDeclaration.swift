/// The content model and the attributes of an XLIFF 2 element.
struct XLIFF2ElementDeclaration {
  /// One position in the order of an element's children.
  struct Slot {
    let elements: [XLIFF2Element]
    let count: Count
  }

  /// How often a child may occur in its slot.
  enum Count {
    /// Each of the elements at most once.
    case optional
    /// Any number of them.
    case zeroOrMore
    /// At least one of them, each any number of times.
    case oneOrMore
    /// Exactly one.
    case exactlyOne
  }

  /// The attributes of other namespaces that an element accepts.
  enum Extension {
    case none
    /// Those of Format Style and of Size and Length Restriction.
    case code
    /// All but those of XML's own namespace.
    case annotation
    /// Those of Plural, Gender, and Select.
    case variants
    case any
  }

  var content: [Slot] = []
  /// Whether the element may contain text directly.
  var hasText = false
  var required: [XLIFF2Attribute] = []
  var optional: [XLIFF2Attribute] = []
  var attributes: Extension = .none

  private static func exactlyOne(_ elements: XLIFF2Element...) -> Slot { Slot(elements: elements, count: .exactlyOne) }
  private static func optional(_ elements: XLIFF2Element...) -> Slot { Slot(elements: elements, count: .optional) }
  private static func zeroOrMore(_ elements: XLIFF2Element...) -> Slot { Slot(elements: elements, count: .zeroOrMore) }
  private static func oneOrMore(_ elements: XLIFF2Element...) -> Slot { Slot(elements: elements, count: .oneOrMore) }

  private static let inline = Slot(elements: [.cp, .ph, .pc, .sc, .ec, .mrk, .sm, .em], count: .zeroOrMore)
  private static let structure: [XLIFF2Attribute] = [.canResegment, .translate, .srcDir, .trgDir, .xmlSpace]
  private static let code: [XLIFF2Attribute] = [.canCopy, .canDelete, .canReorder, .copyOf, .subType, .type]
  private static let single: [XLIFF2Attribute] = [.disp, .equiv, .dataRef, .subFlows]
  private static let half: [XLIFF2Attribute] = code + single + [.canOverlap, .dir, .isolated]
  private static let annotation: [XLIFF2Attribute] = [.translate, .type, .ref, .value]
  private static let issue: [XLIFF2Attribute] = [
    .version, .locQualityIssueType, .locQualityIssueComment, .locQualityIssueSeverity, .locQualityIssueProfileRef,
    .locQualityIssueEnabled,
  ]
  private static let record: [XLIFF2Attribute] = [
    .version, .org, .orgRef, .person, .personRef, .revOrg, .revOrgRef, .revPerson, .revPersonRef, .revTool, .revToolRef,
    .tool, .toolRef,
  ]

  /// Returns the declaration of an element; `is22` for XLIFF 2.2, whose `<xliff>` may contain notes and metadata.
  static func of(_ element: XLIFF2Element, is22: Bool) -> Self {
    switch element.namespace {
    case .core: element.isInline ? inline(element) : core(element, is22: is22)
    default: module(element)
    }
  }

  /// Returns the declaration of a structural element (Part 1, section 3.2.2).
  private static func core(_ element: XLIFF2Element, is22: Bool) -> Self {
    switch element {
    case .xliff:
      Self(
        content: (is22 ? [optional(.notes), optional(.metadata)] : []) + [oneOrMore(.file)],
        required: [.version, .srcLang], optional: [.trgLang, .xmlSpace], attributes: .any)
    case .file:
      Self(
        content: [
          optional(.skeleton), others(.metadata, .resourceData, .profiles, .sizeData, .validation), optional(.notes),
          oneOrMore(.unit, .group),
        ], required: [.id], optional: structure + [.original], attributes: .any)
    case .skeleton: Self(content: [zeroOrMore(.foreign)], hasText: true, optional: [.href])
    case .group:
      Self(
        content: [others(.metadata, .sizeData, .validation), optional(.notes), zeroOrMore(.unit, .group)],
        required: [.id], optional: structure + [.name, .type], attributes: .any)
    case .unit:
      Self(
        content: [
          others(.matches, .glossary, .metadata, .resourceData, .sizeData, .validation, .locQualityIssues),
          optional(.notes), optional(.originalData), oneOrMore(.segment, .ignorable),
        ], required: [.id], optional: structure + [.name, .type], attributes: .any)
    case .segment:
      Self(
        content: [exactlyOne(.source), optional(.target)], optional: [.id, .canResegment, .state, .subState],
        attributes: .variants)
    case .ignorable: Self(content: [exactlyOne(.source), optional(.target)], optional: [.id])
    case .notes: Self(content: [oneOrMore(.note)])
    case .note:
      Self(hasText: true, optional: [.id, .appliesTo, .category, .priority, .ref], attributes: .any)
    case .originalData: Self(content: [oneOrMore(.data)])
    case .data: Self(content: [zeroOrMore(.cp)], hasText: true, required: [.id], optional: [.dir, .xmlSpace])
    case .source: Self(content: [inline], hasText: true, optional: [.xmlLang, .xmlSpace])
    default: Self(content: [inline], hasText: true, optional: [.xmlLang, .xmlSpace, .order])
    }
  }

  /// Returns a slot for modules and extensions in any order.
  private static func others(_ modules: XLIFF2Element...) -> Slot {
    Slot(elements: modules + [.foreign, .changeTrack, .provenanceRecords], count: .optional)
  }

  /// Returns the declaration of an inline element (Part 1, section 3.2.3).
  private static func inline(_ element: XLIFF2Element) -> Self {
    switch element {
    case .cp: Self(required: [.hex])
    case .ph: Self(required: [.id], optional: code + single, attributes: .code)
    case .pc:
      Self(
        content: [inline], hasText: true, required: [.id],
        optional: code + [
          .canOverlap, .dir, .dispStart, .dispEnd, .equivStart, .equivEnd, .dataRefStart, .dataRefEnd, .subFlowsStart,
          .subFlowsEnd,
        ], attributes: .code)
    case .sc: Self(required: [.id], optional: half, attributes: .code)
    case .ec: Self(optional: half + [.id, .startRef], attributes: .code)
    case .mrk:
      Self(content: [inline], hasText: true, required: [.id], optional: annotation, attributes: .annotation)
    case .sm: Self(required: [.id], optional: annotation, attributes: .annotation)
    default: Self(required: [.startRef])
    }
  }

  /// Returns the declaration of a module's element (Part 2, section 4; for Change Tracking, XLIFF 2.0, section 5.6).
  private static func module(_ element: XLIFF2Element) -> Self {
    switch element {
    case .matches: Self(content: [oneOrMore(.match)])
    case .match:
      Self(
        content: [
          optional(.metadata), optional(.originalData), exactlyOne(.source), exactlyOne(.target),
          zeroOrMore(.foreign, .provenanceRecords),
        ], required: [.ref],
        optional: [.id, .matchQuality, .matchSuitability, .origin, .reference, .similarity, .subType, .type],
        attributes: .any)
    case .glossary: Self(content: [oneOrMore(.glossEntry)])
    case .glossEntry:
      Self(
        content: [
          exactlyOne(.term), zeroOrMore(.translation), optional(.definition),
          Slot(elements: [.metadata, .foreign], count: .optional),
        ],
        optional: [.id, .ref], attributes: .any)
    case .term, .definition: Self(hasText: true, optional: [.source], attributes: .any)
    case .translation: Self(hasText: true, optional: [.id, .ref, .source], attributes: .any)
    case .metadata: Self(content: [oneOrMore(.metaGroup)], optional: [.id])
    case .metaGroup: Self(content: [oneOrMore(.metaGroup, .meta)], optional: [.id, .category, .appliesTo])
    case .meta: Self(hasText: true, required: [.type])
    case .resourceData: Self(content: [zeroOrMore(.resourceItemRef), zeroOrMore(.resourceItem)])
    case .resourceItemRef: Self(required: [.ref], optional: [.id], attributes: .any)
    case .resourceItem:
      Self(
        content: [optional(.notes), optional(.resourceSource), optional(.resourceTarget), zeroOrMore(.reference)],
        optional: [.mimeType, .id, .context], attributes: .any)
    case .resourceSource, .resourceTarget:
      Self(content: [zeroOrMore(.foreign)], optional: [.href, .xmlLang], attributes: .any)
    case .reference: Self(required: [.href], optional: [.xmlLang], attributes: .any)
    default: furtherModule(element)
    }
  }

  private static func furtherModule(_ element: XLIFF2Element) -> Self {
    switch element {
    case .profiles:
      Self(content: [optional(.normalization), zeroOrMore(.foreign)], optional: [.generalProfile, .storageProfile])
    case .normalization: Self(optional: [.general, .storage])
    case .sizeData: Self(content: [zeroOrMore(.foreign)], required: [.profile], attributes: .any)
    case .validation: Self(content: [oneOrMore(.rule)], attributes: .any)
    case .rule:
      Self(
        optional: [
          .isPresent, .occurs, .isNotPresent, .startsWith, .endsWith, .existsInSource, .caseSensitive, .normalization,
          .disabled,
        ], attributes: .any)
    case .changeTrack: Self(content: [oneOrMore(.revisions)], attributes: .any)
    case .revisions:
      Self(
        content: [oneOrMore(.revision)], required: [.appliesTo], optional: [.ref, .currentVersion], attributes: .any)
    case .revision: Self(content: [oneOrMore(.item)], optional: [.author, .datetime, .version], attributes: .any)
    case .item: Self(hasText: true, required: [.property], attributes: .any)
    case .locQualityIssues:
      Self(content: [oneOrMore(.locQualityIssue)], required: [.xmlID], optional: [.version], attributes: .any)
    case .locQualityIssue: Self(optional: issue, attributes: .any)
    case .provenanceRecords:
      Self(content: [oneOrMore(.provenanceRecord)], required: [.xmlID], optional: [.version], attributes: .any)
    case .provenanceRecord: Self(optional: record, attributes: .any)
    default: Self(content: [zeroOrMore(.foreign)], hasText: true, attributes: .any)
    }
  }

  /// The elements of `others` that may be repeated.
  static let repeatable: Set<XLIFF2Element> = [.foreign, .changeTrack, .provenanceRecords, .locQualityIssues]
}
