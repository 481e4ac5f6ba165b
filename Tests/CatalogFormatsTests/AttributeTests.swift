import Foundation
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// Attributes reach an app as they are meant, however they are written.
@Suite struct AttributeTests {
  @Test(arguments: [
    ("Save &amp; Go", "Save & Go"), ("Save &#38; Go", "Save & Go"), ("Save &#x26; Go", "Save & Go"),
    ("Save &#038; Go", "Save & Go"), ("Save &#X26; Go".replacing("X", with: "x00"), "Save & Go"),
    ("&amp;&amp;", "&&"), ("&amp;#38;", "&#38;"), ("&amp;amp;", "&amp;"), ("&#38;#38;", "&#38;"), ("&#38;lt;", "&lt;"),
    ("&lt;b&gt; &quot;&amp;&quot; &apos;", "<b> \"&\" '"), ("a&#10;&amp;&#9;b", "a\n&\tb"), ("é&amp;日", "é&日"),
  ])
  func `the key of a compiled text is the id that is meant`(written: String, key: String) throws {
    let reading = read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a" source-language="en" target-language="de" datatype="plaintext"><body>
      <trans-unit id="\(written)"><source>x</source><target>y</target></trans-unit></body></file></xliff>
      """)
    let catalog = try #require(reading.value?.compiled().value)
    let compiled = try JSONSerialization.jsonObject(with: Data(CompiledCatalog.write(catalog).utf8))
    let messages = try #require((compiled as? [String: Any])?["messages"] as? [String: Any])
    #expect(reading.findings.isEmpty && messages.keys.map { Array($0.utf8) } == [Array(key.utf8)])
  }
}
