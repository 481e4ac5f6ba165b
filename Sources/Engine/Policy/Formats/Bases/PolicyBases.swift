public import WatchwordBasics

/// The policies that others can extend (`"extends"` in the native format), looked up by name.
///
/// The engine does not access files. An app provides the texts that it has, or a function that finds them:
///
/// ```swift
/// func read(_ policy: SourceText, extending company: SourceText) -> Reading<PolicyDocument> {
///   PolicyFormat.read(policy, bases: .named([company]))
/// }
/// ```
public struct PolicyBases: Sendable {
  /// The maximum number of policies in a chain of extensions, including the first one.
  package static let maximumDepth = 8

  /// No policies, so that nothing can be extended.
  public static let none = PolicyBases { _, _ in
    .missing("Policies cannot be extended here; expected a policy without \"extends\"", help: nil)
  }

  let find: @Sendable (_ name: ExactText, _ file: ExactText) -> Found

  /// The result of a look-up.
  public enum Found: Sendable {
    /// The text of the policy. Its name is used in findings, and must be the same each time that the policy is found.
    case text(SourceText)
    /// There is no such policy. The message describes what was found and what was expected; the help is optional.
    case missing(String, help: String?)
  }

  /// Creates policies that `find` looks up, given the name and the name of the text that contains it.
  public init(_ find: @escaping @Sendable (_ name: ExactText, _ file: ExactText) -> Found) { self.find = find }

  /// Returns the policies with these texts, looked up by the names of the texts.
  public static func named(_ texts: [SourceText]) -> PolicyBases {
    PolicyBases { name, _ in
      if let text = texts.first(where: { $0.name == name }) { return .text(text) }
      return .missing(
        "There is no policy \"\(name.clipped)\"", help: MemberReader.suggestion(for: name, among: texts.map { $0.name })
      )
    }
  }
}
