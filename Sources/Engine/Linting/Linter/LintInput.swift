public import WatchwordBasics
public import WatchwordCatalogFormats

/// A catalogue to examine.
public struct LintInput: Sendable {
  private enum Content: Sendable {
    case bytes([UInt8], CatalogFormat)
    case reading(TranslationCatalog, [Finding])
  }

  /// The name of the catalogue in findings.
  public let name: ExactText
  /// The settings of the catalogue.
  public var settings = LintSettings.standard
  /// The path that determines the language in formats in which folders name it; `nil` to use the name.
  public var path: SystemPath?
  /// The texts that the catalogue translates, if another file has them.
  private let sources: SourceTable?
  /// A further validator of the document's bytes, such as a schema; called if the format's reader reads the document
  /// completely.
  package var validate: (@Sendable (_ document: [UInt8]) -> [Finding])?
  private var content: Content

  /// Creates an input from the bytes of a catalogue in this format; `name` is its name in findings.
  ///
  /// `sources` are the texts that the catalogue translates, if another file has them.
  public init(name: ExactText, bytes: [UInt8], format: CatalogFormat, sources: SourceTable? = nil) {
    self.name = name
    self.sources = sources
    content = .bytes(bytes, format)
  }

  /// Creates an input from a catalogue that was already read, with the findings of its reader.
  public init(_ catalog: TranslationCatalog, findings: [Finding]) {
    name = catalog.name
    sources = nil
    content = .reading(catalog, findings)
  }

  /// Whether the catalogue holds the texts of several source files, each under its name.
  var holdsSeveralResources: Bool {
    switch content {
    case .bytes(_, let format): format.holdsSeveralResources
    case .reading: true
    }
  }

  /// Reads the catalogue, and adds the findings of ``validate`` if the document was read completely.
  consuming func reading() -> CatalogReading {
    switch content {
    case .reading(let catalog, let findings):
      return CatalogReading(catalog: catalog, findings: findings, isComplete: true)
    case .bytes(let bytes, let format):
      // Without a validator, the bytes are not needed once the reader has its own copy.
      content = .bytes(validate == nil ? [] : bytes, format)
      var reading = format.reading(of: bytes, name: name, sources: sources, at: path)
      if format.holdsSeveralResources, let sources {
        reading = CatalogReading(
          catalog: reading.catalog.replacingKeys(with: sources), findings: reading.findings,
          isComplete: reading.isComplete)
      }
      guard let validate, reading.isWhole, case .bytes(let bytes, _) = content else { return reading }
      return reading.adding(validate(bytes))
    }
  }
}

extension CatalogReading {
  /// Whether the document was read completely, and no finding ended the reading of its content.
  var isWhole: Bool { isComplete && !findings.contains { $0.endsReading } }

  /// Returns the reading with the findings of another validator, except for defects that the format's reader found at
  /// the same place.
  fileprivate func adding(_ violations: [Finding]) -> CatalogReading {
    let errors = findings.filter { $0.severity == .error }
    let new = violations.filter { finding in
      !errors.contains { known in
        known.id == finding.id && known.span.start <= finding.span.start && finding.span.end <= known.span.end
      }
    }
    return CatalogReading(catalog: catalog, findings: findings + new, isComplete: isComplete)
  }
}

extension Finding {
  /// Whether the rest of the document is not read because of this finding.
  var endsReading: Bool { Checks.named(id)?.kind.leavesOut == .rest }
}
