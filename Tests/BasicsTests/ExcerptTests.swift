import Testing
import WatchwordBasics

@Suite struct ExcerptTests {
  @Test(arguments: [
    ("short", "short"), (String(repeating: "a", count: 80), String(repeating: "a", count: 80)),
    (String(repeating: "a", count: 81), String(repeating: "a", count: 40) + "…"),
    // 40 code points of three bytes are no longer than what is kept.
    (String(repeating: "あ", count: 40), String(repeating: "あ", count: 40)),
    (" a\n b ", " a\n b "),
  ])
  func `an id is cut, and otherwise kept as it is`(text: String, expected: String) {
    #expect(Array(text.clipped.utf8) == Array(expected.utf8))
    #expect(Array(ExactText(text).clipped.utf8) == Array(expected.utf8))
  }

  @Test(arguments: [("abc", 3, "abc"), ("abcd", 3, "abc…"), ("äöü", 3, "äöü"), ("äöüß", 3, "äöü…"), ("", 3, "")])
  func `a text is cut after a number of code points`(text: String, count: Int, expected: String) {
    #expect(Array(text.clipped(to: count).utf8) == Array(expected.utf8))
  }

  @Test(arguments: [
    ("a  b", "a b"), (" \n a\r\n\tb ", "a b"), ("", ""), (" ", ""),
    (String(repeating: "x", count: 60) + "y", String(repeating: "x", count: 60) + "…"),
    (String(repeating: "x", count: 60), String(repeating: "x", count: 60)),
  ])
  func `a text of several lines is quoted on one`(text: String, expected: String) {
    #expect(text.excerpt == expected && ExactText(text).excerpt == expected)
  }
}
