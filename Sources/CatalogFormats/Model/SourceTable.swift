public import WatchwordDiagnostics

/// The source texts of a format with a file for each language, by unit id.
public struct SourceTable: Sendable {
  /// The language of the texts as written, if it is known.
  public let language: ExactText?
  /// The name of the source file.
  let original: ExactText?
  /// The units in their order.
  let units: [TranslationUnit]
  private let places: [ExactText: Int]

  /// Creates a table of the texts of a source catalogue. If two units have one id, the last one counts.
  public init(_ catalog: TranslationCatalog) {
    language = catalog.files.first?.header.shownLanguage
    original = catalog.files.first?.header.original
    let units = catalog.files.flatMap { $0.units }
    self.units = units
    places = Dictionary(firstOf: units.indices.reversed().lazy.map { (units[$0].id, $0) })
  }

  /// Returns the source of the unit with an id; its place is `span` in the translated file.
  func source(of id: ExactText, at span: SourceSpan) -> Segment? {
    places[id].flatMap { units[$0].source }.map { Segment(text: $0.text, elsewhereFrom: span) }
  }

  /// Returns the unit with an id.
  func unit(withID id: ExactText) -> TranslationUnit? { places[id].map { units[$0] } }

  /// Returns the units, without translations, that are missing from a file with units of these ids; their place is
  /// `span`.
  func missing(from ids: Set<ExactText>, at span: SourceSpan) -> [TranslationUnit] {
    units.filter { !ids.contains($0.id) }.map { unit in
      TranslationUnit(
        id: unit.id, key: unit.key, variation: unit.variation,
        source: unit.source.map { Segment(text: $0.text, elsewhereFrom: span) }, target: nil, notes: unit.notes,
        translate: unit.translate, span: span)
    }
  }
}
