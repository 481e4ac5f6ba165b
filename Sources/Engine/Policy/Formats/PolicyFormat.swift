public import WatchwordBasics

/// A format of policies.
public struct PolicyFormat: Sendable {
  /// All formats of this module, in the order in which they are tried.
  public static let all: [PolicyFormat] = [.native, .relID]

  /// The formats of ``all`` without their writers, for programs that never write a policy: the linker can then omit the
  /// writers of all rules.
  package static var readers: [PolicyFormat] { [.nativeReader, .relIDReader] }

  /// The maximum length of a policy in bytes: 1 MiB.
  package static let maximumLength = 1 << 20

  /// The stable name, such as `native` or `relid`.
  public let id: ExactText
  /// The display name, such as "REL-ID policy".
  public let title: String
  /// Whether a text looks like a policy of this format; the first format that recognises a text reads it.
  package let recognises: @Sendable (PolicyText) -> Bool
  /// Whether policies can be read in this format; `false` for a format that is only written.
  public var isReadable: Bool { readText != nil }
  /// Whether policies can be written in this format; `false` for a format that is only read.
  public var isWritable: Bool { writeDocument != nil }
  private let readText: Reader?
  private let writeDocument: Writer?

  /// A function that reads a text of a format and reports its defects. A part that cannot be read is reported and left
  /// out; the result is `nil` if the whole text is unusable.
  package typealias Reader = @Sendable (PolicyText, inout SourceFindings) -> PolicyDraft?
  /// A function that writes a policy in a format and lists everything that the format cannot express.
  package typealias Writer = @Sendable (PolicyDocument) -> WrittenPolicy

  /// Creates a format that is read and written.
  ///
  /// - Parameters:
  ///   - id: the stable name in kebab-case.
  ///   - title: the display name, without an article: "REL-ID policy".
  ///   - recognises: returns whether a text looks like a policy of this format.
  ///   - read: reads a text of this format.
  ///   - write: writes a policy.
  package init(
    id: ExactText, title: String, recognises: @escaping @Sendable (PolicyText) -> Bool, read: @escaping Reader,
    write: @escaping Writer
  ) {
    self.init(id: id, title: title, recognises: recognises, reader: read, writer: write)
  }

  /// Creates a read-only format. Writing it produces no text and loses every rule.
  package init(
    id: ExactText, title: String, recognises: @escaping @Sendable (PolicyText) -> Bool, read: @escaping Reader
  ) {
    self.init(id: id, title: title, recognises: recognises, reader: read, writer: nil)
  }

  /// Creates a write-only format, which recognises no text.
  package init(id: ExactText, title: String, write: @escaping Writer) {
    self.init(id: id, title: title, recognises: { _ in false }, reader: nil, writer: write)
  }

  private init(
    id: ExactText, title: String, recognises: @escaping @Sendable (PolicyText) -> Bool, reader: Reader?,
    writer: Writer?
  ) {
    self.id = id
    self.title = title
    self.recognises = recognises
    readText = reader
    writeDocument = writer
  }

  /// Reads a policy in any of `formats`; the form of the text identifies the format.
  ///
  /// The value is the usable part of the policy: a rule with an error is reported and left out. Check `Reading.isSound`
  /// if you must not accept such a policy. The policy may also be inside a JSON string, or in the challenge information
  /// of a REL-ID server.
  ///
  /// A policy may extend another one, which is looked up in `bases`. Errors in that policy are reported too, after the
  /// findings about `source`.
  public static func read(
    _ source: SourceText, among formats: [PolicyFormat] = all, bases: PolicyBases = .none
  ) -> Reading<PolicyDocument> {
    PolicyReader(formats: formats, bases: bases).reading(of: source)
  }

  /// Reads a policy in this format, even if the format does not recognise the text.
  ///
  /// The value and the findings are those of ``read(_:among:bases:)``. The policy may also be inside a JSON string.
  public func read(_ source: SourceText, bases: PolicyBases = .none) -> Reading<PolicyDocument> {
    PolicyReader(formats: [self], isChosen: true, bases: bases).reading(of: source)
  }

  /// Writes `document` and lists what this format cannot express.
  ///
  /// A read-only format (see ``isWritable``) produces an empty text and loses every rule.
  public func write(_ document: PolicyDocument) -> WrittenPolicy {
    if let writeDocument { return writeDocument(document) }
    let losses = document.policy.rules.enumerated().map { PolicyLoss(.rule($0, id: $1.id), in: self) }
    return WrittenPolicy(text: "", losses: losses)
  }

  /// Writes `policy` and lists what this format cannot express.
  public func write(_ policy: PasswordPolicy) -> WrittenPolicy { write(PolicyDocument(policy, format: .native)) }

  /// Returns this format with a writer.
  func adding(writer: @escaping Writer) -> PolicyFormat {
    PolicyFormat(id: id, title: title, recognises: recognises, reader: readText, writer: writer)
  }

  /// Reads a text of this format.
  func draft(of text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    readText?(text, &findings)
  }
}

extension PolicyFormat: Hashable {
  /// Whether both formats have the same id.
  public static func == (left: PolicyFormat, right: PolicyFormat) -> Bool { left.id == right.id }

  /// Feeds the id to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
