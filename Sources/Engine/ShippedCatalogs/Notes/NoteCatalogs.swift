import WatchwordBasics
package import WatchwordLocalization

/// The texts of release notes in each language of `Locales/`. They are separate from the other shipped catalogues
/// because only the command needs them.
package enum NoteCatalogs {
  /// Returns the texts of notes in exactly `locale`, or `nil` if none are shipped.
  package static func catalog(for locale: LanguageTag) -> Catalog? {
    guard let json = json(for: ExactText(locale.description)) else { return nil }
    let bytes = json.withUTF8Buffer { Array($0) }
    return CompiledCatalog.read(SourceText(name: "shipped catalogue of notes", bytes: bytes)).value
  }
}
