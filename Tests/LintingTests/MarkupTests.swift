import Testing
import WatchwordBasics
import WatchwordLinting

/// Texts with signs of markup, most of which are prose.
@Suite struct MarkupTests {
  static func findings(_ source: String, _ target: String) -> [String] {
    func escaped(_ text: String) -> String { text.replacing("&", with: "&amp;").replacing("<", with: "&lt;") }
    let only: [ExactText] = ["unsafe-markup", "markup-mismatch", "markdown-link-mismatch"]
    let text = document("de", unit(escaped(source), escaped(target)))
    return Linter(configuration: LintConfiguration(only: only)).lint([input(text)]).findings
      .map { "\($0.severity.name) \($0.id)" }
  }

  @Test(arguments: [
    ("a < b > c", "a < c"), ("<-- back", "zurück"), ("x<y", "x"), ("I <3 you", "Ich <3 dich"), ("<>", ""),
    ("<name>", "<Name>"), ("Type <tab> or <b>", "Tab"), ("<b>A</b>", "<b >A</b >"), ("<hr>", "<hr/>"),
    ("<ul><li>A<li>B</ul>", "<ul><li>A</li><li>B</li></ul>"), ("**", ""), ("a ** b ** c", "d"), ("***a***", "b"),
    ("[x] (y)", "z"), ("f[0](x) y", "f[0](x)"), ("[](a)", "b"), ("^[%d a](inflect: true)", "%d b"), ("it`s", "es"),
    ("# 1", "1"), ("<i>A</i> b", "「A」b"), ("**A** b", "「A」b"), ("C# a\n# b", "C# a\n# c"),
  ])
  func `prose is not markup`(source: String, target: String) {
    #expect(Self.findings(source, target) == [])
  }

  @Test(arguments: [
    ("<b>A</b>", "< b>A</ b>"), ("<b>A</b>", "<b>A</b"), ("<a href=\"x>y\">A</a>", "<a href=\"x>y\">A"),
    ("<link>A</link>", "<Verweis>A</Verweis>"), ("<x-y>A</x-y>", "A"),
  ])
  func `tags are copied`(source: String, target: String) {
    #expect(Self.findings(source, target) == ["error markup-mismatch"])
  }

  @Test(arguments: [("A<br><b>c</b>", "Ac"), ("<i>A</i> <b>B</b>", "「A」 <b>B</b>"), ("**A** b", "A b")])
  func `emphasis may be left out as a whole`(source: String, target: String) {
    #expect(Self.findings(source, target) == ["warning markup-mismatch"])
  }

  @Test(arguments: [
    ("A", "<SCRIPT src=x>"), ("A", "<svg/onload=go()>"), ("A", "<a href='JavaScript:x'>B</a>"),
    ("A", "<iframe src=\"//x\"></iframe>"), ("[A](b)", "[A](javascript:go())"), ("A", "<a href=\"data:text/html,x\">"),
    ("<a onclick=\"a()\">A</a>", "<a onclick=\"a()\" onfocus=\"b()\">A</a>"),
  ])
  func `code is not brought along`(source: String, target: String) {
    #expect(Self.findings(source, target).contains("error unsafe-markup"))
  }

  @Test func `very many brackets are read in one pass`() {
    let tags = String(repeating: "<a b='", count: 20_000)
    let braces = String(repeating: "{a, plural, ", count: 20_000)
    let links = String(repeating: "[a](", count: 20_000)
    for text in [tags, braces, links] { #expect(Self.findings("<b>A</b> [a](b) {n}", text).count <= 3) }
  }
}
