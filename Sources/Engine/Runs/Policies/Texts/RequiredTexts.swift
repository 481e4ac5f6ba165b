package import WatchwordBasics
import WatchwordForm
package import WatchwordLinting
import WatchwordLocalization
import WatchwordPolicy

extension PolicyReading {
  /// Returns the phrases that every catalogue must have texts for if these policies are used: those of the policies, and
  /// those of forms.
  package func requiredPhrases(
    of policies: [FileArgument], _ host: PolicyHost
  ) throws(RunFailure) -> [RequiredPhrases] {
    var required: [RequiredPhrases] = []
    for policy in policies {
      let file = try load(policy, host)
      required.append(RequiredPhrases(name: ExactText(file.name), phrases: file.policy.demandedPhrases))
    }
    return policies.isEmpty ? [] : required + [FormTexts.required]
  }
}

extension FormTexts {
  /// The texts of forms; a language that has one of them needs all of them.
  static var required: RequiredPhrases {
    RequiredPhrases(
      name: "form", kind: .form, phrases: all.flatMap { $0.samples }, isNeededOnlyIfUsed: true)
  }
}

extension PhraseDeclaration {
  /// The maximum number of attempts that forms show in practice. A language needs the plural forms of all numbers up to
  /// it.
  private static let maximumCount = 10

  /// The phrase with every count that it can have, and with empty texts.
  fileprivate var samples: [Phrase] {
    guard parameters.contains(where: { $0.kind == .count }) else { return [phrase(values(counting: 0))] }
    return (0...Self.maximumCount).map { phrase(values(counting: $0)) }
  }

  private func values(counting number: Int) -> [Phrase.Value] {
    parameters.map { parameter in
      switch parameter.kind {
      case .count: .count(number)
      case .text: .text("")
      case .characters: .characters("")
      case .list: .list([])
      }
    }
  }
}
