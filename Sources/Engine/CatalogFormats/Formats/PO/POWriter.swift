import WatchwordBasics
import WatchwordLocalization

/// Writes gettext catalogues: `de/LC_MESSAGES/app.po` for each language, and a template if there is a source catalogue
/// or no translation.
struct POWriter {
  private var catalog: WritableCatalog
  /// The source texts of each message, which all languages share; empty unless contexts are keys.
  private var sources: [ExactText: (one: ExactText, other: ExactText)] = [:]
  /// Whether the source has its own catalogue, which is written as a template.
  private let hasSource: Bool
  /// Whether contexts are keys, because the key of some message is neither its source text nor a context followed by
  /// it.
  private var hasContextKeys = false

  init(_ files: [TranslationCatalog.File]) {
    catalog = WritableCatalog(files)
    hasSource = files.contains { $0.header.isSource }
    let messages = catalog.languages.flatMap { $0.messages }
    hasContextKeys = messages.contains { message in
      guard let source = Self.sources(of: message)?.one else { return false }
      return Self.context(of: message.key, source) == nil
    }
    for message in catalog.languages.first?.messages ?? [] where hasContextKeys {
      sources[message.key] = Self.ownSources(of: message)
    }
  }

  /// Returns the files and the parts that the format cannot express.
  consuming func written() -> WrittenCatalog {
    var result = WrittenCatalog()
    let domain = ResourceNames.stem(of: catalog.original, default: "messages")
    let translations = catalog.languages.filter { !$0.isSource }
    for language in translations {
      let locale = language.tag.map { GettextLocale.name($0) } ?? "und"
      result.files.append(("\(locale)/LC_MESSAGES/\(domain).po", Array(document(language, locale).utf8)))
    }
    if hasSource || translations.isEmpty, let source = catalog.languages.first {
      result.files.append(("\(domain).pot", Array(document(source, "").utf8)))
    }
    result.losses = catalog.losses
    return result
  }

  private mutating func document(_ language: WritableCatalog.Language, _ locale: String) -> String {
    let forms = language.isSource ? PluralForms.source : PluralForms(of: language.tag)
    let plurals =
      language.isSource ? "nplurals=INTEGER; plural=EXPRESSION;" : GettextPlurals.value(of: forms, in: language.tag)
    var fields = [
      "MIME-Version: 1.0", "Content-Type: text/plain; charset=UTF-8", "Content-Transfer-Encoding: 8bit",
      "Language: \(locale)", "Plural-Forms: \(plurals)",
    ]
    if !language.isSource, let tag = language.tag, !GettextLocale.roundTrips(tag) {
      fields.append("\(POHeader.tagField): \(tag)")
    }
    if let source = catalog.languages.first?.tag, ExactText(source.language) != "en" || source.region != nil {
      fields.append("X-Source-Language: \(GettextLocale.roundTrips(source) ? GettextLocale.name(source) : "\(source)")")
    }
    if let syntax = POHeader.syntaxes.first(where: { $0.syntax == catalog.syntax }) {
      fields.append("\(POHeader.syntaxField): \(syntax.name)")
    }
    if hasContextKeys { fields.append("\(POHeader.keyField.name): \(POHeader.keyField.value)") }
    var text = "msgid \"\"\nmsgstr \"\"\n" + fields.map { "\"\($0)\\n\"\n" }.joined()
    for message in language.messages { text += entry(message, language, forms) ?? "" }
    return text
  }

  // MARK: Entries

  private mutating func entry(
    _ message: WritableCatalog.Message, _ language: WritableCatalog.Language, _ forms: PluralForms
  ) -> String? {
    let unit = message.unit
    guard let source = sources[message.key] ?? Self.sources(of: message), !source.one.isEmpty || hasContextKeys else {
      for text in message.texts { catalog.lose(.source, of: text.unit, in: language.name) }
      return nil
    }
    if !unit.translate { catalog.lose(.translate, of: unit, in: language.name) }
    if unit.maximumWidth != nil { catalog.lose(.width, of: unit, in: language.name) }
    var entry = "\n" + notes(unit, language)
    let (texts, isFuzzy) = translations(message, language, forms)
    let flags = (isFuzzy ? ["fuzzy"] : []) + formats(message)
    if !flags.isEmpty { entry += "#, \(flags.joined(separator: ", "))\n" }
    if hasContextKeys {
      entry += Self.line("msgctxt", message.key)
    } else if let context = Self.context(of: message.key, source.one), let context {
      entry += Self.line("msgctxt", context)
    }
    entry += Self.line("msgid", source.one)
    guard message.isPlural else { return entry + Self.line("msgstr", texts.first ?? "") }
    entry += Self.line("msgid_plural", source.other)
    for (index, text) in texts.enumerated() { entry += Self.line("msgstr[\(index)]", text) }
    return entry
  }

  /// Returns the texts of a message's forms, and whether they need a review.
  private mutating func translations(
    _ message: WritableCatalog.Message, _ language: WritableCatalog.Language, _ forms: PluralForms
  ) -> (texts: [ExactText], isFuzzy: Bool) {
    let count = message.isPlural ? forms.categories.count : 1
    if message.isUniform, !language.isSource, let text = message.texts.first, let content = text.text, !content.isEmpty,
      text.progress != .untranslated
    {
      return (Array(repeating: content, count: count), text.progress == .review)
    }
    var texts = Array(repeating: ExactText(""), count: count)
    if language.isSource { return (texts, false) }
    var progresses: [(WritableCatalog.Progress, TranslationUnit)] = []
    for text in message.texts {
      guard let content = text.text else { continue }
      if content.isEmpty {
        catalog.lose(.other("an empty translation"), of: text.unit, in: language.name)
        continue
      }
      guard text.progress != .untranslated else {
        catalog.lose(.state, of: text.unit, in: language.name)
        continue
      }
      var index = 0
      if let category = text.category {
        guard let form = forms.categories.firstIndex(of: category) else {
          catalog.lose(.plural(category.keyword.string), of: text.unit, in: language.name)
          continue
        }
        index = form
      }
      texts[index] = content
      progresses.append((text.progress, text.unit))
    }
    let isFuzzy = progresses.contains { $0.0 == .review }
    // All forms of an entry share one flag.
    if isFuzzy {
      for (progress, unit) in progresses where progress == .done { catalog.lose(.state, of: unit, in: language.name) }
    }
    return (texts, isFuzzy)
  }

  /// Returns the source texts in the forms of a message, regardless of its key.
  private static func ownSources(of message: WritableCatalog.Message) -> (one: ExactText, other: ExactText)? {
    let order: [PluralCategory?] = [.other, .many, .few, .two, .zero, .one, nil]
    let other = order.lazy.compactMap { category in message.texts.first { $0.category == category }?.source }.first
    let one = message.texts.first { $0.category == .one }?.source
    return (one ?? other).map { ($0, other ?? $0) }
  }

  /// Returns the source texts of a message, for the singular and the plural.
  private static func sources(of message: WritableCatalog.Message) -> (one: ExactText, other: ExactText)? {
    guard let (first, other) = ownSources(of: message) else { return nil }
    let one = message.texts.first { $0.category == .one }?.source
    // If a message has no form `one`, its key was the singular, unless it is a name such as `days_left`.
    let isText = message.key.string.utf8.contains {
      !ASCII.isLetter($0) && !ASCII.isDigit($0) && !"_.-".utf8.contains($0)
    }
    if message.isPlural, isText, one == nil, message.key != other, context(of: message.key, other) == nil {
      return (message.key, other)
    }
    return (first, other)
  }

  /// Returns the context before the source text in a key. The inner optional is `nil` if there is none; the outer is
  /// `nil` if the key does not end with the source text.
  private static func context(of key: ExactText, _ source: ExactText) -> ExactText?? {
    if key == source { return .some(nil) }
    let (key, source) = (Array(key.string.utf8), Array(source.string.utf8))
    guard key.count > source.count, key.suffix(source.count).elementsEqual(source),
      key[key.count - source.count - 1] == UInt8(ascii: "|")
    else { return nil }
    return ExactText(utf8: key[..<(key.count - source.count - 1)])
  }

  /// Returns the flags for the format strings in the texts, if there are any.
  private func formats(_ message: WritableCatalog.Message) -> [String] {
    let formats = GettextFormat.allCases.filter { message.unit.formatting?.contains($0) ?? false }
    if !formats.isEmpty { return formats.map { "\($0.name)-format" } }
    let sources = message.texts.compactMap { $0.source }
    switch catalog.dialect {
    case .messageFormat, .composite:
      let name = catalog.dialect == .composite ? "csharp-format" : "java-format"
      return sources.contains { NumberedValues.isPattern($0.string.utf8) } ? [name] : []
    case .qt:
      let hasNumbers = sources.contains { !MessagePieces($0, in: .qt).values.isEmpty }
      return (hasNumbers ? ["qt-format"] : []) + (message.isPlural ? ["qt-plural-format"] : [])
    default: return format(message).map { [$0] } ?? []
    }
  }

  private func format(_ message: WritableCatalog.Message) -> String? {
    let texts = message.texts.flatMap { [$0.source, $0.text] }.compactMap { $0 }
    switch message.unit.messageSyntax ?? catalog.syntax {
    case .printf:
      let patterns = texts.map { Pattern($0) }
      let values = patterns.flatMap { $0.elements }.compactMap { element -> Pattern.Placeholder? in
        // Python's `%(name)s` is no placeholder of C.
        if case .placeholder(let placeholder) = element.kind, placeholder.label == nil { placeholder } else { nil }
      }
      // msgfmt rejects a C text that shows a value and omits an earlier one.
      guard !values.isEmpty, patterns.allSatisfy(Self.showsEveryValue) else { return nil }
      if catalog.datatype == "x-android-resources" || catalog.datatype == "x-compose-resources" {
        return "java-printf-format"
      }
      return values.contains { $0.conversion == .object } ? "objc-format" : "c-format"
    // Braces in Python differ slightly from those in ICU, so the flag is written only for entries that already had it.
    case .icu: return catalog.syntax != .icu && message.unit.messageSyntax == .icu ? "python-brace-format" : nil
    case .i18next, .none: return nil
    }
  }

  private static func showsEveryValue(_ pattern: Pattern) -> Bool {
    let positions = Set(pattern.positions().compactMap { $0 })
    return positions.max().map { $0 == positions.count } ?? true
  }

  /// Returns the notes as comments: the first as an extracted comment, the second as a translator's comment, and lines
  /// of code locations as references.
  private mutating func notes(_ unit: TranslationUnit, _ language: WritableCatalog.Language) -> String {
    var comments = ""
    var notes = unit.notes
    var references: ExactText?
    if let last = notes.last, Self.isReference(last) { references = notes.popLast() }
    if notes.prefix(2).contains(where: Self.losesBlanks) { catalog.lose(.note, of: unit, in: language.name) }
    for (index, note) in notes.enumerated() {
      guard index < 2 else {
        catalog.lose(.note, of: unit, in: language.name)
        break
      }
      comments += Self.comment(index == 0 ? "#." : "#", note)
    }
    return comments + (references.map { Self.comment("#:", $0) } ?? "")
  }

  /// Whether a note has blanks at the start or end of a line, which comments do not keep, or only line breaks, which are
  /// not read as a note.
  private static func losesBlanks(_ note: ExactText) -> Bool {
    let lines = note.string.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines.allSatisfy { $0.isEmpty }
      || lines.contains { line in
        line.first.map { $0 <= 0x20 } ?? false || line.last.map { $0 <= 0x20 } ?? false
      }
  }

  private static func comment(_ sign: String, _ note: ExactText) -> String {
    note.string.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { "\(sign) \(String(decoding: $0.filter { $0 != 0x0D }, as: UTF8.self))\n" }.joined()
  }

  /// Whether each line is a list of code locations: `src/a.c:12`.
  private static func isReference(_ note: ExactText) -> Bool {
    note.string.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).allSatisfy { line in
      let words = line.split(separator: 0x20)
      return !words.isEmpty
        && words.allSatisfy { word in
          guard let colon = word.lastIndex(of: UInt8(ascii: ":")), colon > word.startIndex else { return false }
          let digits = word[word.index(after: colon)...]
          return !digits.isEmpty && digits.allSatisfy(ASCII.isDigit)
        }
    }
  }

  /// Returns a keyword with its text. A text with line breaks starts on a separate line.
  static func line(_ keyword: String, _ text: ExactText) -> String {
    let bytes = Array(text.string.utf8)
    let isLong = bytes.dropLast().contains(0x0A)
    guard isLong else { return "\(keyword) \"\(POText.written(text) ?? text)\"\n" }
    var lines = "\(keyword) \"\"\n"
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      let part = ExactText(utf8: bytes[start..<end])
      lines += "\"\(POText.written(part) ?? part)\"\n"
      start = end
    }
    return lines
  }
}
