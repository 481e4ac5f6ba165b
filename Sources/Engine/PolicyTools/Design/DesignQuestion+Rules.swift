import WatchwordBasics
import WatchwordPolicy

// The questions about the requirements on passwords.

extension DesignQuestion {
  static let minimum = DesignQuestion(
    "min", "How many characters must a password have at least?",
    { _ in .number(PolicyDesign.lengths, orNone: false) },
    note: { $0.purpose.reasonForMinimum },
    answer: { "\($0.bounds.minimum ?? 1)" },
    take: { design, text in
      guard let number = DesignAnswer.number(text, in: PolicyDesign.lengths) else { return false }
      design.minimum = number
      return true
    })

  static let maximum = DesignQuestion(
    "max", "How many characters may a password have at most?",
    { .number(($0.bounds.minimum ?? 1)...PolicyDesign.lengths.upperBound, orNone: true) },
    note: { design in
      design.purpose == .unlocking ? nil : "NIST SP 800-63B-4 and OWASP ASVS call for a maximum of 64 or more, or none"
    },
    answer: { $0.bounds.maximum.map { "\($0)" } ?? "none" },
    take: { design, text in
      if DesignAnswer.isNone(text) {
        design.maximum = .unlimited
        return true
      }
      let bounds = (design.bounds.minimum ?? 1)...PolicyDesign.lengths.upperBound
      guard let number = DesignAnswer.number(text, in: bounds) else { return false }
      design.maximum = .characters(number)
      return true
    })

  static let mixture = DesignQuestion(
    "mix", "Which characters must it have?",
    { .choice(mixtures(for: $0.purpose).map { Choice(id: $0.id, words: $0.words) }) },
    note: { design in
      switch design.purpose {
      case .signIn, .administration:
        "NIST SP 800-63B-4 and OWASP ASVS forbid requiring kinds of characters: length protects better"
      case .paymentCards: "PCI DSS 4.0.1, 8.3.6, requires letters and digits"
      case .unlocking: nil
      }
    },
    answer: { ($0.mixture ?? $0.purpose.mixture).id.string },
    take: { design, text in
      let mixtures = mixtures(for: design.purpose)
      guard let mixture = mixtures.first(where: { $0.id == ExactText(text) }) else { return false }
      design.mixture = mixture
      return true
    })

  private static func mixtures(for purpose: DesignPurpose) -> [DesignMixture] {
    DesignMixture.allCases.filter { $0 != .digitsOnly || purpose == .unlocking }
  }

  static let commonPasswords = DesignQuestion(
    "common-passwords", "Refuse passwords that many people use, including repeated or slightly changed ones?",
    { _ in .flag },
    note: { _ in "Attackers try them first; NIST SP 800-63B-4 and OWASP ASVS call for it" },
    answer: { DesignAnswer.text($0.refusesCommonPasswords ?? true) },
    take: { design, text in
      guard let flag = DesignAnswer.flag(text) else { return false }
      design.refusesCommonPasswords = flag
      return true
    })

  static let userData = DesignQuestion(
    "user-data", "Refuse the user's own name, user name or e-mail address as a password?", { _ in .flag },
    askedIf: { $0.purpose != .unlocking },
    answer: { DesignAnswer.text($0.refusesUserData ?? true) },
    take: { design, text in
      guard let flag = DesignAnswer.flag(text) else { return false }
      design.refusesUserData = flag
      return true
    })

  package static let ownWords = DesignQuestion(
    "words", "Which of your own words must not be a password, such as the names of the company and its products?",
    { _ in .words },
    note: { _ in
      "Separated by commas; each word of a name counts separately. OWASP ASVS 5.0, 6.2.11, calls for such a list"
    },
    askedIf: { $0.purpose != .unlocking },
    answer: { design in
      let words = design.words ?? []
      return words.isEmpty ? "none" : words.map { $0.string }.joined(separator: ", ")
    },
    take: { design, text in
      if DesignAnswer.isNone(text) {
        design.words = []
        return true
      }
      var words: [ExactText] = []
      for word in DesignAnswer.list(text).map({ ExactText($0) }) {
        guard word.string.unicodeScalars.count >= PolicyDesign.wordLengths.lowerBound,
          word.string.utf8.count <= PolicyDesign.wordLengths.upperBound
        else { return false }
        for part in parts(of: word) where !words.contains(part) { words.append(part) }
      }
      guard !words.isEmpty else { return false }
      design.words = words
      return true
    })

  /// Returns the words of a name that are long enough: "Acme Bank" is rejected as acme and as bank, because users do
  /// not type the space. A name of short words becomes one word without spaces.
  private static func parts(of name: ExactText) -> [ExactText] {
    let parts = name.string.split(separator: " ")
    if parts.count < 2 { return [name] }
    let long = parts.filter { $0.unicodeScalars.count >= 4 }
    return long.isEmpty ? [ExactText(parts.reduce("") { $0 + $1 })] : long.map { ExactText($0) }
  }

  static let breachedPasswords = DesignQuestion(
    "breached-passwords", "Refuse passwords that are known from data breaches?", { _ in .flag },
    note: { _ in
      "Your app or server needs a list of them or a lookup service; NIST SP 800-63B-4 and OWASP ASVS call for it"
    },
    askedIf: { $0.purpose != .unlocking },
    answer: { DesignAnswer.text($0.refusesBreachedPasswords ?? false) },
    take: { design, text in
      guard let flag = DesignAnswer.flag(text) else { return false }
      design.refusesBreachedPasswords = flag
      return true
    })

  static let strength = DesignQuestion(
    "strength", "Must a password be hard to guess according to an estimate?",
    { _ in .choice(DesignStrength.allCases.map { Choice(id: $0.id, words: $0.words) }) },
    note: { _ in "Watchword's estimator or another one has to be available where passwords are checked" },
    askedIf: { $0.purpose != .unlocking },
    answer: { ($0.strength ?? .notAsked).id.string },
    take: { design, text in
      guard let strength = DesignStrength.allCases.first(where: { $0.id == ExactText(text) }) else { return false }
      design.strength = strength
      return true
    })

  static let history = DesignQuestion(
    "history", "How many earlier passwords must not be reused?",
    { _ in .number(PolicyDesign.histories, orNone: false) },
    note: { $0.purpose.reasonForHistory },
    answer: { "\($0.history ?? $0.purpose.history)" },
    take: { design, text in
      guard let number = DesignAnswer.number(text, in: PolicyDesign.histories) else { return false }
      design.history = number
      return true
    })
}
