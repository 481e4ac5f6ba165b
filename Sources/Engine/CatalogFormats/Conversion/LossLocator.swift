import WatchwordBasics
import WatchwordLocalization

/// Locates losses in the documents that were read.
struct LossLocator {
  private let documents: [CatalogDocument]
  /// The units by id, each with its language and the index of its document.
  private var units: [ExactText: [Entry]] = [:]
  /// The units by their places, because thousands of forms can have the same key, and a key can be a long text.
  private var places: [Place: [Entry]] = [:]

  /// The position of a unit, with the length and the last bytes of its id or key.
  private struct Place: Hashable {
    let position: SourcePosition
    let count: Int
    let ending: UInt64

    init(_ id: ExactText, _ position: SourcePosition) {
      self.position = position
      count = id.count
      ending = id.string.utf8.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  private typealias Entry = (unit: TranslationUnit, language: ExactText?, document: Int)

  init(_ groups: [ConversionGroup], _ documents: [CatalogDocument]) {
    self.documents = documents
    for (file, document) in groups.lazy.flatMap({ $0.elements }) {
      let language = file.header.shownLanguage
      for unit in file.units {
        for id in unit.id == unit.key ? [unit.id] : [unit.id, unit.key] {
          places[Place(id, unit.position), default: []].append((unit, language, document))
          units[id, default: []].append((unit, language, document))
        }
      }
    }
  }

  /// The units found so far, because a text with a long key can have thousands of losses.
  private var found: [Lookup: Entry] = [:]

  private struct Lookup: Hashable {
    let place: Place
    let language: ExactText?
  }

  /// Returns the finding about a loss.
  mutating func finding(about loss: CatalogLoss, in format: CatalogFormat) -> Finding {
    // An updated document may spell the language in another way.
    let language = loss.language.map { name in LocaleName.written(name).map { ExactText("\($0)") } ?? name }
    let entry = loss.unit.flatMap { self.entry(of: $0, in: language, at: loss.position) }
    let file = entry.map { documents[$0.document].path.name } ?? documents.first?.path.name ?? "-"
    return Self.finding(about: loss, entry?.unit, in: format, fileNamed: file)
  }

  /// Returns the unit with an id or key at a position in a language, or else in the language, or else any.
  private mutating func entry(of id: ExactText, in language: ExactText?, at position: SourcePosition) -> Entry? {
    let lookup = Lookup(place: Place(id, position), language: language)
    if let known = found[lookup] { return known }
    func fits(_ entry: Entry) -> Bool { language == nil || entry.language == language }
    let entry =
      places[lookup.place]?.first(where: fits) ?? units[id].flatMap { $0.first(where: fits) ?? $0.first }
    found[lookup] = entry
    return entry
  }

  /// Returns the finding about a loss in a file; `unit` is the unit that loses the part, if it is known.
  static func finding(
    about loss: CatalogLoss, _ unit: TranslationUnit?, in format: CatalogFormat, fileNamed file: ExactText
  ) -> Finding {
    let description = LossDescription(of: loss, unit, in: format)
    return Finding(
      description.kind, file: file, span: SourceSpan(at: loss.position),
      unit: loss.unit, message: description.message, help: description.help)
  }
}
