/// The tables of the charsets. Tables of double-byte charsets are created once, on first use.
extension CharsetTable {
  /// Creates the table of a single-byte charset, or returns `nil` if the name is unknown.
  ///
  /// Windows-1255 and Windows-1258 encode some letters as two characters, a letter and a mark. Both characters are kept
  /// (WHATWG, "Encoding", section 9), because composed characters could not be written back as they were.
  init?(singleByteCharset name: String) {
    guard let table = SingleByteTable.characters(of: name) else { return nil }
    self.init()
    add(table)
    if name.utf8.starts(with: "ISO".utf8) { fill(leads: 0...0, trails: [0x80...0x9F], with: 0x80...0x9F) }
  }

  /// Windows-31J, Microsoft's Shift_JIS.
  static let windows31J = {
    var table = CharsetTable()
    table.add(JapaneseTable.jisX0208, transform: shiftJIS)
    table.add(JapaneseTable.windows)
    table.fill(leads: 0...0, trails: [0xA1...0xDF], with: halfWidthKatakana)
    table.fill(leads: 0xF0...0xF9, trails: [0x40...0x7E, 0x80...0xFC], with: 0xE000...0xE757)
    return table
  }()

  /// EUC-JP. The codes of JIS X 0212, which take three bytes, are stored without their first byte and without the
  /// highest bit of their second byte, so that they differ from double-byte codes.
  static let eucJP = {
    var table = CharsetTable()
    table.add(JapaneseTable.jisX0208)
    table.add(JapaneseTable.jisX0212) { $0 & 0x7FFF }
    table.fill(leads: 0x8E...0x8E, trails: [0xA1...0xDF], with: halfWidthKatakana)
    return table
  }()

  /// Windows-949: EUC-KR with the syllables that KS X 1001 lacks.
  static let windows949 = {
    var table = CharsetTable()
    table.add(KoreanTable.ksX1001)
    let syllables: ClosedRange<UInt16> = 0xAC00...0xD7A3
    table.fill(leads: 0x81...0xA0, trails: [0x41...0x5A, 0x61...0x7A, 0x81...0xFE], with: syllables)
    table.fill(leads: 0xA1...0xC6, trails: [0x41...0x5A, 0x61...0x7A, 0x81...0xA0], with: syllables)
    return table
  }()

  /// GBK with the euro sign of Windows-936.
  static let gbk = {
    var table = CharsetTable()
    table.add(SimplifiedChineseTable.gbk)
    let ideographs: ClosedRange<UInt16> = 0x4E00...0x9FA5
    table.fill(leads: 0x81...0xA0, trails: [0x40...0x7E, 0x80...0xFE], with: ideographs)
    table.fill(leads: 0xAA...0xFE, trails: [0x40...0x7E, 0x80...0xA0], with: ideographs)
    table.set(0x80, to: 0x20AC)
    return table
  }()

  /// Big5 as on Windows, without Hong Kong's supplement.
  static let big5 = {
    var table = CharsetTable()
    table.add(TraditionalChineseTable.big5)
    table.fill(leads: 0xC6...0xC8, trails: [0x40...0x7E, 0xA1...0xFE], with: 0xF6B1...0xF848)
    return table
  }()

  private static let halfWidthKatakana: ClosedRange<UInt16> = 0xFF61...0xFF9F

  /// Converts a code of EUC to Shift_JIS, in which two rows of 94 cells share a lead byte.
  private static func shiftJIS(of code: UInt16) -> UInt16 {
    let row = code >> 8 - 0xA1
    let cell = code & 0xFF - 0xA1 + row % 2 * 94
    let lead = row / 2 + (row < 62 ? 0x81 : 0xC1)
    return lead << 8 | cell + (cell < 63 ? 0x40 : 0x41)
  }
}
