package import WatchwordBasics
package import WatchwordLocalization

/// A reader of glossaries: tables (CSV), term bases (TBX), and the glossaries of configuration files (JSON).
package struct GlossaryReader {
  /// The language of the terms.
  let source: LanguageTag
  /// The requested languages of the translations; empty for all languages.
  let languages: [LanguageTag]

  /// Creates a reader of terms in a language with their translations into others.
  package init(from source: LanguageTag, to languages: [LanguageTag]) {
    self.source = source.canonicalized()
    self.languages = languages
  }

  /// Reads a document, whose format is detected from its content. If anything in it is invalid, the result has findings
  /// and no value.
  package func read(_ document: SourceText) -> Reading<Glossary> {
    let start = document.bytes.starts(with: ByteOrderMark.utf8) ? 3 : 0
    switch document.bytes[start...].first(where: { $0 > 0x20 }) {
    case UInt8(ascii: "{")?: return Self.json(document)
    case UInt8(ascii: "<")?: return TBXGlossary.read(document, for: self)
    default: return CSVGlossary.read(document, for: self)
    }
  }

  private static func json(_ document: SourceText) -> Reading<Glossary> {
    let json = JSONReader.read(document, maximumLength: maximumLength)
    guard let root = json.value, json.isSound else { return Reading(nil, json.findings) }
    if root["glossary"] != nil {
      let file = LintConfigurationFile.read(root, in: document)
      return Reading(file.value?.glossary, file.findings)
    }
    return LintConfigurationFile.glossary(root, in: document)
  }

  /// The maximum length of a JSON glossary in bytes.
  private static let maximumLength = 64 << 20

  /// Returns the index of the tag that matches a requested language: the language itself, one that it falls back to, or
  /// the same language in another region; `nil` if none does.
  func index(of wanted: LanguageTag, among tags: [LanguageTag]) -> Int? {
    let wanted = wanted.canonicalized()
    let tags = tags.map { $0.canonicalized() }
    return tags.firstIndex(of: wanted) ?? tags.firstIndex { LanguageFilter([$0]).includes(wanted) }
      ?? tags.firstIndex { LanguageFilter([wanted]).includes($0) }
  }
}
