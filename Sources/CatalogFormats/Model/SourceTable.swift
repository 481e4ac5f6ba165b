public import WatchwordDiagnostics

/// The source texts of a format that has a file for each language, by the ids of their units.
public struct SourceTable: Sendable {
  /// The language of the texts as it is written, if it is known.
  public let language: ExactText?
  /// The name of the source file.
  let original: ExactText?
  /// The units in their order.
  let units: [TranslationUnit]
  private let places: [ExactText: Int]

  /// The texts of a source catalogue; of two units with one id, the last one counts.
  public init(_ catalog: TranslationCatalog) {
    language = catalog.files.first?.header.shownLanguage
    original = catalog.files.first?.header.original
    let units = catalog.files.flatMap { $0.units }
    self.units = units
    places = Dictionary(firstOf: units.indices.reversed().lazy.map { (units[$0].id, $0) })
  }

  /// The source of the unit with an id; in the file that translates it, it has the place `span`.
  func source(of id: ExactText, at span: SourceSpan) -> Segment? {
    places[id].flatMap { units[$0].source }.map { Segment(text: $0.text, elsewhereFrom: span) }
  }

  /// The unit with an id.
  func unit(withID id: ExactText) -> TranslationUnit? { places[id].map { units[$0] } }

  /// The units without a translation that a file with units of these ids lacks; their place is `span`.
  func missing(from ids: Set<ExactText>, at span: SourceSpan) -> [TranslationUnit] {
    units.filter { !ids.contains($0.id) }.map { unit in
      TranslationUnit(
        id: unit.id, key: unit.key, variation: unit.variation,
        source: unit.source.map { Segment(text: $0.text, elsewhereFrom: span) }, target: nil, notes: unit.notes,
        translate: unit.translate, span: span)
    }
  }
}
