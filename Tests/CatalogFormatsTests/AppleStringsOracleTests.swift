import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

/// Compares the reader with Foundation's, which follows Apple's.
@Suite struct AppleStringsOracleTests {
  private func foundation(_ text: String) -> [String: String]? {
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return (list as? [String: String])?.mapValues { $0.replacingOccurrences(of: "\r\n", with: "\n") }
  }

  private func own(_ text: String) -> (texts: [String: String], isSound: Bool) {
    let reading = CatalogFormat.appleStrings.read(Array(text.utf8), name: "a.strings")
    let pairs = reading.units.map { ($0.id.string, $0.source?.text.string ?? "nil") }
    return (Dictionary(pairs) { $1 }, reading.isSound)
  }

  private static let pieces = [
    "a", "b", "key", "\"", "\"", "\"x\"", "\"y z\"", "'", "'v'", " = ", "=", ";", ";\n", ";", "\n", " ", "\\", "\\n",
    "\\\"", "\\U0041",
    "\\101", "\\341", "/* c */", "// d\n", "/", "é", "日本", "{", "}", "\t", "$", "-", "\\\\", "\u{2028}", "\r\n",
  ]

  @Test(arguments: 0..<20)
  func `random files are read as by Foundation, and refused where it refuses them`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<400 {
      let count = Int.random(in: 1...14, using: &generator)
      let entry = Bool.random(using: &generator)
      let text = (0..<count).map { index in
        entry && index % 4 == 3 ? ";" : Self.pieces.randomElement(using: &generator) ?? ""
      }.joined()
      let (texts, isSound) = own(text)
      // Foundation refuses an empty file, and reads a single string as a property list.
      guard let wanted = foundation(text) else {
        #expect(!isSound || texts.isEmpty, "\(text.debugDescription) is refused")
        continue
      }
      if isSound { #expect(texts == wanted, "\(text.debugDescription)") }
      // Foundation ignores what is not an entry at the end, and a comment without an end.
    }
  }

  @Test(arguments: [
    "\"a\" = \"b\";", "a;", "{a=b;}", "a = 'x\\'y';", "a=\"\\341\\212\\101\\7\";", "a = \"\\U00e9\\UD83D\\UDE00\";",
    "a=\"\\q\\u0041\";",
    "/* x */ a /* y */ = // z\n b;", "a = \"x\\\ny\";", "a-b=c/d:e;", "a=b;a=c;", "",
  ])
  func `files are read as by Foundation`(text: String) {
    #expect(own(text).texts == foundation(text) ?? [:])
    #expect(own(text).isSound)
  }
}
