import WatchwordDiagnostics
import WatchwordLocalization

/// Locates losses in the documents that were read.
struct LossLocator {
  private let documents: [CatalogDocument]
  /// The units by id, each with its language and the index of its document.
  private var units: [ExactText: [Entry]] = [:]
  /// The units by their positions, because thousands of forms can have the same key.
  private var places: [SourcePosition: [Entry]] = [:]

  private typealias Entry = (unit: TranslationUnit, language: ExactText?, document: Int)

  init(_ groups: [ConversionGroup], _ documents: [CatalogDocument]) {
    self.documents = documents
    for (file, document) in groups.lazy.flatMap({ $0.elements }) {
      let language = file.header.shownLanguage
      for unit in file.units {
        places[unit.position, default: []].append((unit, language, document))
        units[unit.id, default: []].append((unit, language, document))
        if unit.id != unit.key { units[unit.key, default: []].append((unit, language, document)) }
      }
    }
  }

  /// Returns the finding about a loss.
  func finding(about loss: CatalogLoss, in format: CatalogFormat) -> Diagnostic {
    let all = loss.unit.flatMap { units[$0] } ?? []
    // An updated document may spell the language in another way.
    let language = loss.language.map { name in LocaleName.written(name).map { ExactText("\($0)") } ?? name }
    func fits(_ entry: Entry) -> Bool { language == nil || entry.language == language }
    let exact = (places[loss.position] ?? []).first { entry in
      fits(entry) && (entry.unit.id == loss.unit || entry.unit.key == loss.unit)
    }
    let entry = exact ?? all.first { fits($0) } ?? all.first
    let file = entry.map { documents[$0.document].path.name } ?? documents.first?.path.name ?? "-"
    return Self.finding(about: loss, entry?.unit, in: format, fileNamed: file)
  }

  /// Returns the finding about a loss in a file; `unit` is the unit that loses the part, if it is known.
  static func finding(
    about loss: CatalogLoss, _ unit: TranslationUnit?, in format: CatalogFormat, fileNamed file: ExactText
  ) -> Diagnostic {
    let description = LossDescription(of: loss, unit, in: format)
    return Diagnostic(
      description.kind, file: file, span: SourceSpan(at: loss.position),
      unit: loss.unit, message: description.message, help: description.help)
  }
}
