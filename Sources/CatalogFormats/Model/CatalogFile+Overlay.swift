package import WatchwordDiagnostics

extension CatalogFile {
  /// The source file of the shipped texts, which translations into other languages name.
  package static let shippedOriginal: ExactText = "Localizable.xcstrings"

  /// The source file that overlays name: `watchword export --to xliff` writes it, and tools of translators keep it.
  package static let overlayOriginal: ExactText = "watchword-overlay"

  /// Whether the texts are an overlay: they change some of the shipped ones, and leave all others as they are.
  package var isOverlay: Bool { original == Self.overlayOriginal }
}
