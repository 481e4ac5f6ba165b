/// A password in the form that rules on numbers and dates use: one byte per character.
///
/// Digits of every script become the ASCII digits of the same value. Other ASCII characters are unchanged, the
/// characters after the year and the month of Chinese, Japanese and Korean dates become slashes, and all other
/// characters become 0.
struct PlainDigits {
  /// One byte per character.
  let bytes: [UInt8]

  /// Creates a password from bytes that already have this form.
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

  /// Returns the value of a byte that is a digit; otherwise `nil`.
  static func value(of byte: UInt8) -> Int? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? Int(byte - UInt8(ascii: "0")) : nil
  }

  /// Returns the value of a decimal digit of any script.
  ///
  /// The digits of a script are contiguous from zero to nine (The Unicode Standard, section 4.6), so the value is the
  /// distance from the first of them. This needs no table other than that of general categories.
  static func value(of scalar: Unicode.Scalar) -> UInt8? {
    guard CharacterKind(scalar) == .digit else { return nil }
    var distance: UInt32 = 0
    while let before = Unicode.Scalar(scalar.value - distance - 1), CharacterKind(before) == .digit { distance += 1 }
    return UInt8(truncatingIfNeeded: distance % 10)
  }

  /// Whether a number from `minimum` to `maximum`, of at most nine digits each, occurs, even as part of a longer
  /// number.
  func contains(from minimum: Int, to maximum: Int) -> Bool {
    let (shortest, longest) = (Self.digits(in: minimum), Self.digits(in: maximum))
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
        if length >= shortest, number >= minimum, number <= maximum { return true }
      }
    }
    return false
  }

  /// Returns the number of digits of a number.
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
