public import WatchwordBasics

/// A policy written in a format, and what the format cannot express.
public struct WrittenPolicy: Hashable, Sendable {
  /// The text.
  public let text: String
  /// Everything that the format cannot express; empty if reading the text yields a policy that judges every password in
  /// the same way.
  public let losses: [PolicyLoss]

  /// Creates a written policy.
  package init(text: String, losses: [PolicyLoss]) {
    self.text = text
    self.losses = losses
  }
}

/// A part of a policy that a format cannot express.
public struct PolicyLoss: Hashable, Sendable {
  /// The part.
  public let part: Part
  /// The display name of the format.
  public let format: String
  /// Why the format cannot express the part, as a clause in lower case ("it counts characters of ASCII only"); `nil` if
  /// the format has no equivalent.
  public let reason: String?
  /// What is written instead, as a clause in lower case that follows "instead it" ("asks for 1 digit"); `nil` if the part
  /// is left out.
  public let substitute: String?
  /// The passwords that are judged differently.
  public let extent: Extent

  /// The passwords that a loss affects.
  public enum Extent: Hashable, Sendable {
    /// All passwords.
    case any
    /// Only passwords with characters beyond printable ASCII, because the format counts a class in ASCII or in all
    /// scripts.
    case beyondASCII
    /// Only passwords with characters that take several UTF-16 code units, such as emoji.
    case surrogates
    /// Only passwords that are in one list of common passwords but not in another.
    case wordLists
  }

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
    /// The normalisation of passwords to NFC before they are judged.
    case normalization
    /// An additional value of another format.
    case extra(ExactText)
    /// A requirement that the system imposes on every password, regardless of its settings, and that the policy lacks:
    /// a clause in lower case ("accepts at most 256 characters").
    case demand(String)
  }

  /// Creates the loss of `part` in `format`, which writes `substitute` instead or leaves the part out.
  package init(
    _ part: Part, in format: PolicyFormat, because reason: String? = nil, instead substitute: String? = nil,
    extent: Extent = .any
  ) {
    self.part = part
    self.format = format.title
    self.reason = reason
    self.substitute = substitute
    self.extent = extent
  }

  /// The message in English: one sentence without a full stop.
  public var message: String {
    let what =
      switch part {
      case .rule(let index, let id): "rule \(index + 1) (\(id))"
      case .order: "the order of the rules"
      case .note: "the description"
      case .serverText: "the server's own text"
      case .normalization: "the normalisation of passwords to NFC"
      case .extra(let name): "the value \"\(name.clipped)\""
      case .demand(let clause): clause
      }
    if case .demand = part { return "\(article) \(format) always \(what), which the policy does not require" }
    let cause = reason.map { " because \($0)" } ?? ""
    let start = "\(article) \(format) cannot express \(what)\(cause)"
    return substitute.map { "\(start); instead it \($0)" } ?? "\(start), so it is left out"
  }

  /// "A" or "An", by the pronunciation of the format's name.
  private var article: String {
    let startsWithVowel = format.utf8.first.map { "AEIOaeio".utf8.contains($0) } ?? false
    return startsWithVowel || format.utf8.starts(with: "HTML".utf8) ? "An" : "A"
  }
}
