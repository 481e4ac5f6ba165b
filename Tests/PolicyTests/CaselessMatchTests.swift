import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

/// Where case does not count, every spelling of a text is the same text.
@Suite struct CaselessMatchTests {
  /// The state of the only rule of a policy for a password.
  private static func state(
    of password: String, under rule: PasswordRule, _ context: AssessmentContext = AssessmentContext()
  ) -> ExactText? {
    let rules = PasswordPolicy(rules: [rule]).assess(password, in: context).rules
    return rules.count == 1 ? rules[0].state.name : nil
  }

  private static func state(of password: String, ofUser userID: String) -> ExactText? {
    state(of: password, under: .userID(UserIDRule()), AssessmentContext(userID: userID))
  }

  @Test(arguments: [
    ("\u{390}", "\u{3AA}\u{301}"), ("\u{3AA}\u{301}", "\u{390}"), ("\u{3B0}", "\u{3AB}\u{301}"),
    ("\u{1F0}", "J\u{30C}"), ("J\u{30C}", "j\u{30C}"), ("\u{1E96}", "H\u{331}"), ("\u{1E97}", "T\u{308}"),
    ("\u{1F52}", "\u{3A5}\u{313}\u{300}"), ("\u{1FE4}", "\u{3A1}\u{313}"), ("\u{1FB7}", "\u{391}\u{342}\u{399}"),
    ("\u{1FC3}\u{301}", "\u{389}\u{399}"), ("\u{3B7}\u{345}\u{323}", "\u{397}\u{323}\u{399}"), ("\u{345}", "\u{3B9}"),
    ("STRASSE", "straße"), ("MAẞE", "masse"), ("ŉ", "ʼN"), ("ﬃ", "FFI"), ("ꭰ", "Ꭰ"), ("ᏸ", "Ᏸ"), ("ⓐ", "Ⓐ"), ("ⅷ", "Ⅷ"),
    ("İSTANBUL", "istanbul"), ("ıstanbul", "ISTANBUL"), ("I\u{307}stanbul", "ıstanbul"), ("İ\u{323}", "\u{1ECB}"),
    ("I\u{307}\u{301}", "í"), ("ΌΔΟΣ", "όδος"), ("ǅ", "ǆ"), ("ſ", "S"), ("K", "k"),
  ])
  func `a user id is found in every spelling of its letters`(userID: String, typed: String) {
    #expect(Self.state(of: "x\(typed)x", ofUser: userID) == "unmet")
    #expect(Self.state(of: "x\(userID)x", ofUser: typed) == "unmet")
  }

  /// A letter with a mark is another letter, and a mark that belongs to something else is kept.
  @Test(arguments: [
    ("jose", "josé"), ("jose", "jose\u{301}"), ("i\u{301}\u{307}", "i\u{301}"), ("j\u{307}", "j"), ("ss", "s\u{301}s"),
    ("x", "\u{3C7}"),
  ])
  func `another letter is not another spelling`(userID: String, typed: String) {
    #expect(Self.state(of: "-\(typed)-", ofUser: userID) == "met")
  }

  /// All characters of the fixture: as a policy's own word they are found in their folded, upper, lower and title case.
  @Test func `every character that has a case is found in each of them`() throws {
    let url = packageFolder.appending(path: "Tests/PolicyTests/Fixtures/caseless.txt")
    let characters = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { line in line.split(separator: ";").map(Self.text) }
    #expect(characters.count > 1500)
    for forms in characters {
      let rule = PasswordRule.personalWords(PersonalWordsRule(words: [ExactText(forms[0])], minimumLength: 1))
      let spellings = [
        forms[1], forms[0].uppercased(), forms[0].lowercased(), forms[0].capitalized,
        forms[0].uppercased().decomposedStringWithCanonicalMapping,
        forms[0].uppercased().precomposedStringWithCanonicalMapping,
      ]
      // Between others, as a mark would belong to what precedes it.
      let missed = spellings.filter { Self.state(of: ".\($0).", under: rule) != "unmet" }
      #expect(missed.isEmpty, "\(forms[0].unicodeScalars.map(\.value)): not found in \(missed)")
    }
  }

  private static func text(_ field: Substring) -> String {
    var text = ""
    for code in field.split(separator: " ") {
      if let value = UInt32(code, radix: 16), let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
