/// A line of text with a caret, edited by user-perceived characters.
struct LineEditor {
  /// The maximum length in bytes: 2 MiB, far more than anybody pastes as a password.
  static let maximumLength = 2 << 20

  /// The text before the caret; never ends inside a character.
  private(set) var before = ""
  /// The text after the caret.
  private(set) var after = ""

  /// The whole text.
  var text: String { before + after }

  var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// Inserts text at the caret; does nothing and returns false if the line would be longer than ``maximumLength``.
  mutating func insert(_ text: String) -> Bool {
    guard before.utf8.count + text.utf8.count + after.utf8.count <= Self.maximumLength else { return false }
    before += text
    join()
    return true
  }

  mutating func clear() { self = LineEditor() }

  mutating func deleteBackward() {
    guard !before.isEmpty else { return }
    before.removeLast()
    join()
  }

  mutating func deleteForward() {
    guard !after.isEmpty else { return }
    after.removeFirst()
    join()
  }

  /// Deletes the word before the caret and the spaces after it, like `VWERASE` of terminals.
  mutating func deleteWord() {
    while let last = before.last, Self.isBlank(last) { before.removeLast() }
    while let last = before.last, !Self.isBlank(last) { before.removeLast() }
    join()
  }

  mutating func moveLeft() {
    guard let last = before.popLast() else { return }
    after = String(last) + after
  }

  mutating func moveRight() {
    guard !after.isEmpty else { return }
    before.append(after.removeFirst())
  }

  mutating func moveToStart() {
    after = text
    before = ""
  }

  mutating func moveToEnd() {
    before = text
    after = ""
  }

  /// Moves the caret past the character that the texts before and after it form together, such as a letter and its
  /// accent.
  private mutating func join() {
    guard !after.isEmpty, !before.isEmpty else { return }
    let whole = text
    let caret = whole.utf8.index(whole.startIndex, offsetBy: before.utf8.count)
    guard String.Index(caret, within: whole) == nil else { return }
    let end = whole.index(after: caret)
    before = String(whole[..<end])
    after = String(whole[end...])
  }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
}
