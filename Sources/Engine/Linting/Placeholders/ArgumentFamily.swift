import WatchwordLocalization

/// The type that an argument must have for a placeholder to show it.
///
/// Whole numbers of all sizes and signs are one family: on the 64-bit systems that Xcode's catalogues are for, each
/// argument has 8 bytes, so no argument is read in place of another; see ``ArgumentUse/is64Bit``.
enum ArgumentFamily: UInt8, Sendable {
  case object, integer, floatingPoint, character, string, pointer, date

  init(_ conversion: Pattern.Conversion) {
    switch conversion {
    case .object: self = .object
    case .decimal, .unsigned, .hexadecimal, .octal: self = .integer
    case .fixedPoint, .scientific, .general, .hexadecimalFloat: self = .floatingPoint
    case .character: self = .character
    case .string: self = .string
    case .pointer: self = .pointer
    case .date: self = .date
    }
  }

  /// The name of the family in messages, with an article.
  var name: String {
    switch self {
    case .object: "a text"
    case .integer: "a whole number"
    case .floatingPoint: "a number with decimals"
    case .character: "a character"
    case .string: "a C string"
    case .pointer: "an address"
    case .date: "a date"
    }
  }
}

/// A set of types.
struct ArgumentFamilies: OptionSet, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ family: ArgumentFamily) { rawValue = 1 << family.rawValue }

  func contains(_ family: ArgumentFamily) -> Bool { isSuperset(of: Self(family)) }

  /// Adds a type; returns whether it is new.
  @discardableResult mutating func insert(_ family: ArgumentFamily) -> Bool { insert(Self(family)).inserted }
}
