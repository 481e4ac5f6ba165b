import Localization

/// Something in a translation that was meant to be a placeholder and is none.
struct BrokenPlaceholder: Sendable {
  /// The bytes of the text.
  let range: Range<Int>
  /// What is wrong with it, to be read behind the quoted text: "ends in a letter that is no placeholder".
  let fault: String

  /// What is broken in `text` on its own.
  static func all(in text: TextFacts) -> [BrokenPlaceholder] {
    text.malformed.compactMap { defect in
      guard case .malformed(let fault) = defect.kind else { return nil }
      return BrokenPlaceholder(range: defect.range, fault: words(for: fault))
    }
  }

  /// What is broken in `target` and not in the same way in `source`, whose translator would not be to blame.
  static func all(
    in target: TextFacts, source: TextFacts, sourceUses: [ArgumentUse], targetUses: [ArgumentUse]
  ) -> [BrokenPlaceholder] {
    let known = Set(source.malformed.map { MessageKey(source.quoted($0.range)) })
    let broken = all(in: target).filter { !known.contains(MessageKey(target.quoted($0.range))) }
    let lost = Set(sourceUses.map(\.position)).subtracting(targetUses.map(\.position))
    guard broken.isEmpty, !lost.isEmpty else { return broken }
    return withoutPercent(in: Array(target.text.utf8), lost: lost)
  }

  /// `1$@` or `％@` where the source has a placeholder that the translation lost.
  private static func withoutPercent(in bytes: [UInt8], lost: Set<Int>) -> [BrokenPlaceholder] {
    var broken: [BrokenPlaceholder] = []
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "$"), let range = numbered(around: offset, in: bytes, lost: lost) {
        broken.append(BrokenPlaceholder(range: range, fault: "has no percent sign (%) in front"))
      } else if let length = foreignPercent(at: offset, in: bytes), let end = conversionEnd(offset + length, bytes) {
        broken.append(BrokenPlaceholder(range: offset..<end, fault: "starts with another sign than %"))
      }
    }
    return broken
  }

  /// The stretch of `1$@` around its dollar sign.
  private static func numbered(around dollar: Int, in bytes: [UInt8], lost: Set<Int>) -> Range<Int>? {
    var start = dollar
    while start > 0, dollar - start < 4, (0x30...0x39).contains(bytes[start - 1]) { start -= 1 }
    guard start < dollar, start == 0 || bytes[start - 1] != UInt8(ascii: "%"),
      let number = Int(String(decoding: bytes[start..<dollar], as: UTF8.self)), lost.contains(number),
      let end = conversionEnd(dollar + 1, bytes)
    else { return nil }
    return start..<end
  }

  /// The length of a percent sign of another script: U+066A, U+FE6A, U+FF05.
  private static func foreignPercent(at offset: Int, in bytes: [UInt8]) -> Int? {
    let signs: [[UInt8]] = [[0xD9, 0xAA], [0xEF, 0xB9, 0xAA], [0xEF, 0xBC, 0x85]]
    return signs.first { bytes[offset...].starts(with: $0) }?.count
  }

  /// The end of the conversion at `offset`: `@`, `d`, `lld`, `1$@`; nothing where there is none.
  private static func conversionEnd(_ offset: Int, _ bytes: [UInt8]) -> Int? {
    var end = offset
    while end < bytes.count, end - offset < 8, (0x30...0x39).contains(bytes[end]) { end += 1 }
    if end < bytes.count, end > offset, bytes[end] == UInt8(ascii: "$") { end += 1 }
    while end < bytes.count, end - offset < 8, bytes[end] == UInt8(ascii: "l") { end += 1 }
    guard end < bytes.count, [UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "u")].contains(bytes[end]) else {
      return nil
    }
    return end + 1
  }

  private static func words(for fault: Pattern.Defect.Fault) -> String {
    switch fault {
    case .unfinished: "stops before it says what to show"
    case .unknownConversion: "ends in a letter that stands for nothing"
    case .obsoleteConversion: "ends in an old capital letter; only its small form is understood everywhere"
    case .writingConversion: "would write to memory instead of showing something"
    case .positionZero: "has the number 0, but numbers count from 1"
    case .positionTooGreat: "has a number greater than \(Pattern.greatestPosition)"
    case .widthTooGreat: "asks for more than \(Pattern.greatestWidth) characters"
    case .blankInside: "has a blank inside"
    case .unclosedSubstitution: "lacks its closing @"
    case .invalidSubstitutionName: "has an empty name or a blank in its name"
    }
  }
}
