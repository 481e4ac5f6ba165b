import WatchwordDiagnostics

/// The ids of texts with the same meaning, such as the phrases of an App Shortcut. Each has its own key, because other
/// formats have only one text for a key.
enum XCStringsSet {
  private static let mark = "|==|stringSet."

  /// Returns the id of a text of a set.
  static func id(of key: ExactText, number: Int) -> ExactText { ExactText("\(key)\(mark)\(number)") }

  /// Returns the key and the number of a text of a set; `nil` for other ids.
  static func split(_ id: ExactText) -> (key: ExactText, number: Int)? {
    let bytes = Array(id.string.utf8)
    let digits = bytes.count - (bytes.lastIndex { !ASCII.isDigit($0) } ?? bytes.count) - 1
    let mark = Array(mark.utf8)
    guard digits > 0, digits < 6, bytes.dropLast(digits).suffix(mark.count).elementsEqual(mark) else { return nil }
    let number = bytes.suffix(digits).reduce(0) { $0 * 10 + Int($1 & 0xF) }
    return (ExactText(String(decoding: bytes.dropLast(digits + mark.count), as: UTF8.self)), number)
  }
}
