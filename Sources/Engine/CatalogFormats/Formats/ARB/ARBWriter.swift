import WatchwordBasics
import WatchwordLocalization

/// Writes catalogues as application resource bundles: `app_de.arb` for each language.
struct ARBWriter {
  private var catalog: WritableCatalog
  private var names = ResourceNames()
  private var keys: [ExactText: ExactText] = [:]

  init(_ files: [TranslationCatalog.File]) { catalog = WritableCatalog(files, in: .icu) }

  /// Returns the files and the parts that the format cannot express.
  consuming func written() -> WrittenCatalog {
    var result = WrittenCatalog()
    var prefixes = ResourceNames()
    let stem = ResourceNames.stem(of: catalog.original, default: "app")
    let prefix = prefixes.identifier(ExactText(ASCII.lowercased(stem)), prefix: "app_")
    for language in catalog.languages {
      let locale = language.tag.map { "\($0)" }?.replacingHyphens ?? "en"
      let path = "\(prefix)_\(locale).arb"
      result.add(path, document(language, locale).bytes, isDerived: catalog.hasDerivedTexts(language))
    }
    result.losses = catalog.losses
    return result
  }

  private mutating func document(_ language: WritableCatalog.Language, _ locale: String) -> JSONObjectBuilder {
    var document = JSONObjectBuilder()
    document.set("@@locale", ExactText(locale))
    for message in language.messages {
      let texts = message.texts.compactMap { text in catalog.finished(text, in: language).map { (text, $0) } }
      guard let first = texts.first else { continue }
      let name = name(of: message)
      if message.isPlural {
        document.set(name, pluralArgument(texts, language))
      } else {
        document.set(name, first.1)
      }
      if language.isSource { addMetadata(of: message.unit, name, to: &document) }
    }
    return document
  }

  /// Returns the forms as one ICU plural argument.
  private mutating func pluralArgument(
    _ texts: [(WritableCatalog.Text, ExactText)], _ language: WritableCatalog.Language
  ) -> ExactText {
    let name = texts[0].0.unit.countName ?? Self.countName(of: texts.map { $0.1 })
    var argument = "{\(name), plural,"
    for (text, content) in texts {
      guard let category = text.category else { continue }
      let hasZero = language.tag.map { PluralRules.cardinal(for: $0).categories.contains(.zero) } ?? false
      argument += category == .zero && !hasZero ? " =0{\(content)}" : " \(category.keyword){\(content)}"
    }
    // Every plural argument needs a form `other` (ICU, "Plurals"); if it is missing, the last form is used for it.
    if !texts.contains(where: { $0.0.category == .other }), let last = texts.last {
      argument += " other{\(last.1)}"
      catalog.lose(.plural("other"), of: last.0.unit, in: language.name)
    }
    return ExactText(argument + "}")
  }

  /// Returns the name of the number that selects a form: a usual one among the names that the forms show, or one that
  /// some form does not show, as in "one file"; otherwise `count`.
  static func countName(of texts: [ExactText]) -> ExactText {
    let shown = texts.map { text in MessagePieces(text, in: .icu).values.compactMap { $0.name } }
    let names = shown.flatMap { $0 }
    let usual = MessageValues.count(among: names)
    let omitted = names.first { name in shown.contains { !$0.contains(name) } }
    return [usual, omitted].lazy.compactMap { $0 }.first { MessageValues.isUsualCount($0) } ?? omitted ?? usual
      ?? "count"
  }

  private mutating func addMetadata(of unit: TranslationUnit, _ name: ExactText, to document: inout JSONObjectBuilder) {
    if !unit.translate { catalog.lose(.translate, of: unit, in: nil) }
    if unit.maximumWidth != nil { catalog.lose(.width, of: unit, in: nil) }
    guard !unit.notes.isEmpty else { return }
    var metadata = JSONObjectBuilder()
    metadata.set("description", ExactText(unit.notes.map { $0.string }.joined(separator: "\n")))
    document.set(ExactText("@\(name)"), metadata)
  }

  /// Returns a valid Dart name for a key.
  private mutating func name(of message: WritableCatalog.Message) -> ExactText {
    if let name = keys[message.key] { return name }
    let isOwn = catalog.original?.string.utf8.suffix(4).elementsEqual(".arb".utf8) ?? false
    let name = names.identifier(isOwn ? message.key : Self.methodName(message.key), prefix: "text_")
    keys[message.key] = name
    if name != message.key { catalog.lose(.key(as: name.string), of: message.unit, in: nil) }
    return name
  }

  /// Returns a key without the start that Flutter rejects in the name of a method: other characters than letters and
  /// digits, and a capital letter, which becomes small.
  private static func methodName(_ key: ExactText) -> ExactText {
    var bytes = Array(key.string.utf8.drop { !ASCII.isLetter($0) && !ASCII.isDigit($0) })
    if let first = bytes.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) { bytes[0] = first | 0x20 }
    return ExactText(utf8: bytes)
  }
}
