package import WatchwordBasics
package import WatchwordCatalogFormats
package import WatchwordLinting

/// A catalogue of a project, opened to be read.
package struct ProjectFile: Sendable {
  private let document: Document
  /// The settings of the catalogue in the configuration.
  var settings = LintSettings.standard
  /// The source of the catalogue, if its format has a file for each language.
  package internal(set) var origin = Origin.beside
  /// A further validator of documents in XML formats, such as a schema.
  package var validator: Validator?
  /// The path from which the language of the file and the path of its source are derived.
  package internal(set) var effectivePath: SystemPath

  /// The source of a file in one language.
  package enum Origin: Sendable {
    /// The usual file beside it, if it exists.
    case beside
    /// The file is a source.
    case none
    case table(SourceTable)
  }

  /// Finds the violations in a document that the reader of its format reads to its end.
  package typealias Validator =
    @Sendable (_ document: [UInt8], _ format: CatalogFormat, _ name: ExactText) -> [Finding]

  /// What does not change once the file is open.
  private final class Document: Sendable {
    let path: SystemPath
    let name: ExactText
    let format: CatalogFormat
    let size: Int
    let isSpecial: Bool
    /// The bytes, if they can be read only once.
    let bytes: [UInt8]?
    let access: FileAccess

    init(
      path: SystemPath, name: ExactText, format: CatalogFormat, size: Int, isSpecial: Bool, bytes: [UInt8]?,
      access: FileAccess
    ) {
      self.path = path
      self.name = name
      self.format = format
      self.size = size
      self.isSpecial = isSpecial
      self.bytes = bytes
      self.access = access
    }
  }

  /// The path of the file.
  package var path: SystemPath { document.path }
  /// The name of the file in findings.
  package var name: ExactText { document.name }
  /// The format of the file.
  package var format: CatalogFormat { document.format }
  /// The number of bytes.
  package var size: Int { document.size }
  /// Whether the path leads to a pipe, a device or a folder, or means standard input.
  var isSpecial: Bool { document.isSpecial }
  private var access: FileAccess { document.access }

  /// Opens the file at `path` and reads only its start; reads standard input and pipes to their end, since they can be
  /// read only once. Throws if the file cannot be read, or is larger than the limit for catalogues.
  ///
  /// `counterpart` is the path of another version of the file, used if neither the path nor the content determines the
  /// format.
  package init(
    _ path: SystemPath, stdinName: String?, counterpart: SystemPath? = nil, _ access: FileAccess
  ) throws(RunFailure) {
    let kind = InputKind.catalog
    let name = path.isStandardInput ? ExactText(stdinName ?? "-") : path.name
    let own = SystemPath(name.string)
    let status = path.isStandardInput ? nil : access.status(path)
    let bytes: [UInt8]?
    let head: DocumentHead
    let size: Int
    do throws(FileFailure) {
      bytes = path.isStandardInput || status?.kind == .other ? try access.read(path, kind.limit) : nil
      // A file that cannot be opened is reported now, even if its name tells its format.
      if bytes == nil { _ = try access.part(path, 0..<0) }
      size = bytes?.count ?? status?.size ?? 0
      var failure: FileFailure?
      head = DocumentHead { [bytes, size] count in
        if size > kind.limit { return [] }
        if let bytes { return Array(bytes.prefix(count)) }
        do throws(FileFailure) {
          return try access.part(path, 0..<count)
        } catch {
          failure = error
          return []
        }
      }
      effectivePath = CatalogFormat.matches(own) || head.format != nil ? own : counterpart ?? own
      document = Document(
        path: path, name: name, format: CatalogFormat.format(ofFileNamed: effectivePath, startingWith: head),
        size: size,
        isSpecial: path.isStandardInput || status.map { $0.kind != .file } ?? false, bytes: bytes, access: access)
      if let failure { throw failure }
    } catch {
      throw RunFailure(message: "\(name): \(error.reason)")
    }
    if let unsupported = UnsupportedFile.kind(of: effectivePath, startingWith: head) {
      throw RunFailure(message: unsupported.rejectionMessage(for: effectivePath))
    }
    if size > kind.limit { throw kind.excess(name) }
  }

  /// Returns the catalogue as input for a linter. Throws if it cannot be read.
  package func input() throws(RunFailure) -> LintInput {
    var input = LintInput(name: name, bytes: try bytes(), format: format, sources: sources)
    input.settings = settings
    input.path = effectivePath
    if let validator, format.isXML {
      let (format, name) = (format, name)
      input.validate = { validator($0, format, name) }
    }
    return input
  }

  /// Whether ``validator`` is asked about the document.
  package var isValidated: Bool { validator != nil && format.isXML }

  /// The texts that the file translates, if they are in another file.
  var sources: SourceTable? {
    switch origin {
    case .beside:
      format.sourceTable(besideFileNamed: effectivePath.name) { path in
        do throws(FileFailure) { return try access.read(path, InputKind.catalog.limit) } catch { return nil }
      }
    case .none: nil
    case .table(let table): table
    }
  }

  /// The name of the file beside it with the texts that the file translates, if they are in another file.
  package var sourceName: ExactText? {
    guard case .beside = origin else { return nil }
    return format.sourcePaths(ofFileNamed: effectivePath).first { access.status($0)?.kind == .file }?.name
  }

  /// Reads the texts that the file translates, so that later uses need not read them again.
  mutating func readSources() { origin = sources.map { .table($0) } ?? .none }

  /// Adopts the path and the source of another version of the file, if this file's own path leads to no source.
  mutating func adoptPathAndSource(of other: ProjectFile) {
    let identity = access.identity(of: path)
    guard format.id == other.format.id, sources == nil, let table = other.sources,
      identity == nil
        || !format.sourcePaths(ofFileNamed: other.effectivePath).contains(where: { access.identity(of: $0) == identity }
        )
    else { return }
    (effectivePath, origin) = (other.effectivePath, .table(table))
  }

  /// Treats catalogues as translations of a base in the same format, if that format has a file for each language.
  ///
  /// This affects the catalogues that have the same source file as the base. A catalogue that is the only one is
  /// affected regardless of its name. Throws if the base cannot be read.
  static func translate(_ catalogs: inout [ProjectFile], from base: ProjectFile) throws(RunFailure) {
    guard let original = base.format.original(ofFileNamed: base.effectivePath) else { return }
    let translations = catalogs.indices.filter { index in
      catalogs[index].format.id == base.format.id
        && (catalogs.count == 1 || base.format.original(ofFileNamed: catalogs[index].effectivePath) == original)
    }
    guard !translations.isEmpty else { return }
    let table = SourceTable(base.format.reading(of: try base.bytes(), name: base.name, at: base.effectivePath).catalog)
    let identity = base.access.identity(of: base.path)
    for index in translations {
      let isBase = identity != nil && base.access.identity(of: catalogs[index].path) == identity
      catalogs[index].origin = isBase ? .none : .table(table)
    }
  }

  /// Returns the same file, opened again.
  func reopened() throws(RunFailure) -> ProjectFile {
    var source = try ProjectFile(path, stdinName: nil, access)
    (source.settings, source.origin, source.validator) = (settings, origin, validator)
    return source
  }

  /// Returns all bytes of the file. Throws if it cannot be read.
  package func bytes() throws(RunFailure) -> [UInt8] {
    do throws(FileFailure) {
      if let bytes = document.bytes { return bytes }
      return try access.part(path, 0..<size)
    } catch {
      throw RunFailure(message: "\(name): \(error.reason)")
    }
  }

  /// The lines of the file, for reports.
  var quoted: SourceText {
    do throws(RunFailure) {
      return SourceText(name: name, bytes: format.utf8(of: try bytes()))
    } catch {
      return SourceText(name: name, bytes: [])
    }
  }
}
