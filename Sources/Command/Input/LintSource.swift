import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLinting
import WatchwordReporting
import WatchwordSystemFiles

/// A translation file to check.
struct LintSource: Sendable {
  let path: SystemPath
  /// The name of the file in findings.
  let name: ExactText
  let format: CatalogFormat
  /// The number of bytes.
  let size: Int
  /// What the configuration says about the catalogue.
  var settings = LintSettings.standard
  /// Which texts the catalogue translates, if its format has a file for each language.
  var origin = Origin.beside
  /// The schema that the document must follow, if its format is one of XML.
  var schema: CatalogSchema?
  /// Where the file counts as being: its folders may say its language and where its source is.
  private(set) var place: SystemPath
  private let content: Content

  /// The source of a file in one language.
  enum Origin: Sendable {
    /// The usual file beside it, if there is one.
    case beside
    /// The file is a source.
    case none
    case table(SourceTable)
  }

  private enum Content: Sendable {
    case bytes([UInt8])
    case file(SystemPath)
  }

  /// The file at `path`, of which only the start is read; standard input and pipes are read to their end, since that is
  /// possible only once. Throws if it cannot be read, or is larger than the limit for catalogues.
  ///
  /// `counterpart` is the path of another version of the file: it says what the path and the content do not.
  init(_ path: SystemPath, stdinName: String?, counterpart: SystemPath? = nil) throws(CommandFailure) {
    let kind = InputKind.catalog
    self.path = path
    name = path.isStandardInput ? ExactText(stdinName ?? "-") : path.name
    let own = SystemPath(name.string)
    guard !path.isStandardInput || StandardStream.input.isOpen else {
      throw CommandFailure(message: "\(name): Standard input is closed")
    }
    let head: DocumentHead
    do throws(FileError) {
      if path.isStandardInput {
        content = try .bytes(Files.read(StandardStream.input.file, limit: kind.limit))
      } else if path.isSpecial, !path.isFolder {
        content = try .bytes(Files.read(path, limit: kind.limit))
      } else {
        content = .file(path)
      }
      size = if case .bytes(let bytes) = content { bytes.count } else { try OpenFile(reading: path).size }
      let content = size > kind.limit ? .bytes([]) : content
      var failure: FileError?
      head = DocumentHead { length in
        do throws(FileError) {
          return try Self.bytes(of: content, in: 0..<length)
        } catch {
          failure = error
          return []
        }
      }
      place = CatalogFormat.claims(own) || head.format != nil ? own : counterpart ?? own
      format = CatalogFormat.format(ofFileNamed: place, startingWith: head)
      if let failure { throw failure }
    } catch {
      throw CommandFailure(message: "\(name): \(error.reason.sentence)")
    }
    try ForeignFile.refuse(place, startingWith: head)
    if size > kind.limit {
      throw CommandFailure(
        message: "\(name): The file is too large; expected a \(kind.name) of at most \(kind.limitInWords)")
    }
  }

  /// The catalogue as linters take it. Throws if it cannot be read.
  func input() throws(CommandFailure) -> LintInput {
    var input = LintInput(name: name, bytes: try bytes(), format: format, sources: sources)
    input.settings = settings
    input.path = place
    if let schema, format.isXML {
      let (format, name) = (format, name)
      input.judge = { schema.findings(about: $0, in: format, named: name) }
    }
    return input
  }

  /// Whether the document is compared with a schema.
  var isValidated: Bool { schema != nil && format.isXML }

  /// The texts that the file translates, if another one has them.
  var sources: SourceTable? {
    switch origin {
    case .beside: format.sourceTable(besideFileNamed: place.name) { try? Files.read($0) }
    case .none: nil
    case .table(let table): table
    }
  }

  /// Reads the texts that the file translates, so that all who ask for them from now on share them.
  mutating func readSources() { origin = sources.map { .table($0) } ?? .none }

  /// Takes the place of another version of the file that translates a source, if this one's path leads to none.
  mutating func take(placeOf other: LintSource) {
    let identity = path.identity
    guard format.id == other.format.id, sources == nil, let table = other.sources,
      identity == nil || !format.sourcePaths(ofFileNamed: other.place).contains(where: { $0.identity == identity })
    else { return }
    (place, origin) = (other.place, .table(table))
  }

  /// Makes catalogues translations of a base, if they are in its format and that has a file for each language: those of
  /// the base's source file, and one that is alone, whatever its name. Throws if the base cannot be read.
  static func translate(_ catalogs: inout [LintSource], from base: LintSource) throws(CommandFailure) {
    guard let original = base.format.original(ofFileNamed: base.place) else { return }
    let translations = catalogs.indices.filter { index in
      catalogs[index].format.id == base.format.id
        && (catalogs.count == 1 || base.format.original(ofFileNamed: catalogs[index].place) == original)
    }
    guard !translations.isEmpty else { return }
    let table = SourceTable(base.format.reading(of: try base.bytes(), name: base.name, at: base.place).catalog)
    let identity = base.path.identity
    for index in translations {
      let isBase = identity != nil && catalogs[index].path.identity == identity
      catalogs[index].origin = isBase ? .none : .table(table)
    }
  }

  /// The same file, opened again.
  func reopened() throws(CommandFailure) -> LintSource {
    var source = try LintSource(path, stdinName: nil)
    (source.settings, source.origin) = (settings, origin)
    return source
  }

  /// All bytes of the file. Throws if it cannot be read.
  func bytes() throws(CommandFailure) -> [UInt8] {
    do throws(FileError) {
      return try Self.bytes(of: content, in: 0..<size)
    } catch {
      throw CommandFailure(message: "\(name): \(error.reason.sentence)")
    }
  }

  /// The lines of the file, for reports.
  var quoted: SourceText { SourceText(name: name, bytes: format.utf8(of: (try? bytes()) ?? [])) }

  private static func bytes(of content: Content, in range: Range<Int>) throws(FileError) -> [UInt8] {
    switch content {
    case .bytes(let bytes): Array(bytes[range.clamped(to: bytes.indices)])
    case .file(let path): try OpenFile(reading: path).bytes(in: range)
    }
  }
}

extension CatalogPaths {
  /// Opens the files one after the other. A file that cannot be read is reported on standard error and skipped.
  ///
  /// Returns also whether every file could be opened.
  func lintSources(stdinName: String?) throws -> (sources: [LintSource], isComplete: Bool) {
    for failure in failures { StandardError.report(failure) }
    var isComplete = failures.isEmpty
    var sources: [LintSource] = []
    for path in files {
      do throws(CommandFailure) {
        sources.append(try LintSource(path, stdinName: stdinName))
      } catch {
        StandardError.report(error)
        isComplete = false
      }
    }
    return (sources, isComplete)
  }
}
