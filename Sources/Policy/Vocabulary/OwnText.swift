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
    let bytes = Array(id.string.utf8)
    guard let first = bytes.first, ASCII.isLetter(first) else { return false }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy {
            ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
          }
      }
  }

  /// What the author of a policy is told about a rule with these texts.
  static func details(_ text: ExactText?) -> [String] { text.map { ["its texts are called \($0)"] } ?? [] }

  /// The part of `id` that makes it one of ours; `nil` if it is the author's.
  static func reservedPart(of id: ExactText) -> ExactText? {
    reserved.first { id.string.utf8.starts(with: ($0.string + ".").utf8) }
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
