public import WatchwordDiagnostics

/// Which of a message's texts a text is: `plural.one`, `device.ipad.plural.other`, `substitutions.files.plural.one`.
///
/// The keywords are kept as written, so that a catalogue with an unknown one can be told where it is.
public struct VariationPath: Hashable, Sendable {
  /// The name of the substitution that the text belongs to.
  public let substitution: ExactText?
  /// The keyword of the device that the text is for.
  public let device: ExactText?
  /// The keyword of the plural category that the text is for.
  public let plural: ExactText?

  /// The path with these parts; without any it is the message's only text.
  public init(substitution: ExactText? = nil, device: ExactText? = nil, plural: ExactText? = nil) {
    self.substitution = substitution
    self.device = device
    self.plural = plural
  }

  /// The message's only text.
  public static let whole = VariationPath()

  /// Whether the text is the message's own: not one of several by number or device, and not a substitution's.
  public var isWhole: Bool { substitution == nil && device == nil && plural == nil }

  /// The plural category that the text is for, or `nil` if it is for all numbers or the keyword is unknown.
  public var category: PluralCategory? { plural.flatMap { PluralCategory(keyword: $0) } }
}
