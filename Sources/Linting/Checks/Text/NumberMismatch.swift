import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The numbers of a translation differ from those of its source.
enum NumberMismatch: UnitCheck {
  static let kind = FindingKind(
    "number-mismatch", .warning,
    """
    The numbers of a translation differ from those of its source.

    What: the translation lacks a number of the source, or has one that the source does not have. Digits of every script
    are compared, and separators between digits are ignored (1,000 and 1.000). Numbers below 13 may be words in either
    text. Numbers in placeholders and addresses, percentages that are written as words, short texts with the same time
    in another unit (60 seconds and 1 minute), and sources without letters are ignored.

    Why: people read a wrong number.

    Example:
      <source>At most 250 files</source><target>Höchstens 25 Dateien</target>

    What to do: write the number as in the source.
    """)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = .digit

  static let examples: [CheckExample] = [
    .triggering(
      "de", "<trans-unit id=\"a\"><source>At most 250 files</source><target>Höchstens 1️⃣25 Dateien</target></trans-unit>"
    ),
    .triggering("ar", "<trans-unit id=\"a\"><source>250 files</source><target>1️⃣٢٥ ملف</target></trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>Since 2019</source><target>1️⃣Seit langem</target></trans-unit>"),
    .triggering("ar", "<trans-unit id=\"a\"><source>Files: %@</source><target>u1️⃣200f%@ :ملف</target></trans-unit>"),
    .clean("pl", "<trans-unit id=\"a\"><source>60 seconds</source><target>1 minuta</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>3</source><target>12</target></trans-unit>"),
    .clean("ja", "<trans-unit id=\"a\"><source>hexadecimal</source><target>16進数</target></trans-unit>"),
    .clean("hu", "<trans-unit id=\"a\"><source>50% less to pay</source><target>feleannyi</target></trans-unit>"),
    .clean("ar", "<trans-unit id=\"a\"><source>250 files</source><target>٢٥٠ ملف</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>1,000.5 km</source><target>1.000,5 km</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>3 days</source><target>drei Tage</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>One day</source><target>1 Tag</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%1$@ of %2$@</source><target>%2$@: %1$@</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%.2f km</source><target>%.1f km</target></trans-unit>"),
    .clean("ru", "<trans-unit id=\"a\"><source>12/22/20, 7 PM</source><target>22.12.20, 19:00</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>5:30 PM</source><target>17:30 Uhr</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>See https://a.b/250</source><target>Siehe https://a.b/25</target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair,
      pair.sourceShape.signs.contains(.digit) || pair.targetShape.signs.contains(.digit),
      // A number alone is a setting.
      pair.source.text.unicodeScalars.contains(where: { $0.isLetter })
    else { return }
    var lost = numbers(in: pair.source)
    var added: [Number] = []
    for number in numbers(in: pair.target) {
      if let place = lost.firstIndex(where: { $0.digits == number.digits }) {
        lost.remove(at: place)
      } else {
        added.append(number)
      }
    }
    lost.removeAll { number in
      guard let place = added.firstIndex(where: { isSame(number, $0, pair.source.text) }) else { return false }
      added.remove(at: place)
      return true
    }
    guard let wrong = lost.first(where: { !$0.mayBeWord || !added.isEmpty }) ?? added.first(where: { !$0.mayBeWord })
    else { return }
    // A number that is there twice in one text may be there once in the other.
    let isChange = !lost.isEmpty && !added.isEmpty
    if lost.isEmpty, numbers(in: pair.source).contains(where: { $0.digits == wrong.digits }) { return }
    if added.isEmpty, numbers(in: pair.target).contains(where: { $0.digits == wrong.digits }) { return }
    if !isChange, wrong.mayBeWord { return }
    if isChange, lost.count != added.count, (lost + added).allSatisfy({ $0.mayBeWord }) { return }
    if isExcused(lost, added, pair, file.writing) { return }
    if let place = added.first, place.isEscape(in: pair.target.text) {
      findings.report(
        .escape(place.written(in: pair.target.text)), at: pair.target.span(of: place.range), unit: pair.unit)
      return
    }
    guard let place = added.first else {
      findings.report(.lost(wrong.written(in: pair.source.text)), at: pair.target.segment.contentSpan, unit: pair.unit)
      return
    }
    findings.report(
      .other(place.written(in: pair.target.text), lost.first?.written(in: pair.source.text)),
      at: pair.target.span(of: place.range), unit: pair.unit)
  }

  /// Whether the numbers differ for a reason.
  private static func isExcused(
    _ lost: [Number], _ added: [Number], _ pair: TextPair, _ writing: WritingRules?
  ) -> Bool {
    // "2桁" stands for what other languages say in words.
    if lost.isEmpty, writing?.isWide == true, !pair.sourceShape.signs.contains(.digit) { return true }
    // Half is 50 %.
    if added.isEmpty, lost.count == 1, lost[0].isPercentage(in: pair.source.text) { return true }
    // 60 seconds are 1 minute, and 24 hours 1 day.
    guard lost.count == 1, added.count == 1, added[0].value == 1, [7, 12, 24, 60].contains(lost[0].value) else {
      return false
    }
    return Characters(pair.source.text).words.count <= 2
  }

  private struct Number {
    /// The digits as those of ASCII, without separators.
    var digits: [UInt8] = []
    var range = 0..<0
    /// The slashes and full stops between the digits.
    var dateSigns = 0

    /// Whether people write it as a word, too.
    var mayBeWord: Bool {
      digits.count < 2 || digits.allSatisfy { $0 == 0 } || (digits.count == 2 && digits[0] == 1 && digits[1] <= 2)
    }
    /// Whether it may be a date: three numbers with the same sign between them.
    var isDate: Bool { dateSigns == 2 }
    var value: Int { digits.count < 4 ? digits.reduce(0) { $0 * 10 + Int($1) } : -1 }

    /// The number as `text` writes it.
    func written(in text: String) -> String {
      String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }

    /// Whether a percent sign follows in `text`.
    func isPercentage(in text: String) -> Bool {
      let rest = text.utf8.dropFirst(range.upperBound)
      let sign = rest.drop { $0 == UInt8(ascii: " ") }
      return sign.starts(with: "%".utf8) || rest.starts(with: "\u{A0}%".utf8)
    }

    /// Whether it belongs to an escape without its backslash, such as `u200f`.
    func isEscape(in text: String) -> Bool {
      digits.count >= 2 && text.utf8.prefix(range.lowerBound).last == UInt8(ascii: "u") && digits.starts(with: [2, 0])
    }
  }

  /// Whether one hour is the other in the count of twelve hours, or one date the other in another order.
  private static func isSame(_ source: Number, _ target: Number, _ text: String) -> Bool {
    if source.isDate, target.isDate, source.digits.sorted() == target.digits.sorted() { return true }
    guard target.value == source.value + 12 || source.value == 12 else { return false }
    return text.utf8.contains { $0 | 0x20 == UInt8(ascii: "p") || $0 | 0x20 == UInt8(ascii: "a") }
  }

  /// The numbers outside placeholders and addresses.
  private static func numbers(in text: TextFacts) -> [Number] {
    let characters = Characters(text.text)
    var taken = text.text.utf8.contains(UInt8(ascii: "/")) ? LinkScan.links(in: Array(text.text.utf8)) : []
    for element in text.pattern?.elements ?? [] {
      if case .literal = element.kind { continue }
      taken.append(element.range)
    }
    var numbers: [Number] = []
    var index = 0
    while index < characters.count {
      let offset = characters.offsets[index]
      guard characters.scalars[index].digit != nil else {
        index += 1
        continue
      }
      if let range = taken.first(where: { $0.contains(offset) }) {
        while index < characters.count, range.contains(characters.offsets[index]) { index += 1 }
        continue
      }
      let start = index
      var number = Number()
      while let scalar = characters[index] {
        if let digit = scalar.digit {
          number.digits.append(UInt8(digit))
        } else if !(scalar.separatesDigits && characters[index + 1]?.digit != nil && groups(characters, index)) {
          break
        } else if scalar == "/" || scalar == "." {
          number.dateSigns += 1
        }
        index += 1
      }
      number.range = characters.bytes(start..<index)
      numbers.append(number)
    }
    return numbers
  }

  /// Whether the separator at `index` is inside a number: a space only before a group of three digits.
  private static func groups(_ characters: Characters, _ index: Int) -> Bool {
    guard let scalar = characters[index], scalar.isBlank else { return true }
    let digits = (1...4).prefix { characters[index + $0]?.digit != nil }.count
    return digits == 3
  }
}

extension Unicode.Scalar {
  fileprivate var separatesDigits: Bool {
    switch value {
    case 0x2C, 0x2E, 0x2F, 0x27, 0x2019, 0xA0, 0x202F, 0x2009, 0x20, 0x66B, 0x66C, 0xFF0C, 0xFF0E: true
    default: false
    }
  }
}

extension Finding.Message {
  fileprivate static func escape(_ number: String) -> Self {
    Self(
      "\"u\(number.clipped)\" looks like an escape that lost its backslash",
      help: "Write the character itself, or delete the letters and digits")
  }

  fileprivate static func lost(_ number: String) -> Self {
    Self(
      "The number \(number.clipped) of the source is not in the translation",
      help: "Write \(number.clipped), or check that it is there in words")
  }

  fileprivate static func other(_ number: String, _ expected: String?) -> Self {
    guard let expected else {
      return Self("The number \(number.clipped) is not in the source", help: "Delete the number, or check the source")
    }
    return Self(
      "The translation has the number \(number.clipped) where the source has \(expected.clipped)",
      help: "Write \(expected.clipped)")
  }
}
