import WatchwordBasics
import WatchwordCatalogFormats

/// A text has no note for translators.
enum MissingNote: MessageCheck {
  static let kind = FindingKind("missing-note", .info)
  static let set = CheckSet.all

  static let needsEveryUnit = true

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    guard file.reportsSourceDefects, let unit = message.units.first, message.units.allSatisfy({ !$0.unit.hasNote }),
      let worded = message.units.first(where: { $0.unit.translate && $0.source?.hasWords == true }),
      !PlaceholderUnexplained.needsExplanation(message)
    else { return }
    findings.report(.none(worded.source?.segment.text ?? ""), at: unit.unit.nameSpan, unit: unit.id)
  }
}

extension TranslationUnit {
  /// Whether the unit has a note that explains the text to translators.
  var hasNote: Bool {
    var hasNote = false
    forEachNote { note in
      if note != "No comment provided by engineer.", !note.string.utf8.starts(with: "watchword:".utf8) {
        hasNote = true
      }
    }
    return hasNote
  }
}

extension Finding.Message {
  fileprivate static func none(_ source: ExactText) -> Self {
    Self(
      "\"\(source.excerpt)\" has no note for translators",
      help: "Explain in a comment where the text appears and what it means")
  }
}
