public import WatchwordCatalogFormats
public import WatchwordDiagnostics

/// A catalogue to examine.
public struct LintInput: Sendable {
  private enum Content: Sendable {
    case bytes([UInt8], CatalogFormat)
    case reading(TranslationCatalog, [Diagnostic])
  }

  /// The name of the catalogue in findings.
  public let name: ExactText
  /// What the configuration says about the catalogue.
  public var settings = LintSettings.standard
  /// The path where the catalogue counts as being, for formats in which folders say the language; `nil` for its name.
  public var path: SystemPath?
  /// The texts that it translates, if another file has them.
  private let sources: SourceTable?
  /// What else judges the bytes of the document, such as a schema, if the format's reader reads it to its end.
  package var judge: (@Sendable (_ document: [UInt8]) -> [Diagnostic])?
  private let content: Content

  /// Creates an input from the bytes of a catalogue in this format; `name` is its name in findings.
  ///
  /// `sources` are the texts that it translates, if another file has them.
  public init(name: ExactText, bytes: [UInt8], format: CatalogFormat, sources: SourceTable? = nil) {
    self.name = name
    self.sources = sources
    content = .bytes(bytes, format)
  }

  /// Creates an input from a catalogue that was already read, with the findings of its reader.
  public init(_ catalog: TranslationCatalog, diagnostics: [Diagnostic]) {
    name = catalog.name
    sources = nil
    content = .reading(catalog, diagnostics)
  }

  /// Whether the catalogue has the texts of several source files, each under its name.
  var holdsSeveralResources: Bool {
    switch content {
    case .bytes(_, let format): format.holdsSeveralResources
    case .reading: true
    }
  }

  /// Passes the content of the catalogue to `sink`.
  func read(into sink: inout some CatalogSink) {
    switch content {
    case .bytes(let bytes, let format): format.read(bytes, name: name, sources: sources, at: path, into: &sink)
    case .reading(let catalog, let diagnostics): catalog.deliver(diagnostics, to: &sink)
    }
  }

  /// What ``judge`` finds in the document.
  func judged() -> [Diagnostic] {
    guard let judge, case .bytes(let bytes, _) = content else { return [] }
    return judge(bytes)
  }
}

extension TranslationCatalog {
  /// Passes the content of the catalogue and the findings of its reader to `sink`.
  fileprivate func deliver(_ diagnostics: [Diagnostic], to sink: inout some CatalogSink) {
    for diagnostic in diagnostics { sink.report(diagnostic) }
    for file in files {
      sink.begin(file.header)
      for unit in file.units { sink.add(unit) }
      sink.endFile()
    }
    sink.end(isComplete: true)
  }
}
