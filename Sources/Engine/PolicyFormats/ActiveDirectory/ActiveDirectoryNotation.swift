import WatchwordBasics

/// The notation of Active Directory settings.
enum ActiveDirectoryNotation {
  case ldif, powerShell

  /// The table with the names of this notation.
  var backEnd: BackEnd { self == .ldif ? .activeDirectoryLDIF : .activeDirectoryPowerShell }

  /// The name of the maximum age.
  var maximumAge: ExactText { self == .ldif ? "msDS-MaximumPasswordAge" : "MaxPasswordAge" }

  var flags: (on: String, off: String) { self == .ldif ? ("TRUE", "FALSE") : ("$true", "$false") }

  // MARK: - Durations

  /// The value for "never" in the directory: the least number of its type.
  private static let never = "-9223372036854775808"
  /// A minute has 6 times 10⁸ steps of 100 nanoseconds, so numbers of whole minutes end with eight zeros.
  private static let zeros = "00000000"
  /// The greatest number of minutes, which equals the greatest number of days of the rules.
  private static let maximumMinutes = (1 << 20) * 24 * 60

  static let minutesOfDay = 24 * 60

  /// Durations as numbers of minutes.
  func durations(isNever: Bool) -> BackEnd.Field.Notation {
    BackEnd.Field.Notation(number: minutes, words: durationWords) { text(ofMinutes: $0, isNever: isNever) }
  }

  /// Durations as numbers of days, which are rounded up.
  var days: BackEnd.Field.Notation {
    let day = Self.minutesOfDay
    return BackEnd.Field.Notation(
      number: { minutes(of: $0).map { ($0 + day - 1) / day } }, words: durationWords,
      text: { text(ofMinutes: $0 * day, isNever: true) })
  }

  /// Returns the text of a duration in minutes; a duration of 0 is "never" if `isNever` is true.
  private func text(ofMinutes minutes: Int, isNever: Bool) -> String {
    switch self {
    case .ldif:
      if minutes > 0 { return "-\(minutes * 6)\(Self.zeros)" }
      return isNever ? Self.never : "0"
    case .powerShell:
      let (days, rest) = minutes.quotientAndRemainder(dividingBy: 24 * 60)
      return "'\(days).\(Self.twoDigits(rest / 60)):\(Self.twoDigits(rest % 60)):00'"
    }
  }

  /// Returns the minutes of a duration, 0 for "never"; `nil` for anything other than whole minutes.
  func minutes(of text: ExactText) -> Int? {
    let minutes = self == .ldif ? Self.minutesOfSteps(text.string) : Self.minutesOfTimeSpan(text.string)
    return minutes.flatMap { $0 <= Self.maximumMinutes ? $0 : nil }
  }

  /// A description of the notation of a duration, for messages.
  private var durationWords: String {
    self == .ldif
      ? "a negative number of 100 ns steps that amounts to whole minutes" : "days and whole minutes, as in 42.00:00:00"
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func minutesOfSteps(_ text: String) -> Int? {
    if text.utf8.elementsEqual("0".utf8) || text.utf8.elementsEqual(never.utf8) { return 0 }
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "-"), bytes.count > zeros.utf8.count + 1,
      bytes.suffix(zeros.utf8.count).elementsEqual(zeros.utf8)
    else { return nil }
    let sixth = number(bytes.dropFirst().dropLast(zeros.utf8.count))
    return sixth.flatMap { $0.isMultiple(of: 6) ? $0 / 6 : nil }
  }

  /// Parses `D.HH:MM:SS`, with or without days and fractions, or 0.
  private static func minutesOfTimeSpan(_ text: String) -> Int? {
    if text.utf8.elementsEqual("0".utf8) { return 0 }
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let first = parts[0].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let seconds = parts[2].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard first.count <= 2, seconds.count <= 2, seconds.allSatisfy({ number($0) == 0 }),
      let days = first.count == 2 ? number(first[0]) : 0, let hours = number(first[first.count - 1]),
      let minutes = number(parts[1]), days <= 1 << 20, hours < 24, minutes < 60
    else { return nil }
    return (days * 24 + hours) * 60 + minutes
  }

  /// Parses a number of at most ten digits.
  private static func number(_ digits: some Collection<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 10, digits.allSatisfy({ ASCII.isDigit($0) }) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
