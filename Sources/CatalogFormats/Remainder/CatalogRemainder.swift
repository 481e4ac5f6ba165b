import WatchwordDiagnostics

/// The parts of a document that the model lacks, so that no other format gets them.
struct CatalogRemainder {
  private(set) var losses: [CatalogLoss] = []
  private var told: Set<CatalogLoss> = []
  private let language: ExactText?
  private let units: [TranslationUnit]

  /// Creates an empty remainder for a document with this content.
  init(of catalog: TranslationCatalog) {
    language = catalog.files.lazy.compactMap { $0.header.targetLanguage }.first
    units = catalog.files.flatMap { $0.units }.sorted { $0.position < $1.position }
  }

  /// Records a lost part of the document, as a noun with its article.
  mutating func lose(_ part: String, at position: SourcePosition) { add(part, of: nil, at: position) }

  /// Records a lost part of the unit that starts at `start`, or of the first unit after it.
  mutating func lose(_ part: String, ofUnitAt start: SourcePosition, at position: SourcePosition) {
    let place = units.indices.firstPlace { units[$0].position >= start }
    add(part, of: units.indices.contains(place) ? units[place].id : nil, at: position)
  }

  /// Records a lost part of the unit with this id.
  mutating func lose(_ part: String, of unit: ExactText, at position: SourcePosition) {
    add(part, of: unit, at: position)
  }

  private mutating func add(_ part: String, of unit: ExactText?, at position: SourcePosition) {
    let key = CatalogLoss(.other(part), of: unit, in: language, at: .start)
    guard told.insert(key).inserted else { return }
    losses.append(CatalogLoss(.other(part), of: unit, in: language, at: position))
  }
}
