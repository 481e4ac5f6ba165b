/// How a language joins items with "and" (UTS #35, part 2, section 11, "List Patterns", type `standard`).
public struct ListPatterns: Sendable {
  /// What stands between two items that the pattern joins, and what follows the second.
  private struct Pattern: Sendable {
    let separator: String
    let tail: String
  }

  /// A change that the next item asks for and CLDR's patterns cannot say.
  private enum Adjustment { case none, spanish, hebrew }

  private let pair: Pattern
  private let start: Pattern
  private let middle: Pattern
  private let end: Pattern
  private let adjustment: Adjustment

  /// The patterns of the nearest tag of the locale's ``LocaleMatcher/chain(for:)`` that has its own, otherwise those of
  /// the root: `a, b, c`.
  public static func standard(for tag: LanguageTag) -> ListPatterns {
    let chain = LocaleMatcher.chain(for: tag)
    let found = chain.lazy.compactMap { CLDRTable.group(holding: $0.description.utf8, in: ListPatternsData.keys) }.first
    let text = CLDRTable.text(ofGroup: found ?? 0, in: ListPatternsData.patterns)
    return ListPatterns(text, language: tag.canonicalized().language)
  }

  /// The patterns written as `pair|start|middle|end`: each the text between the items, with what follows the second
  /// behind a `~`. An empty start is a comma and a space, an empty middle the start, an empty end the pair.
  private init(_ text: [UInt8], language: String) {
    let fields = text.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .map { field in field.isEmpty ? nil : Self.pattern(field) }
    func field(_ index: Int) -> Pattern? { index < fields.count ? fields[index] : nil }
    let comma = Pattern(separator: ", ", tail: "")
    pair = field(0) ?? comma
    start = field(1) ?? comma
    middle = field(2) ?? start
    end = field(3) ?? pair
    adjustment =
      switch language {
      case _ where language.utf8.elementsEqual("es".utf8): .spanish
      case _ where language.utf8.elementsEqual("he".utf8): .hebrew
      default: .none
      }
  }

  private static func pattern(_ field: ArraySlice<UInt8>) -> Pattern {
    let parts = field.split(separator: UInt8(ascii: "~"), omittingEmptySubsequences: false)
    return Pattern(
      separator: String(decoding: parts.first ?? field, as: UTF8.self),
      tail: parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : "")
  }

  /// The items as one text: `a, b and c`; one item is itself, none is the empty text.
  ///
  /// As in ICU, Spanish says "e" for "y" before the sound of i (`i`, `hi`, not `hia` and `hie`), and Hebrew puts a
  /// hyphen behind its vav before anything but a Hebrew letter. An isolate (U+2066 to U+2068) in front of the item is
  /// looked through. Linear in the length of the items.
  public func join(_ items: [String]) -> String {
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

  /// The separator in the form that the item asks for (ICU, `listformatter.cpp`).
  private func adjusted(_ separator: String, before item: String) -> String {
    switch adjustment {
    case .none: separator
    case .spanish: separator.utf8.elementsEqual(" y ".utf8) && Self.soundsLikeI(item) ? " e " : separator
    case .hebrew:
      separator.utf8.elementsEqual(" \u{5D5}".utf8) && !Self.startsInHebrew(item) ? separator + "-" : separator
    }
  }

  private static func opening(_ item: String) -> Unicode.Scalar? {
    item.unicodeScalars.first { !(0x2066...0x2068).contains($0.value) }
  }

  private static func soundsLikeI(_ item: String) -> Bool {
    var letters = item.unicodeScalars.lazy.drop { (0x2066...0x2068).contains($0.value) }
      .map { $0.isASCII ? ASCII.lowercased(UInt8(truncatingIfNeeded: $0.value)) : 0 }.makeIterator()
    switch letters.next() {
    case UInt8(ascii: "i"): return true
    case UInt8(ascii: "h"):
      guard letters.next() == UInt8(ascii: "i") else { return false }
      let third = letters.next()
      return third != UInt8(ascii: "a") && third != UInt8(ascii: "e")
    default: return false
    }
  }

  /// Whether the text is empty or its first character has the script Hebrew (UCD, `Scripts.txt`).
  private static func startsInHebrew(_ item: String) -> Bool {
    guard let first = opening(item) else { return true }
    return switch first.value {
    case 0x591...0x5C7, 0x5D0...0x5EA, 0x5EF...0x5F4, 0xFB1D...0xFB36, 0xFB38...0xFB3C, 0xFB3E, 0xFB40...0xFB41,
      0xFB43...0xFB44, 0xFB46...0xFB4F:
      true
    default: false
    }
  }
}
