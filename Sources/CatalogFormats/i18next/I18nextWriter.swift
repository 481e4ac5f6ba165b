import WatchwordDiagnostics
import WatchwordLocalization

/// Writes catalogues as i18next's JSON: `de/common.json` for each language.
struct I18nextWriter {
  private var catalog: WritableCatalog

  init(_ files: [TranslationCatalog.File]) { catalog = WritableCatalog(files, in: .i18next) }

  /// The files and the losses.
  mutating func written() -> WrittenCatalog {
    var result = WrittenCatalog()
    let namespace = NameOfResource.stem(of: catalog.original, default: "translation")
    for language in catalog.languages {
      let folder = language.tag.map { "\($0)" } ?? "en"
      result.files.append(("\(folder)/\(namespace).json", document(language).bytes))
    }
    result.losses = catalog.losses
    return result
  }

  private mutating func document(_ language: WritableCatalog.Language) -> WrittenJSON {
    var document = WrittenJSON()
    for message in language.messages {
      if language.isSource { loseAttributes(of: message.unit) }
      for text in message.texts {
        guard let content = written(text, message, language) else { continue }
        let key = text.category.map { ExactText("\(message.key)_\($0.keyword)") } ?? message.key
        let parts = key.string.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
          .map { ExactText(String(decoding: $0, as: UTF8.self)) }
        // i18next finds a name with dots too, where a text stands in the way of an object.
        let canNest = parts.count < JSONReader.maximumDepth
        if !canNest || !document.set(path: parts[...], content) { document.set(key, content) }
      }
    }
    return document
  }

  private mutating func loseAttributes(of unit: TranslationUnit) {
    if !unit.notes.isEmpty { catalog.lose(.note, of: unit, in: nil) }
    if !unit.translate { catalog.lose(.translate, of: unit, in: nil) }
    if unit.maximumWidth != nil { catalog.lose(.width, of: unit, in: nil) }
  }

  private mutating func written(
    _ text: WritableCatalog.Text, _ message: WritableCatalog.Message, _ language: WritableCatalog.Language
  ) -> ExactText? {
    guard let content = text.text else { return nil }
    // i18next's tools write an empty text for one that is not translated yet.
    if content.isEmpty, !language.isSource {
      catalog.lose(.other("an empty translation"), of: text.unit, in: language.name)
      return content
    }
    if !language.isSource, text.progress != .done { catalog.lose(.state, of: text.unit, in: language.name) }
    if !language.isSource, text.progress == .left { return nil }
    // A form for zero is shown in every language (i18next, "Plurals"); others must be the language's own.
    if let category = text.category, category != .zero, let tag = language.tag, PluralRules.hasCardinal(for: tag),
      !PluralRules.cardinal(for: tag).categories.contains(category)
    {
      catalog.lose(.plural(category.keyword.string), of: text.unit, in: language.name)
      return nil
    }
    return content
  }
}
