import WatchwordBasics
import WatchwordLocalization
package import WatchwordPolicy
import WatchwordPolicyFormats

extension DesignQuestion {
  /// All questions in the order in which they are asked: first the purpose of the policy, then its requirements.
  package static let all: [DesignQuestion] = [
    purpose, secondFactor, system, languages, minimum, maximum, mixture, commonPasswords, userData, ownWords,
    breachedPasswords, strength, history,
  ]

  /// Returns the questions that are asked after the answers of `design`.
  package static func asked(in design: PolicyDesign) -> [DesignQuestion] { all.filter { $0.isAsked(design) } }

  // MARK: - Purpose

  private static let purpose = DesignQuestion(
    "for", "What are the passwords for?",
    { _ in .choice(DesignPurpose.allCases.map { Choice(id: $0.id, words: $0.words) }) },
    answer: { $0.purpose.id.string },
    take: { design, text in
      guard let purpose = DesignPurpose.allCases.first(where: { $0.id == ExactText(text) }) else { return false }
      design.purpose = purpose
      return true
    })

  private static let secondFactor = DesignQuestion(
    "mfa", "Do users need a second factor besides the password, such as a code on their phone or a security key?",
    { _ in .flag },
    note: { _ in "A password without a second factor has to be longer" },
    askedIf: { $0.purpose != .unlocking },
    answer: { DesignAnswer.text($0.secondFactor ?? false) },
    take: { design, text in
      guard let flag = DesignAnswer.flag(text) else { return false }
      design.secondFactor = flag
      return true
    })

  private static let system = DesignQuestion(
    "system", "Where will the policy be set up?",
    { _ in
      .choice(
        PolicyDesign.systems.map { format in
          Choice(
            id: format.id, words: format == .native ? "In our own app or server, with Watchword" : format.title)
        })
    },
    note: { _ in "The parts of the policy that the system does not support are listed at the end" },
    answer: { $0.system.id.string },
    take: { design, text in
      guard let system = PolicyDesign.systems.first(where: { $0.id == ExactText(text) }) else { return false }
      design.system = system
      return true
    })

  private static let languages = DesignQuestion(
    "locale", "Which languages do your users read?", { _ in .languages },
    note: { _ in "The texts that users will read are shown in the first one" },
    answer: { $0.languages.isEmpty ? "en" : $0.languages.map { "\($0)" }.joined(separator: ", ") },
    take: { design, text in
      var languages: [LanguageTag] = []
      for item in DesignAnswer.list(text) {
        guard let tag = LanguageTag(item) else { return false }
        if !languages.contains(tag) { languages.append(tag) }
      }
      guard !languages.isEmpty else { return false }
      design.languages = languages
      return true
    })
}

extension PolicyDesign {
  /// The systems in which a policy can be set up: every writable format, the toolkit's own first.
  package static let systems: [PolicyFormat] =
    [.native] + PolicyFormat.known.filter { $0.isWritable && $0 != .native }
}
