package import WatchwordPolicy

/// The set of characters over which passwords are counted.
package struct Alphabet: Hashable, Sendable {
  /// The characters, sorted and without duplicates.
  package let characters: [Unicode.Scalar]

  /// Creates an alphabet from those of `characters` that cannot merge with a neighbour. Combining marks and Hangul jamo
  /// are left out, because the NFC form of a password must have as many characters as were chosen.
  package init(_ characters: some Sequence<Unicode.Scalar>) {
    self.characters = Set(characters).filter { Self.standsAlone($0) }.sorted()
  }

  /// Creates an alphabet with one representative of each group.
  init(representing groups: [CharacterGroup]) { characters = groups.map { $0.representative } }

  /// The 95 printable ASCII characters.
  package static let printableASCII = Alphabet((UInt8(0x20)...0x7E).map { Unicode.Scalar($0) })

  /// The number of characters.
  package var count: Int { characters.count }

  /// The printable ASCII characters, and one of each kind of other character that any of `policies` distinguishes. The
  /// alphabet shows, for example, whether a policy forbids é or counts Ñ as a capital letter.
  package static func distinguishing(_ policies: [PasswordPolicy]) -> Alphabet {
    let all = policies.flatMap { $0.rules }
    let classifier = CharacterClassifier(all)
    let units = Set(all.compactMap { if case .length(let rule) = $0.automaton { rule.unit } else { nil } })
    let isMeasured = units.contains { $0 != .codePoint }
    var seen: Set<Signature> = []
    var found = printableASCII.characters
    let mentioned = all.flatMap { CharacterClassifier.mentioned(by: $0) }.filter { !$0.isASCII && standsAlone($0) }
    for scalar in typical + mentioned.sorted() {
      let signature = Signature(ofRules: classifier.signature(of: scalar), bytes: isMeasured ? UTF8.width(scalar) : 0)
      if seen.insert(signature).inserted { found.append(scalar) }
    }
    return Alphabet(found)
  }

  /// The properties that distinguish characters: how the rules treat them and, if lengths are measured in other units,
  /// their size.
  private struct Signature: Hashable {
    let ofRules: [Bool]
    let bytes: Int
  }

  /// One character of each kind that rules can distinguish without naming individual characters: a lower-case, an
  /// upper-case and a caseless letter, a digit, a symbol, a space, a character of no class, and an emoji, which takes
  /// more bytes.
  private static let typical: [Unicode.Scalar] = ["ñ", "Ñ", "漢", "٣", "€", "\u{A0}", "½", "🔑"]

  /// Whether NFC keeps the character and it never merges with a preceding or following character.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    let between = String(String.UnicodeScalarView(["a", scalar, scalar, "a"]))
    // Flags, prefixes and skin tones would form one grapheme cluster with a neighbour (UAX #29).
    guard between.count == 4, ScalarSet(String(scalar)).values == [scalar.value],
      scalar.properties.canonicalCombiningClass == .notReordered
    else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .surrogate, .unassigned: return false
    default: break
    }
    // Hangul jamo and syllables, which compose (The Unicode Standard, section 3.12), and joiners.
    switch scalar.value {
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xAC00...0xD7FB, 0x200C...0x200D: return false
    default: return true
    }
  }
}
