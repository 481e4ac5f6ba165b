import WatchwordBasics
import WatchwordLocalization

/// Texts for a rule in the policy author's own catalogues.
///
/// An id such as `acme.no-branch-number` has a message for each style (`acme.no-branch-number.checklist`) and one hint
/// for passwords that do not meet the rule.
enum OwnText {
  /// The rule parameter that holds the id of the texts.
  static let parameter = Parameter.ownText(
    "text", "The id of replacement texts in your own catalogues, such as acme.no-branch-number")

  /// Id prefixes reserved for the shipped texts and the entries that are exported with them; a custom id must not begin
  /// with one.
  static let reserved: [ExactText] = ["rule", "class", "characters", "policy", "form", "list"]

  /// A JSON Schema regular expression for the ids: two or more parts of ASCII letters, digits, `-` and `_`, of which
  /// the first starts with a letter and is not reserved.
  static var pattern: String {
    "^(?!(?:\(reserved.map { $0.string }.joined(separator: "|")))\\.)[A-Za-z][A-Za-z0-9_-]*(?:\\.[A-Za-z0-9_-]+)+$"
  }

  /// Whether `id` matches `pattern`, except that reserved prefixes are not checked.
  static func isWellFormed(_ id: ExactText) -> Bool {
    var parts = 1
    var isStartOfPart = true
    for byte in id.string.utf8 {
      if byte == UInt8(ascii: ".") {
        guard !isStartOfPart else { return false }
        parts += 1
        isStartOfPart = true
        continue
      }
      let isFirst = parts == 1 && isStartOfPart
      guard
        ASCII.isLetter(byte)
          || !isFirst && (ASCII.isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_"))
      else { return false }
      isStartOfPart = false
    }
    return parts > 1 && !isStartOfPart
  }

  /// The details for the policy's author about a rule with these texts.
  static func details(_ text: ExactText?) -> [String] { text.map { ["its texts have the id \($0)"] } ?? [] }

  /// The reserved prefix of `id`; `nil` if the id is the author's own.
  static func reservedPart(of id: ExactText) -> ExactText? {
    let first = id.string.utf8.prefix { $0 != UInt8(ascii: ".") }
    return reserved.first { $0.string.utf8.elementsEqual(first) }
  }
}

extension Phrase {
  /// Returns the message `<text>.<variant>` of the author's catalogues, with this phrase as the fallback. Returns this
  /// phrase itself if `text` is `nil`.
  @inline(never)
  func overridden(by text: ExactText?, _ variant: ExactText) -> Phrase {
    guard let text else { return self }
    return Phrase(MessageID(ExactText(text.string + "." + variant.string)), else: self)
  }
}
