import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A unit translates a text that the base catalogue does not have.
enum UnknownUnit: ProjectCheck {
  static let id: ExactText = "unknown-unit"
  static let severity = Severity.warning

  static let documentation: StaticString = """
    A unit translates a text that the base catalogue does not have.

    What: the base catalogue has the same source file, but no unit with this id. In formats with a file for each
    language, the base is the file with the source texts.

    Why: the text was renamed or removed, so nobody sees the translation; or the id has a typing error.

    Example:
      <trans-unit id="sing.in"> where the base has <trans-unit id="sign.in">

    What to do: correct the id, or delete the unit.
    """

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      """
      <trans-unit id="salt"><source>Salt</source><target>Salz</target></trans-unit>
      1️⃣<trans-unit id="papper"><source>Pepper</source><target>Pfeffer</target></trans-unit>
      """,
      base: "<trans-unit id=\"salt\"><source>Salt</source></trans-unit>"
        + "<trans-unit id=\"pepper\" translate=\"no\"><source>Pepper</source></trans-unit>"),
    .triggering(
      document: "\"salt\" = \"Salz\";\n1️⃣\"papper\" = \"Pfeffer\";\n", file: "de.lproj/a.strings",
      others: [CheckExample.File("en.lproj/a.strings", "\"salt\" = \"Salt\";\n\"pepper\" = \"Pepper\";\n")]),
    .triggering(
      document: "\"bold\" = \"Fett\";\n1️⃣\"old\" = \"Alt\";\n", file: "de.lproj/a.strings",
      others: [CheckExample.File("en.lproj/a.strings", "\"bold\" = \"Bold\";\n")]),
    .clean(
      "ru", "<trans-unit id=\"day|==|plural.few\"><source>%d days</source><target>%d дня</target></trans-unit>",
      base: "<trans-unit id=\"day|==|plural.one\"><source>%d day</source></trans-unit>"),
    .clean(
      "ja", "<trans-unit id=\"a|==|b\"><source>A or B</source><target>AかB</target></trans-unit>",
      base: "<trans-unit id=\"a|==|b\"><source>A or B</source></trans-unit>"),
  ]

  /// For how many units the nearest id is looked for: it takes a comparison with each.
  private static let mostSuggestions = 20

  static func check(_ project: ProjectSummary, _ findings: inout ProjectFindings) {
    for (catalog, base) in project.comparisons {
      let unknown = catalog.files.map { file in
        base.keys[file.original].map { known in Set(file.keys.filter { !known.mayContain($0) }) } ?? []
      }
      // A unit and the source file that it belongs to.
      var first: [(original: ExactText, unit: TranslationUnit)] = []
      catalog.forEachMessage(withKeyIn: unknown) { file, unit in
        if first.count < mostSuggestions {
          first.append((file.original, unit))
        } else {
          report(unit, base, nearest: nil, in: catalog, &findings)
        }
      }
      let candidates = candidates(for: first.map { ($0.original, $0.unit.key) }, in: base)
      let known = keys(among: candidates, in: catalog)
      for ((original, unit), candidates) in zip(first, candidates) {
        let lacking = candidates.filter { known[original]?.contains($0) != true }
        let nearest = Suggestion.nearest(to: unit.key, in: lacking)
        report(unit, base, nearest: nearest, in: catalog, &findings)
      }
    }
    let compared = Set(project.comparisons.map(\.catalog.index))
    for catalog in project.catalogs where catalog.isComplete && !compared.contains(catalog.index) {
      checkAlone(catalog, &findings)
    }
  }

  /// Checks a translation whose base is not among the catalogues, but was read beside it for its source texts.
  private static func checkAlone(_ catalog: CatalogSummary, _ findings: inout ProjectFindings) {
    guard catalog.files.contains(where: { $0.file.sources == .otherDocument && $0.lacksSources }) else { return }
    var unknown: [TranslationUnit] = []
    var keys: Set<ExactText> = []
    catalog.forEachUnit { _, unit in
      if unit.source == nil, keys.insert(unit.key).inserted { unknown.append(unit) }
    }
    // A plural form or a variant of its own is no text of its own.
    catalog.forEachUnit { _, unit in if unit.source != nil { keys.remove(unit.key) } }
    for unit in unknown where keys.contains(unit.key) {
      findings.report(.unknownToSources(unit.key), in: catalog, at: unit.nameSpan, unit: unit.id)
    }
  }

  private static func report(
    _ unit: TranslationUnit, _ base: BaseSummary, nearest: ExactText?, in catalog: CatalogSummary,
    _ findings: inout ProjectFindings
  ) {
    findings.report(
      .unknown(unit.key, base: base.catalog.name, nearest: nearest), in: catalog, at: unit.nameSpan, unit: unit.id)
  }

  /// Those of the candidates that each source file of the translation has: with one of them it would have a key twice. In
  /// formats with a file for each language, a unit without a translation is not in the file.
  private static func keys(
    among candidates: [[ExactText]], in catalog: CatalogSummary
  ) -> [ExactText: Set<ExactText>] {
    let wanted = Set(candidates.joined())
    guard !wanted.isEmpty else { return [:] }
    var known: [ExactText: Set<ExactText>] = [:]
    catalog.forEachUnit { place, unit in
      let file = catalog.files[place]
      guard unit.target != nil || file.file.sources != .otherDocument, wanted.contains(unit.key) else { return }
      known[file.original, default: []].insert(unit.key)
    }
    return known
  }

  /// The keys of the base that are similar to each key of a source file, in the order of their bytes, so that of several
  /// as near as each other always the same is named.
  private static func candidates(
    for keys: [(original: ExactText, key: ExactText)], in base: BaseSummary
  ) -> [[ExactText]] {
    guard !keys.isEmpty else { return [] }
    let originals = Set(keys.map(\.original))
    let wanted = base.catalog.files.map { originals.contains($0.original) ? Set($0.keys) : [] }
    var similar = keys.map { _ in [ExactText]() }
    base.catalog.forEachMessage(withKeyIn: wanted) { file, unit in
      for (index, key) in keys.enumerated()
      where key.original == file.original && Suggestion.nearest(to: key.key, in: [unit.key]) != nil {
        similar[index].append(unit.key)
      }
    }
    return similar.map { $0.sorted() }
  }
}

extension Finding.Message {
  fileprivate static func unknownToSources(_ key: ExactText) -> Self {
    Self(
      "The file with the source texts has no text with the key \"\(key.excerpt)\"",
      help: "Correct the key, or delete the translation if its source text was removed; nobody sees it")
  }

  fileprivate static func unknown(_ key: ExactText, base: ExactText, nearest: ExactText?) -> Self {
    Self(
      "The base catalogue \(base.excerpt) has no text with the id \"\(key.excerpt)\"",
      help: nearest.map { "Did you mean \"\($0.excerpt)\"? Otherwise delete the translation" }
        ?? "Delete the translation if its source text was removed; nobody sees it")
  }
}
