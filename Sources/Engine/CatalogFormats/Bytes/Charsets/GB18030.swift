/// GB 18030-2005: the characters of GBK and more in two bytes, and all other characters of Unicode in four.
struct GB18030: CharacterCoding {
  /// The two-byte characters up to U+FFFF.
  private let table: CharsetTable
  /// The four-byte characters up to U+FFFF, in the order of their codes.
  private let fourBytes: [UInt16]
  /// The indices of characters in `fourBytes`, counted from 1; 0 for characters that are not in it.
  private let indices: [UInt16]

  /// The shared charset, whose tables are created once.
  static let standard = GB18030()

  private init() {
    var table = CharsetTable.gbk
    table.set(0x80, to: 0)
    let privateUse: ClosedRange<UInt16> = 0xE000...0xE864
    let lowTrails: [ClosedRange<UInt16>] = [0x40...0x7E, 0x80...0xA0]
    table.fill(leads: 0xAA...0xAF, trails: [0xA1...0xFE], with: privateUse)
    table.fill(leads: 0xF8...0xFE, trails: [0xA1...0xFE], with: privateUse)
    table.fill(leads: 0xA1...0xA7, trails: lowTrails, with: privateUse)
    table.fill(leads: 0xA1...0xFE, trails: lowTrails + [0xA1...0xFE], with: privateUse)
    table.add(SimplifiedChineseTable.gb18030)

    // Characters without a two-byte code in the edition of 2000 got four-byte codes, which they kept when two-byte
    // codes were added later.
    var indices = [UInt16](repeating: 0, count: 0x1_0000)
    var fourBytes = (0x80...UInt16.max).filter { character in
      Unicode.Scalar(character).map { table.code(of: $0) == nil } ?? false
    }
    for (index, character) in fourBytes.enumerated() { indices[Int(character)] = UInt16(index + 1) }

    table.add(SimplifiedChineseTable.gb18030Later)
    for (code, _) in Self.supplementary { table.set(code, to: 0) }
    // The edition of 2005 swapped this letter with the private-use character of its two-byte code.
    let (letter, character) = (0x1E3F, 0xE7C7)
    let index = indices[letter]
    fourBytes[Int(index) - 1] = UInt16(character)
    indices[character] = index
    (self.table, self.fourBytes, self.indices) = (table, fourBytes, indices)
  }

  /// The two-byte characters beyond U+FFFF.
  private static let supplementary: [(code: UInt16, character: Unicode.Scalar)] = [
    (0xFE51, "\u{20087}"), (0xFE52, "\u{20089}"), (0xFE53, "\u{200CC}"), (0xFE6C, "\u{215D7}"), (0xFE76, "\u{2298F}"),
    (0xFE91, "\u{241FE}"),
  ]

  /// The index of U+10000 in the order of all four-byte codes.
  private static let firstSupplementary = 189_000

  func character(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> DecodingResult {
    let found = table.character(at: index, in: bytes)
    guard case .invalid(isTruncated: false) = found, (0x81...0xFE).contains(bytes[index]), index + 1 < bytes.count
    else { return found }
    let code = CharsetTable.code(bytes[index], bytes[index + 1])
    if let (_, character) = Self.supplementary.first(where: { $0.code == code }) {
      return .character(character, length: 2)
    }
    var linearIndex = Int(bytes[index] - 0x81)
    for (offset, range) in [(1, 0x30...0x39), (2, 0x81...0xFE), (3, 0x30...0x39)] as [(Int, ClosedRange<UInt8>)] {
      guard index + offset < bytes.count else { return .invalid(isTruncated: true) }
      guard range.contains(bytes[index + offset]) else { return .invalid(isTruncated: false) }
      linearIndex = linearIndex * range.count + Int(bytes[index + offset] - range.lowerBound)
    }
    guard let character = self.character(atIndex: linearIndex) else { return .invalid(isTruncated: false) }
    return .character(character, length: 4)
  }

  func append(_ character: Unicode.Scalar, to bytes: inout [UInt8]) -> Bool {
    if table.append(character, to: &bytes) { return true }
    if let (code, _) = Self.supplementary.first(where: { $0.character == character }) {
      bytes += [UInt8(code >> 8), UInt8(truncatingIfNeeded: code)]
      return true
    }
    guard let index = index(of: character) else { return false }
    bytes += [
      UInt8(index / 12_600 + 0x81), UInt8(index / 1_260 % 10 + 0x30), UInt8(index / 10 % 126 + 0x81),
      UInt8(index % 10 + 0x30),
    ]
    return true
  }

  /// Returns the four-byte character at an index in the order of the codes.
  private func character(atIndex index: Int) -> Unicode.Scalar? {
    if index < fourBytes.count { return Unicode.Scalar(fourBytes[index]) }
    return index < Self.firstSupplementary ? nil : Unicode.Scalar(UInt32(index - Self.firstSupplementary) + 0x1_0000)
  }

  private func index(of character: Unicode.Scalar) -> Int? {
    let value = Int(character.value)
    if value > 0xFFFF { return Self.firstSupplementary + value - 0x1_0000 }
    return indices[value] == 0 ? nil : Int(indices[value]) - 1
  }
}
