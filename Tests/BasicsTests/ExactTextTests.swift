import TestSupport
import Testing
import WatchwordBasics

@Suite struct ExactTextTests {
  typealias Pair = (left: ExactText, right: ExactText)

  static let pairs: [Case<Pair, Bool>] = [
    Case("no bytes", ("", ""), true), Case("another byte", ("a", "b"), false), Case("more bytes", ("a", "ab"), false),
    Case("canonical equivalents", ("\u{E9}", "e\u{301}"), false),
    Case("two words of memory", ("exactly16 bytes!", "exactly16 bytes!"), true),
    Case("another byte at the end of them", ("exactly16 bytes!", "exactly16 bytes?"), false),
    Case("another byte after them", ("exactly16 bytes! and", "exactly16 bytes! anx"), false),
    Case("another byte in the first", ("axactly16 bytes! and", "exactly16 bytes! and"), false),
    Case("a long text", ("a long text with é in it", "a long text with é in it"), true),
  ]

  @Test(arguments: pairs) func `texts are equal if their bytes are`(_ pair: Case<Pair, Bool>) {
    let (left, right) = pair.given
    #expect((left == right) == pair.expected)
    #expect(Set([left, right]).count == (pair.expected ? 1 : 2))
    #expect((left < right || right < left) != pair.expected)
  }

  @Test func `texts are in the order of their bytes`() {
    let texts: [ExactText] = ["", "Z", "a", "aa", "b", "e\u{301}", "\u{E9}", "\u{FFFD}", "\u{10000}"]
    #expect(texts.shuffled().sorted() == texts)
  }

  @Test func `what is long is cut in messages`() {
    #expect(ExactText(String(repeating: "é", count: 40)).clipped == String(repeating: "é", count: 40))
    #expect(ExactText(String(repeating: "é", count: 41)).clipped == String(repeating: "é", count: 40) + "…")
  }
}
