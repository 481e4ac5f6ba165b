public import WatchwordBasics
public import WatchwordLocalization

/// The content of one translation file: its messages, grouped by source file.
public struct TranslationCatalog: Sendable {
  /// The name of the file, as the user gave it.
  public let name: ExactText
  /// The file elements, in document order.
  public let files: [File]

  /// Creates a catalogue from its parts.
  package init(name: ExactText, files: [File]) {
    self.name = name
    self.files = files
  }

  /// A file element with its messages.
  public struct File: Sendable {
    /// The attributes of the file element.
    public let header: CatalogFile
    /// The messages in the order of their first units.
    public let messages: [CatalogMessage]

    /// The units in document order, except that those of a message are adjacent.
    public var units: [TranslationUnit] { Array(messages.joined()) }

    /// Creates a file element from its messages, each of which must have a different key.
    package init(header: CatalogFile, messages: [CatalogMessage]) {
      self.header = header
      self.messages = messages
    }

    /// Creates a file element from its units, which are grouped into messages by key.
    package init(header: CatalogFile, units: some Sequence<TranslationUnit>) {
      var messages = MessageList()
      for unit in units { messages.append(unit) }
      self.init(header: header, messages: messages.all)
    }
  }
}

extension TranslationCatalog {
  /// Reads a translation file.
  ///
  /// ```swift
  /// func texts(in bytes: [UInt8]) throws -> Catalog? {
  ///   try TranslationCatalog(bytes).compiled().value
  /// }
  /// ```
  ///
  /// The bytes determine the format, or else `name`, which is also the name of the file in findings.
  ///
  /// - Throws: `UnusableCatalog` if there is any error in the file. To use a catalogue despite errors, see
  /// ``CatalogFormat/read(_:name:)``.
  public init(_ bytes: [UInt8], name: SystemPath = "catalogue") throws(UnusableCatalog) {
    let format = CatalogFormat.format(ofFileNamed: name, startingWith: bytes)
    let reading = format.read(bytes, name: name.name)
    guard reading.isSound, let catalog = reading.value else {
      throw UnusableCatalog(findings: reading.findings)
    }
    self = catalog
  }

  /// Reads a translation file from its text.
  ///
  /// - Throws: `UnusableCatalog` if there is any error in the file.
  public init(_ text: String, name: SystemPath = "catalogue") throws(UnusableCatalog) {
    try self.init(Array(text.utf8), name: name)
  }
}

extension TranslationCatalog {
  /// Returns the texts that an app shows after importing the file.
  ///
  /// Each message has the text of
  /// ``CatalogFile/shownText(of:)``; a message without one falls back to another language. The value is `nil` if the
  /// file does not name a language, or its language tag is not well-formed.
  ///
  /// An app has several tables of texts, but a catalogue has only one: if two file elements have the same message, the
  /// first one is used, with a warning if the texts differ. A warning is also reported if a substitution is translated,
  /// but the message that it belongs to is not; that message then falls back as a whole.
  public func compiled() -> Reading<Catalog> {
    var compilation = Compilation(name: name)
    guard let locale = compilation.locale(of: self) else { return Reading(nil, compilation.findings.all) }
    for (number, file) in files.enumerated() { compilation.add(file, number: number) }
    return compilation.finish(locale)
  }
}

/// The state of compiling a catalogue.
private struct Compilation {
  private let name: ExactText
  private var messages: [MessageID: Message] = [:]
  /// For each message, the number of its file element and its first text.
  private var first: [MessageID: (file: Int, text: ExactText)] = [:]
  private(set) var findings = FindingList()

  init(name: ExactText) { self.name = name }

  /// Returns the language of the first file element that names one.
  mutating func locale(of catalog: TranslationCatalog) -> LanguageTag? {
    guard let file = catalog.files.first(where: { $0.header.shownLanguage != nil })?.header,
      let language = file.shownLanguage
    else {
      let start = catalog.files.first?.header.span ?? SourceSpan(at: .start)
      report(
        .missingTargetLanguage, at: start, "The file does not name a language", help: "Write target-language=\"…\"")
      return nil
    }
    if let locale = LanguageTag(language.string) { return locale }
    report(
      .invalidLanguageTag, at: file.targetLanguageSpan ?? file.sourceLanguageSpan ?? file.span,
      "\"\(language.clipped)\" is not a language tag", help: "Write a tag as BCP 47 defines it, such as pt-BR")
    return nil
  }

  mutating func add(_ file: TranslationCatalog.File, number: Int) {
    for message in file.messages { add(message, of: file.header, number: number) }
  }

  private mutating func add(_ message: CatalogMessage, of file: CatalogFile, number: Int) {
    let id = MessageID(message.key)
    let widest = message.widestTexts
    var entries: [Catalog.Entry] = []
    var units: [TranslationUnit] = []
    for (index, unit) in message.enumerated() {
      guard let text = file.shownText(of: unit)?.text else { continue }
      // Messages are not looked up by width here.
      if unit.variation.width != nil, !widest.contains(index) { continue }
      let known = first[id, default: (number, text)]
      first[id] = known
      if known.file == number {
        entries.append(Catalog.Entry(id, text, at: unit.variation))
        units.append(unit)
      } else if !unit.variation.isWhole || known.text != text {
        report(
          .duplicateText.mild, at: unit.span, unit: unit.id,
          "An earlier <file> has this message too, and its text is used",
          help: "Give one of the messages another id, or compile them from separate files")
      }
    }
    let (built, problems) = Catalog.message(from: entries)
    if let built { messages[id] = built }
    for problem in problems {
      report(
        problem.kind == .messageMissing ? problem.kind.finding.mild : problem.kind.finding,
        at: units[problem.entry].span, unit: units[problem.entry].id, problem.kind.sentence)
    }
  }

  func finish(_ locale: LanguageTag) -> Reading<Catalog> {
    Reading(Catalog(locale: locale, messages: messages), findings.all)
  }

  private mutating func report(
    _ kind: FindingKind, at span: SourceSpan, unit: ExactText? = nil, _ message: String,
    help: String? = nil
  ) {
    findings.append(
      Finding(kind, file: name, span: span, unit: unit, message: message, help: help))
  }
}
