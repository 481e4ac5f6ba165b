public import WatchwordDiagnostics

/// A format of translation files.
///
/// To add a format, add a folder beside `XLIFF12` with a value of this type, and a line in ``all``. Callers do not name
/// formats: `format(ofFileNamed:startingWith:)` returns the right one.
public struct CatalogFormat: Sendable {
  /// The stable name of the format in options of the command: `xliff-1.2`.
  public let id: ExactText
  /// The name for people: `XLIFF 1.2`.
  public let title: String
  /// The endings of its file names, in lower case, such as `.xliff`.
  package let endings: [String]

  /// Whether a file that starts like this has this format, judged by its content alone.
  let recognizesContent: @Sendable (DocumentHead) -> Bool
  /// Reads a document and passes its content on; returns whether it was read to its end.
  let readDocument: @Sendable (consuming [UInt8], DocumentContext, CatalogCollector) -> Bool
  /// Converts the document to UTF-8.
  let decode: @Sendable ([UInt8]) -> [UInt8]

  /// Applies fixes to the bytes of a document.
  let edit: @Sendable ([Fix], [UInt8]) -> FixedDocument

  /// Whether a path is that of a file in this format, where neither an ending nor the content tells: in a folder of a
  /// language, for example.
  var claimsPath: @Sendable (SystemPath) -> Bool = { _ in false }

  /// Whether a path that nothing else claims is that of a file in this format if somebody names it.
  var mayHavePath: @Sendable (SystemPath) -> Bool = { _ in false }

  /// The files that may have the source texts of the file at a path, the best one first. Without any, a document has its
  /// source texts itself, or is a source.
  var sources: @Sendable (SystemPath) -> [SystemPath] = { _ in [] }

  /// The usual path of a file in German, in a format with a file for each language: `values-de/strings.xml`.
  package internal(set) var usualPath: String?

  /// The name of the source file of the file at a path, in a format with a file for each language.
  var original: (@Sendable (SystemPath) -> ExactText)?

  /// Writes file elements with the same source texts anew, one for each language; `nil` if the format is only read.
  var write: (@Sendable ([TranslationCatalog.File]) -> WrittenCatalog)?

  /// Puts file elements into a document of this format, so that only what differs changes; `nil` in its result if the
  /// document cannot be read.
  var update: (@Sendable ([TranslationCatalog.File], [UInt8]) -> WrittenCatalog?)?

  /// Puts the translations and the language of file elements in the place of a document's own; `nil` in its result if the
  /// document has to be written anew.
  var replaceTranslations: (@Sendable ([TranslationCatalog.File], CatalogDocument) -> [UInt8]?)?

  /// Makes a document one of another format in which only its head differs; `nil` in its result if more does.
  var restate: (@Sendable (CatalogDocument, CatalogFormat) -> [UInt8]?)?

  /// What a document says beyond the model, so that no other format gets it.
  var remainder: @Sendable (CatalogDocument) -> [CatalogLoss] = { _ in [] }

  /// Whether a document has the texts of several source files, each in a file element of its own.
  package internal(set) var holdsSeveralResources = false

  /// The endings of other files that end in one of ``endings`` too.
  var otherEndings: [String] = []

  /// Whether a document has source texts and translations beside each other.
  var isBilingual = false

  /// Which elements of a document are units, in a format of XML; `nil` for every other format.
  var unitElements: XMLUnitElements?

  /// What says in a document whether the translation of a unit is finished; `nil` in formats without such states.
  var findStateMark: (@Sendable (TranslationUnit, DocumentText) -> StateMark?)?

  /// How a translation comes into a document that has no place for it; `nil` in formats where it cannot.
  var additions: TranslationAdditions?

  /// Whether documents of the format are XML.
  package var isXML: Bool { unitElements != nil }

  /// All formats, the most common ones first.
  public static let all: [CatalogFormat] = [
    .xliff12, .xliff21, .xliff22, .xcstrings, .appleStrings, .stringsdict, .android, .arb, .i18next, .po,
  ]

  // MARK: Recognising

  /// How many bytes of a file are read at first to recognise it; its encoding must show in them.
  package static let headLength = 64 * 1024

  /// The format of a file, by its content or else by its name.
  ///
  /// If no format recognises the file, this is XLIFF 1.2, whose reader reports what it expected.
  package static func format(ofFileNamed name: SystemPath, startingWith head: DocumentHead) -> CatalogFormat {
    if let format = head.format ?? all.first(where: { $0.claims(name) }) { return format }
    // Whoever names a file of JSON that no folder claims means i18next's.
    return name.hasSuffix(".json") && head.content.first == UInt8(ascii: "{") ? .i18next : .xliff12
  }

  /// The format of a document in memory, as above.
  public static func format(ofFileNamed name: SystemPath, startingWith document: [UInt8]) -> CatalogFormat {
    format(ofFileNamed: name, startingWith: DocumentHead(document))
  }

  /// Whether a file with this name, or one that starts like this, has this format.
  package func recognizes(_ name: SystemPath, startingWith head: DocumentHead) -> Bool {
    claims(name) || recognizesContent(head)
  }

  /// Whether this is the name of a catalogue.
  package static func claims(_ name: SystemPath) -> Bool { all.contains { $0.claims(name) } }

  /// Whether this is the path of a file of this format, by its ending or its folders.
  package func claims(_ path: SystemPath) -> Bool { hasEnding(path) || claimsPath(path) }

  /// Whether a file at this path that somebody names can have this format; its folder alone would not show it.
  package func mayHave(_ path: SystemPath) -> Bool { claims(path) || mayHavePath(path) }

  /// The formats with their endings, or with a path where their files are, for people who look for a catalogue.
  package static var expectedFiles: String {
    var titles: [(title: String, names: [String])] = []
    for format in all {
      let names = format.endings.isEmpty ? [format.usualPath].compactMap { $0 } : format.endings
      if !names.isEmpty { titles.append((format.family, names)) }
    }
    return titles.map { "\($0.title) (\($0.names.joined(separator: ", ")))" }.joinedAsChoice
  }

  /// The title without a version: `XLIFF`.
  private var family: String { title.hasPrefix("XLIFF") ? "XLIFF" : title }

  /// The endings of the names of catalogues, in all formats.
  package static var endings: [String] { all.flatMap { $0.endings } }

  /// Whether a file name has an ending of this format, ignoring case.
  package func hasEnding(_ name: SystemPath) -> Bool {
    endings.contains { name.hasSuffix($0) } && !otherEndings.contains { name.hasSuffix($0) }
  }

  // MARK: Reading

  /// Reads a document from memory; `name` is its name in findings.
  ///
  /// `sources` are the texts that it translates, if another document has them. `path` is where it counts as being, for
  /// formats in which folders say the language; without it, its name is. Files beside it are not read.
  public func reading(
    of bytes: consuming [UInt8], name: ExactText, sources: SourceTable? = nil, at path: SystemPath? = nil
  ) -> CatalogReading {
    let collector = CatalogCollector()
    let isComplete = readDocument(bytes, DocumentContext(name: name, sources: sources, path: path), collector)
    return collector.reading(of: name, isComplete: isComplete)
  }

  /// Reads a whole document from memory; `name` is its name in findings, of which the first
  /// `FindingList.maximum` are kept.
  public func read(_ bytes: consuming [UInt8], name: ExactText) -> Reading<TranslationCatalog> {
    reading(of: bytes, name: name).value
  }

  /// Converts a document of any encoding to UTF-8, to show its lines. Places of findings are valid in it.
  ///
  /// The result ends before bytes that are not a character of the encoding. A document in UTF-8 is returned unchanged.
  package func utf8(of bytes: [UInt8]) -> [UInt8] { decode(bytes) }

  // MARK: Writing

  /// The name of the format where people type it: the id without signs, such as `xliff12`.
  package var optionName: String {
    String(decoding: id.string.utf8.filter { ASCII.isLetter($0) || ASCII.isDigit($0) }, as: UTF8.self)
  }

  /// Whether documents of this format can be updated: see ``updating(_:with:)``.
  public var isUpdatable: Bool { update != nil }

  /// Whether catalogues can be written in this format.
  public var isWritable: Bool { write != nil }

  /// Writes file elements with the same source texts, one for each language; `nil` if the format is only read.
  ///
  /// The elements may come from documents of any format.
  public func writing(_ files: [TranslationCatalog.File]) -> WrittenCatalog? { write?(files) }

  /// Puts the translations of file elements into a document of this format: nothing but the bytes of texts and states
  /// that differ changes, and new translations are added in the document's layout.
  ///
  /// The value is `nil` if the format has no such way, or the document cannot be read.
  public func updating(_ document: [UInt8], with files: [TranslationCatalog.File]) -> WrittenCatalog? {
    update.flatMap { $0(files, document) }
  }

  // MARK: Editing

  /// Applies fixes to a document: nothing but the bytes of their spans changes.
  ///
  /// Each fix is applied as a whole or not at all. Of two that overlap, the first one is applied, in the order of their
  /// places; read the result again to find the other one, if it still holds. A fix is not applied either if its places
  /// are not in the document. If the document's encoding could not be written again byte for byte, nothing is applied.
  public func applying(_ fixes: [Fix], to document: [UInt8]) -> FixedDocument { edit(fixes, document) }

  /// The files that may have the source texts of the file at a path, the best one first; none for a format whose
  /// documents have their source texts themselves, and for a source.
  package func sourcePaths(ofFileNamed path: SystemPath) -> [SystemPath] { sources(path) }

  /// The name of the source file of the file at a path, which is the same in all languages; `nil` for a format that has no
  /// file for each language.
  package func original(ofFileNamed path: SystemPath) -> ExactText? { original?(path) }

  /// The texts that the file with this name translates, if another file has them; `open` returns the bytes of a file,
  /// or `nil` where there is none.
  public func sourceTable(besideFileNamed name: ExactText, _ open: (SystemPath) -> [UInt8]?) -> SourceTable? {
    for path in sources(SystemPath(name.string)) {
      if let catalog = open(path).flatMap({ read($0, name: path.name).value }) { return SourceTable(catalog) }
    }
    return nil
  }
}
