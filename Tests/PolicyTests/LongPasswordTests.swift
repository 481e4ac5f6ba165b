import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

/// Passwords of any length are judged, and searches end.
@Suite struct LongPasswordTests {
  private static let variants = #"{"rule":"common-password","variants":true}"#

  private static func filled(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count / text.unicodeScalars.count + 1).unicodeScalars.prefix(count)
      .reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  private static let random = "kT9#vLq2!xRw8$zmB4&nYc7*"

  static let found: [Case<String, Verdict>] = [
    Case("a period after the start", filled("password1", 1000), .unmet),
    Case("a period of sequences", filled("1234567890", 3000), .unmet),
    Case("a period to the last character that is searched", filled("ab", 4096), .unmet),
    Case("a listed word after the start", filled("a", 400) + "password", .unmet),
    Case("a look-alike after the start", filled("a", 400) + "p@$$w0rd", .met),
    Case("a look-alike in the start", "p@$$w0rd" + filled("a", 400), .unmet),
    Case("random after the start", filled("a", 400) + random, .met),
    Case("random after what is searched", filled("a", 4096) + random, .unmet),
    Case("random in what is searched", filled("a", 4070) + random + filled("a", 100), .met),
    Case("the longest", filled("password", 1 << 20), .unmet),
    Case("the longest random", filled(random + "horse battery", 1 << 20), .met),
  ]

  @Test(arguments: found) func `variants are listed words and repetitions after 256 characters, and end after 4,096`(
    _ password: Case<String, Verdict>
  ) throws {
    let policy = try policy(rules: Self.variants)
    #expect(policy.assess(password.given).verdict == password.expected)
  }

  static let searched: [Case<(rules: String, count: Int), Int?>] = [
    Case("searching rules of a long password", (variants, 4097), 4096), Case("a short password", (variants, 4096), nil),
    Case("an estimate", (#"{"rule":"strength","min":1}"#, 5000), 4096),
    Case("the list alone", (#"{"rule":"common-password"}"#, 5000), nil),
    Case("other rules", (#"{"rule":"length","min":1},{"rule":"sequence"}"#, 1 << 20), nil),
  ]

  @Test(arguments: searched) func `an assessment says where the search stopped`(
    _ row: Case<(rules: String, count: Int), Int?>
  ) throws {
    let assessment = try policy(rules: row.given.rules).assess(Self.filled("aé", row.given.count))
    #expect(assessment.searchedLength == row.expected)
    let json = assessment.json(by: AssessmentTests.renderer)
    #expect(
      json.hasSuffix(
        "],\"judgedElsewhere\":[\(row.given.rules.contains("strength") ? "\"strength\"" : "")]"
          + (row.expected.map { ",\"searched\":\($0)}" } ?? "}")))
  }

  @Test func `an app's estimator gets no more than what is searched`() throws {
    let policy = try policy(rules: #"{"rule":"strength","min":1}"#)
    let context = AssessmentContext(strengthScore: { $0.unicodeScalars.count <= 4096 ? 4 : 0 })
    #expect(policy.assess(String(repeating: "€", count: 1 << 20), in: context).verdict == .met)
    #expect(policy.assess(String(repeating: "e\u{301}", count: 2048), in: context).verdict == .met)
  }

  /// Every rule that can be judged here, with values that long random text meets.
  private static let rules = [
    #"{"rule":"length","min":8}"#, #"{"rule":"letters"}"#, #"{"rule":"classes","min":3}"#,
    #"{"rule":"forbidden-characters","characters":"<>"}"#, #"{"rule":"repetition","max":2}"#,
    #"{"rule":"user-id"}"#, #"{"rule":"user-id","match":"whole"}"#, #"{"rule":"sequence","keyboard":true}"#,
    #"{"rule":"personal-words"}"#, variants, #"{"rule":"distinct-characters","min":5}"#,
    #"{"rule":"edge-white-space"}"#,
    #"{"rule":"class-run","max":4}"#, #"{"rule":"palindrome"}"#, #"{"rule":"number-range","min":1900,"max":2099}"#,
    #"{"rule":"dates"}"#, #"{"rule":"similarity"}"#, #"{"rule":"dictionary-words","words":["summer"]}"#,
    #"{"rule":"strength","min":1}"#, #"{"rule":"different-from-current"}"#, #"{"rule":"changed-characters","min":3}"#,
    #"{"rule":"variation-of-current"}"#,
  ]

  @Test(arguments: rules) func `no password is refused because it is long`(rule: String) throws {
    let policy = try policy(rules: rule)
    let start = Self.filled("a1-B" + Self.random, Rounds.length(1 << 20))
    let context = AssessmentContext(
      userID: "annasmith", personalWords: ["Smith"], currentPassword: start + "qwe", strengthScore: { _ in 4 })
    #expect(policy.assess(start + "zQc;9N", in: context).verdict == .met)
  }

  /// The processor time of this thread for `body` in seconds, whatever other tests do.
  private static func time(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    body()
    return now() - start
  }

  @Test func `a search does not grow with the password`() throws {
    let plain = try policy(rules: #"{"rule":"length","min":8},{"rule":"sequence","keyboard":true}"#)
    let searching = try policy(rules: Self.variants)
    for text in ["a", "password", "P@ssw0rd1", "1qaz2wsx", "2026-01-31 "] {
      let password = Self.filled(text, 1 << 18)
      let others = Self.time { _ = plain.assess(password) }
      let search = Self.time { _ = searching.assess(password) }
      // A search of the whole text would take hundreds of times as long as the other rules.
      #expect(search < 4 * others + 0.2, "\(text): \(search) s, others \(others) s")
    }
  }
}
