import WatchwordCatalogFormats
public import WatchwordDiagnostics
public import WatchwordLocalization
public import WatchwordSystemFiles

/// Which language stands where in a document with several.
public struct LanguagePlaces: Sendable {
  private var units: [(start: SourcePosition, end: SourcePosition, language: Int)] = []
  private var languages: [LanguageTag?] = []

  /// The places of the translations in a catalogue. Throws if it cannot be read.
  public init(_ input: LintInput) throws(FileError) {
    var latest: (index: Int, language: Int) = (-1, 0)
    try input.forEachUnit { unit, file, index in
      guard !file.isSource, unit.target != nil else { return }
      if latest.index != index {
        latest = (index, languages.count)
        languages.append(file.targetLanguage.flatMap { LanguageTag($0.string)?.canonicalized() })
      }
      units.append((unit.span.start, unit.span.end, latest.language))
    }
    units.sort { $0.start < $1.start }
  }

  /// The language of the translation at a place; `nil` if there is none.
  public func language(at place: SourcePosition) -> LanguageTag?? {
    let next = units.indices.firstPlace { units[$0].start > place }
    guard next > 0, place < units[next - 1].end else { return nil }
    return .some(languages[units[next - 1].language])
  }
}
