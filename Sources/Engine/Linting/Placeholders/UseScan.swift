import WatchwordBasics
import WatchwordLocalization

/// A scanner of the arguments in a pattern, which counts positions as Core Foundation does.
struct UseScan {
  private(set) var uses: [Placeholder] = []
  private let first: Int
  private var next: Int

  init(first: Int) {
    self.first = first
    next = first
  }

  mutating func add(_ element: Pattern.Element) {
    switch element.kind {
    case .literal, .escapedPercent: break
    case .substitutionArgument:
      uses.append(
        Placeholder(argument: .position(first), type: ArgumentType(.integer), range: element.range, isNumbered: true))
    case .substitution(let name, let position):
      append(position, .integer, element.range, substitution: name)
    case .placeholder(let placeholder):
      for extent in [placeholder.width, placeholder.precision] {
        if case .argument(let position) = extent { append(position, .integer, element.range) }
      }
      append(
        placeholder.position, ArgumentType.Kind(placeholder.conversion), element.range, is64Bit: placeholder.is64Bit)
    }
  }

  private mutating func append(
    _ position: Int?, _ kind: ArgumentType.Kind, _ range: Range<Int>, substitution: ExactText? = nil,
    is64Bit: Bool? = nil
  ) {
    uses.append(
      Placeholder(
        argument: .position(position ?? next), type: ArgumentType(kind), range: range, isNumbered: position != nil,
        substitution: substitution, is64Bit: is64Bit))
    if position == nil { next &+= 1 }
  }
}

extension Pattern.Placeholder {
  /// Whether a whole number has 64 bits on the systems that Xcode's catalogues are for; `nil` for other values.
  fileprivate var is64Bit: Bool? {
    guard ArgumentType.Kind(conversion) == .integer else { return nil }
    switch length {
    case .standard, .char, .short: return false
    default: return true
    }
  }
}
