import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A number as written in a text, in digits of any script: 1,000 or 0.5, 18:30, 22.12.2020 or 4/4.
struct WrittenNumber {
  /// The values of the digits between the separators.
  private(set) var parts: [[UInt8]] = [[]]
  /// The bytes of the text.
  private(set) var range = 0..<0
  /// The index of the character after the number.
  private(set) var end = 0
  /// A normal form, the same for every way to write the number: without group separators, and with a full stop before
  /// decimals.
  private(set) var digits: [UInt8] = []
  private(set) var kind = Kind.whole
  private var separators: [Unicode.Scalar] = []

  /// The purpose of the separators.
  enum Kind {
    /// The separators group the digits of a large number, or there are none.
    case whole
    /// The last separator precedes decimals.
    case decimal
    /// The separators are between several numbers, of a date, a time, a version or a ratio.
    case several
  }

  /// Whether the number may also be written as a word, or as a ratio such as 1:1.
  var mayBeWord: Bool {
    switch kind {
    case .whole: Self.mayBeWord(digits)
    case .decimal: false
    case .several: parts.count == 2 && parts.allSatisfy { Self.mayBeWord($0) }
    }
  }

  /// Whether a number with these digits may also be written as a word: up to 12, or only zeros.
  static func mayBeWord(_ digits: [UInt8]) -> Bool {
    digits.count < 2 || digits.allSatisfy { $0 == 0 } || (digits.count == 2 && digits[0] == 1 && digits[1] <= 2)
  }

  /// The value, if it is whole and has few digits.
  var value: Int? { kind == .whole ? Self.value(digits) : nil }

  static func value(_ digits: [UInt8]) -> Int? {
    digits.count < 10 ? digits.reduce(0) { $0 * 10 + Int($1) } : nil
  }

  /// Whether the number may be a date: three numbers with the same separator.
  var isDate: Bool { kind == .several && parts.count == 3 }

  /// Whether the number has a colon, as a time does.
  var hasColon: Bool { separators.contains(":") }

  /// Whether all decimals are zeros: 14.0, or the time 18.00.
  var endsInZeros: Bool { kind == .decimal && parts.last?.allSatisfy { $0 == 0 } == true }

  /// Whether the number may be a time: 18:00, or 18.00 as in German and Finnish.
  var mayBeTime: Bool {
    guard parts.count == 2, kind != .whole, parts[1].count == 2, parts[0].count < 3 else { return false }
    return (Self.value(parts[0]) ?? 99) <= 24 && (Self.value(parts[1]) ?? 99) < 60
  }

  /// Returns the number as written in `text`.
  func written(in text: String) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }

  /// Reads a fraction in one character, such as ½, as if it were written with a slash.
  private init(fraction: (UInt8, UInt8), _ range: Range<Int>, end: Int) {
    parts = [[fraction.0], [fraction.1]]
    self.range = range
    self.end = end
    separators = ["/"]
    settle()
  }

  /// Reads the number that starts with the digit at `start`.
  private init(_ characters: Characters, _ start: Int) {
    var index = start
    while let scalar = characters[index] {
      if let digit = scalar.digit {
        parts[parts.count - 1].append(UInt8(digit))
      } else if scalar == "_", characters[index + 1]?.digit != nil {
        // The access-key marker, as in "Rotate 1_80°".
      } else if Self.isSeparator(characters, index, after: parts[parts.count - 1]) {
        separators.append(scalar)
        parts.append([])
      } else {
        break
      }
      index += 1
    }
    range = characters.bytes(start..<index)
    end = index
    settle()
  }

  /// Whether the character is inside a number; a space is only if a group of three digits follows it.
  private static func isSeparator(_ characters: Characters, _ index: Int, after part: [UInt8]) -> Bool {
    guard let scalar = characters[index], characters[index + 1]?.digit != nil else { return false }
    switch scalar.value {
    case 0x2C, 0x2E, 0x2F, 0x3A, 0x27, 0x2019, 0x66B, 0x66C, 0xFF0C, 0xFF0E, 0xFF0F, 0xFF1A: return true
    case 0xA0, 0x202F, 0x2009, 0x20:
      return part.count < 4 && (1...4).prefix { characters[index + $0]?.digit != nil }.count == 3
    default: return false
    }
  }

  /// Determines the purpose of the separators.
  private mutating func settle() {
    let joined = Array(parts.joined())
    guard let last = separators.last else {
      digits = joined
      return
    }
    if !isZeroBeforeDecimals, Self.areGroups(separators[...], parts[...]) {
      digits = joined
    } else if Self.isDecimalSign(last), !separators.dropLast().contains(last),
      Self.areGroups(separators.dropLast(), parts.dropLast())
    {
      kind = .decimal
      digits = Array(parts.dropLast().joined()) + [UInt8(ascii: ".")] + (parts.last ?? [])
    } else {
      kind = .several
      digits = Array(parts.joined(separator: [UInt8(ascii: "/")]))
    }
  }

  /// Whether the number is a fraction with a leading zero, such as 0.125.
  private var isZeroBeforeDecimals: Bool { separators.count == 1 && parts[0] == [0] }

  private static func isDecimalSign(_ sign: Unicode.Scalar) -> Bool {
    [".", ",", "\u{66B}", "\u{FF0E}", "\u{FF0C}"].contains(sign)
  }

  /// Whether the separators are all the same, and group thousands or Indian lakhs.
  private static func areGroups(_ separators: ArraySlice<Unicode.Scalar>, _ parts: ArraySlice<[UInt8]>) -> Bool {
    guard let sign = separators.first else { return true }
    guard separators.allSatisfy({ $0 == sign }), sign != "/", sign != ":", sign != "\u{FF0F}", sign != "\u{FF1A}",
      let first = parts.first, (1...3).contains(first.count), parts.last?.count == 3
    else { return false }
    let inner = parts.dropFirst().dropLast()
    return inner.allSatisfy { $0.count == 3 } || sign == "," && first.count < 3 && inner.allSatisfy { $0.count == 2 }
  }
}

extension WrittenNumber {
  /// Returns the numbers of a text outside placeholders, selectors such as `=1`, addresses and character references such
  /// as `&#39;`.
  static func all(in text: TextFacts, _ characters: Characters) -> [WrittenNumber] {
    var taken = text.text.has(UInt8(ascii: "/")) ? LinkScan.links(in: Array(text.text.utf8)) : []
    for element in text.pattern?.elements ?? [] {
      if case .literal = element.kind { continue }
      taken.append(element.range)
    }
    taken += NamedPlaceholders(in: text).list.map { $0.range }
    let branches = text.icu?.message?.allChoices.flatMap { $0.branches } ?? []
    taken += branches.map { $0.selectorRange }
    taken += NumericReferences.ranges(in: Array(text.text.utf8))
    taken.sort { $0.lowerBound < $1.lowerBound }
    var numbers: [WrittenNumber] = []
    var index = 0
    var next = 0
    while index < characters.count {
      let offset = characters.offsets[index]
      while next < taken.count, taken[next].upperBound <= offset { next += 1 }
      if next < taken.count, taken[next].contains(offset) {
        index += 1
      } else if characters.scalars[index].digit != nil {
        numbers.append(WrittenNumber(characters, index))
        index = numbers[numbers.count - 1].end
      } else {
        if characters.scalars[index].value >= 0x80, let fraction = fractions[characters.scalars[index]] {
          numbers.append(WrittenNumber(fraction: fraction, characters.bytes(index..<index + 1), end: index + 1))
        }
        index += 1
      }
    }
    return numbers
  }

  private static let fractions: [Unicode.Scalar: (UInt8, UInt8)] = [
    "\u{BC}": (1, 4), "\u{BD}": (1, 2), "\u{BE}": (3, 4), "\u{2153}": (1, 3), "\u{2154}": (2, 3), "\u{215B}": (1, 8),
  ]
}
