public import WatchwordDiagnostics

/// A text that holds no catalogue, or one with errors in it.
public struct UnusableCatalog: Error, Sendable {
  /// What is wrong, and where.
  public let diagnostics: [Diagnostic]

  /// The error with these findings.
  public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

extension UnusableCatalog: CustomStringConvertible {
  /// The first error: `2:7: The message has no text`.
  public var description: String {
    guard let first = diagnostics.first(where: { $0.severity == .error }) else { return "The catalogue cannot be used" }
    return "\(first.span.start.line):\(first.span.start.column): \(first.message)"
  }
}

extension Catalog {
  /// The catalogue that a compiled catalogue's bytes hold, in UTF-8.
  ///
  /// ```swift
  /// func renderer(for bytes: [UInt8]) throws -> Renderer {
  ///   let catalog = try Catalog(bytes)
  ///   return Renderer(catalogs: [catalog], locale: catalog.locale)
  /// }
  /// ```
  ///
  /// - Throws: ``UnusableCatalog`` where anything in it is an error; for a catalogue as far as it can be read, see
  ///   ``CompiledCatalog/read(_:)``.
  public init(_ bytes: [UInt8]) throws(UnusableCatalog) {
    let reading = CompiledCatalog.read(SourceText(name: "catalogue", bytes: bytes))
    guard reading.isSound, let catalog = reading.value else {
      throw UnusableCatalog(diagnostics: reading.diagnostics)
    }
    self = catalog
  }

  /// The catalogue that the text of a compiled catalogue holds.
  ///
  /// - Throws: ``UnusableCatalog`` where anything in it is an error.
  public init(_ json: String) throws(UnusableCatalog) { try self.init(Array(json.utf8)) }
}
