import WatchwordBasics
import WatchwordCatalogFormats

/// A translation contains markup that can run code.
enum UnsafeMarkup: UnitCheck {
  static let kind = FindingKind("unsafe-markup", .error)

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let target = unit.target, !target.marks.isDisjoint(with: [.angle, .square]) else { return }
    let parts = UnsafeParts(in: target).list
    guard !parts.isEmpty, let source = unit.source else { return }
    var known = Set(UnsafeParts(in: source).list.map { $0.name })
    for part in parts.prefix(Findings.maximumPerText) where known.insert(part.name).inserted {
      findings.report(.unsafe(part.name), at: target.span(of: part.range), unit: unit.unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func unsafe(_ name: ExactText) -> Self {
    Self(
      "The translation has \(name.excerpt), which can run code and which the source does not have",
      help: "Delete it, and find out who wrote it")
  }
}
