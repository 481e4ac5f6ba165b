import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

@Suite struct AppleStringsEditingTests {
  /// A value, the replaced range, and its replacement.
  struct Change: Sendable {
    let value: String
    let range: Range<Int>
    let replacement: String
  }

  @Test(
    arguments: [
      Case("a character", Change(value: "\"abc\"", range: 1..<2, replacement: "x"), "\"axc\""),
      Case("an escape", Change(value: "\"a\\nb\"", range: 1..<2, replacement: " "), "\"a b\""),
      Case("a pair of escapes", Change(value: "\"a\\UD83D\\UDE00b\"", range: 1..<5, replacement: "é"), "\"aéb\""),
      Case("after escapes", Change(value: "\"\\U00e9\\101z\"", range: 3..<4, replacement: "y"), "\"\\U00e9\\101y\""),
      Case(
        "what needs escapes", Change(value: "\"abc\"", range: 1..<2, replacement: "\"\\\n\t\r\u{1}'"),
        "\"a\\\"\\\\\\n\\t\\r\\U0001'c\""),
      Case("single quotation marks", Change(value: "'abc'", range: 1..<2, replacement: "'\""), "'a\\'\"c'"),
      Case("without quotation marks", Change(value: "abc", range: 1..<2, replacement: "x"), "axc"),
      Case("what needs quotation marks", Change(value: "abc", range: 1..<2, replacement: "é"), nil),
      Case("an insertion into nothing", Change(value: "\"\"", range: 0..<0, replacement: "é"), "\"é\""),
      Case("an insertion at the end", Change(value: "\"a\\\"\"", range: 2..<2, replacement: "!"), "\"a\\\"!\""),
      Case("a line break with CR", Change(value: "\"a\r\nb\"", range: 1..<2, replacement: "\n"), "\"a\\nb\""),
    ] as [Case<Change, String?>])
  func `only the bytes of the text change, in any encoding`(each: Case<Change, String?>) throws {
    func document(_ value: String) -> String { "/* é */\r\n\"ké\" = \"x\"; // 日本\r\nk =  \(value)  ;\r\n" }
    for (mark, encoding) in [
      ([], .utf8), ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE], .utf16LittleEndian), ([], .utf16BigEndian),
    ]
      as [([UInt8], String.Encoding)]
    {
      func bytes(_ text: String) throws -> [UInt8] { mark + Array(try #require(text.data(using: encoding))) }
      let before = try bytes(document(each.given.value))
      let reading = CatalogFormat.appleStrings.read(before, name: "a.strings")
      let segment = try #require(reading.units.last?.source)
      let fix = segment.fix(replacing: each.given.range, with: ExactText(each.given.replacement), isSafe: true)
      guard let expected = each.expected else {
        #expect(fix == nil)
        continue
      }
      let after = CatalogFormat.appleStrings.applying([try #require(fix)], to: before)
      let wanted = try bytes(document(expected))
      #expect(after.bytes == wanted)
      let text = Array(segment.text.string.utf8)
      let new =
        text[..<each.given.range.lowerBound] + each.given.replacement.utf8 + text[each.given.range.upperBound...]
      let again = CatalogFormat.appleStrings.read(after.bytes, name: "a.strings").units.last?.source?.text
      #expect(again?.string == String(decoding: new, as: UTF8.self))
    }
  }

  @Test func `a key that is its text cannot be changed as a text`() throws {
    let unit = try #require(CatalogFormat.appleStrings.read(Array("\"Save\";".utf8), name: "a").units.first)
    #expect(unit.source?.edit(replacing: 0..<1, with: "x") == nil)
    #expect(unit.source?.position(at: 2) == .start)
  }

  @Test func `texts of property lists are changed as XML`() throws {
    let before = Array(propertyList(format("k", "%#@v@", variable("v", "other %d &amp;"))).utf8)
    let segment = try #require(CatalogFormat.stringsdict.read(before, name: "a").units.first?.source)
    let fix = try #require(segment.fix(replacing: 9..<10, with: "<&", isSafe: true))
    let after = CatalogFormat.stringsdict.applying([fix], to: before).bytes
    #expect(
      String(decoding: after, as: UTF8.self) == propertyList(format("k", "%#@v@", variable("v", "other %d &lt;&amp;"))))
  }
}
