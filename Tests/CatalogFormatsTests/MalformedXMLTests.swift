import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

/// Documents that are broken at random.
@Suite struct MalformedXMLTests {
  private static let whole = """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <!-- für alle -->
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:e="urn:e" version="1.2">
    <?tool a="b"?><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>
    <trans-unit id='a &amp; b' e:x="1"><source>a &lt; <x id="1"/> &#233; 😀</source><target state="new"><![CDATA[<b>]]>é</target>
    <note/></trans-unit></body></file></xliff>

    """

  /// The document with a slip or two.
  private static func broken(using generator: inout SeededGenerator) -> [UInt8] {
    let pieces: [[UInt8]] =
      [
        "<", ">", "&", "\"", "'", "/", "?", "!", "=", " ", "]", "-", "]]>", "--", "<!", "<?", "</", "&#", "&x;", "xml",
        "a:", ":",
      ].map { Array($0.utf8) } + [[0], [0xC3], [0xE2, 0x82], [0xFF], [0x01]]
    var bytes = Array(whole.utf8)
    for _ in 0..<Int.random(in: 1...2, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes.removeSubrange(place...)
      case 1: bytes.remove(at: place)
      case 2: bytes.removeSubrange(place..<min(place + Int.random(in: 1...20, using: &generator), bytes.count))
      default: bytes.insert(contentsOf: pieces.randomElement(using: &generator) ?? [], at: place)
      }
    }
    return bytes
  }

  @Test func `every defect is reported in words`() {
    var generator = SeededGenerator(seed: 46)
    var told = 0
    let count = Rounds.count(500)
    for _ in 0..<count {
      let bytes = Self.broken(using: &generator)
      let found = read(bytes).findings.filter { $0.id == "malformed-xml" }
      told += found.count
      for one in found {
        let isClear =
          !one.message.contains("libxml2") && !one.message.contains(/error \d/)
          && !one.message.hasPrefix("This is not well-formed") && one.message.first?.isLowercase == false
          && one.help?.isEmpty == false
        #expect(isClear, "\(one.message) in \(String(decoding: bytes, as: UTF8.self))")
      }
    }
    #expect(told > count / 2)
  }

  @Test func `what lxml takes for broken is broken, and nothing else is`() throws {
    guard let oracle = PythonOracle(importing: "lxml") else { return }
    var generator = SeededGenerator(seed: 64)
    let documents = (0..<Rounds.count(300)).map { _ in Self.broken(using: &generator) }
    let input = try JSONEncoder().encode(documents.map { Data($0).base64EncodedString() })
    let script = """
      import base64, json, sys
      from lxml import etree
      def error(document):
          try:
              etree.fromstring(base64.b64decode(document), etree.XMLParser(resolve_entities=False, no_network=True))
          except etree.XMLSyntaxError as error:
              return str(error)
      json.dump([error(document) for document in json.load(sys.stdin)], sys.stdout)
      """
    let errors = try JSONDecoder().decode([String?].self, from: oracle.output(of: script, input: input))
    for (bytes, error) in zip(documents, errors) {
      let found = read(bytes).findings
      // A document that is not XLIFF is not read further.
      if found.contains(where: { ["wrong-namespace", "unsupported-version"].contains($0.id) }) { continue }
      // lxml takes "1." for a version of XML; production 26 requires a digit after the point.
      if String(decoding: bytes, as: UTF8.self).contains("version=\"1.\"") { continue }
      let isBroken = found.contains { ["malformed-xml", "doctype-present"].contains($0.id) }
      #expect(
        isBroken == (error != nil),
        "\(found.map(\.message)), lxml: \(error ?? "fine") in \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
