import WatchwordBasics
import WatchwordCatalogFormats

/// A unit has no `<source>`.
enum MissingSource: UnitCheck {
  static let kind = FindingKind("missing-source", .warning)

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    // If another document holds the sources, the text is missing there, which is a different defect.
    guard unit.unit.source == nil, file.file.sources != .otherDocument else { return }
    findings.report(.noSource, at: unit.unit.nameSpan, unit: unit.unit.id)
  }
}

extension Finding.Message {
  fileprivate static let noSource = Self(
    "This unit has no <source>, so Xcode ignores its translation",
    help: "Copy the <source> from the exported file")
}
