import Testing
import WatchwordBasics

@Suite struct ByteSearchTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 0), ("", "a", nil), ("a", "a", 0), ("ab", "b", 1), ("a", "ab", nil), ("aab", "ab", 1),
    ("abacabad", "abad", 4), ("aaaa", "aaaaa", nil), ("e\u{301}", "\u{301}", 1), ("é", "e", nil),
  ])
  func `the first place of a run`(text: String, part: String, offset: Int?) {
    let bytes = Array(text.utf8)
    #expect(bytes.firstIndex(ofPart: part.utf8) == offset)
    #expect(bytes.contains(part: part.utf8) == (offset != nil))
    #expect(bytes.dropFirst(0).firstIndex(ofPart: Array(part.utf8)) == offset)
  }
}
