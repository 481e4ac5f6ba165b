public import WatchwordBasics

/// The path of a text within its message: `plural.one`, `device.ipad.plural.other`, `substitutions.files.plural.one`.
///
/// Keywords are kept as written, so that unknown ones can be reported.
public struct VariationPath: Hashable, Sendable {
  /// The name of the substitution that the text belongs to.
  public let substitution: ExactText?
  /// The keyword of the device that the text is for.
  public let device: ExactText?
  /// The keyword of the plural category that the text is for.
  public let plural: ExactText?
  /// The minimum width that the text is for, as a number without a unit. Only `.stringsdict` files have such texts.
  public let width: ExactText?

  /// Creates a path from these parts. Without any part, it is the path of the message's only text.
  package init(
    substitution: ExactText? = nil, device: ExactText? = nil, plural: ExactText? = nil, width: ExactText? = nil
  ) {
    self.substitution = substitution
    self.device = device
    self.plural = plural
    self.width = width
  }

  /// The path of the message's only text.
  public static let whole = VariationPath()

  /// Whether the text is the message's only text: it does not vary by number, device or width, and does not belong to a
  /// substitution.
  public var isWhole: Bool { substitution == nil && device == nil && plural == nil && width == nil }

  /// The plural category that the text is for, or `nil` if it is for all numbers or the keyword is unknown.
  public var category: PluralCategory? { plural.flatMap { PluralCategory(keyword: $0) } }
}
