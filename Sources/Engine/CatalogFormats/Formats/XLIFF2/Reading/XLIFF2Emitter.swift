import WatchwordBasics
import WatchwordLocalization

/// Converts the segments of a `<unit>` to units of the model.
///
/// A `<unit>` with one segment becomes a unit with its id. With several segments, each id consists of the unit's id, a
/// slash, and the segment's id or else its number. The cases of a switch (Part 2, section 4.9) become variations where
/// the model supports them: plural categories and Apple's devices. Other cases become part of the id.
struct XLIFF2Emitter {
  private let unit: XLIFF2Unit
  private let id: ExactText
  private let profile: ExactText?

  init(unit: consuming XLIFF2Unit, id: ExactText, profile: ExactText?) {
    self.unit = unit
    self.id = id
    self.profile = profile
  }

  mutating func emit(end: SourcePosition, to collector: CatalogCollector) {
    if unit.parts.count == 1, unit.switchValue == nil {
      if !unit.parts[0].isIgnorable {
        collector.add(translation(unit.parts[0], id: id, notes: unit.notes.indices, span: span(to: end)))
      }
      return
    }
    let segments = unit.parts.indices.filter { !unit.parts[$0].isIgnorable }
    let variants = unit.switchValue.flatMap { XLIFF2Switch($0) }
    let ids = Set(unit.parts.compactMap { $0.id })
    let notes = Dictionary(grouping: unit.notes.indices) { segment(of: unit.notes[$0].reference, among: ids) }
    var taken: Set<ExactText> = []
    for (number, index) in segments.enumerated() {
      let part = unit.parts[index]
      var own = id
      if let variants, let path = part.caseValue.flatMap({ variants.path($0) }) {
        let (key, substitution) = Self.message(id)
        own = AppleUnitID.joined(
          key, VariationPath(substitution: substitution, device: path.device, plural: path.plural))
      } else if let variant = part.caseValue, variants != nil {
        own = ExactText("\(id)/\(variant)")
      } else if segments.count > 1 {
        own = ExactText("\(id)/\(part.id?.string ?? String(number + 1))")
      }
      if !taken.insert(own).inserted { own = ExactText("\(own)/\(number + 1)") }
      let span = segments.count == 1 ? span(to: end) : PackedSpan(start: part.start, end: part.end)
      let ofSegment = part.id.flatMap { notes[$0] } ?? []
      collector.add(translation(part, id: own, notes: ((notes[nil] ?? []) + ofSegment).sorted(), span: span))
    }
  }

  /// Returns the key of the message whose forms are the segments of a unit with this id, and the substitution to which
  /// they belong: `key|==|substitutions.files`.
  private static func message(_ id: ExactText) -> (key: ExactText, substitution: ExactText?) {
    // `split` recognises only complete paths.
    let (key, path) = AppleUnitID.split(ExactText("\(id).plural.other"))
    return path.substitution != nil && path.device == nil ? (key, path.substitution) : (id, nil)
  }

  private func span(to end: SourcePosition) -> PackedSpan { PackedSpan(start: unit.start, end: PackedPosition(end)) }

  private func translation(
    _ part: XLIFF2Part, id: ExactText, notes: some Collection<Int>, span: PackedSpan
  ) -> TranslationUnit {
    var details: TranslationUnit.Details?
    if hasVariation(id) {
      let (key, variation) = AppleUnitID.split(id)
      details = TranslationUnit.Details()
      details?.key = key
      details?.variation = variation
    }
    if !unit.translate { details = details.orNew { $0.translate = false } }
    if let limit = maximum { details = details.orNew { ($0.maximumWidth, $0.sizeUnit) = (limit, "char") } }
    let note = notes.first.map { unit.notes[$0].text }
    if notes.count > 1 {
      details = details.orNew { $0.furtherNotes = notes.dropFirst().map { unit.notes[$0].text } }
    }
    return TranslationUnit(
      id: id, source: part.source, target: part.target, note: note, state: part.translationState,
      details: details, span: span)
  }

  private func hasVariation(_ id: ExactText) -> Bool {
    var text = id.string
    return text.withUTF8 { AppleUnitID.mayHaveVariation($0) }
  }

  /// The maximum number of code points, if the file's profile counts them (Part 2, section 4.6.6.1).
  private var maximum: Int? {
    guard let restriction = unit.sizeRestriction, profile == "xliff:codepoints",
      unit.parts.count == 1 || unit.switchValue != nil
    else { return nil }
    return XLIFF2SizeRestriction(restriction)?.maximum
  }

  /// Returns the segment to which a note refers; `nil` if the note belongs to all segments. `ids` are those of the
  /// segments.
  private func segment(of reference: ExactText?, among ids: Set<ExactText>) -> ExactText? {
    guard let reference, !reference.isEmpty else { return nil }
    let id = reference.string.utf8.first == UInt8(ascii: "#") ? ExactText(reference.string.dropFirst()) : reference
    return ids.contains(id) ? id : nil
  }
}

extension TranslationUnit.Details? {
  /// Returns the details, or new ones if there are none, with a change applied.
  fileprivate func orNew(_ change: (inout TranslationUnit.Details) -> Void) -> TranslationUnit.Details {
    var details = self ?? TranslationUnit.Details()
    change(&details)
    return details
  }
}
