package import WatchwordDiagnostics

extension CatalogFile {
  /// The source file of the shipped texts, which their translations refer to.
  package static let shippedOriginal: ExactText = "Localizable.xcstrings"

  /// The source file named by overlays: `watchword export --to xliff` writes it, and translation tools keep it.
  package static let overlayOriginal: ExactText = "watchword-overlay"

  /// Whether the texts are an overlay, which replaces some of the shipped texts and keeps all others.
  package var isOverlay: Bool { original == Self.overlayOriginal }
}
