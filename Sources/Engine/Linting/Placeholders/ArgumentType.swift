import WatchwordLocalization

/// The type that a value must have for a placeholder to show it.
struct ArgumentType: Hashable, Sendable {
  let kind: Kind
  var size = Size.standard
  /// The letter that distinguishes types of the same kind.
  var letter: UInt8 = 0

  /// Whole numbers of all sizes and signs are one kind for Apple's systems: on 64-bit systems each argument has 8 bytes,
  /// so no argument is read in place of another; see ``Placeholder/is64Bit``.
  enum Kind: UInt8, Sendable {
    case any, integer, unsigned, float, character, text, cString, object, pointer, count, number, date, list, special
  }

  /// The size of a number, as far as the language specifies it.
  struct Size: Hashable, Sendable {
    let code: UInt16

    static let standard = Size(code: 0)
    static let char = Size(code: 1)
    static let short = Size(code: 2)
    static let long = Size(code: 3)
    static let longLong = Size(code: 4)
    static let intmax = Size(code: 5)
    static let size = Size(code: 6)
    static let ptrdiff = Size(code: 7)
    static let wide = Size(code: 8)
  }

  init(_ kind: Kind, _ size: Size = .standard, letter: UInt8 = 0) {
    self.kind = kind
    self.size = size
    self.letter = letter
  }
}

extension ArgumentType.Kind {
  init(_ conversion: Pattern.Conversion) {
    switch conversion {
    // On Apple's systems, `%@` nearly always shows a text.
    case .object: self = .text
    case .decimal, .unsigned, .hexadecimal, .octal: self = .integer
    case .fixedPoint, .scientific, .general, .hexadecimalFloat: self = .float
    case .character: self = .character
    case .string: self = .cString
    case .pointer: self = .pointer
    case .date: self = .date
    }
  }

  /// The name of the type in messages, with an article.
  var name: String {
    switch self {
    case .any: "any value"
    case .integer: "a whole number"
    case .unsigned: "a whole number without a sign"
    case .float: "a number with decimals"
    case .character: "a character"
    case .text: "a text"
    case .cString: "a C string"
    case .object: "an object"
    case .pointer: "an address"
    case .count: "an address for a count"
    case .number: "a number"
    case .date: "a date"
    case .list: "a list"
    case .special: "a value of a special kind"
    }
  }
}

extension ArgumentType {
  /// A set of kinds.
  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }

    init(_ kind: Kind) { rawValue = 1 << UInt16(kind.rawValue) }

    func contains(_ kind: Kind) -> Bool { isSuperset(of: Self(kind)) }

    /// Adds a kind; returns whether it is new.
    @discardableResult mutating func insert(_ kind: Kind) -> Bool { insert(Self(kind)).inserted }
  }
}
