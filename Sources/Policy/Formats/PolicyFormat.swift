public import WatchwordDiagnostics

/// A format in which policies are written.
public struct PolicyFormat: Sendable {
  /// Every format of this module, in the order in which they are tried.
  public static let all: [PolicyFormat] = [.native, .relID]

  /// The maximum length of a policy in bytes: 1 MiB.
  public static let maximumLength = 1 << 20

  /// The stable name, such as `native` or `relid`.
  public let id: ExactText
  /// The name for people, such as "REL-ID policy".
  public let title: String
  /// Whether a text looks like a policy of this format; the first format that says so reads it.
  public let recognises: @Sendable (PolicyText) -> Bool
  private let readText: @Sendable (PolicyText, inout SourceFindings) -> PolicyDraft?
  private let writeDocument: @Sendable (PolicyDocument) -> WrittenPolicy

  /// Creates a format with these parts.
  ///
  /// - Parameters:
  ///   - id: the stable name in kebab-case.
  ///   - title: the name for people.
  ///   - recognises: returns whether a text looks like a policy of this format.
  ///   - read: reads a text of this format and reports its defects. A part that cannot be read is reported and left
  ///     out; the result is `nil` if the whole text is unusable.
  ///   - write: writes a policy and lists everything that the format cannot express.
  public init(
    id: ExactText, title: String, recognises: @escaping @Sendable (PolicyText) -> Bool,
    read: @escaping @Sendable (PolicyText, inout SourceFindings) -> PolicyDraft?,
    write: @escaping @Sendable (PolicyDocument) -> WrittenPolicy
  ) {
    self.id = id
    self.title = title
    self.recognises = recognises
    readText = read
    writeDocument = write
  }

  /// Reads a policy in any of `formats`, which it recognises by the shape of the text.
  ///
  /// The value is the usable part of the policy: a rule with an error is reported and left out. Check `Reading.isSound`
  /// if you must not accept such a policy. The policy may also be inside a JSON string, or in the challenge information
  /// of a REL-ID server.
  ///
  /// A policy may extend another one, which is looked up among `bases`. Errors in that one are findings too, after those
  /// about `source`.
  public static func read(
    _ source: SourceText, among formats: [PolicyFormat] = all, bases: PolicyBases = .none
  ) -> Reading<PolicyDocument> {
    var reader = PolicyReader(formats: formats, bases: bases)
    let document = reader.read(source)
    return Reading(document, reader.diagnostics.sorted { $0.span.start < $1.span.start } + reader.errorsOfBases)
  }

  /// Writes `document`, and lists what this format cannot express.
  public func write(_ document: PolicyDocument) -> WrittenPolicy { writeDocument(document) }

  /// Writes `policy`, and lists what this format cannot express.
  public func write(_ policy: PasswordPolicy) -> WrittenPolicy { write(PolicyDocument(policy, format: self)) }

  /// Reads a text of this format.
  func draft(of text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? { readText(text, &findings) }
}

extension PolicyFormat: Hashable {
  /// Whether both formats have the same id.
  public static func == (left: PolicyFormat, right: PolicyFormat) -> Bool { left.id == right.id }

  /// Feeds the id to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
