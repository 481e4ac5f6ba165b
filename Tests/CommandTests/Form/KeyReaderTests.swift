import TestSupport
import Testing

@testable import WatchwordCommand

@Suite struct KeyReaderTests {
  /// The keys of bytes that arrive in these pieces; an empty piece is a pause.
  static func keys(_ pieces: [String]) -> [Key] {
    var reader = KeyReader()
    return pieces.flatMap { $0.isEmpty ? reader.pause() : reader.read(Array($0.utf8)) }
  }

  @Test(arguments: [
    Case("letters", ["abc"], [Key.text("abc")]),
    Case("letters and Return", ["ab\rc"], [.text("ab"), .returnKey, .text("c")]),
    Case("line feed", ["\n"], [.returnKey]),
    Case("Tab and back", ["\t\u{1B}[Z"], [.tab, .backTab]),
    Case("arrows", ["\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D"], [.up, .down, .right, .left]),
    Case("application arrows", ["\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD"], [.up, .down, .right, .left]),
    Case("arrows with modifiers", ["\u{1B}[1;5C\u{1B}[1;2D"], [.right, .left]),
    Case("Home", ["\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~\u{1}"], [.home, .home, .home, .home, .home]),
    Case("End", ["\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8~\u{5}"], [.end, .end, .end, .end, .end]),
    Case(
      "deleting", ["\u{7F}\u{8}\u{1B}[3~\u{15}\u{17}"],
      [.deleteBackward, .deleteBackward, .deleteForward, .deleteAll, .deleteWord]),
    Case("reveal", ["\u{12}\u{1B}OQ\u{1B}[12~\u{1B}[[B"], [.reveal, .reveal, .reveal, .reveal]),
    Case("other controls", ["\u{3}\u{1A}\u{C}\u{0}\u{4}"], [.cancel, .suspend, .redraw]),
    Case("keypad Return", ["\u{1B}OM"], [.returnKey]),
    Case("keys without a meaning", ["\u{1B}[5~\u{1B}OP\u{1B}[15~\u{1B}[I\u{1B}[?1;2c\u{1B}[[Ax"], [.text("x")]),
    Case("a sequence in pieces", ["\u{1B}", "[", "1", ";5", "D"], [.left]),
    Case("Esc alone", ["\u{1B}", ""], [.escape]),
    Case("Esc and then a letter", ["\u{1B}", "", "[A"], [.escape, .text("[A")]),
    Case("Esc twice", ["\u{1B}\u{1B}", ""], [.escape, .escape]),
    Case("Alt and a letter", ["\u{1B}b"], [.text("b")]),
    Case("Control-C in a sequence", ["\u{1B}[12\u{3}"], [.cancel]),
    Case("a paste", ["\u{1B}[200~a\tb\u{1B}[Ac\u{1B}[201~"], [.paste("a\tb\u{1B}[Ac")]),
    Case("a paste with a line end", ["\u{1B}[200~abc\r\n\u{1B}[201~x"], [.paste("abc"), .text("x")]),
    Case("a paste with its end in pieces", ["\u{1B}[20", "0~ab\u{1B}", "", "[2", "01", "~"], [.paste("ab")]),
    Case("a paste with what looks like its end", ["\u{1B}[200~a\u{1B}[20\u{1B}[201~"], [.paste("a\u{1B}[20")]),
    Case("a paste that does not end", ["\u{1B}[200~ab\u{3}c"], [.cancel, .text("c")]),
    Case("an empty paste", ["\u{1B}[200~\u{1B}[201~"], [.paste("")]),
    Case("wide and combined characters", ["漢e\u{301}👨‍👩‍👧"], [.text("漢e\u{301}👨‍👩‍👧")]),
  ])
  func `bytes become keys`(table: Case<[String], [Key]>) {
    #expect(Self.keys(table.given) == table.expected)
  }

  @Test func `a character whose bytes come one by one is one character`() {
    for text in ["é", "漢", "👍", "aé漢👍b"] {
      var reader = KeyReader()
      let keys = Array(text.utf8).flatMap { reader.read([$0]) }
      let typed = keys.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
      #expect(typed == text && !keys.contains(.unreadable))
    }
  }

  @Test(arguments: [
    [0xE9, 0x61], [0xFF], [0x80, 0x80], [0xC3, 0x0D], [0xF5, 0x80, 0x80, 0x80], [0xED, 0xA0, 0x80],
  ])
  func `bytes that are not UTF-8 are not text`(bytes: [UInt8]) {
    var reader = KeyReader()
    let keys = reader.read(bytes)
    #expect(keys.first == .unreadable)
    #expect((keys.last == .returnKey) == (bytes.last == 0x0D))
  }

  @Test func `a paste that is not UTF-8 or too long is unreadable`() {
    var reader = KeyReader()
    let start = Array("\u{1B}[200~".utf8)
    let end = Array("\u{1B}[201~".utf8)
    #expect(reader.read(start + [0xFF] + end) == [.unreadable])
    #expect(reader.read(start + Array(repeating: 0x61, count: KeyReader.maximumLength + 1) + end) == [.unreadable])
    let longest = Array(repeating: UInt8(0x61), count: KeyReader.maximumLength)
    #expect(reader.read(start + longest + end) == [.paste(String(decoding: longest, as: UTF8.self))])
  }

  @Test func `every byte after any start is accepted, and Control-C always works`() {
    var generator = SeededGenerator(seed: 9)
    let alphabet: [UInt8] = [0x1B, 0x5B, 0x4F, 0x32, 0x30, 0x31, 0x7E, 0x41, 0x3B, 0x0D, 0xC3, 0xA9, 0xF0, 0xFF, 0x61]
    for _ in 0..<2_000 {
      var reader = KeyReader()
      for _ in 0..<Int.random(in: 0...24, using: &generator) {
        _ = reader.read([alphabet.randomElement(using: &generator) ?? 0])
      }
      #expect(reader.read([0x03]).last == .cancel)
    }
  }
}
