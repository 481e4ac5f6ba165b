import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

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
    return words.count >= 3 && !words.contains { $0.contains(UInt8(ascii: "=")) || Self.isPlace($0) }
  }

  private static func isPlace(_ word: Substring.UTF8View) -> Bool {
    word.contains(UInt8(ascii: ":")) && word.last.map { ASCII.isDigit($0) } ?? false
  }
}
