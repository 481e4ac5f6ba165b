/// A key, or pasted text.
enum Key: Equatable {
  /// Typed characters.
  case text(String)
  /// Text from a bracketed paste.
  case paste(String)
  case tab, backTab, up, down, left, right, home, end
  case returnKey, escape
  case deleteBackward, deleteForward, deleteWord, deleteAll
  /// Shows or hides a password: Control-R or F2.
  case reveal
  /// Redraws the screen: Control-L.
  case redraw
  /// Cancels the form: Control-C.
  case cancel
  /// Suspends the command: Control-Z.
  case suspend
  /// Bytes that are not UTF-8, or a paste that is too long.
  case unreadable
}
