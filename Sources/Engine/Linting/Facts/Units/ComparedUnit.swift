import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A unit of a message, compared with the sources of the whole message; shared, like ``UnitFacts``.
final class ComparedUnit: Sendable {
  /// The facts about the unit alone.
  let facts: UnitFacts
  /// The comparison of the placeholders of the translation and the source.
  let comparison: PlaceholderComparison?
  /// The defects of the format strings, if the entry names their language; empty if `comparison` describes them better.
  let formatDefects: [FormatComparison.Defect]
  /// The position of the first placeholder without a number.
  let firstPosition: Int

  /// Creates a unit whose texts have no placeholders.
  init(_ facts: UnitFacts) {
    self.facts = facts
    comparison = nil
    formatDefects = []
    firstPosition = 1
  }

  /// Creates a unit of a message with these arguments; `rules` are those of the translation's language. If the entry
  /// names the language of its format strings, that language decides, and `defects` are its findings.
  init(
    _ facts: UnitFacts, _ arguments: MessageArguments?, rules: LanguageRules?,
    formatDefects defects: [FormatComparison.Defect]?
  ) {
    self.facts = facts
    let comparison = arguments.flatMap { PlaceholderComparison(facts, $0, rules: rules) }
    firstPosition = arguments?.firstPosition(of: facts.unit) ?? 1
    guard let defects, let formatting = facts.unit.formatting else {
      self.comparison = comparison
      formatDefects = []
      return
    }
    let isOfC = !formatting.isEmpty && formatting.formats.allSatisfy { $0 == .c || $0 == .objc }
    if !defects.isEmpty, isOfC, comparison?.hasErrors ?? false {
      self.comparison = comparison
      formatDefects = []
    } else {
      // Forms for few numbers may leave out the number, but should not.
      let mayDropCount = isOfC && formatting.mayOmit && !formatting.isForOneNumber
      self.comparison = mayDropCount ? comparison?.withoutErrors : nil
      formatDefects = defects
    }
  }

  var unit: TranslationUnit { facts.unit }
  var id: ExactText { facts.unit.id }
  var source: TextFacts? { facts.source }
  /// The translation that people see.
  var target: TextFacts? { facts.target }
  /// The text that people see.
  var shown: TextFacts? { facts.shown }
}

/// A translation that is compared with others in the same language: a finished translation of a text of several words
/// that does not vary by number or device.
struct ComparedTranslation: Sendable {
  let source: Segment
  let target: Segment
  private let unit: TranslationUnit

  var id: ExactText { unit.id }
  /// The developer's comment on the text.
  var note: ExactText? { unit.notes.first { Self.isExplanation($0) } }

  /// Creates the translation of `unit`, or `nil` if it is not compared. Single words often have several translations,
  /// one for each of their meanings.
  init?(_ unit: TranslationUnit, in file: FileFacts) {
    guard !file.isSource, unit.variation == .whole, unit.translate, unit.state?.isFinished ?? true,
      let source = unit.source, let target = unit.target, !target.isBlank, !source.isBlank,
      source.text.string.utf8.contains(0x20)
    else { return nil }
    self.unit = unit
    self.source = source
    self.target = target
  }

  /// Whether a note is an explanation in words, and not only the location where a tool found the text.
  private static func isExplanation(_ note: ExactText) -> Bool {
    let words = note.string.utf8.split(separator: UInt8(ascii: " "))
    // Such as `Class = "UILabel"; ObjectID = "a-b";` of Xcode, and `src/dupe.cc:3896` of gettext.
    return words.count >= 3 && !words.contains { $0.contains(UInt8(ascii: "=")) || Self.isLocation($0) }
  }

  private static func isLocation(_ word: Substring.UTF8View) -> Bool {
    word.contains(UInt8(ascii: ":")) && word.last.map { ASCII.isDigit($0) } ?? false
  }
}
