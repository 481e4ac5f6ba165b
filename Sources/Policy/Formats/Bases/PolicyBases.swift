public import WatchwordDiagnostics

/// The policies that others can extend (`"extends"` in the native format), found by their names.
///
/// The engine knows no files. An app gives the texts that it has, or a function that finds them:
///
/// ```swift
/// func read(_ policy: SourceText, extending company: SourceText) -> Reading<PolicyDocument> {
///   PolicyFormat.read(policy, bases: .named([company]))
/// }
/// ```
public struct PolicyBases: Sendable {
  /// The maximum number of policies that extend each other in a row, with the first one.
  package static let maximumDepth = 8

  /// No policy can be extended.
  public static let none = PolicyBases { _, _ in
    .missing("Policies cannot be extended here; expected a policy without \"extends\"", help: nil)
  }

  let find: @Sendable (_ name: ExactText, _ file: ExactText) -> Found

  /// The answer to a name.
  public enum Found: Sendable {
    /// The text of the policy. Its name is that of findings about it, and must be the same each time that it is found.
    case text(SourceText)
    /// There is no such policy: a message that says what was found and what was expected, and help if there is any.
    case missing(String, help: String?)
  }

  /// Policies that `find` finds, given the name and the name of the text that has it.
  public init(_ find: @escaping @Sendable (_ name: ExactText, _ file: ExactText) -> Found) { self.find = find }

  /// The policies with these texts, found by the names of the texts.
  public static func named(_ texts: [SourceText]) -> PolicyBases {
    PolicyBases { name, _ in
      if let text = texts.first(where: { $0.name == name }) { return .text(text) }
      return .missing(
        "There is no policy \"\(name.clipped)\"", help: MemberReader.suggestion(for: name, among: texts.map { $0.name })
      )
    }
  }
}
