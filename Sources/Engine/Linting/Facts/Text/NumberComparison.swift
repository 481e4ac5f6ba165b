import WatchwordBasics

/// The numbers that only one of two texts has, except those that the other expresses in another way.
struct NumberComparison {
  /// The numbers of the source that the translation lacks.
  private(set) var lost: [WrittenNumber]
  /// The numbers of the translation that the source lacks.
  private(set) var added: [WrittenNumber]
  /// Whether the source has each number of `added`, and the translation has each number of `lost`, so that only the
  /// counts differ.
  private(set) var isCountOnly = false
  private let source: Characters
  private let target: Characters
  private var halves: (source: [Characters.DayHalf], target: [Characters.DayHalf]) = ([], [])
  /// Whether the translation has letters of scripts other than Latin.
  private var hasOtherScript = false

  /// The maximum count of numbers that are compared in other notations; more are compared only as written.
  static let maximumCount = 64
  /// The maximum count of the parts of numbers, such as those of dates, that are compared.
  static let maximumParts = 256

  /// Compares two texts; `isExpected` returns whether a number of the translation is right without one in the source.
  init(
    _ source: TextFacts, _ target: TextFacts, language: ExactText?, isExpected: (WrittenNumber) -> Bool
  ) {
    self.source = Characters(source.text)
    self.target = Characters(target.text)
    let all = (WrittenNumber.all(in: source, self.source), WrittenNumber.all(in: target, self.target))
    (lost, added) = Self.difference(all.0, all.1)
    guard max(lost.count, added.count) <= Self.maximumCount else { return }
    added.removeAll(where: isExpected)
    guard !(lost.isEmpty && added.isEmpty) else { return }
    dropMultiples()
    halves = (self.source.dayHalves, self.target.dayHalves)
    hasOtherScript = self.target.scalars.contains { $0.value >= 0x370 && $0.isLetter }
    dropSameParts()
    if Self.stream(lost) == Self.stream(added), Self.stream(lost).count >= 7 { (lost, added) = ([], []) }
    dropWords(language)
    guard lost.isEmpty != added.isEmpty else { return }
    let known = Set((lost.isEmpty ? all.0 : all.1).map { ExactText(utf8: $0.digits) })
    isCountOnly = (lost + added).allSatisfy { known.contains(ExactText(utf8: $0.digits)) }
  }

  /// Returns the numbers of both texts that remain after equal numbers are matched.
  private static func difference(
    _ source: [WrittenNumber], _ target: [WrittenNumber]
  ) -> ([WrittenNumber], [WrittenNumber]) {
    // In nearly all texts, the numbers are the same in the same order.
    let same = zip(source, target).prefix { $0.digits == $1.digits }.count
    let (source, target) = (source.dropFirst(same), target.dropFirst(same))
    var counts: [[UInt8]: Int] = [:]
    for number in target { counts[number.digits, default: 0] += 1 }
    let lost = source.filter { number in
      guard let count = counts[number.digits], count > 0 else { return true }
      counts[number.digits] = count - 1
      return false
    }
    // If a number occurs several times, the last occurrences are the surplus ones.
    let added = target.reversed().filter { number in
      guard let count = counts[number.digits], count > 0 else { return false }
      counts[number.digits] = count - 1
      return true
    }
    return (lost, added.reversed())
  }

  private static func stream(_ numbers: [WrittenNumber]) -> [UInt8] { numbers.flatMap { $0.parts.joined() } }

  // MARK: Other ways to write a number

  /// Removes numbers that are in digits on one side and in words on the other.
  private mutating func dropWords(_ language: ExactText?) {
    if !added.isEmpty {
      let words = NumberWords.values(in: source, "en")
      added.removeAll { number in number.value.map { words.contains($0) } ?? false }
    }
    if !lost.isEmpty, let language {
      let words = NumberWords.values(in: target, language)
      lost.removeAll { number in number.value.map { words.contains($0) } ?? false }
    }
  }

  /// Removes 1,000,000 if the other side has 1 million.
  private mutating func dropMultiples() {
    var rest = added
    lost = lost.filter { number in
      guard number.kind == .whole, let index = rest.firstIndex(where: { isMultiple(number, $0) }) else { return true }
      rest.remove(at: index)
      return false
    }
    added = rest
  }

  private func isMultiple(_ lost: WrittenNumber, _ added: WrittenNumber) -> Bool {
    guard added.kind == .whole, lost.digits.count != added.digits.count else { return false }
    let isLostShort = lost.digits.count < added.digits.count
    let (short, long) = isLostShort ? (lost.digits, added.digits) : (added.digits, lost.digits)
    guard long.count - short.count >= 2, long.starts(with: short), long.dropFirst(short.count).allSatisfy({ $0 == 0 })
    else { return false }
    return isLostShort
      ? NumberWords.multiplies(in: source, lost.end) : NumberWords.multiplies(in: target, added.end)
  }

  // MARK: Dates, times and ratios

  /// A part of a number, between separators.
  private struct Part {
    let digits: [UInt8]
    let number: WrittenNumber
    let index: Int
    var value: Int { WrittenNumber.value(digits) ?? -1 }
  }

  /// Removes dates, times and ratios whose parts the other text has: 12/22/20 and 22.12.2020, 6 p.m. and 18.00, 4 of 4
  /// and 4/4.
  private mutating func dropSameParts() {
    var others = Self.parts(of: added, comparedWith: lost, hasMeridiem: hasMeridiem)
    let parts = Self.parts(of: lost, comparedWith: added, hasMeridiem: hasMeridiem)
    guard max(parts.count, others.count) <= Self.maximumParts else { return }
    var rest: [Part] = []
    for part in parts {
      if let index = others.firstIndex(where: { $0.digits == part.digits }) {
        others.remove(at: index)
      } else {
        rest.append(part)
      }
    }
    rest.removeAll { part in
      guard let index = others.firstIndex(where: { isSameTime(part, $0) || isSameYear(part, $0) }) else { return false }
      others.remove(at: index)
      return true
    }
    let isOneSided = rest.isEmpty != others.isEmpty
    // The minutes of a full hour, the decimals of 14.0, and a month that the other text spells out.
    func isNothing(_ part: Part) -> Bool {
      part.digits == [0] && (part.number.mayBeTime || part.number.endsInZeros)
        || isOneSided && part.number.isDate && (1...12).contains(part.value)
    }
    let left = Set(rest.filter { !isNothing($0) }.map { $0.index })
    let leftOver = Set(others.filter { !isNothing($0) }.map { $0.index })
    // 24/7 is "around the clock" in other languages.
    let isIdiom = added.isEmpty && lost.count == 1 && lost[0].digits == [2, 4, UInt8(ascii: "/"), 7]
    lost = isIdiom ? [] : lost.indices.filter { left.contains($0) }.map { lost[$0] }
    added = added.indices.filter { leftOver.contains($0) }.map { added[$0] }
  }

  private static func parts(
    of numbers: [WrittenNumber], comparedWith others: [WrittenNumber], hasMeridiem: Bool
  ) -> [Part] {
    let besideSeveral = others.count > numbers.count || others.contains { $0.kind == .several }
    return numbers.indices.flatMap { index -> [Part] in
      let number = numbers[index]
      let isSplit =
        switch number.kind {
        case .several: true
        case .decimal: number.endsInZeros || besideSeveral || number.mayBeTime && hasMeridiem
        // 1 000 can be two numbers.
        case .whole: number.parts.count > 1 && besideSeveral
        }
      guard isSplit else {
        let digits = number.digits == [0, 0] ? number.digits : trimmed(number.digits)
        return [Part(digits: digits, number: number, index: index)]
      }
      return number.parts.map { Part(digits: trimmed($0), number: number, index: index) }
    }
  }

  /// Returns the digits without a leading zero.
  private static func trimmed(_ digits: [UInt8]) -> [UInt8] {
    digits.count == 2 && digits[0] == 0 ? [digits[1]] : digits
  }

  private var hasMeridiem: Bool {
    lost.contains { halves.source.half(from: $0.end) != nil }
      || added.contains { halves.target.half(from: $0.end) != nil }
  }

  private func isSameTime(_ part: Part, _ other: Part) -> Bool {
    func isHour(_ hour: Int, _ meridiem: Characters.DayHalf.Meridiem, _ of24: Int) -> Bool {
      guard (1...12).contains(hour) else { return false }
      return meridiem == .afternoon ? of24 == hour % 12 + 12 : of24 == hour % 12 || of24 == 24 && hour == 12
    }
    if let half = halves.source.half(from: part.number.end), isHour(part.value, half, other.value) { return true }
    if let half = halves.target.half(from: other.number.end), isHour(other.value, half, part.value) { return true }
    // Other scripts have other words for the half of the day, before or after the time.
    guard part.number.hasColon, hasOtherScript else { return false }
    return isHour(other.value, .afternoon, part.value) || isHour(other.value, .morning, part.value)
  }

  /// Whether both parts are the same year or decade, one of them without its century: 20 and 2020, 1980s and 80.
  private func isSameYear(_ part: Part, _ other: Part) -> Bool {
    let (short, long) = part.digits.count < other.digits.count ? (part, other) : (other, part)
    guard short.digits.count == 2, long.digits.count == 4, long.digits.suffix(2).elementsEqual(short.digits),
      long.digits.starts(with: [1, 9]) || long.digits.starts(with: [2, 0])
    else { return false }
    if short.number.isDate || long.number.isDate { return true }
    return source[part.number.end] == "s"
  }
}

extension Characters {
  /// A place where a text names the half of the day that a time is in: "a.m.", "PM".
  fileprivate struct DayHalf {
    let index: Int
    let meridiem: Meridiem

    enum Meridiem {
      case morning, afternoon
    }
  }

  /// The named halves of the day, in text order.
  fileprivate var dayHalves: [DayHalf] {
    scalars.indices.compactMap { position in
      guard let letter = self[position]?.small, letter == "a" || letter == "p",
        self[position - 1].map({ $0.digit != nil || $0.isBlank }) ?? false
      else { return nil }
      let next = self[position + 1] == "." ? (self[position + 2] == " " ? position + 3 : position + 2) : position + 1
      guard self[next]?.small == "m", !(self[next + 1]?.isLetter ?? false) else { return nil }
      return DayHalf(index: position, meridiem: letter == "a" ? .morning : .afternoon)
    }
  }
}

extension [Characters.DayHalf] {
  /// Returns the first half of the day named from the character at `index` on: "6 p.m.", and for 5 in "5 to 7 PM".
  fileprivate func half(from index: Int) -> Characters.DayHalf.Meridiem? {
    let next = indices.partitioningIndex { self[$0].index >= index }
    return next < count ? self[next].meridiem : nil
  }
}

extension Unicode.Scalar {
  /// The ASCII letter in lower case.
  fileprivate var small: Unicode.Scalar? { value < 0x80 ? Unicode.Scalar(value | 0x20) : nil }
}
