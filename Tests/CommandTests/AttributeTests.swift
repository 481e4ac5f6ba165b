import Foundation
import TestSupport
import Testing

/// Attributes reach an app as they are meant, however they are written.
@Suite struct AttributeTests {
  @Test(arguments: [
    ("Save &amp; Go", "Save & Go"), ("Save &#38; Go", "Save & Go"), ("Save &#x26; Go", "Save & Go"),
    ("Save &#038; Go", "Save & Go"), ("Save &#X26; Go".replacing("X", with: "x00"), "Save & Go"),
    ("&amp;&amp;", "&&"), ("&amp;#38;", "&#38;"), ("&amp;amp;", "&amp;"), ("&#38;#38;", "&#38;"), ("&#38;lt;", "&lt;"),
    ("&lt;b&gt; &quot;&amp;&quot; &apos;", "<b> \"&\" '"), ("a&#10;&amp;&#9;b", "a\n&\tb"), ("é&amp;日", "é&日"),
  ])
  func `the key of a compiled text is the id that is meant`(written: String, key: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a" source-language="en" target-language="de" datatype="plaintext"><body>
      <trans-unit id="\(written)"><source>x</source><target>y</target></trans-unit></body></file></xliff>
      """, to: "de.xliff")
    let run = try CommandRun(["compile", "de.xliff", "-o", "."], in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    let compiled = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.url.appending(path: "de.json")))
    let messages = try #require((compiled as? [String: Any])?["messages"] as? [String: Any])
    #expect(messages.keys.map { Array($0.utf8) } == [Array(key.utf8)])
  }
}
