import TestSupport
import Testing

@testable import WatchwordCommand

@Suite struct LineEditorTests {
  enum Edit: Sendable {
    case insert(String), left, right, home, end, back, delete, word, clear
  }

  static func editor(_ edits: [Edit]) -> LineEditor {
    var editor = LineEditor()
    for edit in edits {
      switch edit {
      case .insert(let text): _ = editor.insert(text)
      case .left: editor.moveLeft()
      case .right: editor.moveRight()
      case .home: editor.moveToStart()
      case .end: editor.moveToEnd()
      case .back: editor.deleteBackward()
      case .delete: editor.deleteForward()
      case .word: editor.deleteWord()
      case .clear: editor.clear()
      }
    }
    return editor
  }

  @Test(arguments: [
    Case("typing", [Edit.insert("ab"), .insert("c")], "abc|"),
    Case("in the middle", [.insert("ac"), .left, .insert("b")], "ab|c"),
    Case("the ends", [.insert("abc"), .home, .insert("x"), .end, .insert("y")], "xabcy|"),
    Case("beyond the ends", [.left, .back, .right, .delete, .word, .insert("a"), .right, .delete], "a|"),
    Case("deleting on both sides", [.insert("abcd"), .left, .left, .back, .delete], "a|d"),
    Case("a letter with its accent", [.insert("xe\u{301}y"), .left, .back], "x|y"),
    Case("an accent for a letter before the caret", [.insert("ey"), .left, .insert("\u{301}")], "e\u{301}|y"),
    Case("an accent after the caret joins", [.insert("\u{301}y"), .home, .insert("e")], "e\u{301}|y"),
    Case("a family", [.insert("👨‍👩‍👧a"), .left, .left, .right, .back], "|a"),
    Case("flags fall apart and join", [.insert("🇩🇪🇫🇷"), .left, .insert("x"), .back], "🇩🇪|🇫🇷"),
    Case("a joiner between two", [.insert("👨👧"), .left, .insert("\u{200D}")], "👨\u{200D}👧|"),
    Case("a word", [.insert("one two  "), .word], "one |"),
    Case("a word in the middle", [.insert("one two"), .left, .word], "one |o"),
    Case("all", [.insert("one two"), .left, .clear], "|"),
  ])
  func `edits go by characters`(table: Case<[Edit], String>) {
    let editor = Self.editor(table.given)
    #expect(editor.before + "|" + editor.after == table.expected)
  }

  @Test func `the caret is never inside a character`() {
    var generator = SeededGenerator(seed: 4)
    let pieces = [
      "a", "e", "\u{301}", "\u{200D}", "👨", "👧", "🇩", "🇪", "\r", "\n", "각", "\u{11A8}", "क", "्", "ष", "\u{FE0F}",
    ]
    for _ in 0..<3_000 {
      var edits: [Edit] = []
      for _ in 0..<12 {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: edits.append(.left)
        case 1: edits.append(.right)
        case 2: edits.append(.back)
        case 3: edits.append(.delete)
        default: edits.append(.insert(pieces.randomElement(using: &generator) ?? ""))
        }
      }
      let editor = Self.editor(edits)
      #expect(editor.before.count + editor.after.count == editor.text.count, "\(edits)")
    }
  }

  @Test func `text that is too long is not accepted`() {
    var editor = LineEditor()
    let isTaken = editor.insert(String(repeating: "a", count: LineEditor.maximumLength))
    let isMoreTaken = editor.insert("b")
    #expect(isTaken && !isMoreTaken)
    #expect(editor.text.utf8.count == LineEditor.maximumLength)
  }
}
