import WatchwordDiagnostics
import WatchwordLocalization

/// Characters of a policy as the items of a list in a sentence.
///
/// The first item has the visible characters in quotation marks, without duplicates and in the policy's order; a
/// combining mark is shown on a dotted circle. The space is a separate item, in words. Invisible characters, and those
/// beyond the maximum, are only counted.
struct ShownCharacters: Hashable {
  /// The items.
  let items: [Phrase]
  /// Whether the space is the only character.
  let isSpaceAlone: Bool

  private static let visible = PhraseDeclaration("characters.visible.name", [.characters("characters")])
  private static let space = PhraseDeclaration("characters.space.name")
  private static let invisible = PhraseDeclaration("characters.invisible.name", [.count("count")])
  private static let more = PhraseDeclaration("characters.more.name", [.count("count")])

  /// The declarations of the items.
  static let declarations = [visible, space, invisible, more]

  /// Enough for all special characters of ASCII.
  private static let mostShown = 40
  /// How many different characters are looked at; a policy can have a million.
  private static let mostSeen = 100

  /// The code points of the NFC form of `characters`, which are those of `set`.
  init(_ characters: String, set: ScalarSet) {
    let space: Unicode.Scalar = " "
    let hasSpace = set.contains(space.value)
    var seen = ScalarSet()
    var shown: [String] = []
    var invisibleCount = 0
    for scalar in Normalization.nfc(characters).unicodeScalars where scalar != space && !seen.contains(scalar.value) {
      if shown.count == Self.mostShown || seen.count == Self.mostSeen { break }
      seen.insert(scalar.value)
      if let look = Self.look(of: scalar) { shown.append(look) } else { invisibleCount += 1 }
    }
    let restCount = set.count - seen.count - (hasSpace ? 1 : 0)
    var items: [Phrase] = []
    if !shown.isEmpty { items.append(Self.visible.phrase(.characters(ExactText(shown.joined(separator: " "))))) }
    if hasSpace { items.append(Self.space.phrase()) }
    if invisibleCount > 0 { items.append(Self.invisible.phrase(.count(invisibleCount))) }
    if restCount > 0 { items.append(Self.more.phrase(.count(restCount))) }
    self.items = items
    isSpaceAlone = hasSpace && set.count == 1
  }

  /// The items as the value of a phrase.
  var list: Phrase.Value { .list(items) }

  /// The visible form of the character, or `nil`.
  private static func look(of scalar: Unicode.Scalar) -> String? {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned, .privateUse, .surrogate:
      nil
    case .nonspacingMark, .enclosingMark, .spacingMark:
      selectsVariant(scalar) ? nil : "\u{25CC}" + String(Character(scalar))
    default: String(Character(scalar))
    }
  }

  /// Whether the mark only changes the look of the character before it (The Unicode Standard, section 23.4), or joins
  /// two of them (U+034F).
  private static func selectsVariant(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x34F, 0x180B...0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    default: false
    }
  }
}
