import WatchwordAppResources
import WatchwordBasics
import WatchwordLinting
import WatchwordLocalization
import WatchwordShippedCatalogs

/// The shipped texts in English, with their notes for translators: the source of overlays.
enum ShippedTexts {
  /// The units of an overlay.
  static let units: OverlayTexts = {
    let catalogs = [ShippedCatalogs.catalog(for: .english), NoteCatalogs.catalog(for: .english)].compactMap { $0 }
    let messages = catalogs.reduce(into: [:]) { all, catalog in all.merge(catalog.messages) { first, _ in first } }
    let english = Catalog(locale: .english, messages: messages)
    let bytes = notes.withUTF8Buffer { Array($0) }
    return OverlayTexts(
      english: english, notes: CompiledCatalog.read(SourceText(name: "shipped notes", bytes: bytes)).value)
  }()

  /// Returns the base of catalogues that translate the source file `original`.
  static func base(of original: ExactText) -> LintInput {
    LintInput(units.base(called: "Watchword", of: original), findings: [])
  }
}
