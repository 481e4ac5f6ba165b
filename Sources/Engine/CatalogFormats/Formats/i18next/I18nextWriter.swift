import WatchwordBasics
import WatchwordLocalization

/// Writes catalogues as i18next JSON: `de/common.json` for each language.
struct I18nextWriter {
  private var catalog: WritableCatalog
  /// The names of texts in any language, and the keys of plural forms. No object may have one of these names.
  private var names: Set<ExactText> = []
  /// The new names of texts whose keys collide with those of plural forms.
  private var renamed: [ExactText: ExactText] = [:]

  init(_ files: [TranslationCatalog.File]) {
    catalog = WritableCatalog(files, in: .i18next)
    let messages = catalog.languages.flatMap { $0.messages }
    let forms = Set(
      messages.flatMap { message in
        message.isPlural ? PluralCategory.allCases.map { Self.name(of: message.key, $0) } : []
      })
    names = forms.union(messages.map { $0.key })
    for message in messages where !message.isPlural && forms.contains(message.key) && renamed[message.key] == nil {
      var number = 2
      while !names.insert(ExactText("\(message.key)_\(number)")).inserted { number += 1 }
      renamed[message.key] = ExactText("\(message.key)_\(number)")
      catalog.lose(.key(as: "\(message.key)_\(number)"), of: message.unit, in: nil)
    }
  }

  /// Returns the files and the parts that the format cannot express.
  consuming func written() -> WrittenCatalog {
    var result = WrittenCatalog()
    let namespace = ResourceNames.stem(of: catalog.original, default: "translation")
    for language in catalog.languages {
      let folder = language.tag.map { "\($0)" } ?? "en"
      let path = "\(folder)/\(namespace).json"
      result.add(path, document(language).bytes, isDerived: catalog.hasDerivedTexts(language))
    }
    result.losses = catalog.losses
    return result
  }

  private mutating func document(_ language: WritableCatalog.Language) -> JSONObjectBuilder {
    var document = JSONObjectBuilder()
    for message in language.messages {
      if language.isSource { loseAttributes(of: message.unit) }
      for text in message.texts {
        guard let content = written(text, message, language) else { continue }
        guard let category = text.category else {
          document.set(path: path(of: renamed[message.key] ?? message.key)[...], content)
          continue
        }
        // Unlike others, i18next does not fall back to `other`.
        for category in message.isUniform ? language.categories : [category] {
          document.set(path: path(of: Self.name(of: message.key, category))[...], content)
        }
      }
    }
    return document
  }

  /// Returns the name of a plural form.
  private static func name(of key: ExactText, _ category: PluralCategory) -> ExactText {
    ExactText("\(key)_\(category.keyword)")
  }

  /// Returns the names on the path to a text. If a part of the path is itself a text, perhaps only in another language,
  /// the result is the whole name with its dots, which i18next also finds.
  private func path(of name: ExactText) -> [ExactText] {
    let bytes = Array(name.string.utf8)
    let dots = bytes.indices.filter { bytes[$0] == UInt8(ascii: ".") }
    func text(_ range: Range<Int>) -> ExactText { ExactText(utf8: bytes[range]) }
    guard dots.count + 1 < JSONReader.maximumDepth, !dots.contains(where: { names.contains(text(0..<$0)) }) else {
      return [name]
    }
    return zip([0] + dots.map { $0 + 1 }, dots + [bytes.count]).map { text($0..<$1) }
  }

  private mutating func loseAttributes(of unit: TranslationUnit) {
    if !unit.notes.isEmpty { catalog.lose(.note, of: unit, in: nil) }
    if !unit.translate { catalog.lose(.translate, of: unit, in: nil) }
    if unit.maximumWidth != nil { catalog.lose(.width, of: unit, in: nil) }
  }

  private mutating func written(
    _ text: WritableCatalog.Text, _ message: WritableCatalog.Message, _ language: WritableCatalog.Language
  ) -> ExactText? {
    // i18next's tools write an empty text if there is no translation yet.
    if let content = text.text, content.isEmpty, !language.isSource {
      catalog.lose(.other("an empty translation"), of: text.unit, in: language.name)
      return content
    }
    // Every language can show a form for zero (i18next, "Plurals"); other forms must be plural forms of the language.
    guard let content = catalog.finished(text, in: language),
      text.category == .zero || catalog.isSelectable(text, in: language)
    else { return nil }
    return content
  }
}
