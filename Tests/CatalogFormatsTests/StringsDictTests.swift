import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordSystemFiles

/// A property list with `body` in its outer dictionary.
func propertyList(_ body: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
  <plist version="1.0"><dict>
  \(body)
  </dict></plist>

  """
}

/// A variable of a `.stringsdict` file with these forms.
func variable(_ name: String, _ forms: String...) -> String {
  "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    + "<key>NSStringFormatValueTypeKey</key><string>d</string>"
    + forms.map { "<key>\($0.prefix { $0 != " " })</key><string>\($0)</string>" }.joined() + "</dict>"
}

/// An entry of a `.stringsdict` file with a format and its variables.
func format(_ key: String, _ format: String, _ variables: String...) -> String {
  "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables.joined())</dict>"
}

@Suite struct StringsDictTests {
  private func read(_ text: String) -> Reading<TranslationCatalog> {
    CatalogFormat.stringsdict.read(Array(text.utf8), name: "a.stringsdict")
  }

  @Test(arguments: [
    Case(
      "one variable", format("k", "%#@v@", variable("v", "one %d", "other %d")),
      ["k|==|plural.one: one %d", "k|==|plural.other: other %d"]),
    Case(
      "one variable by its position", format("k", "%1$#@v@", variable("v", "other %d")), ["k|==|plural.other: other %d"]
    ),
    Case(
      "a variable in a text", format("k", "in %#@v@", variable("v", "other %d")),
      ["k: in %#@v@", "k|==|substitutions.v.plural.other: other %d"]),
    Case(
      "two variables", format("k", "%1$#@a@ %2$#@b@", variable("a", "other %1$d"), variable("b", "few %2$d")),
      [
        "k: %1$#@a@ %2$#@b@", "k|==|substitutions.a.plural.other: other %1$d",
        "k|==|substitutions.b.plural.few: few %2$d",
      ]),
    Case(
      "a variable in a variable", format("k", "%#@a@", variable("a", "other %d %#@b@"), variable("b", "other %d")),
      ["k: %#@a@", "k|==|substitutions.a.plural.other: other %d %#@b@", "k|==|substitutions.b.plural.other: other %d"]),
    Case(
      "a name with dots", format("k", "%#@a.b@ x", variable("a.b", "other x")),
      ["k: %#@a.b@ x", "k|==|substitutions.@a.b@.plural.other: other x"]),
    Case("a variable that does not exist", format("k", "%#@a@"), ["k: %#@a@"]),
    Case(
      "devices",
      "<key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key><string>Tap</string>"
        + format("mac", "%#@v@", variable("v", "other %d")) + format("ipad", "in %#@v@", variable("v", "other %d"))
        + "</dict></dict>",
      [
        "k|==|device.iphone: Tap", "k|==|device.mac.plural.other: other %d", "k|==|device.ipad: in %#@v@",
        "k|==|substitutions.v.device.ipad.plural.other: other %d",
      ]),
    Case(
      "widths",
      "<key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Hi</string><key>040</key>"
        + "<string>Hello</string></dict></dict>", ["k|==|width.20: Hi", "k|==|width.040: Hello"]),
    Case(
      "widths of a device",
      "<key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><dict><key>NSStringVariableWidthRuleType</key>"
        + "<dict><key>20</key><string>Hi</string></dict></dict></dict></dict>", ["k|==|device.mac.width.20: Hi"]),
    Case("a text alone", "<key>k&amp;</key><string>a &lt; b</string>", ["k&: a < b"]),
    Case("nothing", "", []),
  ])
  func `the texts of rules are read`(each: Case<String, [String]>) {
    let reading = read(propertyList(each.given))
    #expect(reading.units.map { "\($0.id): \($0.source?.text ?? "nil")" } == each.expected)
    #expect(reading.ids == [])
    // An id means the same as in XLIFF files.
    for unit in reading.units {
      let xliff = CatalogFormat.xliff12.read(
        Array(
          document("<trans-unit id=\"\(unit.id.string.replacing("&", with: "&amp;"))\"><source>x</source></trans-unit>")
            .utf8), name: "x")
      #expect(xliff.units.first?.key == unit.key && xliff.units.first?.variation == unit.variation)
    }
  }

  @Test func `each text has its place`() throws {
    let marked = MarkedText(
      propertyList(
        "<key>k</key><dict><key>NSStringLocalizedFormatKey</key>\r\n<string>%#@v@</string>1️⃣<key>v</key><dict><key>NSStringFormatSpecTypeKey</key>"
          + "<string>NSStringPluralRuleType</string>\n\t2️⃣<key>other</key>\n\t3️⃣<string>4️⃣é &amp;5️⃣ x6️⃣</string>7️⃣</dict></dict>"
      ))
    let unit = try #require(CatalogFormat.stringsdict.read(marked.bytes, name: "a").units.first)
    let segment = try #require(unit.source)
    #expect(unit.span == SourceSpan(start: try #require(marked[2]), end: try #require(marked[7])))
    #expect(segment.span.start == marked[3])
    #expect(segment.contentSpan == SourceSpan(start: try #require(marked[4]), end: try #require(marked[6])))
    #expect(segment.position(at: 4) == marked[5])
  }

  @Test func `comments before a key are notes of its texts`() {
    let body =
      "<!-- n --> <!--\nm -->" + format("k", "%#@v@", variable("v", "one %d", "other <!-- x -->"))
      + "<key>l</key><string/>"
    let units = read(propertyList(body)).units
    #expect(units.map(\.notes) == [["n", "m"], ["n", "m"], []])
  }

  @Test(arguments: [
    DefectCase("another root", "1️⃣<dict/>", ["The root element is <dict>; expected <plist>"], ""),
    DefectCase(
      "no dictionary", "<plist>1️⃣<array></array></plist>", ["Found <array> in <plist>; expected one <dict>"], ""),
    DefectCase(
      "two dictionaries", "<plist><dict><key>a</key><string>b</string></dict>1️⃣<dict/></plist>",
      ["Found <dict> in <plist>; expected one <dict>"], "a"),
    DefectCase(
      "no key", "<plist><dict>1️⃣<string>a</string><key>b</key><string>c</string></dict></plist>",
      ["Found <string> without a <key> before it"], "b"),
    DefectCase(
      "no value", "<plist><dict><key>a</key>1️⃣<key>b</key><string>c</string>2️⃣<key>d</key></dict></plist>",
      ["The key \"a\" has no value before this <key>", "The key \"d\" has no value"], "b"),
    DefectCase(
      "an unknown element", "<plist><dict><key>a</key>1️⃣<text>b</text><string>c</string></dict></plist>",
      ["A property list has no element <text> here"], "a"),
    DefectCase(
      "an element in a text", "<plist><dict><key>a</key><string>b 1️⃣<b>c</b></string></dict></plist>",
      ["Found <b> in <string>; expected text"], "a"),
    DefectCase(
      "text between elements", "<plist><dict>\n 1️⃣x<key>a</key><string>b</string> y</dict></plist>",
      ["Found text directly in <dict>; expected elements only"], "a"),
    DefectCase(
      "a number as a value",
      "<plist><dict><key>a</key>1️⃣<integer>1</integer><key>b</key><string>c</string></dict></plist>",
      ["The value of \"a\" is a <integer>; expected <dict> or <string>"], "b"),
    DefectCase(
      "no rule", "<plist><dict>1️⃣<key>a</key><dict/></dict></plist>",
      ["The key \"a\" has no rule; expected NSStringLocalizedFormatKey"], ""),
    DefectCase(
      "an unknown rule",
      "<plist><dict>"
        + format(
          "a", "%#@v@",
          "<key>v</key><dict><key>NSStringFormatSpecTypeKey</key>1️⃣<string>NSPlural</string><key>other</key><string>x</string></dict>"
        ) + "</dict></plist>",
      ["The rule of the variable \"v\" is \"NSPlural\"; expected NSStringPluralRuleType"], "a|==|plural.other"),
    DefectCase(
      "no rule of a variable",
      "<plist><dict>" + format("a", "%#@v@", "1️⃣<key>v</key><dict><key>other</key><string>x</string></dict>")
        + "</dict></plist>",
      ["The variable \"v\" has no NSStringFormatSpecTypeKey"], "a|==|plural.other"),
    DefectCase(
      "an unknown category",
      "<plist><dict>"
        + format(
          "a", "%#@v@",
          "<key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>1️⃣<key>more</key><string>x</string></dict>"
        ) + "</dict></plist>",
      ["\"more\" is not a plural category"], ""),
    DefectCase(
      "an unknown device",
      "<plist><dict><key>a</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>1️⃣<key>newton</key><string>x</string></dict></dict></dict></plist>",
      ["\"newton\" is not a device; expected one such as iphone, ipad or mac"], ""),
    DefectCase(
      "an unknown width",
      "<plist><dict><key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict>1️⃣<key>wide</key><string>x</string></dict></dict></dict></plist>",
      ["\"wide\" is not a width; expected a whole number"], ""),
    DefectCase(
      "declarations", "1️⃣<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>",
      [
        "The file has a DOCTYPE with declarations, which property lists do not need, and its entities could hide or multiply text"
      ], ""),
    DefectCase(
      "an entity", "<!DOCTYPE plist PUBLIC \"a\" \"b\"><plist><dict><key>a</key><string>1️⃣&b;</string></dict></plist>",
      ["The entity &b; is not declared; XML itself defines &amp; &lt; &gt; &quot; &apos;"], ""),
    DefectCase("an empty file", "1️⃣", ["The file is empty"], ""),
  ])
  func `each defect is reported once, at its place, and the rest is read`(each: DefectCase) {
    let marked = MarkedText(each.given)
    let reading = CatalogFormat.stringsdict.read(marked.bytes, name: "a.stringsdict")
    #expect(reading.findings.map(\.message) == each.messages)
    #expect(reading.findings.map(\.span.start) == marked.markers.map(\.position))
    #expect(reading.units.map(\.id.string).joined(separator: " ") == each.units)
    #expect(reading.findings.allSatisfy { $0.help?.isEmpty == false && $0.help?.hasSuffix(".") == false })
  }

  @Test func `a .strings file that is an XML property list is read as one`() throws {
    let bytes = Array(propertyList("<key>a</key><string>b</string>").utf8)
    let format = CatalogFormat.format(ofFileNamed: "de.lproj/a.strings", startingWith: bytes)
    #expect(format.id == "strings")
    #expect(format.read(bytes, name: "de.lproj/a.strings").units.map(\.source?.text) == ["b"])
  }

  @Test func `of texts for several widths, apps without widths get the widest`() throws {
    let body =
      "<key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>5</key><string>Hi</string><key>40</key>"
      + "<string>Hello</string><key>20</key><string>Hey</string></dict></dict>"
    let catalog = try #require(
      CatalogFormat.stringsdict.read(Array(propertyList(body).utf8), name: "en.lproj/a.stringsdict").value)
    let compiled = catalog.compiled()
    #expect(compiled.ids == [])
    #expect(compiled.value?.messages.count == 1)
  }
}

extension Reading where Value == Catalog {
  fileprivate var ids: [ExactText] { findings.map(\.id) }
}
