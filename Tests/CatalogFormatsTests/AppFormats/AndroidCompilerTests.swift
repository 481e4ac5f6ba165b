import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

/// What Android's resource compiler accepts and refuses: the reader reports an error where it refuses, and what
/// is written is accepted. aapt2 judges the same table where it is installed.
@Suite struct AndroidCompilerTests {
  enum Verdict { case accepted, refused }

  static let strings: [Case<String, Verdict>] = [
    Case("two placeholders", "%s and %s", .refused), Case("numbered", "%1$s and %2$s", .accepted),
    Case("one without a number", "%1$s and %s", .refused), Case("one and a percent sign", "%d %%", .accepted),
    Case("percent signs before words", "From 10% to 20% of users", .refused),
    Case("percent signs before digits", "10% 20%", .accepted), Case("at the end", "%1$s is 100%", .accepted),
    Case("before a bracket", "%1$s (100%)", .refused), Case("line separators", "%n %n", .accepted),
    Case("widths", "%-5d %05d", .refused), Case("a time", "%H:%M:%S", .accepted),
    Case("before a letter beyond ASCII", "%é %é", .refused), Case("again the last one", "%1$s %&lt;s", .refused),
    Case("with a style", "<b>%s</b> %s", .accepted), Case("in CDATA", "<![CDATA[<b>%s</b> %s]]>", .refused),
    Case("marked", "<xliff:g id=\"a\">%s</xliff:g> %s", .refused), Case("in quotation marks", "\"%s %s\"", .refused),
    Case("an escape for a letter", "%\\u0073 %s", .refused), Case("three percent signs", "%%%s %%%s", .refused),
    Case("an attribute", "?attr/x", .refused), Case("a text like an attribute", "?What is this", .refused),
    Case("two question marks", "??", .refused), Case("a question mark", "?", .accepted),
    Case("escaped", "\\?x", .accepted), Case("in quotation marks", "\"?x\"", .accepted),
    Case("another type", "?a/b", .accepted), Case("a marked attribute", "<xliff:g>?x</xliff:g>", .refused),
    Case("an attribute in CDATA", "<![CDATA[?x]]>", .refused), Case("a styled one", "?x <b>y</b>", .accepted),
    Case("a reference for a sign", "&#63;x", .refused), Case("an escape for a sign", "\\u003fx", .accepted),
    Case("no name", "@string/x y", .refused), Case("at", "@me", .accepted), Case("no type", "@foo/x", .accepted),
    Case("itself", "@string/a", .accepted), Case("nothing", "@null", .accepted),
    Case("an apostrophe", "Don't", .refused), Case("escaped", "Don\\'t", .accepted),
    Case("a reference", "Don&apos;t", .refused), Case("quoted", "\"Don't\"", .accepted),
    Case("digits at the end", "\\u00e9", .accepted), Case("other signs than digits", "\\u12 a", .refused),
    Case("half a pair", "\\uD83D", .accepted), Case("an unknown escape", "\\a", .accepted),
    Case("a backslash at the end", "a\\", .accepted), Case("a quotation mark", "5\" wide", .accepted),
    Case("nested marks", "<xliff:g>a<xliff:g>b</xliff:g></xliff:g>", .refused),
    Case("marks with a style between", "<xliff:g><b><xliff:g>x</xliff:g></b></xliff:g>", .refused),
    Case("marks in a row", "<xliff:g>a</xliff:g><xliff:g>b</xliff:g>", .accepted),
    Case("another mark", "<xliff:g>a<xliff:x>b</xliff:x></xliff:g>", .accepted),
    Case("an unknown tag", "<foo>x</foo>", .accepted), Case("an unknown prefix", "<foo:g>x</foo:g>", .refused),
    Case("nothing", "", .accepted), Case("blanks", "  ", .accepted), Case("an entity", "&nbsp;", .refused),
  ]

  static let resources: [Case<String, Verdict>] = [
    Case("never formatted", "<string name=\"a\" formatted=\"false\">%s %s</string>", .accepted),
    Case("never translated", "<string name=\"a\" translatable=\" FALSE \">%s %s</string>", .accepted),
    Case("no truth value", "<string name=\"a\" formatted=\"0\">x</string>", .refused),
    Case("an empty one", "<string name=\"a\" translatable=\"\">x</string>", .refused),
    Case("one of a list", "<string-array name=\"a\" translatable=\"x\"><item>x</item></string-array>", .refused),
    Case("one of plural forms", "<plurals name=\"a\" translatable=\"x\"/>", .accepted),
    Case("forms", "<plurals name=\"a\"><item quantity=\"other\">%s %s</item></plurals>", .accepted),
    Case("items", "<string-array name=\"a\"><item>%s %s</item></string-array>", .accepted),
    Case("an item", "<item type=\"string\" name=\"a\">%s %s</item>", .accepted),
    Case("a declared attribute", "<attr name=\"x\" format=\"string\"/><string name=\"a\">?x</string>", .accepted),
    Case("a digit", "<string name=\"1abc\">x</string>", .refused),
    Case("a hyphen", "<string name=\"a-b\">x</string>", .accepted),
    Case("a dot", "<string name=\"a.b\">x</string>", .accepted),
    Case("a blank", "<string name=\"a b\">x</string>", .refused),
    Case("a blank at the end", "<string name=\"a \">x</string>", .accepted),
    Case("a word of Java", "<string name=\"class\">x</string>", .accepted),
    Case("a dollar", "<string name=\"a$b\">x</string>", .refused),
    Case("a dot first", "<string name=\".a\">x</string>", .refused),
    Case("ideographs", "<string name=\"日本\">x</string>", .accepted),
    Case("an emoji", "<string name=\"a😀\">x</string>", .refused),
    Case("no name", "<string>x</string>", .refused), Case("an empty name", "<string name=\"\">x</string>", .refused),
    Case("the name of a list", "<string-array name=\"1a\"/>", .refused),
    Case("the name of a colour", "<color name=\"a b\">#fff</color>", .refused),
    Case("an unknown element", "<foo name=\"a\">x</foo>", .refused),
    Case("a capital", "<String name=\"a\">x</String>", .refused),
    Case("plural", "<plural name=\"a\"><item quantity=\"other\">x</item></plural>", .refused),
    Case("an element of tools", "<tools:foo/>", .accepted),
    Case("other resources", "<bool name=\"a\">true</bool><skip/>", .accepted),
    Case("an item without a type", "<item name=\"a\">x</item>", .refused),
    Case("an unknown type", "<item type=\"foo\" name=\"a\">x</item>", .refused),
    Case("an element among forms", "<plurals name=\"a\"><string>y</string></plurals>", .refused),
    Case("an element of a list", "<string-array name=\"a\"><foo/></string-array>", .refused),
    Case("a comment's end", "<plurals name=\"a\"><eat-comment/></plurals>", .accepted),
    Case("text among forms", "<plurals name=\"a\">x<item quantity=\"other\">x</item></plurals>", .accepted),
    Case("another quantity", "<plurals name=\"a\"><item quantity=\"1\">x</item></plurals>", .refused),
    Case("a quantity with blanks", "<plurals name=\"a\"><item quantity=\" other \">x</item></plurals>", .accepted),
    Case("no quantity", "<plurals name=\"a\"><item>x</item></plurals>", .refused),
    Case("text", "<string name=\"a\">x</string>;", .refused), Case("a no-break space", "<skip/>&#160;", .refused),
    Case("an apostrophe in a form", "<plurals name=\"a\"><item quantity=\"other\">Don't</item></plurals>", .refused),
    Case("an apostrophe in a list", "<string-array name=\"a\"><item>Don't</item></string-array>", .refused),
  ]

  static let cases =
    strings.map { Case($0.description, "<string name=\"a\">\($0.given)</string>", $0.expected) } + resources

  private static func document(_ content: String) -> String {
    """
    <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" xmlns:tools="http://schemas.android.com/tools">
    \(content)
    </resources>
    """
  }

  @Test(arguments: cases)
  func `an error is reported where the compiler refuses`(example: Case<String, Verdict>) {
    let found = read(Self.document(example.given), as: .android, at: "values/strings.xml").findings
    #expect(found.contains { $0.severity == .error } == (example.expected == .refused), "\(found.map(\.message))")
  }

  @Test(arguments: cases)
  func `aapt2 has the same verdict`(example: Case<String, Verdict>) throws {
    guard let compiler = Compiler() else { return }
    let accepts = try compiler.accepts([("values", Self.document(example.given))])
    #expect(accepts == (example.expected == .accepted))
  }

  static let texts = [
    "From 10% to 20% of users", "%@ of %@", "%lld of %lld, 100%", "100% sure, 50% of it", "?What", "@string/x", "@me",
    "?",
    " ?x", " @string/x ", "'quoted'", "\"quoted\" \"  twice\"", "a\\b", "a\\", "\\u12", "\n", "\ta\t", "  a  b  ",
    "<b>bold</b>",
    "a & b < c > d", "%", "%%", "% %", "%s%s", "%1$@ %@", "#fff", "😀 日本", "]]>", "<!-- a -->", "&amp;", "--",
    "%\u{301}",
    "\u{A0}a\u{A0}", "{name} and {other}",
  ]

  static let keys = [
    "1abc", "a b", "a-b", "class", "", "日本", "a😀", ".a", "days[0]", "a|==|b", "?x", "@x", "%s", "a\"b", "a'b",
  ]

  @Test func `written resources are accepted`() throws {
    guard let compiler = Compiler() else { return }
    let units = (texts: Self.texts + Self.keys, keys: Self.texts + Self.keys)
    for format in [CatalogFormat.xliff12, .arb, .i18next] {
      let entries = zip(units.keys, units.texts).enumerated().map { index, pair in
        (key: index < Self.texts.count ? "key\(index)" : pair.0, text: pair.1)
      }
      let files = try #require(Self.files(entries, in: format))
      let written = try #require(CatalogFormat.android.writing(files))
      #expect(!written.files.isEmpty)
      for file in written.files {
        let folder = String(file.path.split(separator: "/")[0])
        #expect(
          try compiler.accepts([(folder, String(decoding: file.bytes, as: UTF8.self))]), "\(format.id) \(file.path)")
      }
    }
  }

  /// A German translation with these texts as the sources and translations.
  private static func files(_ entries: [(key: String, text: String)], in format: CatalogFormat) -> [TranslationCatalog
    .File]?
  {
    let escaped = { (text: String) in
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
        "\"", with: "&quot;")
    }
    if format.id == "xliff-1.2" {
      let units = entries.map {
        """
        <trans-unit id="\(escaped($0.key))" translate="\($0.text == "@string/x" ? "no" : "yes")" xml:space="preserve">
        <source>\(escaped($0.text))</source><target>\(escaped($0.text))</target></trans-unit>
        """
      }
      return read(
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a.strings" source-language="en"
        target-language="de" datatype="plaintext"><body>\(units.joined())</body></file></xliff>
        """, as: format, at: "de.xliff"
      ).files
    }
    let texts = Dictionary(entries.filter { !$0.key.isEmpty }.map { ($0.key, $0.text) }) { first, _ in first }
    guard let json = try? JSONSerialization.data(withJSONObject: texts) else { return nil }
    let path = format.id == "arb" ? "app_en.arb" : "locales/en/a.json"
    return read(Array(json), as: format, at: path).files
  }
}

/// aapt2, as Debian packages it.
private struct Compiler {
  private let tool: Tool

  init?() {
    guard let tool = Tool("aapt2") else { return nil }
    self.tool = tool
  }

  /// Whether documents in folders of values are compiled and linked.
  func accepts(_ documents: [(folder: String, text: String)]) throws -> Bool {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    try manager.createDirectory(at: folder.url.appending(path: "out"), withIntermediateDirectories: true)
    let manifest = try folder.write("<manifest package=\"a.b\"><application/></manifest>", to: "AndroidManifest.xml")
    for (name, text) in documents {
      try manager.createDirectory(at: folder.url.appending(path: "res/\(name)"), withIntermediateDirectories: true)
      let file = try folder.write(text, to: "res/\(name)/strings.xml")
      guard tool.succeeds(["compile", file, "-o", folder.url.appending(path: "out").path]) else { return false }
    }
    let compiled = try manager.contentsOfDirectory(atPath: folder.url.appending(path: "out").path)
      .map { folder.url.appending(path: "out/\($0)").path }
    return tool.succeeds(
      ["link", "-o", folder.url.appending(path: "a.apk").path, "--manifest", manifest, "--auto-add-overlay"] + compiled)
  }
}
