import WatchwordBasics
import WatchwordCatalogFormats

/// A text is longer than allowed.
enum OverMaximumLength: UnitCheck {
  static let kind = FindingKind("over-maximum-length", .error)

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    let limits = file.settings.limits
    guard unit.unit.maximumWidth != nil || !limits.units.isEmpty, let text = unit.shown else { return }
    let segment = text.segment
    for limit in UnitLimit.all(of: unit.unit, in: file) where segment.text.count > limit.length {
      // A text never has more characters or columns than bytes.
      let length = limit.length(of: TextLength.visibleText(of: segment))
      guard length > limit.length else { continue }
      findings.report(.long(length, limit), at: segment.contentSpan, unit: unit.unit.id)
      return
    }
  }
}

extension Finding.Message {
  fileprivate static func long(_ length: Int, _ limit: UnitLimit) -> Self {
    let rest = length - limit.length
    let counted = limit.measure.singular
    return Self(
      "The text has \(length) \(counted)\(length == 1 ? "" : "s"); \(limit.origin) allows at most \(limit.length)",
      help: "Shorten it by \(rest) \(counted)\(rest == 1 ? "" : "s")")
  }
}
