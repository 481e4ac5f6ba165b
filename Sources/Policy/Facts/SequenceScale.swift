/// An order of characters in which neighbours form sequences: that of code points, or the rows of a keyboard.
///
/// ``SequenceRule`` rejects what runs up or down on a scale. Other modules use scales to reason about the rule without a
/// password.
public struct SequenceScale: Hashable, Sendable {
  private let layout: KeyboardLayout?

  private init(_ layout: KeyboardLayout?) { self.layout = layout }

  /// The order of code points among letters and among digits, ignoring case.
  public static let codePoints = SequenceScale(nil)
  /// The rows of each keyboard that the rule knows.
  public static let keyboards = KeyboardLayout.allCases.map { SequenceScale($0) }

  /// The place of a character; `nil` if it is part of no sequence. Neighbours are one place apart.
  ///
  /// `nil` also where a character folds to several, such as ß on a keyboard, and so has no single place.
  public func place(of scalar: Unicode.Scalar) -> Int? {
    let kind = CharacterKind(scalar)
    guard let layout else {
      // Digits are far away from letters, so that no letter is a neighbour of a digit.
      if kind == .digit { return Int(scalar.value) + 1 << 32 }
      return kind.isLetter ? Int(PasswordScan.lowercase(scalar, kind)) : nil
    }
    let folded = String(decoding: CaseFolding.folded(String(scalar)), as: UTF8.self).unicodeScalars
    guard let key = folded.first, folded.count == 1 else { return nil }
    return layout.places[key.value].map { Int($0) }
  }
}
