import WatchwordDiagnostics

/// What a text is for, as far as the id of its unit says it in English words: many languages name an action differently
/// in a title ("Change of password") and on a button ("Change password").
enum UnitRole: Sendable {
  case title, action, label, placeholder

  /// The role that the id tells by the last word that stands for one, as in `sign-in.title` or `saveButtonTitle`; `nil`
  /// if there is none.
  init?(id: ExactText) {
    var found: UnitRole?
    for word in Self.words(of: id) {
      guard let role = Self.roles[word] else { continue }
      // "ButtonTitle" and "LinkText" are what stands on a button and a link.
      if found == .action, role == .title || role == .label { continue }
      found = role
    }
    guard let found else { return nil }
    self = found
  }

  private static let roles: [ExactText: UnitRole] = [
    "title": .title, "heading": .title, "header": .title, "headline": .title,
    "button": .action, "submit": .action, "action": .action, "link": .action, "cta": .action,
    "label": .label, "text": .label, "message": .label, "description": .label, "detail": .label, "row": .label,
    "placeholder": .placeholder, "hint": .placeholder, "prompt": .placeholder,
  ]

  /// The words of the id in small letters; a capital behind a small letter starts a word.
  private static func words(of id: ExactText) -> [ExactText] {
    var words: [[UInt8]] = [[]]
    var wasSmall = false
    for byte in id.string.utf8 {
      let isUpper = (0x41...0x5A).contains(byte)
      let isLower = (0x61...0x7A).contains(byte)
      if isUpper && wasSmall || !isUpper && !isLower { words.append([]) }
      if isUpper || isLower { words[words.count - 1].append(byte | 0x20) }
      wasSmall = isLower
    }
    return words.filter { !$0.isEmpty }.map { ExactText(String(decoding: $0, as: UTF8.self)) }
  }
}
