import WatchwordDiagnostics
import WatchwordPolicy

extension PasswordRule {
  /// What a rule's sentence does not tell users but a policy's author wants to know, in English.
  var details: [String] {
    switch self {
    case .length(let rule): [rule.unit.detail].compactMap { $0 }
    case .characterCount(let rule):
      if let characters = rule.characters {
        ["only these count: \(characters.clipped)"]
      } else {
        [rule.repertoire.detail].compactMap { $0 }
      }
    case .classes(let rule): [rule.repertoire.detail].compactMap { $0 }
    case .userID(let rule): rule.rejectsReversed ? ["not backwards either"] : []
    case .personalWords(let rule): Self.details(of: rule)
    case .sequence(let rule): rule.length > 3 ? ["from \(rule.length) characters on"] : []
    default: []
    }
  }

  private static func details(of rule: PersonalWordsRule) -> [String] {
    var details: [String] = []
    if !rule.words.isEmpty {
      let rest = rule.words.count - mostWords
      details.append(
        "the policy's own words: " + rule.words.prefix(mostWords).map(\.clipped).joined(separator: ", ")
          + (rest > 0 ? " and \(rest) more" : ""))
    }
    if rule.minimumLength != PersonalWordsRule.defaultMinimumLength {
      details.append("words of fewer than \(rule.minimumLength) characters are passed over")
    }
    if rule.rejectsReversed { details.append("not backwards either") }
    return details
  }

  private static let mostWords = 10
}

extension CharacterUnit {
  /// What is counted, where it is not what people would guess.
  fileprivate var detail: String? {
    switch self {
    case .codePoint: nil
    case .utf8: "a character is a byte of UTF-8 here"
    case .utf16: "a character is a UTF-16 code unit here"
    case .grapheme: "a character is a grapheme cluster here: what people see as one"
    }
  }
}

extension CharacterRepertoire {
  fileprivate var detail: String? { self == .ascii ? "only ASCII characters count" : nil }
}
