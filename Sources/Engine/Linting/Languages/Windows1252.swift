/// The encoding Windows-1252, for which UTF-8 is sometimes mistaken.
enum Windows1252 {
  /// Returns the character for a byte from 80 to 9F, where Latin-1 has control characters.
  static func character(for byte: UInt8) -> Unicode.Scalar? {
    guard (0x80...0x9F).contains(byte) else { return nil }
    let value = special[Int(byte - 0x80)]
    return value == 0 ? nil : Unicode.Scalar(value)
  }

  /// Returns the byte of a character in Windows-1252 or in Latin-1.
  static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    if scalar.value < 0x100 { return UInt8(scalar.value) }
    return special.firstIndex(of: scalar.value).map { UInt8($0 + 0x80) }
  }

  /// The characters from 80 to 9F; 0 for unassigned bytes.
  private static let special: [UInt32] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
    0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E,
    0x0178,
  ]
}
