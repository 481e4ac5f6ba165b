public import WatchwordDiagnostics

/// How long texts may be, apart from what the catalogues themselves say.
public struct LengthLimits: Sendable {
  /// The limits of units; the first one that applies to a unit counts.
  public let units: [UnitLimit]
  /// The limit of each text of a password rule; `nil` if there is none.
  public let ruleText: Limit?

  /// Creates limits; by default, there are none.
  public init(units: [UnitLimit] = [], ruleText: Limit? = nil) {
    self.units = units
    self.ruleText = ruleText
  }

  /// The limit of the unit with this id; `nil` if there is none.
  public func limit(ofUnit id: ExactText) -> Limit? { units.first { $0.pattern.matches(id) }?.limit }

  /// A limit of length.
  public struct Limit: Hashable, Sendable {
    /// The greatest length, at least 1.
    public let length: Int
    /// What is counted.
    public let measure: Measure

    /// Creates a limit of this length.
    public init(_ length: Int, in measure: Measure = .characters) {
      self.length = length
      self.measure = measure
    }
  }

  /// What a limit counts.
  public enum Measure: String, CaseIterable, Sendable {
    /// Characters as people see them (extended grapheme clusters, UAX #29).
    case characters
    /// Columns of a fixed-width font, of which wide characters take two (East Asian Width, UAX #11).
    case columns
  }

  /// The limit of the units whose ids match a pattern.
  public struct UnitLimit: Sendable {
    /// The ids of the units.
    public let pattern: NamePattern
    /// Their limit.
    public let limit: Limit

    /// Creates a limit for the units whose ids match `pattern`.
    public init(_ pattern: NamePattern, _ limit: Limit) {
      self.pattern = pattern
      self.limit = limit
    }
  }
}
