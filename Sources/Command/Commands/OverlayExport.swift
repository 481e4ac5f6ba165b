import WatchwordAppResources
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordNoteCatalogs

/// An export of shipped texts for `watchword export --to xliff`: overlays, or files to translate into new languages,
/// one file for each language.
struct OverlayExport {
  /// The groups of texts that `--texts` accepts, in addition to overlays and files.
  static let groups: [ExactText] = ["rules", "form", "notes"]

  let library: CatalogLibrary
  /// The requested languages. If there are none, every language is written, and a regional one contains only its
  /// differences.
  let locales: [LanguageTag]
  let choice: OverlayTexts.Choice

  /// The groups in the values of `--texts`, and the remaining values.
  static func groups(in values: [String]) -> (groups: [ExactText], others: [String]) {
    var found: [ExactText] = []
    var others: [String] = []
    for value in values {
      let words = value.split(separator: ",").map { ExactText(String($0)) }
      if !words.isEmpty, words.allSatisfy(groups.contains) { found += words } else { others.append(value) }
    }
    return (found, others)
  }

  /// The keys of the texts of these groups; `nil` for all.
  static func keys(of groups: [ExactText]) -> Set<ExactText>? {
    guard !groups.isEmpty, !Self.groups.allSatisfy(groups.contains) else { return nil }
    return Set(ShippedTexts.units.ids.filter { groups.contains(group(of: $0)) })
  }

  private static func group(of id: ExactText) -> ExactText {
    groups.dropFirst().first { id.string.utf8.starts(with: ($0.string + ".").utf8) } ?? groups[0]
  }

  /// The files to write, and the number of their texts.
  func written() -> (files: [(path: String, bytes: [UInt8])], textCount: Int) {
    let units = ShippedTexts.units
    let catalogs = library.all + library.locales.compactMap { NoteCatalogs.catalog(for: $0) }
    let files = (locales.isEmpty ? library.locales : locales).map { locale in
      LocaleMatcher.bestMatch(for: locale, in: library.locales) == nil
        ? units.translation(into: locale, choosing: choice)
        : units.file(in: locale, from: catalogs, choosing: choice, leavesOutParents: locales.isEmpty)
    }.filter { !$0.messages.isEmpty }
    return (CatalogFormat.xliff12.writing(files)?.files ?? [], files.reduce(0) { $0 + $1.messages.count })
  }
}
