public import WatchwordBasics

/// The error for a text that does not contain a catalogue, or whose catalogue has errors.
public struct UnusableCatalog: Error, Sendable {
  /// The findings: what is wrong, and where.
  public let findings: [Finding]

  /// Creates the error with these findings.
  public init(findings: [Finding]) { self.findings = findings }
}

extension UnusableCatalog: CustomStringConvertible {
  /// The first error, such as `2:7: The message has no text`.
  public var description: String {
    guard let first = findings.first(where: { $0.severity == .error }) else { return "The catalogue cannot be used" }
    return "\(first.span.start.line):\(first.span.start.column): \(first.message)"
  }
}

extension Catalog {
  /// Reads a catalogue from the UTF-8 bytes of a compiled catalogue.
  ///
  /// ```swift
  /// func renderer(for bytes: [UInt8]) throws -> Renderer {
  ///   let catalog = try Catalog(bytes)
  ///   return Renderer(catalogs: [catalog], locale: catalog.locale)
  /// }
  /// ```
  ///
  /// - Throws: ``UnusableCatalog`` if there is any error; to use a catalogue in spite of errors, see
  ///   ``CompiledCatalog/read(_:)``.
  public init(_ bytes: [UInt8]) throws(UnusableCatalog) {
    let reading = CompiledCatalog.read(SourceText(name: "catalogue", bytes: bytes))
    guard reading.isSound, let catalog = reading.value else {
      throw UnusableCatalog(findings: reading.findings)
    }
    self = catalog
  }

  /// Reads a catalogue from the text of a compiled catalogue.
  ///
  /// - Throws: ``UnusableCatalog`` if there is any error.
  public init(_ json: String) throws(UnusableCatalog) { try self.init(Array(json.utf8)) }
}
