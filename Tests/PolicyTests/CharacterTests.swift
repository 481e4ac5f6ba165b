import Testing

@testable import WatchwordPolicy

/// What the engine says of characters by rules of its own, against the standard library's tables.
@Suite struct CharacterTests {
  static let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)

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
}
