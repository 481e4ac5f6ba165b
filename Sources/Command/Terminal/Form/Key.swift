/// A key, or what a paste brought.
enum Key: Equatable {
  /// Typed characters.
  case text(String)
  /// A paste that the terminal marked.
  case paste(String)
  case tab, backTab, up, down, left, right, home, end
  case returnKey, escape
  case deleteBackward, deleteForward, deleteWord, deleteAll
  /// Shows or hides a password: Control-R or F2.
  case reveal
  /// Draws the screen again: Control-L.
  case redraw
  /// Gives up: Control-C.
  case cancel
  /// Stops the command: Control-Z.
  case suspend
  /// Bytes that are not UTF-8, or a paste that is too long.
  case unreadable
}
