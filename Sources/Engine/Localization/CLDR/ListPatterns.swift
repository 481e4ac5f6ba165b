import WatchwordBasics

/// The patterns with which a language joins items with "and" (UTS #35, part 2, section 11, "List Patterns", type
/// `standard`).
package struct ListPatterns: Sendable {
  /// The text between two items, and the text after the second.
  private struct JoiningPattern: Sendable {
    let separator: String
    let tail: String
  }

  /// A change that depends on the next item and that CLDR's patterns cannot express.
  private enum Adjustment { case none, spanish, hebrew }

  private let pair: JoiningPattern
  private let start: JoiningPattern
  private let middle: JoiningPattern
  private let end: JoiningPattern
  private let adjustment: Adjustment

  /// Returns the patterns of the first tag of the locale's ``LocaleMatcher/chain(for:)`` that has patterns, or else
  /// those of the root: `a, b, c`.
  package static func standard(for tag: LanguageTag) -> ListPatterns {
    var group = 0
    for step in LocaleMatcher.chain(for: tag) {
      guard let found = CLDRTable.group(holding: step.bytes, in: ListPatternsData.keys) else { continue }
      group = found
      break
    }
    let adjustment: Adjustment =
      switch tag.canonicalized().languageSubtag {
      case Subtag("es"): .spanish
      case Subtag("he"): .hebrew
      default: .none
      }
    return ListPatterns(CLDRTable.text(ofGroup: group, in: ListPatternsData.patterns), adjustment)
  }

  /// Creates patterns from `pair|start|middle|end`. Each is the text between two items, optionally followed by `~` and
  /// the text after the second item. An empty start means a comma and a space; an empty middle means the start; an
  /// empty end means the pair.
  private init(_ text: [UInt8], _ adjustment: Adjustment) {
    let fields = text.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    func field(_ index: Int, or pattern: JoiningPattern) -> JoiningPattern {
      index < fields.count && !fields[index].isEmpty ? Self.pattern(fields[index]) : pattern
    }
    pair = field(0, or: JoiningPattern(separator: ", ", tail: ""))
    start = field(1, or: JoiningPattern(separator: ", ", tail: ""))
    middle = field(2, or: start)
    end = field(3, or: pair)
    self.adjustment = adjustment
  }

  private static func pattern(_ field: ArraySlice<UInt8>) -> JoiningPattern {
    let tail = field.firstIndex(of: UInt8(ascii: "~")) ?? field.endIndex
    return JoiningPattern(
      separator: String(decoding: field[..<tail], as: UTF8.self),
      tail: String(decoding: field[tail...].dropFirst(), as: UTF8.self))
  }

  /// Returns the items as one text, such as `a, b and c`. A single item is unchanged; no items give the empty text.
  ///
  /// As in ICU, Spanish uses "e" instead of "y" before the sound of i (`i`, `hi`, but not `hia` and `hie`), and Hebrew
  /// adds a hyphen after its vav unless a Hebrew letter follows. An isolate (U+2066 to U+2068) at the start of an item
  /// is ignored. Takes time linear in the length of the items.
  package func join(_ items: [String]) -> String {
    guard var text = items.first else { return "" }
    for (index, item) in items.enumerated().dropFirst() {
      let isLast = index == items.count - 1
      let pattern = isLast ? (items.count == 2 ? pair : end) : (index == 1 ? start : middle)
      text += isLast ? adjusted(pattern.separator, before: item) : pattern.separator
      text += item
      text += pattern.tail
    }
    return text
  }

  /// Returns the separator in the form that the next item requires (ICU, `listformatter.cpp`).
  private func adjusted(_ separator: String, before item: String) -> String {
    switch adjustment {
    case .none: separator
    case .spanish: ExactText(separator) == " y " && Self.soundsLikeI(item) ? " e " : separator
    case .hebrew:
      ExactText(separator) == " \u{5D5}" && !Self.startsInHebrew(item) ? separator + "-" : separator
    }
  }

  private static func soundsLikeI(_ item: String) -> Bool {
    var length = 0
    for scalar in item.unicodeScalars where length > 0 || !isIsolate(scalar) {
      length += 1
      switch (length, scalar) {
      case (1, "i"), (1, "I"): return true
      case (1, "h"), (1, "H"), (2, "i"), (2, "I"): continue
      case (3, "a"), (3, "A"), (3, "e"), (3, "E"): return false
      default: return length > 2
      }
    }
    return length == 2
  }

  /// Whether the text is empty or its first character has the script Hebrew (UCD, `Scripts.txt`).
  private static func startsInHebrew(_ item: String) -> Bool {
    for scalar in item.unicodeScalars where !isIsolate(scalar) {
      return switch scalar.value {
      case 0x591...0x5C7, 0x5D0...0x5EA, 0x5EF...0x5F4, 0xFB1D...0xFB36, 0xFB38...0xFB3C, 0xFB3E, 0xFB40...0xFB41,
        0xFB43...0xFB44, 0xFB46...0xFB4F:
        true
      default: false
      }
    }
    return true
  }

  private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x2066 && scalar.value <= 0x2068 }
}
