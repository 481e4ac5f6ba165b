import WatchwordDiagnostics
import WatchwordLocalization

/// Writes catalogues as translation sources of Qt: `app_de.ts` for each language, and one for the source language if
/// there is a source catalogue or no translation (Qt Linguist manual, "TS file XML schema").
///
/// A key that ends with its source, after a context and before a comment, becomes these parts of the message. If a key
/// has another form, each key becomes the id of its message, because `lrelease` reads files with either.
struct QtWriter {
  private var catalog: WritableCatalog
  /// Whether each key is the id of its message.
  private var hasIDs = false

  init(_ files: [TranslationCatalog.File]) {
    catalog = WritableCatalog(files, in: .qt)
    hasIDs = catalog.languages.contains { language in
      language.messages.contains { QtKey($0.key, source: Self.source(of: $0)?.text) == nil }
    }
  }

  /// Returns the files and the parts that the format cannot express.
  mutating func written() -> WrittenCatalog {
    var result = WrittenCatalog()
    let stem = LanguageSuffix.stem(of: catalog.original, default: "app", before: UInt8(ascii: "_"), ending: ".ts")
    let hasTranslation = catalog.languages.contains { !$0.isSource }
    for language in catalog.languages where !language.isSource || catalog.hasSource || !hasTranslation {
      let name = language.tag.map { LanguageSuffix.underscored($0) } ?? (language.isSource ? "en" : "und")
      result.files.append(("\(stem)_\(name).ts", Array(document(language, name).utf8)))
    }
    result.losses = catalog.losses
    return result
  }

  private mutating func document(_ language: WritableCatalog.Language, _ name: String) -> String {
    let source = catalog.languages.first?.tag.map { LanguageSuffix.underscored($0) } ?? "en"
    var document = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE TS>\n"
    document += "<TS version=\"2.1\" language=\"\(name)\" sourcelanguage=\"\(source)\">\n"
    var context: ExactText?
    for message in language.messages {
      guard let source = Self.source(of: message) else {
        for text in message.texts { catalog.lose(.source, of: text.unit, in: language.name) }
        continue
      }
      let key = hasIDs ? QtKey(context: "", comment: nil) : QtKey(message.key, source: source.text)
      guard let key else { continue }
      if context != key.context {
        if context != nil { document += "</context>\n" }
        document += "<context>\n    <name>\(XMLEscapes.text(key.context) ?? "")</name>\n"
        context = key.context
      }
      document += element(message, key, source, language)
    }
    return document + (context == nil ? "" : "</context>\n") + "</TS>\n"
  }

  /// Returns the source text that all forms of a message share: that of the form `other`, or else of the last form.
  private static func source(of message: WritableCatalog.Message) -> (text: ExactText, unit: TranslationUnit)? {
    let text = message.texts.last { $0.category == .other && $0.source != nil } ?? message.texts.last { $0.source != nil }
    return text.flatMap { text in text.source.map { ($0, text.unit) } }
  }

  // MARK: Messages

  private mutating func element(
    _ message: WritableCatalog.Message, _ key: QtKey, _ source: (text: ExactText, unit: TranslationUnit),
    _ language: WritableCatalog.Language
  ) -> String {
    // The file of the source language has the plural forms of the sources.
    let isShared = hasIDs && catalog.hasSource
    for text in message.texts where !isShared && text.source != nil && text.source != source.text {
      catalog.lose(.source, of: text.unit, in: language.name)
    }
    var element = "    <message"
    if hasIDs {
      let id = XMLEscapes.allowed(message.key)
      if id != message.key { catalog.lose(.key(as: id.string), of: message.unit, in: language.name) }
      element += " id=\"\(XMLEscapes.attribute(id) ?? "")\""
    }
    element += message.isPlural ? " numerus=\"yes\">\n" : ">\n"
    element += "        <source>\(catalog.escaped(source.text, of: source.unit, in: language))</source>\n"
    if let comment = key.comment { element += "        <comment>\(XMLEscapes.text(comment) ?? "")</comment>\n" }
    element += notes(message.unit, key, language)
    catalog.loseAttributes(of: message.unit)
    return element + translation(message, language) + "    </message>\n"
  }

  /// Returns the first note that is not the comment of the key as one for translators, and the second as one of them.
  private mutating func notes(
    _ unit: TranslationUnit, _ key: QtKey, _ language: WritableCatalog.Language
  ) -> String {
    let notes = unit.notes.first == key.comment ? Array(unit.notes.dropFirst()) : unit.notes
    var elements = ""
    for (note, name) in zip(notes, ["extracomment", "translatorcomment"]) {
      if XMLEscapes.text(note) == nil { catalog.lose(.note, of: unit, in: language.name) }
      elements += "        <\(name)>\(XMLEscapes.text(XMLEscapes.allowed(note)) ?? "")</\(name)>\n"
    }
    if notes.count > 2 { catalog.lose(.note, of: unit, in: language.name) }
    return elements
  }

  private mutating func translation(
    _ message: WritableCatalog.Message, _ language: WritableCatalog.Language
  ) -> String {
    let categories = message.isPlural ? QtPlurals.forms(of: language.tag).categories : []
    var forms = Array(repeating: ExactText?.none, count: max(categories.count, 1))
    var isUnfinished = false
    var finished: [TranslationUnit] = []
    for text in message.texts {
      guard let content = text.text else { continue }
      if content.isEmpty, !language.isSource {
        catalog.lose(.other("an empty translation"), of: text.unit, in: language.name)
      }
      if !language.isSource, text.progress == .untranslated {
        catalog.lose(.state, of: text.unit, in: language.name)
        continue
      }
      let written = catalog.escaped(content, of: text.unit, in: language)
      if message.isForAllNumbers {
        forms = forms.map { _ in written }
      } else if let category = text.category {
        guard let index = categories.firstIndex(of: category) else {
          catalog.lose(.plural(category.keyword.string), of: text.unit, in: language.name)
          continue
        }
        forms[index] = written
      } else {
        forms[0] = written
      }
      if text.progress == .review { isUnfinished = true } else { finished.append(text.unit) }
    }
    // All forms of a message share the mark.
    if isUnfinished {
      for unit in finished { catalog.lose(.state, of: unit, in: language.name) }
    }
    // Qt shows an empty form as it is, so that another one replaces a missing one.
    let other = categories.firstIndex(of: .other).flatMap { forms[$0] } ?? forms.lazy.compactMap { $0 }.last
    let written = forms.map { $0 ?? other ?? "" }
    isUnfinished = isUnfinished || other?.isEmpty ?? true
    let tag = isUnfinished ? "<translation type=\"unfinished\">" : "<translation>"
    guard message.isPlural else { return "        \(tag)\(written[0])</translation>\n" }
    let elements = written.map { "            <numerusform>\($0)</numerusform>\n" }.joined()
    return "        \(tag)\n\(elements)        </translation>\n"
  }
}

/// The parts of a key besides its source: `context|source|comment`.
struct QtKey {
  let context: ExactText
  let comment: ExactText?

  init(context: ExactText, comment: ExactText?) {
    self.context = context
    self.comment = comment
  }

  /// Splits a key; returns `nil` if it does not contain the source as a part.
  init?(_ key: ExactText, source: ExactText?) {
    guard let source, !source.isEmpty else { return nil }
    let (key, part) = (Array(key.string.utf8), Array(source.string.utf8))
    let bar = UInt8(ascii: "|")
    let start = key.indices.first { start in
      let end = start + part.count
      return (start == 0 || key[start - 1] == bar) && key[start...].starts(with: part)
        && (end == key.count || end < key.count && key[end] == bar)
    }
    guard let start else { return nil }
    context = ExactText(String(decoding: key[..<max(start - 1, 0)], as: UTF8.self))
    let rest = key[(start + part.count)...].dropFirst()
    comment = rest.isEmpty ? nil : ExactText(String(decoding: rest, as: UTF8.self))
  }
}
