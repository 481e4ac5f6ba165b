import Testing

@testable import WatchwordCatalogFormats

/// Known characters, and bytes that are not characters.
@Suite struct CharsetTests {
  static let known: [(name: String, bytes: [UInt8], text: String)] = [
    ("ISO-8859-1", [0xE9, 0x85, 0xA0], "é\u{85}\u{A0}"), ("ISO-8859-2", [0xB1, 0xA3], "ąŁ"),
    ("ISO-8859-3", [0xA1, 0xF8], "Ħĝ"), ("ISO-8859-4", [0xBF, 0xE0], "ŋā"), ("ISO-8859-5", [0xD0, 0xF1], "аё"),
    ("ISO-8859-6", [0xC7, 0xAC], "\u{627}\u{60C}"), ("ISO-8859-7", [0xE1, 0xA4], "α€"),
    ("ISO-8859-8", [0xE0, 0xFA], "\u{5D0}\u{5EA}"), ("ISO-8859-9", [0xFD, 0xDE], "ıŞ"),
    ("ISO-8859-10", [0xE0, 0xFF], "āĸ"), ("TIS-620", [0xA1, 0xFB], "ก๛"), ("ISO-8859-13", [0xE0, 0xFF], "ą’"),
    ("ISO-8859-14", [0xAF, 0xF0], "Ÿŵ"), ("ISO-8859-15", [0xA4, 0xBD], "€œ"), ("ISO-8859-16", [0xAA, 0xA4], "Ș€"),
    ("CP874", [0x80, 0xA1], "€ก"), ("CP1250", [0x8A, 0xB9], "Šą"), ("CP1251", [0xC0, 0xA8], "АЁ"),
    ("CP1252", [0x80, 0x99, 0xFF], "€™ÿ"), ("CP1253", [0xE1, 0xA2], "αΆ"), ("CP1254", [0xFD, 0x80], "ı€"),
    ("CP1255", [0xE0, 0xA4], "\u{5D0}₪"), ("CP1256", [0x81, 0xC7], "\u{67E}\u{627}"), ("CP1257", [0xE0, 0x80], "ą€"),
    ("CP1258", [0xD0, 0xFE], "Đ₫"), ("KOI8-R", [0xC1, 0xE1, 0x80], "аА─"), ("KOI8-U", [0xA4, 0xAD], "єґ"),
    ("MACINTOSH", [0x8E, 0xDB, 0xF0], "é€\u{F8FF}"),
    (
      "CP932", [0x82, 0xA0, 0x93, 0xFA, 0xB1, 0x81, 0x60, 0x87, 0x40, 0xFA, 0x40, 0xF0, 0x40, 0x5C, 0x81, 0xBE],
      "あ日ｱ\u{FF5E}①ⅰ\u{E000}\\∪"
    ),
    ("EUC-JP", [0xA4, 0xA2, 0xC6, 0xFC, 0x8E, 0xB1, 0xA1, 0xC1, 0x8F, 0xB0, 0xA1, 0x7E], "あ日ｱ\u{301C}丂~"),
    ("CP949", [0xB0, 0xA1, 0x81, 0x41, 0xC6, 0x52, 0xC8, 0xFE], "가갂힣힝"),
    ("GBK", [0xD6, 0xD0, 0x81, 0x40, 0x80, 0xFE, 0x4F], "中丂€\u{FA29}"),
    (
      "GB18030", [0xD6, 0xD0, 0x81, 0x40, 0xA2, 0xE3, 0xA8, 0xBC, 0xAA, 0xA1, 0xFE, 0x51],
      "中丂€\u{1E3F}\u{E000}\u{20087}"
    ),
    (
      "GB18030",
      [
        0x81, 0x30, 0x81, 0x30, 0x81, 0x35, 0xF4, 0x37, 0x84, 0x31, 0xA4, 0x39, 0x90, 0x30, 0x81, 0x30, 0x94, 0x39,
        0xFC, 0x36, 0xE3, 0x32, 0x9A, 0x35,
      ], "\u{80}\u{E7C7}\u{FFFF}\u{10000}\u{1F600}\u{10FFFF}"
    ),
    ("BIG5", [0xA4, 0xA4, 0xA4, 0x40, 0xA3, 0xE1, 0xC6, 0xA1, 0xF9, 0xFE, 0xA4, 0x51], "中一€\u{F6B1}▓十"),
  ]

  @Test(arguments: known)
  func `known characters are read and written`(name: String, bytes: [UInt8], text: String) throws {
    let charset = try #require(Charset(named: name))
    var read: [UInt8] = []
    #expect(charset.decode(bytes[...], into: &read) == nil)
    #expect(Array(String(decoding: read, as: UTF8.self).unicodeScalars) == Array(text.unicodeScalars))
    #expect(charset.encode(Array(text.utf8)[...]) == bytes)
  }

  @Test func `known characters are those of every charset`() {
    #expect(Set(Self.known.map(\.name)) == Set(Charset.namesWithTables))
  }

  /// Bytes that are not a character, and whether further bytes could make them one.
  static let bad: [(name: String, bytes: [UInt8], isCut: Bool)] = [
    ("CP1252", [0x81], false), ("TIS-620", [0x80], false), ("ISO-8859-8", [0xA1], false), ("CP1255", [0xFF], false),
    ("CP932", [0x82], true), ("CP932", [0x82, 0x20], false), ("CP932", [0x82, 0x7F], false), ("CP932", [0x80], false),
    ("CP932", [0xA0], false), ("CP932", [0xFD, 0x40], false), ("CP932", [0xFC, 0xFC], false),
    ("EUC-JP", [0xA4], true), ("EUC-JP", [0x8E], true), ("EUC-JP", [0x8F], true), ("EUC-JP", [0x8F, 0xB0], true),
    ("EUC-JP", [0x8F, 0x41], false), ("EUC-JP", [0x8F, 0xB0, 0x41], false), ("EUC-JP", [0x8F, 0xA1, 0xA1], false),
    ("EUC-JP", [0xA2, 0x2F], false), ("EUC-JP", [0x8E, 0xE0], false), ("EUC-JP", [0x80], false),
    ("EUC-JP", [0xAD, 0xA1], false),
    ("CP949", [0xB0], true), ("CP949", [0xB0, 0x40], false), ("CP949", [0xC9, 0xA1], false), ("CP949", [0xFF], false),
    ("GBK", [0x81], true), ("GBK", [0x81, 0x30], false), ("GBK", [0x81, 0x7F], false), ("GBK", [0xA2, 0xE3], false),
    ("GB18030", [0x81], true), ("GB18030", [0x81, 0x30], true), ("GB18030", [0x81, 0x30, 0x81], true),
    ("GB18030", [0x80], false), ("GB18030", [0xFF, 0x30], false), ("GB18030", [0x81, 0x30, 0x41], false),
    ("GB18030", [0x81, 0x30, 0x81, 0x41], false), ("GB18030", [0x81, 0x3A], false),
    ("GB18030", [0x84, 0x31, 0xA5, 0x30], false), ("GB18030", [0x8F, 0x39, 0xFE, 0x39], false),
    ("GB18030", [0xE3, 0x32, 0x9A, 0x36], false), ("GB18030", [0xFE, 0x39, 0xFE, 0x39], false),
    ("BIG5", [0xA4], true), ("BIG5", [0xA4, 0x80], false), ("BIG5", [0x80], false), ("BIG5", [0x87, 0x40], false),
  ]

  @Test(arguments: bad)
  func `bytes that are not a character end the text, and those at its end may be cut`(
    name: String, bytes: [UInt8], isCut: Bool
  ) throws {
    let charset = try #require(Charset(named: name))
    for tail: [UInt8] in isCut ? [[]] : [[], Array("ab".utf8)] {
      var text: [UInt8] = []
      let bad = try #require(charset.decode([0x61] + bytes + tail, into: &text))
      #expect(text == [0x61])
      #expect(bad.bytes == Array((bytes + tail).prefix(4)))
      #expect(bad.isTruncated == isCut)
    }
  }

  /// Characters that other converters write as similar ones, and those that two marks or a private use represent.
  @Test(
    arguments: [
      ("CP932", "¥"), ("CP932", "\u{301C}"), ("EUC-JP", "‾"), ("EUC-JP", "①"), ("CP1255", "\u{FB2A}"), ("CP1258", "ã"),
      ("GBK", "\u{E000}"), ("GB18030", "\u{E816}"), ("BIG5", "堃"), ("ISO-8859-1", "€"), ("CP949", "\u{1F600}"),
    ])
  func `a character that a charset lacks is not written`(name: String, text: String) throws {
    #expect(try #require(Charset(named: name)).encode(Array("a\(text)".utf8)[...]) == nil)
  }
}
