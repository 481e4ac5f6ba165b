import WatchwordBasics

/// The states of texts in string catalogues.
enum XCStringsStateSlot {
  /// Returns the value of `state`, which the texts of a set share; `nil` if there is none.
  static func ofText(_ unit: TranslationUnit, in document: DocumentText) -> StateSlot? {
    let tree = JSONTree(document.bytes)
    guard unit.state != nil, let target = unit.target, let offset = document.offset(of: target.span.start),
      var node = tree.root
    else { return nil }
    var owner: JSONTree.Node?
    while let child = tree.children(of: node).first(where: { tree.range(of: $0).contains(offset) }) {
      if tree.kind(of: node) == .object { owner = node }
      node = child
    }
    guard let state = owner.flatMap({ tree.member("state", of: $0) }), tree.kind(of: state) == .string else {
      return nil
    }
    let isFinished = unit.state?.isFinished ?? true
    return StateSlot(
      tree.range(of: state), finished: isFinished ? nil : Array("\"\(XCStringsState.translated.rawValue)\"".utf8),
      in: document)
  }
}

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
    return (ExactText(utf8: bytes.dropLast(digits + mark.count)), number)
  }
}
