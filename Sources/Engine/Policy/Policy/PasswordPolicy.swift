public import WatchwordBasics

/// A password policy: an ordered list of rules.
public struct PasswordPolicy: Hashable, Sendable {
  /// The rules, in the order in which people read them.
  public let rules: [PasswordRule]
  /// A note for readers, which has no effect (`description` in the native format).
  public let note: ExactText?
  /// The server's own description of the policy, which replaces the generated one verbatim.
  ///
  /// `nil` if the server sent no description, only spaces, or its placeholder `Invalid password policy`.
  public let serverText: ExactText?
  /// The light forms of the rules, in the policy's order; `nil` for a rule without one.
  private let lightRules: [LightRule?]
  /// Whether any rule searches the password for easily guessed parts, and therefore reads only its start.
  private let searches: Bool

  /// Creates a policy with these rules.
  public init(rules: [PasswordRule], note: ExactText? = nil, serverText: ExactText? = nil) {
    self.rules = rules
    self.note = note
    self.serverText = serverText
    lightRules = rules.map { LightRule($0) }
    searches = rules.contains { rule in
      switch rule {
      case .commonPassword(let rule): rule.rejectsVariants
      case .strength: true
      default: false
      }
    }
  }

  /// Judges `password` against every rule, in time linear in its length.
  ///
  /// All rules are always evaluated. The assessment contains no part of the password. Rules that search for easily
  /// guessed parts read only the start of a very long password, see ``Assessment/searchedLength``. Apps call the
  /// function of the same name in the module `Watchword`, which has an estimator for the rule `strength`.
  @_disfavoredOverload
  public func assess(_ password: String, in context: AssessmentContext = AssessmentContext()) -> Assessment {
    assess(PasswordFacts(password), in: context)
  }

  /// Judges a password whose facts are already computed, so that several policies can share them.
  package func assess(_ facts: PasswordFacts, in context: AssessmentContext) -> Assessment {
    var states = rules.indices.map { index in
      lightRules[index]?.state(of: facts, in: context) ?? rules[index].state(of: facts, in: context)
    }
    if !context.known.isEmpty { decide(&states, by: context.known) }
    return Assessment(of: rules, states: states, searchedLength: searchedLength(of: facts))
  }

  /// Decides the undetermined rules that the app knows about.
  private func decide(_ states: inout [RuleState], by known: [ExactText: Bool]) {
    for index in states.indices {
      guard case .undetermined = states[index], let isMet = known[rules[index].id] else { continue }
      states[index] = isMet ? .met : .unmet(.present)
    }
  }

  /// The number of code points that the searching rules read of a longer password; `nil` if they read all of it.
  private func searchedLength(of facts: PasswordFacts) -> Int? {
    facts.length > SearchedText.maximumLength && searches ? SearchedText.maximumLength : nil
  }
}

extension PasswordPolicy {
  /// Returns the message about the first id of `known` that is not the id of a rule of the policy: a sentence without a
  /// full stop; `nil` if there is none.
  package func defect(of known: [ExactText: Bool]) -> String? {
    let ids = rules.map { $0.id }
    var unknown: ExactText?
    for id in known.keys where !ids.contains(id) {
      // The order of a dictionary is random.
      if let first = unknown, first < id { continue }
      unknown = id
    }
    guard let unknown else { return nil }
    if RuleKind.allIDs.contains(unknown) {
      return "The policy has no rule \(unknown), so nothing can be known about it"
    }
    let suggestion = Suggestion.nearest(to: unknown, in: RuleKind.allIDs).map { "; did you mean \($0)?" } ?? ""
    return "There is no rule \"\(unknown.clipped)\"" + suggestion
  }
}

extension PasswordPolicy {
  /// Reads a policy from text in any format.
  ///
  /// ```swift
  /// let policy = try PasswordPolicy(#"{"minL": 8, "minDg": 1}"#)
  /// ```
  ///
  /// - Throws: ``UnusablePolicy`` if there is any error in the text, or in a policy of `bases` that it extends. To use
  ///   a policy despite errors, see ``PolicyFormat/read(_:among:bases:)``.
  public init(_ text: String, bases: PolicyBases = .none) throws(UnusablePolicy) {
    try self.init(Array(text.utf8), bases: bases)
  }

  /// Reads a policy from the UTF-8 bytes of a text in any format.
  ///
  /// - Throws: ``UnusablePolicy`` if there is any error in the text.
  public init(_ bytes: some Sequence<UInt8>, bases: PolicyBases = .none) throws(UnusablePolicy) {
    let source = SourceText(name: "policy", bytes: Array(bytes))
    let reading = PolicyFormat.read(source, among: PolicyFormat.readers, bases: bases)
    guard reading.isSound, let document = reading.value else {
      throw UnusablePolicy(findings: reading.findings)
    }
    self = document.policy
  }
}

/// The error for a text that contains no policy, or a policy with errors.
public struct UnusablePolicy: Error {
  /// The findings about the text, with their locations.
  public let findings: [Finding]
}

extension UnusablePolicy: CustomStringConvertible {
  /// The first error, such as `2:7: "min" is 0; expected a whole number from 1 to 1048576`.
  public var description: String {
    guard let first = findings.first(where: { $0.severity == .error }) else { return "The policy cannot be used" }
    return "\(first.span.start.line):\(first.span.start.column): \(first.message)"
  }
}
