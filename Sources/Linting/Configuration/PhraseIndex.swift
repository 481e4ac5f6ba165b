import WatchwordDiagnostics
import WatchwordLocalization

/// The phrases of a configuration, by the keys of their messages.
struct PhraseIndex: Sendable {
  private let declarations: [ExactText: PhraseDeclaration]
  private let demanded: Set<ExactText>

  init(_ configuration: LintConfiguration) {
    declarations = Dictionary(configuration.declared.map { ($0.id.text, $0) }, uniquingKeysWith: { _, last in last })
    demanded = Set(configuration.demanded.flatMap { $0.all.map(\.id.text) })
  }

  /// What the message of this key is declared to show.
  func declaration(of key: ExactText) -> PhraseDeclaration? { declarations.isEmpty ? nil : declarations[key] }

  /// Whether a policy or a flow asks for the message of this key.
  func isDemanded(_ key: ExactText) -> Bool { !demanded.isEmpty && demanded.contains(key) }
}
