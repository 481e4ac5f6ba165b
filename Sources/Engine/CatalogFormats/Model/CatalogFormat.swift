public import WatchwordBasics

/// A format of translation files.
///
/// To add a format, add a folder next to `XLIFF12` with a value of this type, and an entry in
/// ``all``. Callers do not name formats: `format(ofFileNamed:startingWith:)` returns the right one.
public struct CatalogFormat: Sendable {
  /// The stable name of the format: `xliff-1.2`.
  public let id: ExactText
  /// The name shown to people: `XLIFF 1.2`.
  public let title: String
  /// The file name extensions, in lower case, such as `.xliff`.
  package let fileExtensions: [String]

  /// Whether a file with this start has this format, judged only by its content.
  let recognizesContent: @Sendable (DocumentHead) -> Bool
  /// Reads a document and passes its content to the collector; returns whether it was read to its end.
  let readDocument: @Sendable (consuming [UInt8], DocumentContext, CatalogCollector) -> Bool
  /// Converts the document to UTF-8; by default, as XML.
  var decode: @Sendable ([UInt8]) -> [UInt8] = { XMLText.utf8(of: $0) }

  /// Applies fixes to the bytes of a document; by default, to XML.
  var edit: @Sendable ([Fix], [UInt8]) -> FixedDocument = { DocumentEditor.apply($0, to: $1) }

  /// Whether a path, such as one in a language folder, belongs to a file in this format if neither the extension nor
  /// the content of the file identifies the format.
  var matchesPath: @Sendable (SystemPath) -> Bool = { _ in false }

  /// Whether a path that matches no other format belongs to a file in this format if the user names the file.
  var acceptsPath: @Sendable (SystemPath) -> Bool = { _ in false }

  /// Returns the possible paths of the source texts of the file at a path, the most likely one first.
  ///
  /// If there are none, a document contains its source texts itself, or is a source. In a bilingual format, the sources
  /// of a document may be keys, whose texts are the translations in the document at such a path.
  var sources: @Sendable (SystemPath) -> [SystemPath] = { _ in [] }

  /// The usual path of a German file, in a format with a file for each language: `values-de/strings.xml`.
  package internal(set) var usualPath: String?

  /// Returns the name of the source file of the file at a path, in a format with a file for each language.
  var original: (@Sendable (SystemPath) -> ExactText)?

  /// Writes new documents for file elements with the same source texts, one for each language; `nil` if the format is
  /// read-only.
  var write: (@Sendable ([TranslationCatalog.File]) -> WrittenCatalog)?

  /// Merges file elements into a document of this format, and changes only what differs. It returns `nil` if the
  /// document cannot be read.
  var update: (@Sendable ([TranslationCatalog.File], [UInt8]) -> WrittenCatalog?)?

  /// Replaces the translations and the language of a document by those of file elements. It returns `nil` if the
  /// document must be written anew.
  var replaceTranslations: (@Sendable ([TranslationCatalog.File], CatalogDocument) -> [UInt8]?)?

  /// Converts a document to another format that differs only in the head. It returns `nil` if there are other
  /// differences.
  var convertVersion: (@Sendable (CatalogDocument, CatalogFormat) -> [UInt8]?)?

  /// Returns the parts of a document that the model lacks and that therefore cannot be converted to other formats.
  var unmodelledContent: @Sendable (CatalogDocument) -> [CatalogLoss] = { _ in [] }

  /// Whether a document contains the texts of several source files, each in its own file element.
  package internal(set) var holdsSeveralResources = false

  /// The extensions of other file types that also end with one of ``fileExtensions``.
  var excludedExtensions: [String] = []

  /// Whether a document contains source texts and translations side by side.
  var isBilingual = false

  /// The elements of a document that are units, in an XML format; `nil` for every other format.
  var unitElements: XMLUnitElements?

  /// Finds the part of a document that marks the translation of a unit as finished; `nil` in formats without such
  /// states.
  var findStateSlot: (@Sendable (TranslationUnit, DocumentText) -> StateSlot?)?

  /// Adds translations to a document that has no entry for them; `nil` in formats that do not support it.
  var additions: TranslationAdditions?

  /// Whether documents of the format are XML.
  package var isXML: Bool { unitElements != nil }

  /// All formats, the most common ones first.
  public static let all: [CatalogFormat] = [
    .xliff12, .xliff21, .xliff22, .xcstrings, .appleStrings, .stringsdict, .android, .arb, .i18next, .po,
    .javaProperties, .resx, .qtLinguist,
  ]

  // MARK: Recognising

  /// The number of bytes that are read initially to recognise a file; they must include its encoding declaration.
  package static let headLength = 64 * 1024

  /// Returns the format of a file, determined by its content or else by its name.
  ///
  /// If no format matches, this is XLIFF 1.2, whose reader reports what it expected.
  package static func format(ofFileNamed name: SystemPath, startingWith head: DocumentHead) -> CatalogFormat {
    if let format = head.format ?? all.first(where: { $0.matches(name) }) { return format }
    if JavaPropertiesName.isProperties(name) { return .javaProperties }
    // If the user names a JSON file whose folder matches no format, it is most likely an i18next file.
    return name.hasSuffix(".json") && head.content.first == UInt8(ascii: "{") ? .i18next : .xliff12
  }

  /// Returns the format of a document in memory.
  public static func format(ofFileNamed name: SystemPath, startingWith document: [UInt8]) -> CatalogFormat {
    format(ofFileNamed: name, startingWith: DocumentHead(document))
  }

  /// Whether a file has this format, judged by its name or by the start of its content.
  package func recognizes(_ name: SystemPath, startingWith head: DocumentHead) -> Bool {
    matches(name) || recognizesContent(head)
  }

  /// Whether this is the name of a catalogue in any format.
  package static func matches(_ name: SystemPath) -> Bool { all.contains { $0.matches(name) } }

  /// Whether a file whose path does not identify it is a catalogue by its folder or ending, and its content: Android reads
  /// all XML files in a folder of values, some of which have texts, and `.ts` is also the ending of TypeScript.
  package static func holdsTexts(_ path: SystemPath, startingWith head: @autoclosure () -> DocumentHead) -> Bool {
    AndroidFolder.isResource(path) && AndroidRecognizer.holdsTexts(head())
      || QtRecognizer.hasEnding(path) && QtRecognizer.isTranslation(head())
  }

  /// Whether a file at a path that the user names can have any format.
  package static func accepts(_ path: SystemPath) -> Bool { all.contains { $0.accepts(path) } }

  /// Whether a file or folder is named after a language.
  package static func isNamedAfterLanguage(_ path: SystemPath) -> Bool {
    LocaleName.tag(LocaleName.stem(of: path)) != nil
  }

  /// Whether this is the path of a file in this format, judged by its extension or its folders.
  package func matches(_ path: SystemPath) -> Bool { hasExtension(path) || matchesPath(path) }

  /// Whether a file at a path that the user names can have this format, even if its folder does not indicate the
  /// format.
  package func accepts(_ path: SystemPath) -> Bool { matches(path) || acceptsPath(path) }

  /// The formats with their extensions or typical paths, for people who look for a catalogue.
  package static var expectedFiles: String {
    var titles: [(title: String, names: [String])] = []
    for format in all {
      let names = format.fileExtensions.isEmpty ? [format.usualPath].compactMap { $0 } : format.fileExtensions
      if !names.isEmpty { titles.append((format.family, names)) }
    }
    return titles.map { "\($0.title) (\($0.names.joined(separator: ", ")))" }.joinedAsChoice
  }

  /// The title without a version: `XLIFF`.
  private var family: String { title.hasPrefix("XLIFF") ? "XLIFF" : title }

  /// The file name extensions of catalogues, in all formats.
  package static var fileExtensions: [String] { all.flatMap { $0.fileExtensions } }

  /// Whether a file name has an extension of this format, ignoring case.
  package func hasExtension(_ name: SystemPath) -> Bool {
    fileExtensions.contains { name.hasSuffix($0) } && !excludedExtensions.contains { name.hasSuffix($0) }
  }

  // MARK: Reading

  /// Reads a document from memory; `name` is its name in findings.
  ///
  /// `sources` are the texts that it translates, if they are in another document. `path` is its assumed path, for
  /// formats in which folders determine the language; by default, it is the name. No other files are read.
  public func reading(
    of bytes: consuming [UInt8], name: ExactText, sources: SourceTable? = nil, at path: SystemPath? = nil
  ) -> CatalogReading {
    let collector = CatalogCollector(name)
    let isComplete = readDocument(bytes, DocumentContext(name: name, sources: sources, path: path), collector)
    return collector.reading(isComplete: isComplete)
  }

  /// Reads a whole document from memory; `name` is its name in findings. Only the first `FindingList.maximum` findings
  /// are kept.
  public func read(_ bytes: consuming [UInt8], name: ExactText) -> Reading<TranslationCatalog> {
    reading(of: bytes, name: name).value
  }

  /// Converts a document in any encoding to UTF-8, to show its lines. The places of findings are valid in the result.
  ///
  /// The result ends before the first bytes that do not encode a character. A document in UTF-8 is returned unchanged.
  package func utf8(of bytes: [UInt8]) -> [UInt8] { decode(bytes) }

  // MARK: Writing

  /// The name of the format on the command line: the id without punctuation, such as `xliff12`.
  package var optionName: String {
    String(decoding: id.string.utf8.filter { ASCII.isLetter($0) || ASCII.isDigit($0) }, as: UTF8.self)
  }

  /// Whether documents of this format can be updated: see ``updating(_:with:)``.
  public var isUpdatable: Bool { update != nil }

  /// Whether catalogues can be written in this format.
  public var isWritable: Bool { write != nil }

  /// Writes file elements with the same source texts, one for each language; returns `nil` if the format is read-only.
  ///
  /// The elements may come from documents of any format.
  public func writing(_ files: [TranslationCatalog.File]) -> WrittenCatalog? { write?(files) }

  /// Merges the translations of file elements into a document of this format.
  ///
  /// Only the bytes of texts and states that differ change, and new translations are added in the layout of the
  /// document. The value is `nil` if the format does not support this, or the document cannot be read.
  public func updating(_ document: [UInt8], with files: [TranslationCatalog.File]) -> WrittenCatalog? {
    update.flatMap { $0(files, document) }
  }

  // MARK: Editing

  /// Applies fixes to a document, and changes only the bytes of their spans.
  ///
  /// Each fix is applied as a whole or not at all. If two overlap, only the first one in the order of their places is
  /// applied; read the result again to find the other one, if it still applies. A fix is also skipped if its places are
  /// not in the document. If the document cannot be written back in its encoding byte for byte, no fix is applied.
  public func applying(_ fixes: [Fix], to document: [UInt8]) -> FixedDocument { edit(fixes, document) }

  /// Returns the possible paths of the source texts of the file at a path, the most likely one first; empty for a
  /// source, and for a format whose documents contain their source texts.
  package func sourcePaths(ofFileNamed path: SystemPath) -> [SystemPath] { sources(path) }

  /// Returns the name of the source file of the file at a path, which is the same in all languages, or `nil` for a
  /// format without a file for each language.
  package func original(ofFileNamed path: SystemPath) -> ExactText? { original?(path) }

  /// Returns the texts that the file with this name translates, if they are in another file. `open` returns the bytes
  /// of a file, or `nil` if it does not exist.
  public func sourceTable(besideFileNamed name: ExactText, _ open: (SystemPath) -> [UInt8]?) -> SourceTable? {
    let own = SystemPath(name.string)
    for path in sources(own) {
      guard let catalog = open(path).flatMap({ read($0, name: path.name).value }) else { continue }
      // Apple's systems look for a key in the `.stringsdict` file first.
      let rules = own.hasSuffix(".strings") ? SystemPath(bytes: own.bytes + "dict".utf8) : nil
      let others = rules.flatMap { open($0) }.flatMap { Self.stringsdict.read($0, name: name).value }
      return SourceTable(catalog, translatedElsewhere: Set((others?.files ?? []).flatMap { $0.units }.map { $0.key }))
    }
    return nil
  }
}
