import Foundation
import Testing
import WatchwordCatalogFormats

/// What is in a document is counted as its reader would find it.
@Suite struct WeightTests {
  static let body = """
    <file original="a"><body><trans-unit id="a"><source>5 % of %d</source></trans-unit>
    <!-- <note/> --><trans-unit
    id="b"/><group id="trans-unit"/><transunit/></body></file>
    """
  static let encodings: [(String, String.Encoding)] = [
    ("UTF-8", .utf8), ("UTF-16", .utf16LittleEndian), ("UTF-16", .utf16BigEndian), ("UTF-32", .utf32LittleEndian),
    ("UTF-32", .utf32BigEndian), ("ISO-8859-1", .isoLatin1),
  ]

  @Test(arguments: encodings) func `units, tags and percent signs are counted in every encoding`(
    name: String, encoding: String.Encoding
  ) throws {
    let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?>\n<xliff>\(Self.body)</xliff>"
    let bytes = [UInt8](try #require(text.data(using: encoding)))
    let weight = CatalogFormat.xliff12.weight(of: bytes)
    #expect(weight.bytes == bytes.count && weight.units == 2 && weight.percentSigns == 2)
    #expect(weight.tags == text.count { $0 == "<" })
    #expect(weight.convertedBytes >= (encoding == .utf8 ? 0 : text.utf8.count))
    #expect((weight.convertedBytes == 0) == (encoding == .utf8))
  }

  @Test(arguments: ["x:", "long-prefix.of_some_length:", "é:"])
  func `units with a prefix count`(prefix: String) {
    let text = Self.body.replacing("trans-unit id", with: "\(prefix)trans-unit id")
    #expect(CatalogFormat.xliff12.weight(of: Array(text.utf8)).units == 2)
  }

  @Test(arguments: ["", "<", "<trans-uni", "%", "<x:", "<trans-unit", "<\0t"])
  func `a cut document is counted up to its end`(text: String) {
    let weight = CatalogFormat.xliff12.weight(of: Array(text.utf8))
    #expect(weight.bytes == text.utf8.count && weight.units == (text == "<trans-unit" ? 1 : 0))
  }

  @Test func `weights add up`() {
    let weight = CatalogFormat.xliff12.weight(of: Array(Self.body.utf8))
    let sum = weight + weight
    #expect(sum.bytes == 2 * weight.bytes && sum.units == 4 && sum.tags == 2 * weight.tags && sum.percentSigns == 4)
  }
}
