extension Pattern {
  /// A conversion specification: which value is shown, and how (IEEE Std 1003.1, `fprintf`).
  public struct Placeholder: Hashable, Sendable {
    /// The value's position as written (`2` in `%2$@`), from 1; `nil` if the text leaves it to the order.
    public let position: Int?
    /// The flags.
    public let flags: Flags
    /// The minimum number of characters.
    public let width: Extent
    /// The minimum number of digits, the number of decimals, or the maximum number of characters of a text.
    public let precision: Extent
    /// The length modifier.
    public let length: Length
    /// What kind of value is shown and how.
    public let conversion: Conversion
  }

  /// The flags of a placeholder.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// One bit for each flag.
    public let rawValue: UInt8

    /// The flags with these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `-`: fill on the right.
    public static let leftAligned = Flags(rawValue: 1)
    /// `+`: show the sign of positive numbers too.
    public static let signed = Flags(rawValue: 2)
    /// `#`: the alternative form.
    public static let alternative = Flags(rawValue: 4)
    /// `0`: fill with zeros.
    public static let zeroFilled = Flags(rawValue: 8)
    /// `'`: group the digits.
    public static let grouped = Flags(rawValue: 16)
  }

  /// A width or a precision.
  public enum Extent: Hashable, Sendable {
    /// Not given.
    case unspecified
    /// A number in the text, at most `Pattern.greatestWidth`.
    case fixed(Int)
    /// `*` or `*2$`: the number is an argument.
    case argument(Int?)
  }

  /// A length modifier.
  public enum Length: String, Hashable, Sendable {
    /// No modifier: `int`, or `double`.
    case standard = ""
    /// `hh`: `char`.
    case char = "hh"
    /// `h`: `short`.
    case short = "h"
    /// `l`: `long`.
    case long = "l"
    /// `ll`: `long long`.
    case longLong = "ll"
    /// `q`: 64 bits; Apple's, not of IEEE Std 1003.1.
    case quad = "q"
    /// `j`: `intmax_t`.
    case greatest = "j"
    /// `z`: `size_t`.
    case size = "z"
    /// `t`: `ptrdiff_t`.
    case pointerDifference = "t"
    /// `L`: `long double`.
    case longDouble = "L"
  }

  /// What a placeholder shows.
  public enum Conversion: Hashable, Sendable {
    /// `%@`.
    case object
    /// `%d`, `%i`, and the obsolete `%D`.
    case decimal
    /// `%u`, and the obsolete `%U`.
    case unsigned
    /// `%x`, `%X`.
    case hexadecimal(uppercase: Bool)
    /// `%o`, and the obsolete `%O`.
    case octal
    /// `%f`, `%F`.
    case fixedPoint
    /// `%e`, `%E`.
    case scientific
    /// `%g`, `%G`.
    case general
    /// `%a`, `%A`.
    case hexadecimalFloat
    /// `%c`, `%C`.
    case character
    /// `%s`, `%S`.
    case string
    /// `%p`.
    case pointer

    /// Whether the value is a whole number.
    public var takesInteger: Bool {
      switch self {
      case .decimal, .unsigned, .hexadecimal, .octal: true
      default: false
      }
    }

    /// Whether the value is a floating-point number.
    public var takesFloatingPoint: Bool {
      switch self {
      case .fixedPoint, .scientific, .general, .hexadecimalFloat: true
      default: false
      }
    }

    /// Whether the value is a text: an object's description or a C string.
    public var takesText: Bool { self == .object || self == .string }

    init?(_ letter: UInt8) {
      switch letter {
      case UInt8(ascii: "@"): self = .object
      case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "D"): self = .decimal
      case UInt8(ascii: "u"), UInt8(ascii: "U"): self = .unsigned
      case UInt8(ascii: "x"): self = .hexadecimal(uppercase: false)
      case UInt8(ascii: "X"): self = .hexadecimal(uppercase: true)
      case UInt8(ascii: "o"), UInt8(ascii: "O"): self = .octal
      case UInt8(ascii: "f"), UInt8(ascii: "F"): self = .fixedPoint
      case UInt8(ascii: "e"), UInt8(ascii: "E"): self = .scientific
      case UInt8(ascii: "g"), UInt8(ascii: "G"): self = .general
      case UInt8(ascii: "a"), UInt8(ascii: "A"): self = .hexadecimalFloat
      case UInt8(ascii: "c"), UInt8(ascii: "C"): self = .character
      case UInt8(ascii: "s"), UInt8(ascii: "S"): self = .string
      case UInt8(ascii: "p"): self = .pointer
      default: return nil
      }
    }
  }
}
