import Testing

@testable import WatchwordPolicy

/// What the engine says of characters by rules of its own, against the standard library's tables.
@Suite struct CharacterTests {
  static let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)

  /// Those that stand in NFC, which is what is folded.
  static let normalized = scalars.filter { Normalization.nfc(String($0)).unicodeScalars.elementsEqual([$0]) }

  private static func folded(_ scalar: Unicode.Scalar) -> [UInt8] {
    var bytes: [UInt8] = []
    CaseFolding.append(scalar, kind: CharacterKind(scalar), to: &bytes)
    return bytes
  }

  @Test func `a word is reversed by its code points`() {
    let words = PersonalWords(["aé漢😀"])
    #expect(words.occur(in: CaseFolding.folded("-😀漢éa-"), reversed: true))
    #expect(!words.occur(in: CaseFolding.folded("-😀漢éa-"), reversed: false))
    #expect(!words.occur(in: CaseFolding.folded("-😀éa漢-"), reversed: true))
  }

  @Test func `white space is the property White_Space`() {
    let wrong = Self.scalars.filter { $0.isWhiteSpace != $0.properties.isWhitespace }
    #expect(wrong.isEmpty)
  }

  /// The standard folds Cherokee to its capitals; this one folds all letters to small ones, which serves as well.
  @Test func `a character without the property Changes_When_Casefolded folds to itself, Cherokee capitals apart`() {
    let dotless: Unicode.Scalar = "ı"
    let cherokeeCapitals: ClosedRange<Unicode.Scalar> = "\u{13A0}"..."\u{13F5}"
    let wrong = Self.normalized.filter { scalar in
      let isFolded =
        !scalar.properties.changesWhenCaseFolded && scalar != dotless && !scalar.isASCII
        && !cherokeeCapitals.contains(scalar)
      return isFolded && !Self.folded(scalar).elementsEqual(String(scalar).utf8)
    }
    #expect(wrong.isEmpty)
  }

  @Test func `a character with the property folds to the lower case of its upper case`() {
    let wrong = Self.normalized.filter { scalar in
      guard scalar.properties.changesWhenCaseFolded || scalar == "ı" else { return false }
      var expected = ""
      for lower in scalar.properties.lowercaseMapping.unicodeScalars {
        for upper in lower.properties.uppercaseMapping.unicodeScalars {
          expected += upper.properties.lowercaseMapping
        }
      }
      if scalar == "İ" { expected = "i" }
      return !Self.folded(scalar).elementsEqual(expected.utf8)
    }
    #expect(wrong.isEmpty)
  }
}
