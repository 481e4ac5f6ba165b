import WatchwordBasics
import WatchwordLocalization

/// Creates the units of an i18next file (i18next, "JSON Format", v4).
struct I18nextReader {
  private let collector: CatalogCollector
  private let context: DocumentContext
  private var document: JSONDocument
  private let path: I18nextPath
  private let isTranslation: Bool
  /// Whether the keys are the source texts, as in most of Laravel's projects (Laravel, "Localization", "Using
  /// Translation Strings as Keys").
  private var hasTextsAsKeys = false
  private var keys: Set<ExactText> = []

  init(_ bytes: [UInt8], _ context: DocumentContext, _ collector: CatalogCollector) {
    self.context = context
    self.collector = collector
    document = JSONDocument(bytes, context, collector)
    path = I18nextPath(context.path)
    isTranslation = context.sources != nil
  }

  /// Reads the document, and returns whether it was read to its end.
  consuming func read() -> Bool {
    guard let (root, members) = document.object(of: "i18next") else { return false }
    let start = document.source.span(of: root.range.lowerBound..<root.range.lowerBound + 1)
    let written = path.language.map { ExactText("\($0)") }
    var file = CatalogFile.Attributes(messageSyntax: .i18next, span: start)
    file.original = path.original
    file.datatype = path.isWebExtension ? "x-webextension" : "x-i18next"
    file.setLanguage(written, of: context.sources, orSource: "en")
    if file.sources == .missing, Self.areTexts(members) {
      hasTextsAsKeys = true
      file.sources = .units
      (file.sourceLanguage, file.targetLanguage) = ("en", written)
    }
    collector.begin(CatalogFile(file))
    add(members, under: nil)
    if isTranslation, let sources = context.sources {
      for unit in sources.missing(keys: keys, in: path.language, at: start)
      where !unit.mayLackTranslation && !I18nextKey.isUnneeded(unit.key, given: keys, in: path.language) {
        collector.add(unit)
      }
    }
    collector.endFile()
    return !document.isFull
  }

  /// Whether most keys of a flat file have several words.
  private static func areTexts(_ members: [JSONMember]) -> Bool {
    let isFlat = members.allSatisfy { if case .string = $0.node.value { true } else { false } }
    return isFlat && members.count { $0.key.text.string.has(0x20) } * 2 > members.count
  }

  private mutating func add(_ members: [JSONMember], under parent: ExactText?) {
    var kept = JSONDocument.members(members)
    // The schema of inlang's files is no text.
    if parent == nil { kept.removeAll { $0.key.text == "$schema" } }
    // slang's comment on the text `key` is called `@key`.
    let names = Set(kept.map { $0.key.text })
    kept.removeAll {
      $0.key.text.string.utf8.first == UInt8(ascii: "@")
        && names.contains(ExactText(String($0.key.text.string.dropFirst())))
    }
    let plurals = I18nextKey.plurals(kept)
    for member in kept {
      let name = member.key.text
      if let (base, category) = I18nextKey.split(name), case .string(let text) = member.node.value {
        let key = Self.key(base, under: parent)
        let variation = VariationPath(plural: category.keyword)
        if plurals.contains(base) || isPlural(key) {
          add(text, key, variation, from: member.key.range.lowerBound)
          continue
        }
      }
      add(member.node, Self.key(name, under: parent), from: member.key.range.lowerBound)
    }
  }

  /// Whether the source has plural forms for a key.
  private func isPlural(_ key: ExactText) -> Bool {
    context.sources?.unit(withID: SourceTable.id(key, VariationPath(plural: PluralCategory.other.keyword))) != nil
  }

  private static func key(_ name: ExactText, under parent: ExactText?) -> ExactText {
    parent.map { ExactText("\($0).\(name)") } ?? name
  }

  private mutating func add(_ node: JSONNode, _ key: ExactText, from start: Int) {
    switch node.value {
    case .string(let text): add(text, key, .whole, from: start)
    case .object(let members):
      if let (text, note) = described(members) {
        add(text, key, .whole, note: note, from: start)
      } else {
        add(members, under: key)
      }
    case .array(let nodes):
      for (index, node) in nodes.enumerated() { add(node, ExactText("\(key).\(index)"), from: node.range.lowerBound) }
    // A text that is null falls back to the next language.
    case .null: break
    // i18next passes these values to the app unchanged, and most apps show them.
    case .bool, .number:
      document.reportType(
        of: node, at: key, isMild: true, expected: "a text", help: "Write the text in quotation marks")
    }
  }

  /// Returns the text and the note of an object that describes one text: `{"message": …, "description": …}` of
  /// WebExtensions, `{"defaultMessage": …, "description": …}` that FormatJS extracts; `nil` for an object of texts.
  private func described(_ members: [JSONMember]) -> (text: JSONString, note: ExactText?)? {
    let name: ExactText = path.isWebExtension ? "message" : "defaultMessage"
    let others: [ExactText] = ["description", "placeholders", "id", "hash"]
    var (text, note): (JSONString?, ExactText?)
    for member in JSONDocument.members(members) {
      switch member.node.value {
      case .string(let string) where member.key.text == name: text = string
      case .string(let string) where member.key.text == "description": note = string.text
      default: guard others.contains(member.key.text) else { return nil }
      }
    }
    return text.map { ($0, note) }
  }

  private mutating func add(
    _ string: JSONString, _ key: ExactText, _ variation: VariationPath, note: ExactText? = nil, from start: Int
  ) {
    guard document.accepts(string, of: key) else { return }
    keys.insert(key)
    document.mark(at: start)
    let id = SourceTable.id(key, variation)
    let start = document.span(of: start..<start).start
    let segment = document.segment(string.text, JSONDocument.content(of: string), in: string.range)
    let span = SourceSpan(start: start, end: segment.span.end)
    // Tools write an empty text if there is no translation yet.
    let isTranslation = isTranslation || hasTextsAsKeys
    let target = isTranslation && !string.text.isEmpty ? segment : nil
    let source =
      hasTextsAsKeys
      ? Segment(text: key, inOtherFileAt: span)
      : isTranslation ? context.sources?.source(of: key, variation, id, at: span) : segment
    let unit = TranslationUnit(
      id: id, key: key, variation: variation, source: source,
      target: target, notes: [note].compactMap { $0 }, mayLackTranslation: I18nextKey.mayLackTranslation(key),
      span: span)
    collector.add(isTranslation && target == nil ? TranslationUnit(unit, emptyTarget: segment) : unit)
  }
}
