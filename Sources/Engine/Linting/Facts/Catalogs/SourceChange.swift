import WatchwordBasics
import WatchwordCatalogFormats

/// A unit whose source differs from that of the base.
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
    TextFacts(segment, file.facts.percentSyntax(of: unit)).uses()
      .map { Value(position: $0.position, kind: $0.kind, substitution: $0.substitution) }
      .sorted { ($0.position, $0.substitution ?? "") < ($1.position, $1.substitution ?? "") }
  }

  private struct Value: Equatable {
    let position: Int
    let kind: ArgumentType.Kind
    let substitution: ExactText?
  }

  /// Calls `body` for each unit whose source differs from that of the unit with the same id in the base. Units that the
  /// base does not have, such as plural forms of the language, are left out.
  static func forEach(in project: ProjectSummary, _ body: (SourceChange) -> Void) {
    for (base, translations) in project.comparisons where !translations.isEmpty {
      let known = base.sources
      for catalog in translations {
        for file in catalog.files {
          guard let known = known[file.original] else { continue }
          for unit in file.units {
            guard let source = unit.source, !source.text.isEmpty, !unit.hasKeyAsSource, !file.facts.isKey(source.text),
              let expected = known[unit.id]?.first,
              known[unit.id]?.contains(where: { $0.hasSameText(as: source) }) == false
            else { continue }
            body(SourceChange(catalog: catalog, base: base, file: file, unit: unit, source: source, expected: expected))
          }
        }
      }
    }
  }
}

extension Segment {
  /// Whether the texts differ at most in white space beside their inline codes, which tools move into and out of codes.
  fileprivate func hasSameText(as other: Segment) -> Bool {
    if text == other.text { return true }
    return !elements.isEmpty && elements.count == other.elements.count
      && withoutBlanksBesideCodes == other.withoutBlanksBesideCodes
  }

  private var withoutBlanksBesideCodes: [[UInt8]] {
    let bytes = Array(text.string.utf8)
    let edges = Set(elements.flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted()
    return zip([0] + edges, edges + [bytes.count]).map { start, end in
      let part = bytes[start..<end].drop { $0 <= 0x20 }
      return Array(part.prefix((part.lastIndex { $0 > 0x20 } ?? part.startIndex - 1) + 1 - part.startIndex))
    }
  }
}

extension CatalogSummary {
  /// The sources of each source file by the ids of their units. The target of a source catalogue counts as a source
  /// too, because other catalogues are exported with that target as their source.
  fileprivate var sources: [ExactText: [ExactText: [Segment]]] {
    var sources: [ExactText: [ExactText: [Segment]]] = [:]
    for file in files {
      for unit in file.units {
        guard let source = unit.source else { continue }
        let target = file.facts.isSource ? unit.target : nil
        sources[file.original, default: [:]][unit.id, default: []] += [source, target].compactMap { $0 }
      }
    }
    return sources
  }
}
