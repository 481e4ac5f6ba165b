/// Widths of text in terminal cells.
package enum CellWidth {
  /// Returns the width of a text that is safe to print (see ``TerminalText``).
  package static func of(_ text: String) -> Int { text.reduce(0) { $0 + of($1) } }

  /// Returns the width of a user-perceived character. An emoji takes two cells, however many code points it has; for
  /// other characters, terminals add up the widths of the code points.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    guard scalars.count > 1 else { return of(first) }
    let isEmoji = first.properties.isEmoji && !first.isASCII
    let second = scalars[scalars.index(after: scalars.startIndex)]
    // A flag, a sequence (skin tone, family), or an emoji selected by a variation selector.
    if isEmoji, of(first) == 2 || second.value == 0xFE0F || second.properties.isEmoji { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    isBidirectionalControl(scalar) ? 0 : TerminalScalar.shown(scalar).width
  }

  private static func isBidirectionalControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E...0x200F, 0x2066...0x2069: true
    default: false
    }
  }
}
