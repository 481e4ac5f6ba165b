/// EUC-JP: JIS X 0208 and half-width katakana in two bytes, JIS X 0212 in three.
struct EUCJP: CharacterCoding {
  private let table = CharsetTable.eucJP
  /// The byte before a character of JIS X 0212.
  private static let shift: UInt8 = 0x8F

  func character(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> DecodingResult {
    guard bytes[index] == Self.shift else { return table.character(at: index, in: bytes) }
    for next in index + 1...index + 2 {
      guard next < bytes.count else { return .invalid(isTruncated: true) }
      guard bytes[next] > 0xA0 else { return .invalid(isTruncated: false) }
    }
    let code = CharsetTable.code(bytes[index + 1] & 0x7F, bytes[index + 2])
    return table[code].map { .character($0, length: 3) } ?? .invalid(isTruncated: false)
  }

  func append(_ character: Unicode.Scalar, to bytes: inout [UInt8]) -> Bool {
    guard let code = table.code(of: character), code < 0x8000 else { return table.append(character, to: &bytes) }
    bytes += [Self.shift, UInt8(code >> 8) | 0x80, UInt8(truncatingIfNeeded: code)]
    return true
  }
}
