public import WatchwordBasics

/// The kind of characters in a sequence.
public enum SequenceKind: UInt8, NamedChoice {
  /// Letters or digits.
  case any
  /// Letters only.
  case letters
  /// Digits only.
  case digits
  /// Adjacent keys of a keyboard only.
  case keys

  /// The name in policies.
  public var name: ExactText {
    switch self {
    case .any: "any"
    case .letters: "letters"
    case .digits: "digits"
    case .keys: "keys"
    }
  }

  /// Returns the group within which characters of `kind` form sequences in the order of code points.
  func group(of kind: CharacterKind) -> MonotonicRun.Group {
    if kind == .digit { return self == .any || self == .digits ? .digits : .none }
    return kind.isLetter && (self == .any || self == .letters) ? .letters : .none
  }
}

/// The direction of a sequence.
public enum SequenceDirection: UInt8, NamedChoice {
  /// Ascending or descending.
  case either
  /// Ascending, such as 123, or to the right on a keyboard.
  case ascending
  /// Descending, such as 321, or to the left on a keyboard.
  case descending

  /// The name in policies.
  public var name: ExactText {
    switch self {
    case .either: "either"
    case .ascending: "ascending"
    case .descending: "descending"
    }
  }
}

/// An order of characters in which neighbours form sequences: the order of code points, or the rows of a keyboard.
///
/// ``SequenceRule`` rejects runs up or down a scale. Other modules use scales to analyse the rule without a password.
package struct SequenceScale: Hashable, Sendable {
  private let layout: KeyboardLayout?
  private let kind: SequenceKind
  private let direction: SequenceDirection

  private init(_ layout: KeyboardLayout?, _ kind: SequenceKind = .any, _ direction: SequenceDirection = .either) {
    self.layout = layout
    self.kind = kind
    self.direction = direction
  }

  /// The order of code points among letters and among digits, ignoring case.
  package static let codePoints = SequenceScale(nil)
  /// The rows of each keyboard that the rule supports.
  package static let keyboards = KeyboardLayout.allCases.map { SequenceScale($0) }

  /// Returns the scales on which `rule` rejects sequences.
  package static func scales(of rule: SequenceRule) -> [SequenceScale] {
    let ofCodePoints = rule.kind == .keys ? [] : [SequenceScale(nil, rule.kind, rule.direction)]
    guard rule.includesKeyboardRows else { return ofCodePoints }
    return ofCodePoints + KeyboardLayout.allCases.map { SequenceScale($0, .any, rule.direction) }
  }

  /// Whether a sequence can continue by this step from the position of one character to that of the next.
  package func isStep(_ step: Int) -> Bool {
    step == 1 && direction != .descending || step == -1 && direction != .ascending
  }

  /// The first position of digits on the scale of code points. It is beyond all code points, so that no letter is a
  /// neighbour of a digit.
  package static let firstDigitPosition = 1 << 24

  /// Returns the position of a character on the scale; `nil` if it is part of no sequence. Neighbours differ by one.
  ///
  /// Also `nil` if a character folds to several, such as ß on a keyboard, and so has no single position.
  package func position(of scalar: Unicode.Scalar) -> Int? {
    let character = CharacterKind(scalar)
    guard let layout else {
      guard kind.group(of: character) != .none else { return nil }
      return character == .digit
        ? Int(scalar.value) + Self.firstDigitPosition : Int(PasswordScan.lowercase(scalar, character))
    }
    let folded = String(decoding: CaseFolding.folded(String(scalar)), as: UTF8.self).unicodeScalars
    guard let key = folded.first, folded.count == 1 else { return nil }
    return layout.keyPositions[key.value].map { Int($0) }
  }
}
