import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A unit whose source is not that of the base.
struct SourceChange {
  let catalog: CatalogSummary
  let base: CatalogSummary
  let file: FileSummary
  let unit: TranslationUnit
  /// The source in the catalogue.
  let source: Segment
  /// The source in the base.
  let expected: Segment

  /// Whether both sources show the same values.
  var showsSameValues: Bool {
    guard file.facts.usesPrintf else { return true }
    return values(of: source) == values(of: expected)
  }

  private func values(of segment: Segment) -> [Value] {
    TextFacts(segment, usesPrintf: true).uses()
      .map { Value(position: $0.position, kind: $0.kind, substitution: $0.substitution) }
      .sorted { ($0.position, $0.substitution ?? "") < ($1.position, $1.substitution ?? "") }
  }

  private struct Value: Equatable {
    let position: Int
    let kind: ArgumentFamily
    let substitution: ExactText?
  }

  /// The number of units that are compared in one pass over a catalogue and its base.
  private static let mostInPass = 1 << 15

  /// Calls `body` for each unit whose source is not that of the unit with the same id in the base. Units that the base
  /// does not have, such as plural forms of the language, are left out.
  static func forEach(in project: ProjectSummary, _ body: (SourceChange) -> Void) {
    for (catalog, base) in project.comparisons {
      var skipped = 0
      var isDone = false
      // Few units differ as a rule, so that one pass is enough.
      while !isDone {
        let found = candidates(in: catalog, base, after: skipped)
        isDone = found.count < mostInPass
        skipped += found.count
        report(found, in: catalog, base.catalog, body)
      }
    }
  }

  private typealias Candidate = (file: FileSummary, unit: TranslationUnit, source: Segment)

  private static func candidates(in catalog: CatalogSummary, _ base: BaseSummary, after count: Int) -> [Candidate] {
    let mayDiffer = catalog.files.contains { file in
      base.sources[file.original].map { known in file.sources.contains { !known.mayContain($0) } } ?? false
    }
    guard mayDiffer else { return [] }
    var found: [Candidate] = []
    var left = count
    catalog.forEachUnit { index, unit in
      let file = catalog.files[index]
      guard found.count < mostInPass, let source = unit.source, !source.text.isEmpty,
        let known = base.sources[file.original], !known.mayContain(SourceDigest.hash(unit.id, source.text))
      else { return }
      if left > 0 { left -= 1 } else { found.append((file, unit, source)) }
    }
    return found
  }

  private static func report(
    _ candidates: [Candidate], in catalog: CatalogSummary, _ base: CatalogSummary, _ body: (SourceChange) -> Void
  ) {
    guard !candidates.isEmpty else { return }
    struct Place: Hashable {
      let original, id: ExactText
    }
    var expected: [Place: Segment] = [:]
    let wanted = Set(candidates.map { Place(original: $0.file.original, id: $0.unit.id) })
    base.forEachUnit { file, unit in
      let place = Place(original: base.files[file].original, id: unit.id)
      guard wanted.contains(place), let source = unit.source, expected[place] == nil else { return }
      expected[place] = source
    }
    for (file, unit, source) in candidates {
      guard let expected = expected[Place(original: file.original, id: unit.id)], expected.text != source.text else {
        continue
      }
      body(SourceChange(catalog: catalog, base: base, file: file, unit: unit, source: source, expected: expected))
    }
  }
}
