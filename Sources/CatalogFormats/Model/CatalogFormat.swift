public import WatchwordDiagnostics
public import WatchwordSystemFiles

/// A format that translation files are written in.
///
/// A new format is a folder beside `XLIFF12` with a value of this type, and a line in ``all``. Callers name no format:
/// they ask ``format(ofFileNamed:startingWith:)`` for the right one and let it read.
public struct CatalogFormat: Sendable {
  /// The stable name of the format, as options of the command write it: `xliff-1.2`.
  public let id: ExactText
  /// The name for people: `XLIFF 1.2`.
  public let title: String
  /// What the names of its files end with, in lower case: `.xliff`.
  public let endings: [String]

  /// Whether a file that starts with these bytes is of this format, by its content alone.
  let recognizesContent: @Sendable (ArraySlice<UInt8>) -> Bool
  /// Reads a document from its origin, under the name for findings, and tells what is in it.
  let readDocument: @Sendable (ByteOrigin, ExactText, CatalogEvents) -> Void
  /// The document as UTF-8.
  let decode: @Sendable ([UInt8]) -> [UInt8]

  /// The formats that are read, those of more files first.
  public static let all: [CatalogFormat] = [.xliff12]

  // MARK: Recognising

  /// How many bytes at the start of a file tell its format.
  public static let headLength = 4096

  /// The format of a file, by its first bytes or else by its name.
  ///
  /// Where no format recognises the file, it is XLIFF 1.2, whose reader then says what it expected.
  public static func format(ofFileNamed name: SystemPath, startingWith head: [UInt8]) -> CatalogFormat {
    let head = head.prefix(headLength)
    return all.first { $0.recognizesContent(head) } ?? all.first { $0.hasEnding(name) } ?? .xliff12
  }

  /// Whether a file with this name, or with these first bytes, is of this format.
  public func recognizes(_ name: SystemPath, startingWith head: [UInt8]) -> Bool {
    hasEnding(name) || recognizesContent(head.prefix(Self.headLength))
  }

  /// Whether the name of a file in a folder is that of a catalogue.
  public static func claims(_ name: SystemPath) -> Bool { all.contains { $0.hasEnding(name) } }

  /// What the names of catalogues end with, in any format.
  public static var endings: [String] { all.flatMap(\.endings) }

  /// Whether the name of a file ends like those of this format, in letters of either case.
  public func hasEnding(_ name: SystemPath) -> Bool { endings.contains { name.hasSuffix($0) } }

  // MARK: Reading

  /// Reads a document from memory and tells `sink` what is in it; findings call it `name`.
  public func read<Sink: CatalogSink & ~Copyable>(_ bytes: [UInt8], name: ExactText, into sink: inout Sink) {
    deliver(ByteOrigin(bytes: bytes), name, to: &sink)
  }

  /// Reads a document from an open file, from its place to its end, and tells `sink` what is in it.
  ///
  /// The file is read piece by piece, so that memory does not grow with it.
  public func read<Sink: CatalogSink & ~Copyable>(
    _ file: borrowing OpenFile, into sink: inout Sink
  ) throws(FileError) {
    let origin = ByteOrigin(file: OpenFile(borrowing: file.number, name: file.name))
    deliver(origin, file.name, to: &sink)
    if let failure = origin.failure { throw failure }
  }

  /// Reads a whole document from memory; findings call it `name`.
  public func read(_ bytes: [UInt8], name: ExactText) -> Reading<TranslationCatalog> {
    var builder = CatalogCollector(name: name)
    read(bytes, name: name, into: &builder)
    return builder.reading
  }

  /// Reads the units of an open file one by one, and returns what is wrong with it.
  ///
  /// `body` is called for each unit as soon as it is complete, in the order of the file. Memory does not grow with the
  /// file.
  public func readUnits(
    of file: borrowing OpenFile, _ body: (TranslationUnit, CatalogFile) -> Void
  ) throws(FileError) -> [Diagnostic] {
    var findings = FindingList()
    try withoutActuallyEscaping(body) { body throws(FileError) in
      var sink = UnitSink(body: body)
      try read(file, into: &sink)
      findings = sink.findings
    }
    return findings.diagnostics
  }

  /// The document as UTF-8, whatever its encoding, for showing lines of it: places in it are those of findings.
  ///
  /// After bytes that stand for no character, nothing follows; a document in UTF-8 comes back as it is.
  public func utf8(of bytes: [UInt8]) -> [UInt8] { decode(bytes) }

  private func deliver<Sink: CatalogSink & ~Copyable>(_ origin: ByteOrigin, _ name: ExactText, to sink: inout Sink) {
    withUnsafeMutablePointer(to: &sink) { readDocument(origin, name, CatalogEvents($0)) }
  }
}
