import TestSupport
import Testing
import WatchwordReporting

@testable import WatchwordCommand

@Suite struct TextWrapTests {
  struct Given: Sendable {
    let text: String
    let columns: Int
    init(_ text: String, _ columns: Int) { (self.text, self.columns) = (text, columns) }
  }

  @Test(arguments: [
    Case("it fits", Given("one two", 7), ["one two"]),
    Case("at a space", Given("one two", 6), ["one", "two"]),
    Case("a long word", Given("abcdefgh", 3), ["abc", "def", "gh"]),
    Case("a long word in the middle", Given("a bcdefg h", 4), ["a", "bcde", "fg h"]),
    Case("line breaks of the text", Given("one\ntwo\r\nthree", 20), ["one", "two", "three"]),
    Case("nothing", Given("", 5), [""]),
    Case("several spaces", Given("one   two", 5), ["one", "two"]),
    Case("Japanese", Given("新しいパスワード", 10), ["新しいパス", "ワード"]),
    Case("no full stop at the start", Given("新しいもの。", 10), ["新しいも", "の。"]),
    Case("no bracket at the end", Given("新しい「も」", 8), ["新しい", "「も」"]),
    Case(
      "an isolate over two lines", Given("\u{2068}one two\u{2069} x", 5),
      ["\u{2068}one\u{2069}", "\u{2068}two\u{2069} x"]),
    Case("an isolate that nobody closes", Given("\u{2067}ab", 5), ["\u{2067}ab\u{2069}"]),
    Case("an isolate that nobody opened", Given("ab\u{2069}", 5), ["ab"]),
    Case("controls", Given("a\u{1B}[2Jb", 30), ["a\\u{1B}[2Jb"]),
    Case("combining marks", Given("e\u{301}e\u{301}e\u{301}", 2), ["e\u{301}e\u{301}", "e\u{301}"]),
    Case("an emoji", Given("🔑 key", 4), ["🔑", "key"]),
    Case("no columns", Given("ab", 0), ["a", "b"]),
  ])
  func `texts are broken`(table: Case<Given, [String]>) {
    #expect(TextWrap.lines(table.given.text, columns: table.given.columns) == table.expected)
  }

  @Test(arguments: [
    Case("it fits", Given("abc", 3), "abc"), Case("it does not", Given("abcd", 3), "ab…"),
    Case("wide", Given("漢字漢字", 6), "漢字…"), Case("an isolate", Given("\u{2068}abcd\u{2069}", 3), "\u{2068}ab\u{2069}…"),
  ])
  func `texts are cut`(table: Case<Given, String>) {
    let text = TextWrap.clipped(table.given.text, columns: table.given.columns)
    #expect(text == table.expected && CellWidth.of(text) <= table.given.columns)
  }

  @Test(arguments: [
    Case("ASCII", "abc", 3), Case("a mark", "e\u{301}", 1), Case("East Asian", "漢字", 4), Case("half-width", "ｱ", 1),
    Case("emoji", "🔑✅❌", 6), Case("family", "👨‍👩‍👧", 2), Case("skin tone", "👍🏽", 2), Case("flag", "🇩🇪", 2),
    Case("a sign that is an emoji when asked", "❤", 1), Case("asked", "❤\u{FE0F}", 2),
    Case("keycap", "1\u{FE0F}\u{20E3}", 1),
    Case("isolates", "\u{2067}ab\u{2069}\u{200F}", 2), Case("Hangul", "각", 2),
    Case("Hangul in parts", "\u{1100}\u{1161}\u{11A8}", 2),
    Case("Devanagari", "क्षि", 3), Case("Arabic", "حرفًا", 4), Case("signs", "✓✗…•▸◂█░", 8),
  ])
  func `cells are counted`(table: Case<String, Int>) {
    #expect(CellWidth.of(table.given) == table.expected)
  }
}
