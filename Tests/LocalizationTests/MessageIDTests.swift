import Testing
import WatchwordBasics
import WatchwordLocalization

@Suite struct MessageIDTests {
  @Test func `canonically equivalent ids stay apart`() {
    #expect(MessageID("\u{E9}") != MessageID("e\u{301}"))
    #expect(MessageID("a") == MessageID("a"))
  }
}
