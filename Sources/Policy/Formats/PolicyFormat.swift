public import WatchwordDiagnostics

/// A format in which policies are written.
public struct PolicyFormat: Sendable {
  /// Every format of this module, in the order in which they are tried.
  public static let all: [PolicyFormat] = [.native, .relID]

  /// The most bytes that are read of a policy: 1 MiB.
  public static let maximumLength = 1 << 20

  /// The stable name: `native`, `relid`.
  public let id: ExactText
  /// The name for people: "REL-ID policy".
  public let title: String
  /// Whether a text looks like a policy of this format; the first format that says so reads it.
  public let recognises: @Sendable (PolicyText) -> Bool
  private let readText: @Sendable (PolicyText, inout SourceFindings) -> PolicyDraft?
  private let writeDocument: @Sendable (PolicyDocument) -> WrittenPolicy

  /// A format with these parts.
  ///
  /// - Parameters:
  ///   - id: the stable name in kebab-case.
  ///   - title: the name for people.
  ///   - recognises: tells by its shape whether a text is of this format.
  ///   - read: reads a text of this format and reports what is wrong with it; a part that cannot be read is reported and
  ///     left out, and nothing comes back where no use can be made of the whole.
  ///   - write: writes a policy and names everything that the format cannot say.
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

  /// Reads a policy of any of `formats`; the format is told by the text's shape.
  ///
  /// The value is what could be read, even where parts of it are wrong: a rule with an error in it is reported and left
  /// out. A caller that must not accept such a policy looks at `Reading.isSound`. A policy may also stand in a string,
  /// or in the challenge information in which a REL-ID server wraps it.
  public static func read(_ source: SourceText, among formats: [PolicyFormat] = all) -> Reading<PolicyDocument> {
    var reader = PolicyReader(formats: formats)
    let document = reader.read(source)
    return Reading(document, reader.diagnostics.sorted { $0.span.start < $1.span.start })
  }

  /// Writes `document`, and says what this format cannot say of it.
  public func write(_ document: PolicyDocument) -> WrittenPolicy { writeDocument(document) }

  /// Writes `policy`, and says what this format cannot say of it.
  public func write(_ policy: PasswordPolicy) -> WrittenPolicy { write(PolicyDocument(policy, format: self)) }

  /// What is read of a text of this format.
  func draft(of text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? { readText(text, &findings) }
}

extension PolicyFormat: Hashable {
  /// Whether both have the same id.
  public static func == (left: PolicyFormat, right: PolicyFormat) -> Bool { left.id == right.id }

  /// Feeds the id to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
