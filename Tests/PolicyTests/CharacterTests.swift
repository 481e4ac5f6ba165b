import Foundation
import Testing

@testable import WatchwordPolicy

/// What the engine's own rules give for characters, compared with the standard library's tables.
@Suite struct CharacterTests {
  static let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)

  @Test func `a word is reversed by its code points`() {
    let words = PersonalWords(["aé漢😀"])
    #expect(words.occur(in: PasswordFacts("-😀漢éa-"), reversed: true))
    #expect(!words.occur(in: PasswordFacts("-😀漢éa-"), reversed: false))
    #expect(!words.occur(in: PasswordFacts("-😀éa漢-"), reversed: true))
  }

  @Test func `what is known about a character is what the standard library knows`() {
    let wrong = Self.scalars.filter { scalar in
      let traits = CharacterTraits(of: scalar)
      let kind = CharacterKind(scalar)
      return traits.kind != kind || traits.lowercase != PasswordScan.lowercase(scalar, kind)
    }
    #expect(wrong.isEmpty)
  }

  @Test func `a character that starts a part changes with nothing before it`() {
    // Letters and marks that compositions start with and end with.
    let before = ["", "e", "и", "А", "ά", "한", "\u{1112}\u{1161}", "\u{301}", "\u{327}\u{301}", "ক", "漢", "\u{212B}"]
    let wrong = Self.scalars.filter { scalar in
      (scalar.value < 0x300 || 0x400..<0x480 ~= scalar.value || 0x4000..<0xA000 ~= scalar.value)
        && before.contains { start in
          let text = start + String(scalar) + start
          return !Normalization.nfc(text).utf8.elementsEqual(text.precomposedStringWithCanonicalMapping.utf8)
        }
    }
    #expect(wrong.isEmpty)
  }

  @Test func `white space is the property White_Space`() {
    let wrong = Self.scalars.filter { $0.isWhiteSpace != $0.properties.isWhitespace }
    #expect(wrong.isEmpty)
  }
}
