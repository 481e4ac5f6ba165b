import Diagnostics
import Testing

@Suite struct SourceTextTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("abc", 2, 1, 3), ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("é😀x", 6, 1, 3), ("a\n", 2, 2, 1),
    ("\u{FEFF}x", 3, 1, 1), ("abc", 99, 1, 4), ("abc", -1, 1, 1), ("e\u{301}x", 3, 1, 3),
  ])
  func `positions count lines by LF and columns by code points`(text: String, offset: Int, line: Int, column: Int) {
    let source = SourceText(name: "t", bytes: Array(text.utf8))
    #expect(source.position(at: offset) == SourcePosition(line: line, column: column))
  }

  @Test func `positions in a quoted text are those of its escaped form, at any depth`() {
    let outer = SourceText(name: "t", bytes: Array("12\n4567".utf8))
    let inner = outer.quoted([65, 66], offsets: [3, 5, 6])
    #expect(inner.position(at: 1) == SourcePosition(line: 2, column: 3))
    let innermost = inner.quoted([66], offsets: [1, 2])
    #expect(innermost.position(at: 0) == SourcePosition(line: 2, column: 3))
  }
}
