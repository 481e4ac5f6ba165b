import Diagnostics

/// Which of a message's texts a text is: `plural.one`, `device.ipad.plural.other`, `substitutions.files.plural.one`.
///
/// The keywords are kept as written, so that a catalogue with an unknown one can be told where it is.
public struct VariationPath: Hashable, Sendable {
  /// The name of the substitution that the text belongs to.
  public let substitution: String?
  /// The keyword of the device that the text is for.
  public let device: String?
  /// The keyword of the plural category that the text is for.
  public let plural: String?

  /// The path with these parts; without any it is the message's only text.
  public init(substitution: String? = nil, device: String? = nil, plural: String? = nil) {
    self.substitution = substitution
    self.device = device
    self.plural = plural
  }

  /// The message's only text.
  public static let whole = VariationPath()

  /// Whether both paths consist of the same bytes.
  public static func == (left: VariationPath, right: VariationPath) -> Bool {
    isSame(left.substitution, right.substitution) && isSame(left.device, right.device)
      && isSame(left.plural, right.plural)
  }

  /// Feeds the path's bytes to `hasher`.
  public func hash(into hasher: inout Hasher) {
    for part in [substitution, device, plural] {
      for byte in (part ?? "").utf8 { hasher.combine(byte) }
      hasher.combine(part == nil)
    }
  }

  private static func isSame(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.isSame(as: right)
  }
}
