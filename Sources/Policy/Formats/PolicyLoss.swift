public import WatchwordDiagnostics

/// A part of a policy that a format cannot express.
public struct PolicyLoss: Hashable, Sendable {
  /// The part.
  public let part: Part
  /// The format, by its name for people.
  public let format: String

  /// A part of a policy that a format may be unable to express.
  public enum Part: Hashable, Sendable {
    /// A rule, by its index in ``PasswordPolicy/rules``.
    case rule(Int, id: ExactText)
    /// The order of the rules.
    case order
    /// The note for readers.
    case note
    /// The server's own description.
    case serverText
    /// An additional value of another format.
    case extra(ExactText)
  }

  /// The loss of `part` in `format`.
  public init(_ part: Part, in format: PolicyFormat) {
    self.part = part
    self.format = format.title
  }

  /// The message in English: one sentence without a full stop.
  public var message: String {
    let what =
      switch part {
      case .rule(let index, let id): "rule \(index + 1) (\(id))"
      case .order: "the order of the rules"
      case .note: "the description"
      case .serverText: "the server's own text"
      case .extra(let name): "the value \"\(name.clipped)\""
      }
    return "A \(format) cannot express \(what), so it is left out"
  }
}
