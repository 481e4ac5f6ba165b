import WatchwordDiagnostics
import WatchwordLocalization

/// Finds the documents that losses are about.
struct LossPlaces {
  private let documents: [CatalogDocument]
  /// The file elements with the units of an id, and the units' places in them.
  private var units: [ExactText: [(file: TranslationCatalog.File, unit: Int, document: Int)]] = [:]

  init(_ groups: [ConversionGroup], _ documents: [CatalogDocument]) {
    self.documents = documents
    for (file, document) in groups.lazy.flatMap({ $0.elements }) {
      for (place, unit) in file.units.enumerated() {
        units[unit.id, default: []].append((file, place, document))
        if unit.id != unit.key { units[unit.key, default: []].append((file, place, document)) }
      }
    }
  }

  /// The finding about a loss.
  func finding(about loss: CatalogLoss, in format: CatalogFormat) -> Diagnostic {
    let all = loss.unit.flatMap { units[$0] } ?? []
    // A document that was updated may have another name for the language.
    let language = loss.language.map { name in LocaleName.written(name).map { ExactText("\($0)") } ?? name }
    func fits(_ entry: (file: TranslationCatalog.File, unit: Int, document: Int), _ exactly: Bool) -> Bool {
      (language == nil || entry.file.header.shownLanguage == language)
        && (!exactly || entry.file.units[entry.unit].position == loss.position)
    }
    let place = all.first { fits($0, true) } ?? all.first { fits($0, false) } ?? all.first
    let unit = place.map { $0.file.units[$0.unit] }
    let file = place.map { documents[$0.document].path.name } ?? documents.first?.path.name ?? "-"
    return Self.finding(about: loss, unit, in: format, fileNamed: file)
  }

  /// The finding about a loss of a unit, if it is known, of a file.
  static func finding(
    about loss: CatalogLoss, _ unit: TranslationUnit?, in format: CatalogFormat, fileNamed file: ExactText
  ) -> Diagnostic {
    let description = LossDescription(of: loss, unit, in: format)
    return Diagnostic(
      description.kind, file: file, span: SourceSpan(at: loss.position),
      unit: loss.unit, message: description.message, help: description.help)
  }
}
