import TestSupport
import Testing
import WatchwordBasics

@testable import WatchwordPolicy

/// The rules on numbers and dates.
@Suite struct NumberRuleTests {
  private static func state(_ password: String, _ rule: PasswordRule) -> RuleState? {
    PasswordPolicy(rules: [rule]).assess(password).states.first
  }

  @Test func `a digit of any script has the value that Unicode gives it`() {
    var digits = 0
    let wrong = (UInt32(0x80)...0x10FFFF).filter { value in
      guard let scalar = Unicode.Scalar(value) else { return false }
      let isDigit = scalar.properties.generalCategory == .decimalNumber
      if isDigit { digits += 1 }
      return PlainDigits.value(of: scalar) != (isDigit ? scalar.properties.numericValue.map { UInt8($0) } : nil)
    }
    #expect(wrong.isEmpty)
    #expect(digits > 600)
  }

  @Test(arguments: [(1900, 2099), (0, 0), (0, 9), (7, 7), (95, 105), (1, 999_999_999), (10, 99), (999, 1000)])
  func `a number of the range is found wherever a part of the password is one`(least: Int, greatest: Int) {
    var random = SeededGenerator(seed: UInt64(least + greatest))
    let rule = PasswordRule.numberRange(NumberRangeRule(minimum: least, maximum: greatest))
    for _ in 0..<2000 {
      let password = String(
        (0..<Int.random(in: 0...12, using: &random)).map { _ in "0012999a-".randomElement(using: &random) ?? "0" })
      let isFound = Self.parts(of: password).contains { part in
        guard part.utf8.allSatisfy({ 48...57 ~= $0 }), let number = Int(part) else { return false }
        return number >= least && number <= greatest
      }
      #expect(Self.state(password, rule) == (isFound ? .unmet(.present) : .met), "\(password)")
    }
  }

  private static func parts(of password: String) -> [Substring] {
    password.indices.flatMap { start in
      password[start...].indices.map { password[start...$0] }
    }
  }

  @Test func `bounds that no policy can have are brought into the range`() {
    #expect(NumberRangeRule(minimum: -5, maximum: .max).minimum == 0)
    #expect(NumberRangeRule(minimum: -5, maximum: .max).maximum == NumberRangeRule.greatestNumber)
    #expect(Self.state("12", .numberRange(NumberRangeRule(minimum: 9, maximum: 1))) == .met)
  }

  /// Every day of a leap year.
  private static let days = (1...12).flatMap { month in
    (1...[31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]).map { (day: $0, month: month) }
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  @Test func `six digits are a date exactly if they are one in some order`() {
    var dates: Set<String> = []
    for (day, month) in Self.days {
      for year in 0..<100 {
        let (day, month, year) = (Self.padded(day), Self.padded(month), Self.padded(year))
        dates.formUnion([day + month + year, month + day + year, year + month + day])
      }
    }
    // The page of the rule says so.
    #expect((1_000_000 + dates.count / 2) / dates.count == 12)
    for number in stride(from: 0, to: 1_000_000, by: 83) {
      let digits = String("00000\(number)".suffix(6))
      #expect(
        Self.state(digits, .dates(DatesRule())) == (dates.contains(digits) ? .unmet(.present) : .met), "\(digits)")
    }
  }

  @Test(arguments: [".", "-", "/", "_", ",", " ", "\\", ". ", ""])
  func `a date is found in every order and with every separator`(separator: String) {
    for (day, month) in Self.days {
      let (long, short) = ([Self.padded(day), Self.padded(month)], ["\(day)", "\(month)"])
      for (numbers, isPadded) in [(long, true), (short, false)] where isPadded || !separator.isEmpty {
        for year in ["1900", "2024", "2099", "00", "87"] {
          for order in [
            [numbers[0], numbers[1], year], [numbers[1], numbers[0], year], [year, numbers[1], numbers[0]],
          ] {
            let date = order.joined(separator: separator)
            #expect(Self.state("a\(date)b", .dates(DatesRule())) == .unmet(.present), "\(date)")
          }
        }
      }
    }
  }

  @Test(arguments: [
    "30.02.1999", "31.04.1999", "00.01.1999", "13.13.1932x", "1.2.3", "12.12", "2024-13-01", "2100-01-01", "99.99.99",
    "12:12:12", "12--12--2012", "12.12.201", "12.12.20123", "1234567", "10.11", "a.12.b", "31.12 1999", "",
  ])
  func `a text that is not a date is accepted`(password: String) {
    #expect(Self.state(password, .dates(DatesRule())) == .met)
  }

  static let wrong: [Case<String, String>] = [
    Case("a range upside down", #"{"rule": "number-range", "min": 9, "max": 1}"#, "no number is rejected"),
    Case("a range without an end", #"{"rule": "number-range", "min": 9}"#, "has no \"max\""),
    Case("ten digits", #"{"rule": "number-range", "min": 0, "max": 1000000000}"#, "from 0 to 999999999"),
    Case("no words", #"{"rule": "dictionary-words", "words": []}"#, "is an empty list"),
    Case("words left out", #"{"rule": "dictionary-words"}"#, "has no \"words\""),
    Case("a score of 5", #"{"rule": "strength", "min": 5}"#, "from 1 to 4"),
    Case("too little similarity", #"{"rule": "similarity", "percent": 9}"#, "from 10 to 100"),
    Case("an age in weeks", #"{"rule": "minimum-age", "age": 1, "unit": "weeks"}"#, "cannot be \"weeks\""),
    Case("sequences of signs", #"{"rule": "sequence", "kind": "signs"}"#, "cannot be \"signs\""),
  ]

  @Test(arguments: wrong) func `a wrong value is reported`(wrong: Case<String, String>) {
    let messages = read(native(wrong.given)).findings.map(\.message)
    #expect(messages.count == 1 && messages[0].contains(wrong.expected), "\(messages)")
  }
}
