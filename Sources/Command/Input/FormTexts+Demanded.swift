import WatchwordDiagnostics
import WatchwordForm
import WatchwordLinting
import WatchwordLocalization

extension FormTexts {
  /// The texts of forms, all of which a language needs if it has any.
  static var demanded: DemandedPhrases {
    DemandedPhrases(
      name: "form", kind: .form, phrases: all.flatMap { $0.samples }, isNeededOnlyIfUsed: true)
  }
}

extension PhraseDeclaration {
  /// The maximum number of attempts that forms show in practice. A language needs the plural forms of all numbers up to
  /// it.
  private static let greatestCount = 10

  /// The phrase with every count that it can have, and with empty texts.
  fileprivate var samples: [Phrase] {
    guard parameters.contains(where: { $0.kind == .count }) else { return [phrase(values(counting: 0))] }
    return (0...Self.greatestCount).map { phrase(values(counting: $0)) }
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
