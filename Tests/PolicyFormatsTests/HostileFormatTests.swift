import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// Long texts made to be slow: each is close to the limits of its reader.
@Suite struct HostileFormatTests {
  /// Different custom classes, each a property of its own.
  static let manyClasses = (0..<20_000).map { number in
    let letters = (0..<16).filter { number & 1 << $0 != 0 }.map { String(UnicodeScalar(UInt8(0x61 + $0))) }
    return "required:[\(letters.joined())A];"
  }.joined()

  private static let plist = "<plist><!-- com.apple.mobiledevice.passwordpolicy --><dict></dict>"

  static let texts: [Case<String, String>] = [
    Case("many requirements", manyClasses, "limit-exceeded"),
    Case("an open class", "required: [" + String(repeating: "a", count: Rounds.length(500_000)), "malformed-rule"),
    Case("semicolons", "minlength: 8;" + String(repeating: ";", count: Rounds.length(500_000)) + "a", "malformed-rule"),
    Case("white space", "minlength:" + String(repeating: " ", count: Rounds.length(500_000)) + "x", "wrong-type"),
    Case("hyphens", "required: [" + String(repeating: "-", count: Rounds.length(100_000)) + "];", "unusable-value"),
    Case(
      "many attributes", "<input " + (0..<Rounds.length(50_000)).map { "a\($0)=1 " }.joined() + "minlength=x", "none"),
    Case(
      "many tags", String(repeating: "<inpu", count: Rounds.length(100_000)) + "<input minlength=x>",
      "value-out-of-range"),
    Case(
      "a pattern with many parts", "<input pattern='" + String(repeating: "(?=.*a)", count: 9_000) + "'>",
      "limit-exceeded"),
    Case(
      "a class with many characters",
      "<input pattern='["
        + (0..<16_000).map { String(UnicodeScalar(0x4E00 + UInt16($0)) ?? "a") }.joined().prefix(20_000)
        + "]*'>", "none"),
    Case(
      "nested groups", "<input pattern='" + String(repeating: "(", count: 30_000) + "'>", "unsupported-pattern"),
    Case(
      "a pattern that is too long", "<input pattern='" + String(repeating: "a", count: Rounds.length(100_000)) + "'>",
      "unsupported-pattern"),
    Case(
      "nested dictionaries",
      plist + String(repeating: "<dict><key>a</key>", count: Rounds.length(50_000)), "malformed-policy"),
    Case(
      "a long key around many values",
      plist + "<dict><key>" + String(repeating: "k", count: Rounds.length(400_000)) + "</key><dict>"
        + String(repeating: "<key>a</key><true/>", count: 20_000), "malformed-policy"),
    Case("open comments", plist + String(repeating: "<!--", count: Rounds.length(200_000)), "missing-policy"),
    Case(
      "entries of a directory", String(repeating: "dn: CN=A\nmsDS-LockoutThreshold: x\n", count: Rounds.length(25_000)),
      "several-policies"),
    Case(
      "commands of one line", String(repeating: "New-ADFineGrainedPasswordPolicy -a 1 ", count: Rounds.length(25_000)),
      "several-policies"),
    Case("parentheses", "Password::min(8)->letters(" + String(repeating: "(", count: Rounds.length(500_000)), "none"),
    Case("rules inside rules", String(repeating: "Password::min(", count: Rounds.length(60_000)), "value-out-of-range"),
    Case(
      "dictionaries of validators",
      "AUTH_PASSWORD_VALIDATORS = [" + String(repeating: "{\"a\":", count: Rounds.length(150_000)),
      "malformed-policy"),
    Case(
      "open strings", "validate_password.length = " + String(repeating: "'\n", count: Rounds.length(300_000)),
      "value-out-of-range"),
    Case(
      "assignments", String(repeating: "o.Password.RequiredLength = 8; ", count: Rounds.length(30_000)), "duplicate-key"
    ),
    Case("settings of one name", String(repeating: "minlen=9\n", count: Rounds.length(50_000)), "duplicate-key"),
    Case(
      "backslashes", "IllegalCharacterRule.illegalCharacters=" + String(repeating: "\\", count: 300_001),
      "malformed-rule"),
  ]

  static let samples: [SourceText] =
    ["Fuzzing/Seeds/backends", "Fuzzing/Seeds/formats", "Fuzzing/Seeds/json", "Policies"].flatMap { folder in
      let url = packageFolder.appending(path: folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      return names.sorted().compactMap { name in
        (try? Data(contentsOf: url.appending(path: name))).map { SourceText(name: ExactText(name), bytes: Array($0)) }
      }
    }

  @Test(arguments: samples) func `every reader reads any start of a sample`(_ sample: SourceText) {
    for length in Rounds.lengths(ofStartsOf: sample.bytes.count) {
      let text = SourceText(name: sample.name, bytes: Array(sample.bytes.prefix(length)))
      for format in PolicyFormat.known {
        let found = format.read(text).findings
        #expect(found.allSatisfy { !$0.message.isEmpty && $0.span.start <= $0.span.end })
      }
      _ = PolicyFormat.read(text, among: PolicyFormat.known)
    }
  }

  @Test(arguments: texts) func `a hostile text is read in linear time`(_ text: Case<String, String>) {
    let clock = ContinuousClock()
    let start = clock.now
    let reading = PolicyFormat.read(
      SourceText(name: "policy", bytes: Array(text.given.utf8)), among: PolicyFormat.known)
    // Quadratic time would be minutes.
    #expect(clock.now - start < .seconds(60))
    let ids = reading.findings.map(\.id.string)
    #expect(ids.contains(text.expected) || text.expected == "none" && reading.value != nil, "\(Set(ids))")
  }
}
