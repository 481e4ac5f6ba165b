public import WatchwordBasics

/// The maximum lengths of texts, in addition to the limits in catalogues.
public struct LengthLimits: Sendable {
  /// The limits of units; the first one that applies to a unit is used.
  public let units: [UnitLimit]
  /// The limit of each text of a password rule; `nil` if there is none.
  public let ruleText: Limit?

  /// Creates limits; by default, there are none.
  public init(units: [UnitLimit] = [], ruleText: Limit? = nil) {
    self.units = units
    self.ruleText = ruleText
  }

  /// Returns these limits, and the others where these do not apply.
  func adding(_ other: LengthLimits) -> LengthLimits {
    LengthLimits(units: units + other.units, ruleText: ruleText ?? other.ruleText)
  }

  /// Returns the limit of the unit with this id; `nil` if there is none.
  public func limit(ofUnit id: ExactText) -> Limit? { units.first { $0.pattern.matches(id) }?.limit }

  /// A limit of length.
  public struct Limit: Hashable, Sendable {
    /// The maximum length, at least 1.
    public let length: Int
    /// The unit of measurement.
    public let measure: Measure

    /// Creates a limit of this length.
    public init(_ length: Int, in measure: Measure = .characters) {
      self.length = length
      self.measure = measure
    }
  }

  /// The unit in which a limit is measured.
  public enum Measure: String, CaseIterable, Sendable {
    /// Characters as people see them (extended grapheme clusters, UAX #29).
    case characters
    /// Columns of a fixed-width font, of which wide characters take two (East Asian Width, UAX #11).
    case columns
  }

  /// A limit for the units whose ids match a pattern.
  public struct UnitLimit: Sendable {
    /// The ids of the units.
    public let pattern: NamePattern
    /// The limit.
    public let limit: Limit

    /// Creates a limit for the units whose ids match `pattern`.
    public init(_ pattern: NamePattern, _ limit: Limit) {
      self.pattern = pattern
      self.limit = limit
    }
  }
}
