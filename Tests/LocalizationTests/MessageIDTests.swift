import Testing

@testable import Localization

@Suite struct MessageIDTests {
  @Test func `canonically equivalent ids stay apart`() {
    #expect(MessageID("\u{E9}") != MessageID("e\u{301}"))
    #expect(MessageID("a") == MessageID("a"))
  }

  @Test(arguments: [
    ("", "", true), ("a", "b", false), ("a", "ab", false), ("\u{E9}", "e\u{301}", false),
    ("exactly16 bytes!", "exactly16 bytes!", true), ("exactly16 bytes!", "exactly16 bytes?", false),
    ("exactly16 bytes! and", "exactly16 bytes! anx", false), ("axactly16 bytes! and", "exactly16 bytes! and", false),
    ("a long text with é in it", "a long text with é in it", true),
  ])
  func `texts are the same if their bytes are`(left: String, right: String, isSame: Bool) {
    #expect(left.isSame(as: right) == isSame)
  }
}
