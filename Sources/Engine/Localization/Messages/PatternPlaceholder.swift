package import WatchwordBasics

extension Pattern {
  /// A conversion specification: the value that is shown, and its format (IEEE Std 1003.1, `fprintf`).
  package struct Placeholder: Hashable, Sendable {
    /// The position of the value as written (`2` in `%2$@`), from 1; `nil` if it is implicit.
    package let position: Int?
    /// The name of the value (`total` in `%2$(total)lld`), which Xcode reads and people never see; `nil` if there is none.
    package let label: ExactText?
    /// The flags.
    package let flags: Flags
    /// The minimum number of characters.
    package let width: Extent
    /// The minimum number of digits, the number of decimals, or the maximum number of characters of a text.
    package let precision: Extent
    /// The length modifier.
    package let length: Length
    /// The type of the value and its format.
    package let conversion: Conversion

    /// Returns the rest of the placeholder, as written, after its percent sign, its position and its label: `lld` of
    /// `%2$(total)lld`.
    package func specifier(of written: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      var rest = written.dropFirst()
      if position != nil { rest = rest.drop { $0 != UInt8(ascii: "$") }.dropFirst() }
      if label != nil { rest = rest.drop { $0 != UInt8(ascii: ")") }.dropFirst() }
      return rest
    }
  }

  /// The flags of a placeholder.
  package struct Flags: OptionSet, Hashable, Sendable {
    /// One bit for each flag.
    package let rawValue: UInt8

    /// Creates flags with these bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `-`: pad on the right.
    package static let leftAligned = Flags(rawValue: 1)
    /// `+`: show the sign of positive numbers too.
    package static let signed = Flags(rawValue: 2)
    /// `#`: the alternative form.
    package static let alternative = Flags(rawValue: 4)
    /// `0`: pad with zeros.
    package static let zeroFilled = Flags(rawValue: 8)
    /// `'`: group the digits.
    package static let grouped = Flags(rawValue: 16)
  }

  /// A width or a precision.
  package enum Extent: Hashable, Sendable {
    /// Not given.
    case unspecified
    /// A number in the text, at most `Pattern.maximumWidth`.
    case fixed(Int)
    /// `*` or `*2$`: the value of an argument.
    case argument(Int?)
  }

  /// A length modifier.
  package enum Length: String, Hashable, Sendable {
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
    /// `q`: 64 bits; an extension by Apple, not in IEEE Std 1003.1.
    case quad = "q"
    /// `j`: `intmax_t`.
    case intmax = "j"
    /// `z`: `size_t`.
    case size = "z"
    /// `t`: `ptrdiff_t`.
    case pointerDifference = "t"
    /// `L`: `long double`.
    case longDouble = "L"
  }

  /// The conversions of placeholders.
  package enum Conversion: Hashable, Sendable {
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
    /// `%tB` and its relatives in Java: a part of a date or a time.
    case date

    /// Whether the value is a whole number.
    package var takesInteger: Bool {
      switch self {
      case .decimal, .unsigned, .hexadecimal, .octal: true
      default: false
      }
    }

    /// Whether the value is a floating-point number.
    package var takesFloatingPoint: Bool {
      switch self {
      case .fixedPoint, .scientific, .general, .hexadecimalFloat: true
      default: false
      }
    }

    /// Whether the value is a text: an object's description or a C string.
    package var takesText: Bool { self == .object || self == .string }

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
