import WatchwordBasics
import WatchwordCatalogFormats

/// A placeholder is broken.
enum MalformedPlaceholder: MessageCheck {
  static let kind = FindingKind("malformed-placeholder", .error, milder: [.warning])

  static let needsEveryUnit = false

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    for (index, unit) in message.units.enumerated() {
      guard let text = unit.shown else { continue }
      let isTranslation = unit.target != nil
      let broken = unit.malformed
      let repair = broken.isEmpty ? nil : PlaceholderRepair(of: index, in: message, file)
      for broken in broken.prefix(Findings.maximumPerText) {
        guard let range = broken.range else { continue }
        let spelling = broken.names.first.flatMap { spelling in
          text.segment.fix(replacing: range, with: ExactText(spelling), isSafe: false)
        }
        findings.report(
          .malformed(broken, text.quoted(range), isTranslation: isTranslation), at: text.span(of: range), unit: unit.id,
          fix: repair?.fix(at: range) ?? spelling)
      }
      if broken.isEmpty { checkSource(of: unit, in: file, &findings) }
    }
  }

  /// Reports broken placeholders of a source, which people see in the source language and translators copy.
  private static func checkSource(of unit: ComparedUnit, in file: FileFacts, _ findings: inout Findings) {
    guard file.usesPrintf, !file.isSource, file.reportsSourceDefects, unit.unit.translate, let source = unit.source,
      source.hasPattern
    else {
      return
    }
    for broken in BrokenPlaceholder.all(in: source).filter({ $0.isTypo }).prefix(Findings.maximumPerText) {
      findings.report(
        .inSource(broken, in: source), as: .warning, at: source.span(of: broken.range), unit: unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func malformed(_ broken: Difference, _ quoted: String, isTranslation: Bool) -> Self {
    Self(
      "'\(quoted)' \(broken.words)" + (broken.names.first.map { ": write \($0.excerpt)" } ?? ""),
      help: isTranslation
        ? "Copy the placeholder from the source, character by character"
          + (quoted.has(UInt8(ascii: "%")) ? "; write %% to show a percent sign" : "")
        : "Correct the placeholder; write %% to show a percent sign")
  }

  fileprivate static func inSource(_ broken: BrokenPlaceholder, in source: TextFacts) -> Self {
    let spelling = broken.spelling ?? "the placeholder"
    return Self(
      "'\(source.quoted(broken.range))' in the source \(broken.fault): it should be \(spelling)",
      help: "Write \(spelling) in the translation, and correct the text in the app")
  }
}
