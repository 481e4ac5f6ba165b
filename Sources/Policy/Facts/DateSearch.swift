/// Searches for dates in figures.
///
/// A date is six or eight digits, or three numbers with the same separator between them, with no digit before or behind.
/// The orders are day-month-year, month-day-year and year-month-day. A year has two digits, or four and is from 1900
/// to 2099; 29 February exists in every year.
struct DateSearch {
  private let bytes: [UInt8]
  /// The last three runs of digits that separators join.
  private var runs: [Run] = []

  private struct Run {
    let start: Int
    let end: Int
    /// The separator before it, where another run of the same date could be before that.
    let separator: UInt8?
    var length: Int { end - start }
  }

  init(_ text: PlainDigits) { bytes = text.bytes }

  /// Whether there is a date.
  mutating func finds() -> Bool {
    var start = 0
    while start < bytes.count {
      guard PlainDigits.value(of: bytes[start]) != nil else {
        start += 1
        continue
      }
      var end = start + 1
      while end < bytes.count, PlainDigits.value(of: bytes[end]) != nil { end += 1 }
      note(Run(start: start, end: end, separator: separator(before: start)))
      if isDateAtEnd { return true }
      start = end
    }
    return false
  }

  /// The separator before a run, alone or with a space behind it, if digits are before that.
  private func separator(before start: Int) -> UInt8? {
    var place = start - 1
    if place > 1, bytes[place] == UInt8(ascii: " "), Self.isSeparator(bytes[place - 1]) { place -= 1 }
    guard place > 0, Self.isSeparator(bytes[place]), PlainDigits.value(of: bytes[place - 1]) != nil else { return nil }
    return bytes[place]
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "_"),
      UInt8(ascii: ","), UInt8(ascii: " "):
      true
    default: false
    }
  }

  private mutating func note(_ run: Run) {
    if run.separator == nil { runs.removeAll() }
    if runs.count == 3 { runs.removeFirst() }
    runs.append(run)
  }

  private var isDateAtEnd: Bool {
    guard let last = runs.last else { return false }
    if last.length == 6 { return isDate([2, 2, 2], from: last.start) }
    if last.length == 8 { return isDate([2, 2, 4], from: last.start) || isDate([4, 2, 2], from: last.start) }
    guard runs.count == 3, runs[1].separator == last.separator else { return false }
    return isDate(runs.map { number(from: $0.start, $0.length) }, lengths: runs.map { $0.length })
  }

  /// Whether the digits from `start`, cut into these lengths, are a date.
  private func isDate(_ lengths: [Int], from start: Int) -> Bool {
    var numbers: [Int] = []
    var place = start
    for length in lengths {
      numbers.append(number(from: place, length))
      place += length
    }
    return isDate(numbers, lengths: lengths)
  }

  private func isDate(_ numbers: [Int], lengths: [Int]) -> Bool {
    let isYear = numbers.indices.map { place in
      lengths[place] == 2 || lengths[place] == 4 && numbers[place] >= 1900 && numbers[place] <= 2099
    }
    let isShort = lengths.map { $0 <= 2 }
    if isYear[0], isShort[1], isShort[2], Self.isDay(numbers[2], ofMonth: numbers[1]) { return true }
    guard isYear[2], isShort[0], isShort[1] else { return false }
    return Self.isDay(numbers[0], ofMonth: numbers[1]) || Self.isDay(numbers[1], ofMonth: numbers[0])
  }

  private static func isDay(_ day: Int, ofMonth month: Int) -> Bool {
    guard month >= 1, month <= 12, day >= 1 else { return false }
    return day <= (month == 2 ? 29 : [4, 6, 9, 11].contains(month) ? 30 : 31)
  }

  /// The value of at most four digits; of longer numbers, no more than these are looked at.
  private func number(from start: Int, _ length: Int) -> Int {
    bytes[start..<start + min(length, 4)].reduce(0) { $0 * 10 + (PlainDigits.value(of: $1) ?? 0) }
  }
}
