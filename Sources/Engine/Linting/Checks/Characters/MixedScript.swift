import WatchwordBasics

/// A word contains a letter of another script that looks the same.
enum MixedScript: UnitCheck {
  static let kind = FindingKind("mixed-script", .warning)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = [.cyrillic, .greek]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let shown = unit.shownText else { return }
    if file.writing?.language == "kab", shown.shape.signs.contains(.greek), !shown.sourceSigns.contains(.greek) {
      findings.report(each: shown) { letter in Self.kabyle[letter].map { .greek(letter, $0) } }
      return
    }
    guard !shown.shape.signs.isDisjoint(with: .latin),
      !shown.shape.signs.isDisjoint(with: [.cyrillic, .greek])
    else { return }
    // The letter of a placeholder such as %1$s does not belong to the word after it.
    let characters = Characters(shown.text.withoutPlaceholders.string)
    for word in characters.words where word.count > 2 {
      let before = characters[word.lowerBound - 1]
      guard before != "%", before?.digit == nil, let odd = odd(word, characters) else { continue }
      findings.report(
        .mixed(characters.scalars[odd], in: characters.text(word)),
        at: shown.text.span(of: characters.bytes(odd..<odd + 1)), unit: shown.unit)
      return
    }
  }

  /// The first letter of a word that looks like a letter of the script that the other letters use.
  private static func odd(_ word: Range<Int>, _ characters: Characters) -> Int? {
    var latin: [Int] = []
    var other: [Int] = []
    for index in word {
      let value = characters.scalars[index].value
      if (0x370...0x52F).contains(value) { other.append(index) } else if value < 0x250 { latin.append(index) }
    }
    guard !latin.isEmpty, !other.isEmpty else { return nil }
    let isLatin =
      latin.count > other.count || latin.count == other.count && !latin.allSatisfy { looksAlike(characters, $0) }
    let (few, many) = isLatin ? (other, latin) : (latin, other)
    guard few.allSatisfy({ looksAlike(characters, $0) }), !many.allSatisfy({ looksAlike(characters, $0) }) else {
      return nil
    }
    // An inflectional ending on an acronym in another script is accepted.
    let isAcronym = many.allSatisfy { characters.scalars[$0].properties.isUppercase }
    if isAcronym, few.allSatisfy({ characters.scalars[$0].properties.isLowercase }) { return nil }
    return few.first
  }

  private static func looksAlike(_ characters: Characters, _ index: Int) -> Bool {
    alike.contains(characters.scalars[index])
  }

  /// The letters that have the same shape in two of the scripts, as in confusables.txt of UTS #39.
  private static let alike: Set<Unicode.Scalar> = Set(
    ("aceopxyijsABCEHIJKMNOPSTXYZ" + "асеорхуіјѕАВСЕНІЈКМОРЅТХУ" + "οΑΒΕΖΗΙΚΜΝΟΡΤΥΧ").unicodeScalars)
}

extension MixedScript {
  /// The Latin letters of Kabyle, by the Greek letters that look like them.
  private static let kabyle: [Unicode.Scalar: Unicode.Scalar] = ["γ": "ɣ", "Γ": "Ɣ", "ε": "ɛ", "Ε": "Ɛ", "Σ": "Ɛ"]
}

extension Finding.Message {
  fileprivate static func greek(_ letter: Unicode.Scalar, _ latin: Unicode.Scalar) -> Self {
    Self(
      "The letter \(letter) (\(letter.codePoint)) is Greek; expected the Latin \(latin) of Kabyle",
      help: "Write \(latin)")
  }

  fileprivate static func mixed(_ letter: Unicode.Scalar, in word: String) -> Self {
    let script =
      letter.value < 0x250 ? "Latin" : letter.value < 0x400 ? "Greek" : "Cyrillic"
    return Self(
      "The letter \(letter) (\(letter.codePoint)) in \"\(word.clipped)\" is \(script), but the other letters are not",
      help: "Type the word again with one keyboard layout")
  }
}
