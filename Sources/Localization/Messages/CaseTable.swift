/// Values by the cases of an enumeration whose raw values are below 32, such as ``PluralCategory``.
///
/// A dictionary would do, with ten times the code for each kind of value.
public struct CaseTable<Key: RawRepresentable, Value> where Key.RawValue == UInt8 {
  /// A bit for each case that has a value.
  private var members: UInt32 = 0
  /// The values in the order of their cases.
  public private(set) var values: [Value] = []

  /// A table without values.
  public init() {}

  /// Whether no case has a value.
  public var isEmpty: Bool { values.isEmpty }

  /// The value of a case, where it has one.
  public subscript(key: Key) -> Value? {
    get {
      let bit = Self.bit(of: key)
      return members & bit == 0 ? nil : values[place(of: bit)]
    }
    set {
      let bit = Self.bit(of: key)
      let place = place(of: bit)
      if members & bit != 0 { values.remove(at: place) }
      members &= ~bit
      guard let newValue else { return }
      values.insert(newValue, at: place)
      members |= bit
    }
  }

  private static func bit(of key: Key) -> UInt32 { 1 << UInt32(key.rawValue) }

  /// The number of values of cases before the one with this bit.
  private func place(of bit: UInt32) -> Int { (members & (bit &- 1)).nonzeroBitCount }
}

extension CaseTable: Sendable where Key: Sendable, Value: Sendable {}
extension CaseTable: Equatable where Value: Equatable {}
extension CaseTable: Hashable where Value: Hashable {}

extension CaseTable: ExpressibleByDictionaryLiteral {
  /// A table of these values; of two of the same case the last one counts.
  public init(dictionaryLiteral elements: (Key, Value)...) {
    for (key, value) in elements { self[key] = value }
  }
}
