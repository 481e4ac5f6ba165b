/// The content model and the attributes of an XLIFF 2 element.
struct XLIFF2Rule {
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
    case any
    /// At least one of them, each any number of times.
    case some
    /// Exactly one.
    case one
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

  private static func one(_ elements: XLIFF2Element...) -> Slot { Slot(elements: elements, count: .one) }
  private static func optional(_ elements: XLIFF2Element...) -> Slot { Slot(elements: elements, count: .optional) }
  private static func any(_ elements: XLIFF2Element...) -> Slot { Slot(elements: elements, count: .any) }
  private static func some(_ elements: XLIFF2Element...) -> Slot { Slot(elements: elements, count: .some) }

  private static let inline = Slot(elements: [.cp, .ph, .pc, .sc, .ec, .mrk, .sm, .em], count: .any)
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

  /// Returns the rule of an element; `is22` for XLIFF 2.2, whose `<xliff>` may contain notes and metadata.
  static func of(_ element: XLIFF2Element, is22: Bool) -> XLIFF2Rule {
    switch element.namespace {
    case .core: element.isInline ? inline(element) : core(element, is22: is22)
    default: module(element)
    }
  }

  /// Returns the rule of a structural element (Part 1, section 3.2.2).
  private static func core(_ element: XLIFF2Element, is22: Bool) -> XLIFF2Rule {
    switch element {
    case .xliff:
      XLIFF2Rule(
        content: (is22 ? [optional(.notes), optional(.metadata)] : []) + [some(.file)], required: [.version, .srcLang],
        optional: [.trgLang, .xmlSpace], attributes: .any)
    case .file:
      XLIFF2Rule(
        content: [
          optional(.skeleton), others(.metadata, .resourceData, .profiles, .sizeData, .validation), optional(.notes),
          some(.unit, .group),
        ], required: [.id], optional: structure + [.original], attributes: .any)
    case .skeleton: XLIFF2Rule(content: [any(.foreign)], hasText: true, optional: [.href])
    case .group:
      XLIFF2Rule(
        content: [others(.metadata, .sizeData, .validation), optional(.notes), any(.unit, .group)], required: [.id],
        optional: structure + [.name, .type], attributes: .any)
    case .unit:
      XLIFF2Rule(
        content: [
          others(.matches, .glossary, .metadata, .resourceData, .sizeData, .validation, .locQualityIssues),
          optional(.notes), optional(.originalData), some(.segment, .ignorable),
        ], required: [.id], optional: structure + [.name, .type], attributes: .any)
    case .segment:
      XLIFF2Rule(
        content: [one(.source), optional(.target)], optional: [.id, .canResegment, .state, .subState],
        attributes: .variants)
    case .ignorable: XLIFF2Rule(content: [one(.source), optional(.target)], optional: [.id])
    case .notes: XLIFF2Rule(content: [some(.note)])
    case .note:
      XLIFF2Rule(hasText: true, optional: [.id, .appliesTo, .category, .priority, .ref], attributes: .any)
    case .originalData: XLIFF2Rule(content: [some(.data)])
    case .data: XLIFF2Rule(content: [any(.cp)], hasText: true, required: [.id], optional: [.dir, .xmlSpace])
    case .source: XLIFF2Rule(content: [inline], hasText: true, optional: [.xmlLang, .xmlSpace])
    default: XLIFF2Rule(content: [inline], hasText: true, optional: [.xmlLang, .xmlSpace, .order])
    }
  }

  /// Returns a slot for modules and extensions in any order.
  private static func others(_ modules: XLIFF2Element...) -> Slot {
    Slot(elements: modules + [.foreign, .changeTrack, .provenanceRecords], count: .optional)
  }

  /// Returns the rule of an inline element (Part 1, section 3.2.3).
  private static func inline(_ element: XLIFF2Element) -> XLIFF2Rule {
    switch element {
    case .cp: XLIFF2Rule(required: [.hex])
    case .ph: XLIFF2Rule(required: [.id], optional: code + single, attributes: .code)
    case .pc:
      XLIFF2Rule(
        content: [inline], hasText: true, required: [.id],
        optional: code + [
          .canOverlap, .dir, .dispStart, .dispEnd, .equivStart, .equivEnd, .dataRefStart, .dataRefEnd, .subFlowsStart,
          .subFlowsEnd,
        ], attributes: .code)
    case .sc: XLIFF2Rule(required: [.id], optional: half, attributes: .code)
    case .ec: XLIFF2Rule(optional: half + [.id, .startRef], attributes: .code)
    case .mrk:
      XLIFF2Rule(content: [inline], hasText: true, required: [.id], optional: annotation, attributes: .annotation)
    case .sm: XLIFF2Rule(required: [.id], optional: annotation, attributes: .annotation)
    default: XLIFF2Rule(required: [.startRef])
    }
  }

  /// Returns the rule of a module's element (Part 2, section 4; for Change Tracking, XLIFF 2.0, section 5.6).
  private static func module(_ element: XLIFF2Element) -> XLIFF2Rule {
    switch element {
    case .matches: XLIFF2Rule(content: [some(.match)])
    case .match:
      XLIFF2Rule(
        content: [
          optional(.metadata), optional(.originalData), one(.source), one(.target), any(.foreign, .provenanceRecords),
        ], required: [.ref],
        optional: [.id, .matchQuality, .matchSuitability, .origin, .reference, .similarity, .subType, .type],
        attributes: .any)
    case .glossary: XLIFF2Rule(content: [some(.glossEntry)])
    case .glossEntry:
      XLIFF2Rule(
        content: [
          one(.term), any(.translation), optional(.definition),
          Slot(elements: [.metadata, .foreign], count: .optional),
        ],
        optional: [.id, .ref], attributes: .any)
    case .term, .definition: XLIFF2Rule(hasText: true, optional: [.source], attributes: .any)
    case .translation: XLIFF2Rule(hasText: true, optional: [.id, .ref, .source], attributes: .any)
    case .metadata: XLIFF2Rule(content: [some(.metaGroup)], optional: [.id])
    case .metaGroup: XLIFF2Rule(content: [some(.metaGroup, .meta)], optional: [.id, .category, .appliesTo])
    case .meta: XLIFF2Rule(hasText: true, required: [.type])
    case .resourceData: XLIFF2Rule(content: [any(.resourceItemRef), any(.resourceItem)])
    case .resourceItemRef: XLIFF2Rule(required: [.ref], optional: [.id], attributes: .any)
    case .resourceItem:
      XLIFF2Rule(
        content: [optional(.notes), optional(.resourceSource), optional(.resourceTarget), any(.reference)],
        optional: [.mimeType, .id, .context], attributes: .any)
    case .resourceSource, .resourceTarget:
      XLIFF2Rule(content: [any(.foreign)], optional: [.href, .xmlLang], attributes: .any)
    case .reference: XLIFF2Rule(required: [.href], optional: [.xmlLang], attributes: .any)
    default: furtherModule(element)
    }
  }

  private static func furtherModule(_ element: XLIFF2Element) -> XLIFF2Rule {
    switch element {
    case .profiles:
      XLIFF2Rule(content: [optional(.normalization), any(.foreign)], optional: [.generalProfile, .storageProfile])
    case .normalization: XLIFF2Rule(optional: [.general, .storage])
    case .sizeData: XLIFF2Rule(content: [any(.foreign)], required: [.profile], attributes: .any)
    case .validation: XLIFF2Rule(content: [some(.rule)], attributes: .any)
    case .rule:
      XLIFF2Rule(
        optional: [
          .isPresent, .occurs, .isNotPresent, .startsWith, .endsWith, .existsInSource, .caseSensitive, .normalization,
          .disabled,
        ], attributes: .any)
    case .changeTrack: XLIFF2Rule(content: [some(.revisions)], attributes: .any)
    case .revisions:
      XLIFF2Rule(
        content: [some(.revision)], required: [.appliesTo], optional: [.ref, .currentVersion], attributes: .any)
    case .revision: XLIFF2Rule(content: [some(.item)], optional: [.author, .datetime, .version], attributes: .any)
    case .item: XLIFF2Rule(hasText: true, required: [.property], attributes: .any)
    case .locQualityIssues:
      XLIFF2Rule(content: [some(.locQualityIssue)], required: [.xmlID], optional: [.version], attributes: .any)
    case .locQualityIssue: XLIFF2Rule(optional: issue, attributes: .any)
    case .provenanceRecords:
      XLIFF2Rule(content: [some(.provenanceRecord)], required: [.xmlID], optional: [.version], attributes: .any)
    case .provenanceRecord: XLIFF2Rule(optional: record, attributes: .any)
    default: XLIFF2Rule(content: [any(.foreign)], hasText: true, attributes: .any)
    }
  }

  /// The elements of `others` that may be repeated.
  static let repeatable: Set<XLIFF2Element> = [.foreign, .changeTrack, .provenanceRecords, .locQualityIssues]
}
