public import Diagnostics

/// Reads XLIFF 1.2 (OASIS Standard, 1 February 2008) as Xcode, Angular, ICU and others write it.
///
/// Reading never fails for what a file holds: what can be read is returned, with a diagnostic for each thing that is
/// wrong. Behind a place that is not XML, nothing more is read. The encodings UTF-8, UTF-16, UTF-32 and those that
/// documents declare and the system's `iconv` knows are read; places are the same in all of them.
/// A line ends with LF, so with CRLF too; a lone CR is a character like another.
public enum XLIFF12 {
  /// Reads a whole file from memory; `file` is the name for findings.
  public static func read(
    bytes: [UInt8], file: ExactText
  ) -> (catalog: TranslationCatalog, diagnostics: [Diagnostic]) {
    let collector = Collector()
    let diagnostics = read(ByteOrigin(bytes: bytes), file: file, collector.handler)
    return (TranslationCatalog(file: file, files: collector.files), diagnostics)
  }

  /// Reads the file at `path` unit by unit and returns what is wrong with it.
  ///
  /// `body` is called for each unit as soon as it is complete, with its `<file>` (whose `units` are empty), in the order
  /// of the file. Memory does not grow with the file.
  public static func read(
    path: String, _ body: (TranslationUnit, CatalogFile) -> Void
  ) throws(CatalogIOError) -> [Diagnostic] {
    try read(FileDescriptor(path: path), file: ExactText(path), body)
  }

  /// Reads an open file, such as standard input, unit by unit and returns what is wrong with it; `file` is its name.
  ///
  /// The file is read from its current place to its end and stays open.
  public static func read(
    fileDescriptor: Int32, file: ExactText, _ body: (TranslationUnit, CatalogFile) -> Void
  ) throws(CatalogIOError) -> [Diagnostic] {
    try read(FileDescriptor(borrowing: fileDescriptor), file: file, body)
  }

  private static func read(
    _ descriptor: consuming FileDescriptor, file: ExactText, _ body: (TranslationUnit, CatalogFile) -> Void
  ) throws(CatalogIOError) -> [Diagnostic] {
    let origin = ByteOrigin(descriptor: descriptor)
    let diagnostics = withoutActuallyEscaping(body) { body in
      read(origin, file: file, XLIFF12Handler(onUnit: body))
    }
    if let reason = origin.failure { throw CatalogIOError(path: file.string, reason: reason) }
    return diagnostics
  }

  private static func read(_ origin: ByteOrigin, file: ExactText, _ handler: consuming XLIFF12Handler) -> [Diagnostic] {
    var session = XMLSession(reader: XMLReader(file: file, origin: origin), handler: handler)
    session.read()
    session.handler.finish()
    return session.reader.diagnostics
  }

  /// Keeps the units of a whole file.
  private final class Collector {
    private(set) var files: [CatalogFile] = []
    private var units: [TranslationUnit] = []

    var handler: XLIFF12Handler {
      XLIFF12Handler(
        onUnit: { [self] unit, _ in units.append(unit) },
        onFileEnd: { [self] file in
          files.append(file.with(units: units))
          units = []
        })
    }
  }
}
