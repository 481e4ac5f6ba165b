/// A property of characters that patterns name as `\p{…}`.
enum PatternProperty: UInt8, CaseIterable, Sendable {
  case letter, uppercase, titlecase, lowercase, modifierLetter, otherLetter, digit, punctuation, symbol, space,
    whiteSpace

  /// The name in `\p{…}` (ECMA-262, section 22.2, "Unicode property value").
  var name: String {
    switch self {
    case .letter: "L"
    case .uppercase: "Lu"
    case .titlecase: "Lt"
    case .lowercase: "Ll"
    case .modifierLetter: "Lm"
    case .otherLetter: "Lo"
    case .digit: "Nd"
    case .punctuation: "P"
    case .symbol: "S"
    case .space: "Zs"
    case .whiteSpace: "White_Space"
    }
  }
}
