import Foundation
import TestSupport
import Testing

/// Where case does not count, every spelling of a text is the same text.
@Suite struct CaselessMatchTests {
  /// The state of each rule of `policy` for a password of one line.
  private static func states(
    of password: String, under policy: String, _ arguments: [String] = []
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    let file = try folder.write(policy, to: "policy.json")
    let run = try CommandRun(
      ["check", file, "--format", "json", "--locale", "en"] + arguments, input: Array((password + "\n").utf8))
    let rules = try run.jsonLines().first?["rules"] as? [[String: Any]] ?? []
    return rules.compactMap { $0["state"] as? String }
  }

  private static let userID = #"{"version": 1, "rules": [{"rule": "user-id"}]}"#

  @Test(arguments: [
    ("\u{390}", "\u{3AA}\u{301}"), ("\u{3AA}\u{301}", "\u{390}"), ("\u{3B0}", "\u{3AB}\u{301}"),
    ("\u{1F0}", "J\u{30C}"), ("J\u{30C}", "j\u{30C}"), ("\u{1E96}", "H\u{331}"), ("\u{1E97}", "T\u{308}"),
    ("\u{1F52}", "\u{3A5}\u{313}\u{300}"), ("\u{1FE4}", "\u{3A1}\u{313}"), ("\u{1FB7}", "\u{391}\u{342}\u{399}"),
    ("\u{1FC3}\u{301}", "\u{389}\u{399}"), ("\u{3B7}\u{345}\u{323}", "\u{397}\u{323}\u{399}"), ("\u{345}", "\u{3B9}"),
    ("STRASSE", "straße"), ("MAẞE", "masse"), ("ŉ", "ʼN"), ("ﬃ", "FFI"), ("ꭰ", "Ꭰ"), ("ᏸ", "Ᏸ"), ("ⓐ", "Ⓐ"), ("ⅷ", "Ⅷ"),
    ("İSTANBUL", "istanbul"), ("ıstanbul", "ISTANBUL"), ("I\u{307}stanbul", "ıstanbul"), ("İ\u{323}", "\u{1ECB}"),
    ("I\u{307}\u{301}", "í"), ("ΌΔΟΣ", "όδος"), ("ǅ", "ǆ"), ("ſ", "S"), ("K", "k"),
  ])
  func `a user id is found in every spelling of its letters`(userID: String, typed: String) throws {
    #expect(try Self.states(of: "x\(typed)x", under: Self.userID, ["--user", userID]) == ["unmet"])
    #expect(try Self.states(of: "x\(userID)x", under: Self.userID, ["--user", typed]) == ["unmet"])
  }

  /// A letter with a mark is another letter, and a mark that belongs to something else is kept.
  @Test(arguments: [
    ("jose", "josé"), ("jose", "jose\u{301}"), ("i\u{301}\u{307}", "i\u{301}"), ("j\u{307}", "j"), ("ss", "s\u{301}s"),
    ("x", "\u{3C7}"),
  ])
  func `another letter is not another spelling`(userID: String, typed: String) throws {
    #expect(try Self.states(of: "-\(typed)-", under: Self.userID, ["--user", userID]) == ["met"])
  }

  @Test func `a list of common passwords is compared in the same way`() throws {
    let folder = try TemporaryFolder()
    let list = try folder.write("Ϊ́ς\nJ\u{30C}\n", to: "list.txt")
    let policy = #"{"version": 1, "rules": [{"rule": "common-password"}]}"#
    #expect(try Self.states(of: "\u{390}Σ", under: policy, ["--common-passwords", list]) == ["unmet"])
    #expect(try Self.states(of: "\u{1F0}", under: policy, ["--common-passwords", list]) == ["unmet"])
    #expect(try Self.states(of: "j", under: policy, ["--common-passwords", list]) == ["met"])
  }

  /// All characters of the fixture: as a policy's own word they are found in their folded, upper, lower and title case.
  @Test func `every character that has a case is found in each of them`() throws {
    let url = packageFolder.appending(path: "Tests/PolicyTests/Fixtures/caseless.txt")
    let characters = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { line in line.split(separator: ";").map(Self.text) }
    #expect(characters.count > 1500)
    for start in stride(from: 0, to: characters.count, by: 250) {
      let part = characters[start..<min(start + 250, characters.count)]
      let rules = part.map { #"{"rule": "personal-words", "minLength": 1, "words": ["\#($0[0])"]}"# }
      let policy = #"{"version": 1, "rules": [\#(rules.joined(separator: ", "))]}"#
      let spellings: [([String]) -> String] = [
        { $0[1] }, { $0[0].uppercased() }, { $0[0].lowercased() }, { $0[0].capitalized },
        { $0[0].uppercased().decomposedStringWithCanonicalMapping },
        { $0[0].uppercased().precomposedStringWithCanonicalMapping },
      ]
      for spelling in spellings {
        let states = try Self.states(of: part.map(spelling).joined(separator: "."), under: policy)
        #expect(states.count == part.count)
        let missed = zip(part, states).filter { $0.1 != "unmet" }.map { $0.0[0].unicodeScalars.map(\.value) }
        #expect(missed.isEmpty, "not found: \(missed)")
      }
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
