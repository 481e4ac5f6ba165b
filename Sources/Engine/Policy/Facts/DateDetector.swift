/// A detector of dates written in digits.
///
/// A date is six or eight digits, or three numbers with the same separator between them, with no digit before or after.
/// The orders are day-month-year, month-day-year and year-month-day. A year has two digits, or has four and is from
/// 1900 to 2099; 29 February is valid in every year.
struct DateDetector {
  private let bytes: [UInt8]
  /// The last three runs of digits joined by separators.
  private var runs: [Run] = []

  private struct Run {
    let start: Int
    let end: Int
    /// The separator before the run, if another run of the same date could precede it.
    let separator: UInt8?
    var length: Int { end - start }
  }

  init(_ text: PlainDigits) { bytes = text.bytes }

  /// Whether the text contains a date.
  mutating func containsDate() -> Bool {
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

  /// Returns the separator before a run of digits, if a digit precedes the separator. A space may follow the separator.
  private func separator(before start: Int) -> UInt8? {
    var index = start - 1
    if index > 1, bytes[index] == UInt8(ascii: " "), Self.isSeparator(bytes[index - 1]) { index -= 1 }
    guard index > 0, Self.isSeparator(bytes[index]), PlainDigits.value(of: bytes[index - 1]) != nil else { return nil }
    return bytes[index]
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
    let start = last.start
    if last.length == 6 { return isDate(part(start, 2), part(start + 2, 2), part(start + 4, 2)) }
    if last.length == 8 {
      return isDate(part(start, 2), part(start + 2, 2), part(start + 4, 4))
        || isDate(part(start, 4), part(start + 4, 2), part(start + 6, 2))
    }
    guard runs.count == 3, runs[1].separator == last.separator else { return false }
    return isDate(part(runs[0].start, runs[0].length), part(runs[1].start, runs[1].length), part(start, last.length))
  }

  /// A number of a date.
  private struct Part {
    let number: Int
    let length: Int
    var isYear: Bool { length == 2 || length == 4 && number >= 1900 && number <= 2099 }
  }

  /// Returns the value of at most four digits; of longer numbers, only the first four are read.
  private func part(_ start: Int, _ length: Int) -> Part {
    var number = 0
    for index in start..<start + min(length, 4) { number = number * 10 + (PlainDigits.value(of: bytes[index]) ?? 0) }
    return Part(number: number, length: length)
  }

  private func isDate(_ first: Part, _ second: Part, _ third: Part) -> Bool {
    guard second.length <= 2 else { return false }
    if first.isYear, Self.isDay(third, ofMonth: second) { return true }
    return third.isYear && (Self.isDay(first, ofMonth: second) || Self.isDay(second, ofMonth: first))
  }

  private static func isDay(_ day: Part, ofMonth month: Part) -> Bool {
    guard day.length <= 2, month.length <= 2, month.number >= 1, month.number <= 12, day.number >= 1 else {
      return false
    }
    switch month.number {
    case 2: return day.number <= 29
    case 4, 6, 9, 11: return day.number <= 30
    default: return day.number <= 31
    }
  }
}
