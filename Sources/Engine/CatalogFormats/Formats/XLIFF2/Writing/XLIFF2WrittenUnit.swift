import WatchwordBasics
import WatchwordLocalization

/// The units of the model that are written as one `<unit>`: a single one, or the variants of a message.
struct XLIFF2WrittenUnit {
  /// The name: the id of the single unit, or the key of the message with its substitution.
  let name: ExactText
  /// The value of `pgs:switch`; `nil` for a single unit.
  let switchValue: String?
  /// The units, with the case of each.
  private(set) var segments: [(unit: TranslationUnit, caseValue: String?)]

  /// Returns the units of messages in their order. With `hasVariants`, plural forms and texts for devices become the
  /// segments of one unit if all texts of the message or the substitution vary in the same way.
  static func units(of messages: [CatalogMessage], hasVariants: Bool) -> [XLIFF2WrittenUnit] {
    guard hasVariants else { return messages.joined().map { XLIFF2WrittenUnit($0) } }
    return messages.flatMap { $0.parts }.flatMap { units in
      XLIFF2WrittenUnit(variants: units).map { [$0] } ?? units.map { XLIFF2WrittenUnit($0) }
    }
  }

  private init(_ unit: TranslationUnit) {
    name = unit.variation.isWhole && unit.key == unit.id ? unit.id : AppleUnitID.joined(unit.key, unit.variation)
    switchValue = nil
    segments = [(unit, nil)]
  }

  /// Creates a unit from the variants of a message or a substitution; `nil` if they do not vary in the same way.
  private init?(variants units: [TranslationUnit]) {
    guard let first = units.first, !first.variation.isWhole, first.variation.width == nil else { return nil }
    let (hasDevice, hasPlural) = (first.variation.device != nil, first.variation.plural != nil)
    guard hasDevice || hasPlural else { return nil }
    var cases: Set<String> = []
    var segments: [(unit: TranslationUnit, caseValue: String?)] = []
    for unit in units {
      let path = unit.variation
      guard (path.device != nil, path.plural != nil) == (hasDevice, hasPlural), path.width == nil,
        unit.translate == first.translate, unit.maximumWidth == first.maximumWidth, unit.sizeUnit == first.sizeUnit,
        path.plural == nil || path.category != nil
      else { return nil }
      let caseValue = [path.device, path.plural].compactMap { $0?.string }.joined(separator: " ")
      guard cases.insert(caseValue).inserted else { return nil }
      segments.append((unit, caseValue))
    }
    let substitution = first.variation.substitution
    let variable = substitution.flatMap { XMLName.isToken($0.string) ? $0.string : nil } ?? "count"
    switchValue = [hasDevice ? "select:device" : nil, hasPlural ? "plural:\(variable)" : nil].compactMap { $0 }
      .joined(separator: " ")
    let written = AppleUnitID.joined(
      first.key, VariationPath(substitution: substitution, plural: substitution.map { _ in "other" }))
    name = substitution == nil ? first.key : ExactText(written.string.dropLast(".plural.other".count))
    self.segments = segments
  }

  /// Whether all segments have the same notes, which then belong to the unit.
  var sharesNotes: Bool { segments.allSatisfy { $0.unit.notes == segments[0].unit.notes } }
}
