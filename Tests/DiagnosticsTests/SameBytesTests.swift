import WatchwordDiagnostics
import Testing

@Suite struct SameBytesTests {
  @Test(arguments: [
    ("", "", true), ("a", "b", false), ("a", "ab", false), ("\u{E9}", "e\u{301}", false),
    ("exactly16 bytes!", "exactly16 bytes!", true), ("exactly16 bytes!", "exactly16 bytes?", false),
    ("exactly16 bytes! and", "exactly16 bytes! anx", false), ("axactly16 bytes! and", "exactly16 bytes! and", false),
    ("a long text with é in it", "a long text with é in it", true),
  ])
  func `texts are the same if their bytes are`(left: String, right: String, isSame: Bool) {
    #expect(left.isSame(as: right) == isSame)
    #expect(left.isSame(as: Array(right.utf8)) == isSame)
  }

  @Test func `a literal is compared by its bytes`() {
    #expect("".isSame(as: "" as StaticString))
    #expect("true".isSame(as: "true" as StaticString))
    #expect(!"True".isSame(as: "true" as StaticString))
    #expect(!"true ".isSame(as: "true" as StaticString))
    #expect(!"e\u{301}".isSame(as: "\u{E9}" as StaticString))
  }
}
