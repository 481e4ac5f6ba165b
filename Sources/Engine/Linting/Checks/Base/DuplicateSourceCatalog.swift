import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// Two catalogues contain the source texts of the same files.
enum DuplicateSourceCatalog: ProjectCheck {
  static let kind = FindingKind("duplicate-source-catalog", .warning)

  static func check(_ project: ProjectSummary, _ findings: inout Findings) {
    for (catalog, earlier) in project.duplicateSources {
      guard let file = catalog.files.first, let language = file.language else { continue }
      findings.report(.sameSources(catalog, as: earlier, file.original, language), in: catalog, at: file.file.nameSpan)
    }
  }
}

extension Finding.Message {
  fileprivate static func sameSources(
    _ catalog: CatalogSummary, as earlier: CatalogSummary, _ original: ExactText, _ language: LanguageTag
  ) -> Self {
    let others = catalog.originals.count - 1
    let files = "\"\(original.excerpt)\"" + (others > 0 ? " and \(others.counted("other file"))" : "")
    return Self(
      "The \(LanguageName.name(of: language)) source texts of \(files) are in \(earlier.name.excerpt) too, so "
        + "translations are compared with neither",
      help: "Delete one of them, or name the right one with --base")
  }
}
