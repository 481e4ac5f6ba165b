import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// Two catalogues contain the source texts of the same files.
enum DuplicateSourceCatalog: ProjectCheck {
  static let kind = FindingKind(
    "duplicate-source-catalog", .warning,
    """
    Two catalogues contain the source texts of the same files.

    What: two source catalogues in the same language have a <file> with the same original="…", and they are in the same
    folder, or equally close to a translation. If each folder has its own source catalogue, a translation is compared
    with the nearest one. A catalogue without a target language counts, and one that translates the source language into
    itself beside it or below does not. With --base, only the catalogue named there is used.

    Why: translations are compared with neither catalogue, so missing and unknown texts are not found.

    Example:
      en.xliff and en-copy.xliff beside de.xliff

    What to do: delete one of them, or name the right one with --base.
    """)

  static let examples: [CheckExample] = [
    .triggering(document: document("en", marker: "1️⃣"), file: "en.xliff", others: [.init("base.xliff", document("en"))]),
    .triggering(
      document: document("en", marker: "1️⃣"), file: "B/en.xliff",
      others: [.init("A/en.xliff", document("en")), .init("de.xliff", document("de"))]),
    .clean(
      document: document("en"), file: "B/en.xliff",
      others: [.init("A/en.xliff", document("en")), .init("B/de.xliff", document("de"))]),
    .clean(document: document("en"), file: "en.xliff", others: [.init("base.xliff", document(nil))]),
    .clean(
      document: document("en"), file: "en.xliff", others: [.init("en2.xliff", document("en", original: "b.strings"))]),
    .clean(document: document("en-US"), file: "en-US.xliff", others: [.init("en.xliff", document("en"))]),
    .clean(document: document("en"), file: "en.xliff", others: [.init("de.xliff", document("de"))]),
    .clean(
      document: document("en"), file: "en.xliff", others: [.init("base.xliff", document(nil))], base: document("en")),
  ]

  private static func document(_ language: String?, original: String = "a.strings", marker: String = "") -> String {
    let target = language.map { " target-language=\"\($0)\"" } ?? ""
    return """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        \(marker)<file original="\(original)" source-language="en"\(target) datatype="plaintext"><body/></file>
      </xliff>
      """
  }

  static func check(_ project: ProjectSummary, _ findings: inout ProjectFindings) {
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
