/// The space that French puts before `: ; ! ? »` and after `«`.
struct HighMarkSpace {
  let mark: Unicode.Scalar
  /// The bytes of the mark.
  let bytes: Range<Int>
  /// The byte offset at which the space belongs.
  let offset: Int
  /// The bytes of an ordinary space there; `nil` if there is no space.
  let blank: Range<Int>?

  /// Whether the mark may be an arrow that the source has, too.
  func isArrow(in unit: UnitFacts) -> Bool { mark.isGuillemet && unit.pair?.copiesGuillemets ?? false }

  /// Returns the first few marks of a text that lack their no-break space.
  static func all(in text: String) -> [HighMarkSpace] {
    let characters = Characters(text)
    return characters.scalars.indices.lazy.compactMap { HighMarkSpace($0, characters) }.prefix(Findings.maximumPerText)
      .map { $0 }
  }

  /// Reads the mark at `index`; `nil` if there is none, or if it does not follow a word.
  private init?(_ index: Int, _ characters: Characters) {
    let mark = characters.scalars[index]
    let isOpening = mark == "«"
    guard isOpening || [":", ";", "!", "?", "»"].contains(mark) else { return nil }
    let beside = isOpening ? index + 1 : index - 1
    guard let neighbour = characters[beside] else { return nil }
    if !isOpening, mark != "»" {
      // In an address, code or a time, the text continues directly after the mark.
      let next = characters[index + 1]
      guard next?.isBlank ?? true || next == "\n" || next == "»" else { return nil }
    }
    self.mark = mark
    bytes = characters.bytes(index..<index + 1)
    if neighbour == " " {
      let far = isOpening ? beside + 1 : beside - 1
      // An emoticon or a list mark also has a space before it.
      guard let word = characters[far], word.isLetter || word.digit != nil || Self.endsWord(word),
        !Self.isFace(characters, index)
      else { return nil }
      blank = characters.bytes(beside..<beside + 1)
      offset = characters.offsets[beside]
    } else {
      guard neighbour.isLetter || neighbour.digit != nil || neighbour == ")" else { return nil }
      // `[key:`, `http:` and other code cannot be distinguished from ASCII words in small letters before a mark.
      blank = nil
      offset = isOpening ? characters.offsets[beside] : bytes.lowerBound
    }
  }

  private static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    [")", "@", "»", "”", "\"", "%", "."].contains(scalar)
  }

  private static func isFace(_ characters: Characters, _ index: Int) -> Bool {
    guard characters[index] == ":" || characters[index] == ";", let next = characters[index + 1] else { return false }
    return [")", "(", "-", "D", "P"].contains(next)
  }
}
