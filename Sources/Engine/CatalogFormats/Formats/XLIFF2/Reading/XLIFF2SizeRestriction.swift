import WatchwordBasics

/// A length limit as the standard profiles write it (Part 2, sections 4.6.6.1.1 and 4.6.6.2.1): `60`, `5,60`, `*`.
struct XLIFF2SizeRestriction {
  let minimum: Int
  /// The maximum; `nil` if unlimited.
  let maximum: Int?

  /// Parses a limit; `nil` if it is malformed.
  init?(_ text: ExactText) {
    let parts = text.string.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard parts.count <= 2, let last = parts.last else { return nil }
    if last.elementsEqual("*".utf8) {
      maximum = nil
    } else {
      guard let number = Self.number(last) else { return nil }
      maximum = number
    }
    guard parts.count == 2 else {
      minimum = 0
      return
    }
    guard let number = Self.number(parts[0]) else { return nil }
    minimum = number
  }

  /// Parses a whole number without a sign.
  static func number(_ bytes: Substring.UTF8View) -> Int? {
    guard !bytes.isEmpty, bytes.allSatisfy(ASCII.isDigit) else { return nil }
    return Int(Substring(bytes))
  }
}
