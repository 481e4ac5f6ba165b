/// A password as rules on numbers and dates see it: a byte for each character.
///
/// Digits of every script are the ASCII digits of their value. Other ASCII characters are themselves, the signs behind
/// years and months of Chinese, Japanese and Korean dates are slashes, and all other characters are 0.
struct PlainDigits {
  /// The bytes.
  let bytes: [UInt8]

  /// Characters that are bytes already.
  init(bytes: [UInt8]) { self.bytes = bytes }

  init(_ facts: PasswordFacts) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(facts.length)
    for (scalar, _) in facts.normalized.characters {
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else if let digit = Self.value(of: scalar) {
        bytes.append(UInt8(ascii: "0") + digit)
      } else {
        let isOfDate = scalar == "年" || scalar == "月" || scalar == "년" || scalar == "월"
        bytes.append(isOfDate ? UInt8(ascii: "/") : 0)
      }
    }
    self.bytes = bytes
  }

  /// The value of a byte that is a digit.
  static func value(of byte: UInt8) -> Int? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? Int(byte - UInt8(ascii: "0")) : nil
  }

  /// The value of a decimal digit of any script.
  ///
  /// The digits of a script follow each other from zero to nine (The Unicode Standard, section 4.6), so the value is the
  /// distance from the first of them. This needs no table but that of general categories.
  static func value(of scalar: Unicode.Scalar) -> UInt8? {
    guard CharacterKind(scalar) == .digit else { return nil }
    var distance: UInt32 = 0
    while let before = Unicode.Scalar(scalar.value - distance - 1), CharacterKind(before) == .digit { distance += 1 }
    return UInt8(truncatingIfNeeded: distance % 10)
  }

  /// Whether a number from `least` to `greatest`, of at most nine digits each, occurs, also as a part of a longer number.
  func contains(from least: Int, to greatest: Int) -> Bool {
    let (shortest, longest) = (Self.digits(in: least), Self.digits(in: greatest))
    var run = 0
    for end in bytes.indices {
      guard Self.value(of: bytes[end]) != nil else {
        run = 0
        continue
      }
      run = min(run + 1, longest)
      var number = 0
      var weight = 1
      for length in 1...run {
        number += weight * (Self.value(of: bytes[end - length + 1]) ?? 0)
        weight *= 10
        if length >= shortest, number >= least, number <= greatest { return true }
      }
    }
    return false
  }

  /// How many digits a number has.
  static func digits(in number: Int) -> Int {
    var rest = number
    var count = 1
    while rest > 9 {
      rest /= 10
      count += 1
    }
    return count
  }
}
