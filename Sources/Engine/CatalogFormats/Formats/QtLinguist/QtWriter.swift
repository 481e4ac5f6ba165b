import WatchwordBasics
import WatchwordLocalization

/// Writes catalogues as translation sources of Qt: `app_de.ts` for each language, and one for the source language if
/// there is a source catalogue or no translation (Qt Linguist manual, "TS file XML schema").
///
/// A key that contains its source, after a context and before a comment, becomes these parts of the message. If most
/// keys have another form, each key becomes the id of its message, because `lrelease` reads files with either.
struct QtWriter {
  private var catalog: WritableCatalog
  /// Whether each key is the id of its message.
  private var hasIDs = false

  init(_ files: [TranslationCatalog.File]) {
    catalog = WritableCatalog(files, in: .qt)
    let messages = catalog.languages.flatMap { $0.messages }
    hasIDs = QtKey.areIDs(messages.map { ($0.key, Self.source(of: $0)?.text) })
  }

  /// Returns the files and the parts that the format cannot express.
  consuming func written() -> WrittenCatalog {
    var result = WrittenCatalog()
    let stem = LanguageSuffix.stem(of: catalog.original, default: "app", before: UInt8(ascii: "_"), ending: ".ts")
    let hasTranslation = catalog.languages.contains { !$0.isSource }
    for language in catalog.languages where !language.isSource || catalog.hasSource || !hasTranslation {
      let name = language.tag.map { "\($0)".replacingHyphens } ?? (language.isSource ? "en" : "und")
      result.files.append(("\(stem)_\(name).ts", Array(document(language, name).utf8)))
    }
    result.losses = catalog.losses
    return result
  }

  private mutating func document(_ language: WritableCatalog.Language, _ name: String) -> String {
    let source = catalog.languages.first?.tag.map { "\($0)".replacingHyphens } ?? "en"
    var document = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE TS>\n"
    document += "<TS version=\"2.1\" language=\"\(name)\" sourcelanguage=\"\(source)\">\n"
    var context: ExactText?
    for message in language.messages {
      guard let source = Self.source(of: message) else {
        for text in message.texts { catalog.lose(.source, of: text.unit, in: language.name) }
        continue
      }
      let key =
        hasIDs ? QtKey(idFor: source.text) : QtKey(message.key, source: source.text) ?? QtKey(message.key)
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
    let text =
      message.texts.last { $0.category == .other && $0.source != nil } ?? message.texts.last { $0.source != nil }
    return text.flatMap { text in text.source.map { ($0, text.unit) } }
  }

  // MARK: Messages

  private mutating func element(
    _ message: WritableCatalog.Message, _ key: QtKey, _ source: (text: ExactText, unit: TranslationUnit),
    _ language: WritableCatalog.Language
  ) -> String {
    // The file of the source language has the plural forms of the sources.
    let isShared = hasIDs && catalog.hasSource
    for text in message.texts where !isShared && text.source != nil && text.source != key.source {
      catalog.lose(.source, of: text.unit, in: language.name)
    }
    var element = "    <message"
    if hasIDs {
      let id = XMLEscapes.allowed(message.key)
      if id != message.key { catalog.lose(.key(as: id.string), of: message.unit, in: language.name) }
      element += " id=\"\(XMLEscapes.attribute(id) ?? "")\""
    }
    element += message.isPlural ? " numerus=\"yes\">\n" : ">\n"
    element += "        <source>\(catalog.escaped(key.source, of: source.unit, in: language))</source>\n"
    if let comment = key.comment { element += "        <comment>\(XMLEscapes.text(comment) ?? "")</comment>\n" }
    element += notes(message.unit, key, language)
    catalog.loseAttributes(of: message.unit)
    // Without a translation, people read the source in the code.
    let isSource = language.isSource && !hasIDs && !message.isPlural && message.texts.first?.text == key.source
    let translation =
      isSource ? "        <translation type=\"unfinished\"></translation>\n" : translation(message, language)
    return element + translation + "    </message>\n"
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
