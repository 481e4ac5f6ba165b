import TestSupport
import Testing
import WatchwordBasics

@Suite struct SourceTextTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("abc", 2, 1, 3), ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("é😀x", 6, 1, 3), ("a\n", 2, 2, 1),
    ("\u{FEFF}x", 3, 1, 1), ("abc", 99, 1, 4), ("abc", -1, 1, 1), ("e\u{301}x", 3, 1, 3),
  ])
  func `positions count lines by LF and columns by code points`(text: String, offset: Int, line: Int, column: Int) {
    let source = SourceText(name: "t", bytes: Array(text.utf8))
    #expect(source.position(at: offset) == SourcePosition(line: line, column: column))
  }

  /// The law of the checkpoints: any place is where plain counting finds it.
  @Test func `places in long lines of any bytes are those that plain counting finds`() {
    var random = SeededGenerator(seed: 11)
    for round in 0..<Rounds.count(3) {
      var bytes: [UInt8] = round.isMultiple(of: 3) ? ByteOrderMark.utf8 : []
      let pieces = ["x", "é", "漢", "😀", "\r\n", "\n"].map { Array($0.utf8) } + [[0x80], [0xFF]]
      while bytes.count < 5000 {
        let isBreak = Int.random(in: 0..<900, using: &random) == 0
        bytes +=
          pieces[
            isBreak ? Int.random(in: 4...5, using: &random) : [0, 1, 2, 3, 6, 7].randomElement(using: &random) ?? 0]
      }
      let source = SourceText(name: "t", bytes: bytes)
      var position = SourcePosition(line: 1, column: 1)
      for offset in bytes.indices where offset > 2 || bytes.first != 0xEF {
        if bytes[offset] & 0xC0 == 0x80 { continue }
        #expect(source.position(at: offset) == position)
        if bytes[offset] != 0x0A, bytes[offset] != 0x0D {
          let found = source.scalars(ofLine: position.line, columns: position.column..<position.column + 1)
          let end = bytes[(offset + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.endIndex
          #expect(found?.scalars == Array(String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars))
        }
        let isBreak = bytes[offset] == 0x0A
        position = SourcePosition(
          line: position.line + (isBreak ? 1 : 0), column: isBreak ? 1 : position.column + 1)
      }
    }
  }

  @Test(arguments: [
    (1, 1..<3, "ab", true), (1, 2..<99, "bc", false), (1, 9..<12, "", false), (2, 1..<4, "é", false),
    (3, 1..<2, "", false),
  ])
  func `a part of a line is cut out by its columns`(line: Int, columns: Range<Int>, text: String, continues: Bool) {
    let found = SourceText(name: "t", bytes: Array("\u{FEFF}abc\r\né\n".utf8)).scalars(ofLine: line, columns: columns)
    #expect(found?.scalars == Array(text.unicodeScalars))
    #expect(found?.continues == continues)
  }

  @Test(arguments: [0, 4, Int.max]) func `a line that does not exist has no parts`(line: Int) {
    #expect(SourceText(name: "t", bytes: Array("a\nb\n".utf8)).scalars(ofLine: line, columns: 1..<Int.max) == nil)
  }

  @Test func `positions in a quoted text are those of its escaped form, at any depth`() {
    let outer = SourceText(name: "t", bytes: Array("12\n4567".utf8))
    let inner = outer.quoted([65, 66], offsets: [3, 5, 6])
    #expect(inner.position(at: 1) == SourcePosition(line: 2, column: 3))
    let innermost = inner.quoted([66], offsets: [1, 2])
    #expect(innermost.position(at: 0) == SourcePosition(line: 2, column: 3))
  }
}
