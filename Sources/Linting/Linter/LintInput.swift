public import CatalogFormats
public import Diagnostics

/// A catalogue to examine.
public struct LintInput: Sendable {
  private enum Content: Sendable {
    case bytes([UInt8], name: ExactText)
    case read(TranslationCatalog, [Diagnostic])
  }

  private let content: Content

  /// The bytes of a catalogue; `name` is what findings call it.
  public init(name: ExactText, bytes: [UInt8]) { content = .bytes(bytes, name: name) }

  /// A catalogue that was read before, with what its reader found.
  public init(_ catalog: TranslationCatalog, diagnostics: [Diagnostic]) { content = .read(catalog, diagnostics) }

  func read() -> (TranslationCatalog, [Diagnostic]) {
    switch content {
    case .bytes(let bytes, let name): XLIFF12.read(bytes: bytes, file: name)
    case .read(let catalog, let diagnostics): (catalog, diagnostics)
    }
  }
}
