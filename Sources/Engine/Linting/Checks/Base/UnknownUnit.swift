import WatchwordBasics
import WatchwordCatalogFormats

/// A unit translates a text that the base catalogue does not have.
enum UnknownUnit: ProjectCheck {
  static let kind = FindingKind("unknown-unit", .warning)

  /// The maximum number of units for which the nearest id is suggested, because each suggestion compares all ids.
  private static let maximumSuggestions = 20

  static func check(_ project: ProjectSummary, _ findings: inout Findings) {
    let comparisons = project.comparisons
    let required = project.requiredKeys
    for (base, translations) in comparisons where !translations.isEmpty {
      var keys = base.keys
      for (original, shared) in shared(by: translations, keys, required).sorted(by: { $0.key < $1.key }) {
        guard let first = translations.min(by: { $0.name < $1.name }), let span = first.spansOfOriginals[original],
          let example = shared.keys.min(), let count = shared.values.min()
        else { continue }
        findings.report(
          .shared(shared.count, by: count, of: translations.count, base.name, example), in: first, at: span)
        keys[original]?.formUnion(shared.keys)
      }
      for catalog in translations { check(catalog, against: base, keys, required, &findings) }
    }
    for (catalog, base, unknown, total) in project.doubtful {
      guard let span = catalog.files.first?.file.nameSpan else { continue }
      findings.report(.doubtful(base.name, unknown, of: total), in: catalog, at: span)
    }
    let compared = Set((comparisons.flatMap { $0.translations } + project.doubtful.map { $0.catalog }).map { $0.index })
    for catalog in project.catalogs where catalog.isComplete && !compared.contains(catalog.index) {
      checkAlone(catalog, &findings)
    }
  }

  /// Returns the unknown keys of each source file that three quarters of at least three translations, other than
  /// overlays, have, and how many of them have each.
  private static func shared(
    by translations: [CatalogSummary], _ keys: [ExactText: Set<ExactText>], _ required: Set<ExactText>
  ) -> [ExactText: [ExactText: Int]] {
    let translations = translations.filter { !$0.isOverlay }
    guard translations.count >= 3 else { return [:] }
    var counts: [ExactText: [ExactText: Int]] = [:]
    for catalog in translations {
      for (original, unknown) in unknownKeys(of: catalog, keys, required) {
        for key in unknown { counts[original, default: [:]][key, default: 0] += 1 }
      }
    }
    return counts.mapValues { $0.filter { $0.value * 4 >= translations.count * 3 } }
  }

  private static func unknownKeys(
    of catalog: CatalogSummary, _ keys: [ExactText: Set<ExactText>], _ required: Set<ExactText>
  ) -> [ExactText: Set<ExactText>] {
    catalog.files.reduce(into: [:]) { unknown, file in
      guard let known = keys[file.original] else { return }
      let own = Set(file.keys.lazy.map { $0.unit.key }).subtracting(known).subtracting(required)
      unknown[file.original, default: []].formUnion(
        file.facts.isI18next ? own.filter { !I18nextKey.isVariant($0, of: known) } : own)
    }
  }

  private static func check(
    _ catalog: CatalogSummary, against base: CatalogSummary, _ keys: [ExactText: Set<ExactText>],
    _ required: Set<ExactText>, _ findings: inout Findings
  ) {
    var count = 0
    var lacking: [ExactText: Set<ExactText>] = [:]
    for file in catalog.files {
      guard let known = keys[file.original] else { continue }
      for (unit, _) in file.keys where !known.contains(unit.key) && !required.contains(unit.key) {
        if file.facts.isI18next, I18nextKey.isVariant(unit.key, of: known) { continue }
        var nearest: ExactText?
        if count < maximumSuggestions {
          let candidates =
            lacking[file.original] ?? known.union(required).subtracting(catalog.translatedKeys(of: file.original))
          lacking[file.original] = candidates
          // Sorted by bytes, so that the same id is suggested in every run if several are equally near.
          nearest = Suggestion.nearest(
            to: unit.key, in: candidates.filter { Suggestion.nearest(to: unit.key, in: [$0]) != nil }.sorted())
        }
        count += 1
        if nearest == nil, catalog.isOverlay, !Self.hasNamespace(of: known, unit.key) { continue }
        findings.report(
          .unknown(unit.key, base: base.name, nearest: nearest), in: catalog, at: unit.nameSpan, unit: unit.id)
      }
    }
  }

  /// Whether a key shares its namespace with a known key: `rule.…` with `rule.length.min.checklist`.
  private static func hasNamespace(of known: Set<ExactText>, _ key: ExactText) -> Bool {
    func namespace(_ key: ExactText) -> [UInt8] { Array(key.string.utf8.prefix { $0 != UInt8(ascii: ".") }) }
    let own = namespace(key)
    return known.contains { namespace($0) == own }
  }

  /// Checks a translation whose base is not one of the catalogues, but was read together with it for its source texts.
  private static func checkAlone(_ catalog: CatalogSummary, _ findings: inout Findings) {
    guard catalog.files.contains(where: { $0.file.sources == .otherDocument && $0.lacksSources }) else {
      return
    }
    let units = catalog.files.flatMap { $0.units }
    // A plural form or a variant that the sources lack is not a separate text.
    var known = Set(units.filter { $0.source != nil }.map { $0.key })
    let isI18next = catalog.files.contains { $0.facts.isI18next }
    let keys = isI18next ? known : []
    let unknown = units.filter { unit in
      known.insert(unit.key).inserted
        && !(isI18next && (I18nextKey.isForm(unit.key) || I18nextKey.isVariant(unit.key, of: keys)))
    }
    let total = Set(units.lazy.filter { $0.target != nil }.map { $0.key }).count
    if ProjectSummary.isDoubtful(unknown: unknown.count, of: total), let file = catalog.files.first {
      return findings.report(
        .doubtful("The file with the source texts", unknown.count, of: total), in: catalog, at: file.file.nameSpan)
    }
    for unit in unknown {
      findings.report(.unknownToSources(unit.key), in: catalog, at: unit.nameSpan, unit: unit.id)
    }
  }
}

extension CatalogSummary {
  /// The keys of a source file that the catalogue already has, and that must not be suggested again. In formats with a
  /// file for each language, the file does not contain units without a translation.
  fileprivate func translatedKeys(of original: ExactText) -> Set<ExactText> {
    let units = files.filter { $0.original == original }.flatMap { file in
      file.units.filter { $0.target != nil || file.file.sources != .otherDocument }
    }
    return Set(units.map { $0.key })
  }
}

extension Finding.Message {
  fileprivate static func doubtful(_ base: ExactText, _ unknown: Int, of total: Int) -> Self {
    Self(
      "\(base.excerpt) lacks \(unknown) of the \(total) texts here, so this catalogue was not compared with it: "
        + "is it the base?",
      help: "Name the right one with --base, or export the catalogue again")
  }

  fileprivate static func shared(
    _ texts: Int, by count: Int, of translations: Int, _ base: ExactText, _ example: ExactText
  ) -> Self {
    Self(
      (count == translations ? "All \(count)" : "At least \(count) of the \(translations)")
        + " translations of \(base.excerpt) have \(texts.counted("text")) that it lacks, such as "
        + "\"\(example.excerpt)\"",
      help: "Add what the app shows to the base, and delete the rest from the translations")
  }

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
