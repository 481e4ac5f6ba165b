import WatchwordBasics
import WatchwordLocalization

/// Creates the units of a file of application resources ("Application Resource Bundle Specification").
struct ARBReader {
  private let collector: CatalogCollector
  private let context: DocumentContext
  private var document: JSONDocument
  private var language: LanguageTag?
  private var isTranslation = false
  private var descriptions: [ExactText: [ExactText]] = [:]
  private var keys: Set<ExactText> = []

  init(_ bytes: [UInt8], _ context: DocumentContext, _ collector: CatalogCollector) {
    self.context = context
    self.collector = collector
    document = JSONDocument(bytes, context, collector)
  }

  /// Reads the document, and returns whether it was read to its end.
  consuming func read() -> Bool {
    guard let (root, members) = document.object(of: "ARB") else { return false }
    let kept = JSONDocument.members(members)
    begin(kept, root)
    for member in kept where member.key.text.string.utf8.first != UInt8(ascii: "@") { add(member) }
    if isTranslation, let sources = context.sources {
      let start = SourceSpan(at: document.source.position(at: root.range.lowerBound))
      for unit in sources.missing(keys: keys, in: language, at: start) { collector.add(unit) }
    }
    collector.endFile()
    return !document.isFull
  }

  // MARK: The file

  private mutating func begin(_ members: [JSONMember], _ root: JSONNode) {
    let name = ARBName(context.path)
    language = name.language
    var languageSpan: SourceSpan?
    for member in members where member.key.text.string.utf8.first == UInt8(ascii: "@") {
      if member.key.text == "@@locale" {
        guard case .string(let value) = member.node.value, let tag = LanguageTag(posix: value.text.string) else {
          document.report(
            .unexpectedValue, at: member.node.range, "The value of \"@@locale\" does not name a language",
            help: "Write a language tag, such as \"de\" or \"pt_BR\"")
          continue
        }
        languageSpan = document.source.span(of: JSONDocument.content(of: value))
        if let named = name.language, named != tag, Self.isKnownToFlutter(named) {
          document.report(
            .unexpectedValue, at: JSONDocument.content(of: value),
            "\"@@locale\" is \"\(value.text.excerpt)\", but the file is named after \"\(named)\"; Flutter rejects such a file",
            help: "Write \"\(named)\", or rename the file")
          continue
        }
        language = tag
      } else if !member.key.text.string.utf8.starts(with: "@@".utf8) {
        readMetadata(from: member)
      }
    }
    isTranslation = context.sources != nil
    let written = language.map { ExactText("\($0)") }
    var file = CatalogFile.Attributes(
      messageSyntax: .icu, span: document.source.span(of: root.range.lowerBound..<root.range.lowerBound + 1))
    file.original = name.original
    file.datatype = "x-arb"
    file.setLanguage(written, at: languageSpan, of: context.sources, orSource: "en")
    collector.begin(CatalogFile(file))
  }

  /// Whether Flutter takes a file's name for that of the language: it knows those with two letters and two others
  /// (Flutter, gen_l10n_types.dart, `_iso639Languages`).
  private static func isKnownToFlutter(_ tag: LanguageTag) -> Bool {
    tag.language.utf8.count == 2 || ["fil", "gsw"].contains(ExactText(tag.language))
  }

  /// Reads the metadata of a text from the member `@key`.
  private mutating func readMetadata(from member: JSONMember) {
    guard case .object(let attributes) = member.node.value else {
      return document.reportType(
        of: member.node, at: member.key.text, expected: "an object with a description",
        help: "Write {\"description\": \"…\"}")
    }
    var notes: [ExactText] = []
    for attribute in attributes where attribute.key.text == "description" {
      if case .string(let text) = attribute.node.value, !text.text.isEmpty { notes.append(text.text) }
    }
    descriptions[ExactText(member.key.text.string.dropFirst())] = notes
  }

  // MARK: Texts

  private mutating func add(_ member: JSONMember) {
    let key = member.key.text
    // Tools write null for a missing text.
    if case .null = member.node.value { return }
    guard case .string(let string) = member.node.value else {
      return document.reportType(
        of: member.node, at: key, expected: "a text", help: "Write the text in quotation marks")
    }
    guard document.accepts(string, of: key) else { return }
    keys.insert(key)
    // Flutter generates methods only for the keys of the source file.
    if !isTranslation { checkName(key, at: member.key.range) }
    document.mark(at: member.key.range.lowerBound)
    let bytes = Array(string.text.string.utf8)
    guard bytes.contains(UInt8(ascii: "{")), let plural = ICUPlural(bytes) else {
      return add(member, string, string.text, .whole, JSONDocument.content(of: string))
    }
    let offsets = document.source.offsets(of: string)
    for form in plural.forms {
      add(
        member, string, ExactText(utf8: bytes[form.text]),
        VariationPath(plural: form.category.keyword), countName: plural.name,
        offsets[form.text.lowerBound]..<offsets[form.text.upperBound])
    }
  }

  /// Reports a key that is not a valid method name in Dart (Flutter, "Internationalizing Flutter apps").
  private mutating func checkName(_ key: ExactText, at range: Range<Int>) {
    let bytes = key.string.utf8
    guard let first = bytes.first else { return }
    let isName = bytes.allSatisfy { ASCII.isWord($0) || $0 == UInt8(ascii: "$") }
    guard isName, !ASCII.isDigit(first) else {
      return document.report(
        .unusableKey, at: range, unit: key, "\"\(key.excerpt)\" is not a valid method name in Dart",
        help: "Use letters without accents, digits and _, and start with a small letter")
    }
    guard first == UInt8(ascii: "_") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return }
    document.report(
      .unusableKey.mild, at: range, unit: key,
      "\"\(key.excerpt)\" starts with \(first == UInt8(ascii: "_") ? "_" : "a capital letter"), which Flutter rejects",
      help: "Start the key with a small letter, in all languages and in the code")
  }

  private mutating func add(
    _ member: JSONMember, _ string: JSONString, _ text: ExactText, _ variation: VariationPath,
    countName: ExactText? = nil, _ content: Range<Int>
  ) {
    let key = member.key.text
    let id = SourceTable.id(key, variation)
    let start = document.span(of: member.key.range.lowerBound..<member.key.range.lowerBound).start
    let segment = document.segment(text, content, in: string.range)
    let span = SourceSpan(start: start, end: segment.span.end)
    let source = isTranslation ? context.sources?.source(of: key, variation, id, at: span) : segment
    let notes = descriptions[key] ?? (isTranslation ? context.sources?.unit(key, variation, id)?.notes : nil) ?? []
    collector.add(
      TranslationUnit(
        id: id, key: key, variation: variation, source: source, target: isTranslation ? segment : nil, notes: notes,
        countName: countName, span: span))
  }
}
