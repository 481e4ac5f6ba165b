import WatchwordDiagnostics
import WatchwordForm
import WatchwordLinting
import WatchwordLocalization

/// The forms that `--flow` names.
enum FormFlow {
  /// The names, in the order of the help.
  static var names: [String] { PasswordForm.Flow.all.map(\.id.string) }

  /// Returns the form called `name`. Throws if there is none.
  static func named(_ name: String) throws -> PasswordForm.Flow {
    if let flow = PasswordForm.Flow.named(ExactText(name)) { return flow }
    let nearest = Suggestion.nearest(to: ExactText(name), in: PasswordForm.Flow.all.map(\.id))
    let hint = nearest.map { "did you mean \($0)?" } ?? "expected \(names.joinedAsChoice)"
    throw RunFailure(message: "There is no flow \"\(name.clipped)\"; \(hint)")
  }

  /// The default shipped policy of a form; `nil` if the form judges no passwords.
  static func defaultPolicy(of flow: PasswordForm.Flow) -> String? {
    guard flow.showsPolicy else { return nil }
    if flow.mode != nil { return "relid-default" }
    return flow.answers.contains(.cognito) ? "cognito-default" : "strong"
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
