import WatchwordDiagnostics
import WatchwordLocalization

/// The texts that a policy's author gives a rule, in catalogues of their own: under an id such as
/// `acme.no-branch-number`, a message for each style (`acme.no-branch-number.checklist`) and one for what is missing.
enum OwnText {
  /// The value of rules that names the texts.
  static let parameter = Parameter.ownText(
    "text", "An id such as acme.no-branch-number: the texts that users read instead, from your own catalogues")

  /// The first parts of the ids of shipped texts and of what is exported with them, which no own id begins with.
  static let reserved: [ExactText] = ["rule", "class", "characters", "policy", "form", "list"]

  /// The ids as a regular expression of JSON Schema: two parts or more of letters, digits, `-` and `_` in ASCII, the first
  /// of which starts with a letter and is not reserved.
  static var pattern: String {
    "^(?!(?:\(reserved.map { $0.string }.joined(separator: "|")))\\.)[A-Za-z][A-Za-z0-9_-]*(?:\\.[A-Za-z0-9_-]+)+$"
  }

  /// Whether `pattern` matches `id`, apart from reserved ids.
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

  /// What the author of a policy is told about a rule with these texts.
  static func details(_ text: ExactText?) -> [String] { text.map { ["its texts are called \($0)"] } ?? [] }

  /// The part of `id` that makes it one of ours; `nil` if it is the author's.
  static func reservedPart(of id: ExactText) -> ExactText? {
    let first = id.string.utf8.prefix { $0 != UInt8(ascii: ".") }
    return reserved.first { $0.string.utf8.elementsEqual(first) }
  }
}

extension Phrase {
  /// The message `<text>.<variant>` of the author's catalogues, or this phrase where there is none; this phrase if `text`
  /// is `nil`.
  @inline(never)
  func overridden(by text: ExactText?, _ variant: ExactText) -> Phrase {
    guard let text else { return self }
    return Phrase(MessageID(ExactText(text.string + "." + variant.string)), else: self)
  }
}
