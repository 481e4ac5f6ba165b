import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// An Android text refers to another text that no file has.
enum UndefinedReference: ProjectCheck {
  static let kind = FindingKind("undefined-reference", .warning, milder: [.info])

  static func check(_ project: ProjectSummary, _ findings: inout Findings) {
    var names: Set<ExactText> = []
    var references: [(unit: TranslationUnit, span: SourceSpan, name: ExactText, catalog: CatalogSummary)] = []
    for catalog in project.catalogs {
      for file in catalog.files where file.facts.isAndroid {
        for unit in file.units {
          if unit.variation.category == nil, unit.key.string.utf8.last != UInt8(ascii: "]") { names.insert(name(unit)) }
          guard !unit.translate, let text = unit.target ?? (file.isSource ? unit.source : nil),
            let name = AndroidReference.nameOfText(in: text)
          else { continue }
          references.append((unit, text.contentSpan, name, catalog))
        }
      }
    }
    guard !names.isEmpty else { return }
    for (unit, span, name, catalog) in references where !names.contains(name) {
      let nearest = Suggestion.nearest(to: name, in: names.sorted())
      findings.report(
        .undefined(name, nearest), as: nearest == nil ? .info : nil, in: catalog, at: span, unit: unit.id)
    }
  }

  /// Returns the name of a text, which may have a variant for each product.
  private static func name(_ unit: TranslationUnit) -> ExactText {
    let bytes = unit.key.string.utf8
    return bytes.firstIndex(of: UInt8(ascii: "@")).map { ExactText(unit.key.string[..<$0]) } ?? unit.key
  }
}

extension Finding.Message {
  fileprivate static func undefined(_ name: ExactText, _ nearest: ExactText?) -> Self {
    Self(
      "This refers to the text \"\(name.excerpt)\", which no file has",
      help: nearest.map { "Did you mean @string/\($0.excerpt)?" } ?? "Correct the name, or check all files together")
  }
}
