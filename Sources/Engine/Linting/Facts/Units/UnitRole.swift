import WatchwordBasics

/// The purpose of a text, as far as English words in the id of its unit reveal it. Many languages name an action
/// differently in a title ("Change of password") and on a button ("Change password").
enum UnitRole: Sendable {
  case title, action, label, placeholder

  /// Finds the role in an id by the last word that denotes one, as in `sign-in.title` or `saveButtonTitle`; `nil` if
  /// there is none.
  init?(id: ExactText) {
    var found: UnitRole?
    var word = Word()
    func end(_ word: inout Word) {
      defer { word = Word() }
      guard word.length >= Self.shortest, let role = Self.roles[word] else { return }
      // "ButtonTitle" and "LinkText" are the texts of a button and a link.
      if found == .action, role == .title || role == .label { return }
      found = role
    }
    var wasSmall = false
    for byte in id.string.utf8 {
      let isUpper = (0x41...0x5A).contains(byte)
      let isLower = (0x61...0x7A).contains(byte)
      // A capital after a small letter starts a word.
      if isUpper && wasSmall || !isUpper && !isLower { end(&word) }
      if isUpper || isLower { word.append(byte | 0x20) }
      wasSmall = isLower
    }
    end(&word)
    guard let found else { return nil }
    self = found
  }

  /// A word in small letters: its length and its last 16 letters, more than any word below has.
  private struct Word: Hashable {
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private(set) var length = 0

    init() {}

    init(_ word: String) {
      for byte in word.utf8 { append(byte) }
    }

    mutating func append(_ byte: UInt8) {
      second = second << 8 | first >> 56
      first = first << 8 | UInt64(byte)
      length += 1
    }
  }

  private static let shortest = 3

  private static let roles: [Word: UnitRole] = [
    Word("title"): .title, Word("heading"): .title, Word("header"): .title, Word("headline"): .title,
    Word("button"): .action, Word("submit"): .action, Word("action"): .action, Word("link"): .action,
    Word("cta"): .action,
    Word("label"): .label, Word("text"): .label, Word("message"): .label, Word("description"): .label,
    Word("detail"): .label, Word("row"): .label,
    Word("placeholder"): .placeholder, Word("hint"): .placeholder, Word("prompt"): .placeholder,
  ]
}
