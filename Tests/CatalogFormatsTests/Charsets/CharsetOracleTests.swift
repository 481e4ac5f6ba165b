import Foundation
import TestSupport
import Testing

@testable import WatchwordCatalogFormats

/// The charsets compared with Python's codecs, code by code.
@Suite struct CharsetOracleTests {
  static let codecs = [
    "TIS-620": "tis_620", "MACINTOSH": "mac_roman", "CP932": "cp932", "EUC-JP": "euc_jp", "CP949": "cp949",
    "GBK": "gbk", "GB18030": "gb18030", "BIG5": "cp950",
  ]

  /// The codes that other converters, like this package, read differently from Python.
  private static func isKnown(_ code: UInt32, in name: String) -> Bool {
    switch name {
    // Controls are not among its characters (IANA).
    case "TIS-620": (0x80...0x9F).contains(code)
    case "CP932": [0x80, 0xA0, 0xFD, 0xFE, 0xFF].contains(code)
    case "EUC-JP": code == 0x8FA2B7
    case "GBK": code == 0x80
    // Characters of the edition of 2005 instead of private ones.
    case "GB18030":
      (0xA6D9...0xA6F3).contains(code) || code == 0xA8BC || (0xFE51...0xFEA0).contains(code) || code == 0x8135_F437
    // Windows has private characters there.
    case "BIG5": (0xC6A1...0xC8FE).contains(code)
    default: false
    }
  }

  /// The codes that are compared: those of one and two bytes, and those of more that the charset could have.
  private static func codes(of name: String) -> [[UInt8]] {
    let one = (UInt8.min...UInt8.max).map { [$0] }
    guard codecs[name] != nil, !["TIS-620", "MACINTOSH"].contains(name) else { return one }
    let two = (UInt8(0x80)...0xFF).flatMap { lead in (UInt8.min...UInt8.max).map { [lead, $0] } }
    var more: [[UInt8]] = []
    if name == "EUC-JP" { more = two.map { [0x8F] + $0 } }
    if name == "GB18030" {
      for (lead, third): (UInt8, [UInt8]) in (0x81...0x84).map({ ($0, Array(0x81...0xFE)) }) + [(0x90, [0x81, 0xC0])] {
        for second: UInt8 in 0x30...0x39 {
          more += third.flatMap { third in (UInt8(0x30)...0x39).map { [lead, second, third, $0] } }
        }
      }
    }
    return one + two + more
  }

  @Test(arguments: Rounds.sample(Charset.namesWithTables, 4))
  func `a charset is read as Python reads it, except for known codes`(name: String) throws {
    guard let python = PythonOracle(importing: "codecs") else { return }
    let charset = try #require(Charset(named: name))
    let codes = Self.codes(of: name)
    let codec = Self.codecs[name] ?? name.lowercased().replacing("-", with: "_")
    // Each line is a code in hexadecimal, and each answer the number of its one character, or 0.
    let answers = try python.output(
      of: """
        import sys
        def read(code):
            try: text = bytes.fromhex(code).decode("\(codec)")
            except UnicodeDecodeError: return 0
            return ord(text) if len(text) == 1 else 0
        print("\\n".join(str(read(line)) for line in sys.stdin.read().split()))
        """, input: Data(codes.map { $0.map(Self.hex).joined() }.joined(separator: "\n").utf8))
    let numbers = String(decoding: answers, as: UTF8.self).split(separator: "\n").map { UInt32($0) }
    try #require(numbers.count == codes.count)
    var others: [String] = []
    for (code, number) in zip(codes, numbers) where code != [0] {
      let reading = charset.reading(of: code)
      let found: UInt32 = if case .character(let character) = reading { character.value } else { 0 }
      if found == number || Self.isKnown(code.reduce(0) { $0 << 8 | UInt32($1) }, in: name) { continue }
      others.append("\(code.map(Self.hex).joined()): \(found), \(number ?? 0)")
    }
    #expect(others.isEmpty, "\(others.prefix(9))")
  }

  private static func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
}
