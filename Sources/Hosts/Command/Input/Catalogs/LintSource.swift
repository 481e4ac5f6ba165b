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
  /// The settings of the catalogue in the configuration.
  var settings = LintSettings.standard
  /// The source of the catalogue, if its format has a file for each language.
  var origin = Origin.beside
  /// The schema to which the document must conform, if its format is XML.
  var schema: CatalogSchema?
  /// The path from which the language of the file and the path of its source are derived.
  private(set) var effectivePath: SystemPath
  private let content: Content

  /// The source of a file in one language.
  enum Origin: Sendable {
    /// The usual file beside it, if it exists.
    case beside
    /// The file is a source.
    case none
    case table(SourceTable)
  }

  private enum Content: Sendable {
    case bytes([UInt8])
    case file(SystemPath)
  }

  /// Opens the file at `path` and reads only its start; reads standard input and pipes to their end, since they can be
  /// read only once. Throws if the file cannot be read, or is larger than the limit for catalogues.
  ///
  /// `counterpart` is the path of another version of the file, used if neither the path nor the content determines the
  /// format.
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
      effectivePath = CatalogFormat.matches(own) || head.format != nil ? own : counterpart ?? own
      format = CatalogFormat.format(ofFileNamed: effectivePath, startingWith: head)
      if let failure { throw failure }
    } catch {
      throw CommandFailure(message: "\(name): \(error.reason.sentence)")
    }
    try UnsupportedFile.refuse(effectivePath, startingWith: head)
    if size > kind.limit {
      throw CommandFailure(
        message: "\(name): The file is too large; expected a \(kind.name) of at most \(kind.limitInWords)")
    }
  }

  /// Returns the catalogue as input for a linter. Throws if it cannot be read.
  func input() throws(CommandFailure) -> LintInput {
    var input = LintInput(name: name, bytes: try bytes(), format: format, sources: sources)
    input.settings = settings
    input.path = effectivePath
    if let schema, format.isXML {
      let (format, name) = (format, name)
      input.validate = { schema.findings(about: $0, in: format, named: name) }
    }
    return input
  }

  /// Whether the document is compared with a schema.
  var isValidated: Bool { schema != nil && format.isXML }

  /// The texts that the file translates, if they are in another file.
  var sources: SourceTable? {
    switch origin {
    case .beside: format.sourceTable(besideFileNamed: effectivePath.name) { try? Files.read($0) }
    case .none: nil
    case .table(let table): table
    }
  }

  /// Reads the texts that the file translates, so that later uses need not read them again.
  mutating func readSources() { origin = sources.map { .table($0) } ?? .none }

  /// Adopts the path and the source of another version of the file, if this file's own path leads to no source.
  mutating func adoptPathAndSource(of other: LintSource) {
    let identity = path.identity
    guard format.id == other.format.id, sources == nil, let table = other.sources,
      identity == nil
        || !format.sourcePaths(ofFileNamed: other.effectivePath).contains(where: { $0.identity == identity })
    else { return }
    (effectivePath, origin) = (other.effectivePath, .table(table))
  }

  /// Treats catalogues as translations of a base in the same format, if that format has a file for each language.
  ///
  /// This affects the catalogues that have the same source file as the base. A catalogue that is the only one is
  /// affected regardless of its name. Throws if the base cannot be read.
  static func translate(_ catalogs: inout [LintSource], from base: LintSource) throws(CommandFailure) {
    guard let original = base.format.original(ofFileNamed: base.effectivePath) else { return }
    let translations = catalogs.indices.filter { index in
      catalogs[index].format.id == base.format.id
        && (catalogs.count == 1 || base.format.original(ofFileNamed: catalogs[index].effectivePath) == original)
    }
    guard !translations.isEmpty else { return }
    let table = SourceTable(base.format.reading(of: try base.bytes(), name: base.name, at: base.effectivePath).catalog)
    let identity = base.path.identity
    for index in translations {
      let isBase = identity != nil && catalogs[index].path.identity == identity
      catalogs[index].origin = isBase ? .none : .table(table)
    }
  }

  /// Returns the same file, opened again.
  func reopened() throws(CommandFailure) -> LintSource {
    var source = try LintSource(path, stdinName: nil)
    (source.settings, source.origin) = (settings, origin)
    return source
  }

  /// Returns all bytes of the file. Throws if it cannot be read.
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
  /// Opens the files one by one. A file that cannot be read is reported on standard error and skipped.
  ///
  /// Also returns whether every file could be opened.
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
