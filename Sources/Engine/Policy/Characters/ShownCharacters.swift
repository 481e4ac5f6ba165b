import WatchwordBasics
import WatchwordLocalization

/// The characters of a policy as items of a list in a sentence.
///
/// The first item has the visible characters in quotation marks, without duplicates and in the policy's order; a
/// combining mark is shown on a dotted circle. The space and the tab are separate items, written as words. Other
/// invisible characters are only mentioned, and those beyond the maximum are counted.
struct ShownCharacters: Hashable {
  /// The items.
  let items: [Phrase]
  /// Whether the space is the only character.
  let isSpaceAlone: Bool
  /// Whether all characters are invisible and none of them has a name.
  let isInvisibleAlone: Bool
  /// Whether any of the characters is invisible, not counting the space.
  let hasInvisible: Bool
  /// Whether the items show every character.
  let isComplete: Bool

  static let pair = PhraseDeclaration("characters.list.name", [.text("before"), .text("after")])
  private static let visible = PhraseDeclaration("characters.visible.name", [.characters("characters")])
  private static let space = PhraseDeclaration("characters.space.name")
  private static let tab = PhraseDeclaration("characters.tab.name")
  private static let invisible = PhraseDeclaration("characters.invisible.name")
  private static let more = PhraseDeclaration("characters.more.name", [.count("count")])

  /// The declarations of the items and of the pattern that joins them.
  static let declarations = [pair, visible, space, tab, invisible, more]

  /// The maximum number of characters that are shown; enough for all ASCII special characters.
  private static let maximumShown = 40
  /// The maximum number of different characters that are examined; a policy can have a million.
  private static let maximumSeen = 100

  /// Creates items for the code points of the NFC form of `characters`, except those of `named`, which the text already
  /// names. `set` contains the code points of both; the space is an item whenever `set` contains it.
  init(_ characters: String, set: ScalarSet, named: ScalarSet = ScalarSet()) {
    let space: Unicode.Scalar = " "
    let tab: Unicode.Scalar = "\t"
    let hasSpace = set.contains(space.value)
    var seen = ScalarSet()
    var shown: [String] = []
    var (hasTab, hasUnnamed) = (false, false)
    for scalar in Normalization.nfc(characters).unicodeScalars {
      if scalar == space || seen.contains(scalar.value) || named.contains(scalar.value) { continue }
      if shown.count == Self.maximumShown || seen.count == Self.maximumSeen { break }
      seen.insert(scalar.value)
      if let form = Self.visibleForm(of: scalar) {
        shown.append(form)
      } else if scalar == tab {
        hasTab = true
      } else {
        hasUnnamed = true
      }
    }
    let restCount = set.count - named.count - seen.count - (hasSpace && !named.contains(space.value) ? 1 : 0)
    var items: [Phrase] = []
    if !shown.isEmpty { items.append(Self.visible.phrase(.characters(ExactText(shown.joined(separator: " "))))) }
    if hasSpace { items.append(Self.space.phrase()) }
    if hasTab { items.append(Self.tab.phrase()) }
    if hasUnnamed { items.append(Self.invisible.phrase()) }
    if restCount > 0 { items.append(Self.more.phrase(.count(restCount))) }
    self.items = items
    isSpaceAlone = hasSpace && set.count == 1
    isInvisibleAlone = hasUnnamed && items.count == 1
    hasInvisible = hasTab || hasUnnamed
    isComplete = !hasUnnamed && restCount <= 0
  }

  /// Returns the items, preceded by `kinds`, as the value of a phrase.
  ///
  /// The catalogue's own separator joins the items, because "space" after the "and" of an enumeration would read like a
  /// requirement.
  func list(after kinds: [Phrase] = []) -> Phrase.Value { .list(kinds + items, by: Self.pair) }

  /// Returns the visible form of the character, or `nil` if there is none.
  private static func visibleForm(of scalar: Unicode.Scalar) -> String? {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned, .privateUse, .surrogate:
      nil
    case .nonspacingMark, .enclosingMark, .spacingMark:
      selectsVariant(scalar) ? nil : "\u{25CC}" + String(Character(scalar))
    default: String(Character(scalar))
    }
  }

  /// Whether the mark only changes the appearance of the preceding character (The Unicode Standard, section 23.4), or
  /// joins two characters (U+034F).
  private static func selectsVariant(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x34F, 0x180B...0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    default: false
    }
  }
}
