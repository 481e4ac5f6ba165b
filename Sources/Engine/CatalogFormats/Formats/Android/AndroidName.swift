import WatchwordBasics

/// The names of resources, resource types and elements that aapt2 accepts (Android, `ResourceUtils`, `ResourceTypes`).
enum AndroidName {
  /// Whether a resource can have the name: a letter or `_`, followed by letters, digits, `_`, `.`, `-` and combining
  /// marks. aapt2 accepts letters only in the Basic Multilingual Plane; they are almost the same as those that can
  /// start an XML name.
  static func isValid(_ name: ExactText) -> Bool {
    for (index, scalar) in name.string.unicodeScalars.enumerated() {
      let fits = index == 0 ? isStart(scalar) : isPart(scalar)
      if !fits { return false }
    }
    return !name.isEmpty
  }

  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3A, 0x200C, 0x200D, 0x2070, 0x2074...0x207E, 0x2080...0x208E, 0x2190...0x2BFF, 0x2FE0...0x2FEF,
      0x3001...0x3004, 0x3008...0x3020, 0x3030, 0x10000...:
      false
    case 0xAA, 0xB5, 0xBA: true
    default: XMLName.isStart(scalar)
    }
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: isStart(scalar)
    }
  }

  /// The types that a reference or an `<item>` can name.
  static let types: Set<ExactText> = [
    "anim", "animator", "array", "attr", "^attr-private", "bool", "color", "configVarying", "dimen", "drawable", "font",
    "fraction", "id", "integer", "interpolator", "layout", "menu", "mipmap", "navigation", "plurals", "raw", "string",
    "style", "styleable", "transition", "xml",
  ]

  /// The elements of `<resources>` that are not types. `macro` and those of staged resources are newer than aapt2 2.19.
  static let otherElements: Set<ExactText> = [
    "add-resource", "bag", "declare-styleable", "eat-comment", "integer-array", "item", "java-symbol", "macro",
    "overlayable", "public", "public-group", "skip", "staging-public-group", "staging-public-group-final",
    "string-array", "symbol",
  ]

  /// Returns an attribute value without surrounding white space, which aapt2 drops.
  static func trimmed(_ value: UnsafeBufferPointer<UInt8>) -> ExactText {
    let isBlank = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    let end = value.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    let start = value[..<end].firstIndex { !isBlank($0) } ?? end
    return ExactText(utf8: value[start..<end])
  }

  /// Returns the Boolean value of a word, as aapt2 reads it.
  static func boolean(_ word: ExactText) -> Bool? {
    if ["true", "True", "TRUE"].contains(word) { return true }
    return ["false", "False", "FALSE"].contains(word) ? false : nil
  }
}
