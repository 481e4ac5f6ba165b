import WatchwordBasics

/// A placeholder with a number whose dollar sign is misplaced or lost: `%$1@`, `%1 @`, `%-1 @`.
///
/// Such text occurs for no other reason, so it is reported even if the intended placeholder is unknown. It begins with
/// a percent sign that does not start a placeholder.
struct PlaceholderTypo {
  /// The bytes of the text.
  let range: Range<Int>
  /// The number of the value.
  let number: Int
  /// The defect, in words that follow the quoted text.
  let fault: String

  /// Returns the typos of `text`, in text order.
  static func all(in text: TextFacts) -> [PlaceholderTypo] {
    guard text.hasPattern else { return [] }
    let percents = text.unescapedPercents
    guard !percents.isEmpty else { return [] }
    let bytes = Array(text.text.utf8)
    return percents.compactMap { PlaceholderTypo(bytes, $0.lowerBound) }
  }

  /// Reads the typo that starts with the percent sign at `start`; `nil` if there is none.
  private init?(_ bytes: [UInt8], _ start: Int) {
    var end = start + 1
    let isSwapped = bytes.at(end) == UInt8(ascii: "$")
    let isNegative = bytes.at(end) == UInt8(ascii: "-")
    if isSwapped || isNegative { end += 1 }
    var number = 0
    let digits = end
    while ASCII.isDigit(bytes.at(end)), end - digits < 2 {
      number = number * 10 + Int(bytes.at(end) - 0x30)
      end += 1
    }
    guard number > 0 else { return nil }
    if isSwapped {
      fault = "has its number after the dollar sign"
      guard let close = Self.conversionEnd(bytes, end) else { return nil }
      end = close
    } else {
      // "5%-10 @" and "%50 @home" are prose.
      guard start == 0 || !ASCII.isDigit(bytes[start - 1]), bytes.at(end) == 0x20 else { return nil }
      while bytes.at(end) == 0x20, end - digits < 4 { end += 1 }
      guard bytes.at(end) == UInt8(ascii: "@"), !Self.isWord(bytes.at(end + 1)) else { return nil }
      end += 1
      fault = isNegative ? "has a minus sign and a space inside" : "has a space instead of its dollar sign"
    }
    self.number = number
    range = start..<end
  }

  /// Returns the end of `@`, `d` or `lld` at `offset`, unless a word continues after it.
  private static func conversionEnd(_ bytes: [UInt8], _ offset: Int) -> Int? {
    var end = offset
    while end < bytes.count, end - offset < 2, bytes[end] == UInt8(ascii: "l") { end += 1 }
    guard end < bytes.count else { return nil }
    if bytes[end] == UInt8(ascii: "@") { return end == offset ? end + 1 : nil }
    guard "diufs".utf8.contains(bytes[end]) else { return nil }
    return end + 1 < bytes.count && isWord(bytes[end + 1]) ? nil : end + 1
  }

  private static func isWord(_ byte: UInt8) -> Bool { ASCII.isLetter(byte) || ASCII.isDigit(byte) }
}
