import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// The rules of real sites, and the rules that Apple's own parser reads.
@Suite struct AppleCorpusTests {
  /// The rules of the corpus; empty where it is absent.
  static func corpus() throws -> [String] {
    guard let url = shared("corpora/apple-password-rules/password-rules.json") else { return [] }
    let sites = try JSONDecoder().decode([String: [String: String]].self, from: Data(contentsOf: url))
    return sites.sorted { $0.key < $1.key }.compactMap { $0.value["password-rules"] }
  }

  @Test func `every rule of the corpus is read and comes back as it was`() throws {
    for rule in try Self.corpus() {
      let reading = read(rule)
      #expect(reading.isSound, "\(rule): \(reading.findings)")
      let policy = try #require(reading.value?.policy)
      let written = PolicyFormat.apple.write(policy)
      #expect(written.losses.isEmpty, "\(rule): \(written.losses.map(\.message))")
      let again = read(written.text)
      #expect(again.findings.isEmpty, "\(written.text): \(again.findings)")
      #expect(again.value?.policy == policy, "\(rule) became \(written.text)")
    }
  }

  /// The result of Apple's parser for each input: whether it gave up somewhere, and the rules in canonical form.
  private struct Answer: Decodable {
    let isError: Bool
    let rules: [String]
  }

  private static let script = """
    const errors = { count: 0 };
    // A hyphen or a semicolon too many is ignored; every other message means that a rule is dropped.
    const note = (text) => {
      const rest = /^Failed to find start of property: ([^]*)$/.exec(text);
      if (rest ? /[^; \\f\\n\\r\\t]/.test(rest[1]) : !text.startsWith("Ignoring '-'")) errors.count += 1;
    };
    console.error = note;
    console.warn = note;
    console.assert = () => {};
    function words(value) {
      if (!Array.isArray(value)) return String(value);
      return value.map((part) => {
        if (part instanceof NamedCharacterClass) return part.name;
        let rest = part.characters.slice().sort().filter((c) => c !== "-" && c !== "]").join("");
        if (part.characters.includes("-")) rest = "-" + rest;
        if (part.characters.includes("]")) rest += "]";
        return `[${rest}]`;
      }).join(", ");
    }
    const inputs = JSON.parse(require("fs").readFileSync(0, "utf8"));
    console.log(JSON.stringify(inputs.map((input) => {
      errors.count = 0;
      const rules = parsePasswordRules(input, false).map((rule) => [rule.name, words(rule.value)]);
      return { isError: errors.count > 0, rules: rules.filter((r) => r[1] !== "").map((r) => r.join(": ")) };
    })));
    """

  @Test func `what is read is what Apple's own parser reads`() throws {
    guard let parser = NodeOracle.file("PasswordRulesParser.js"), let node = NodeOracle() else { return }
    var inputs = AppleInputs(corpus: try Self.corpus())
    let texts = (0..<10_000).map { _ in inputs.next() }
    let input = try JSONEncoder().encode(texts)
    let output = try node.output(of: parser + Self.script, input: input)
    let answers = try JSONDecoder().decode([Answer].self, from: output)
    #expect(answers.count == texts.count)
    var (agreed, refused) = (0, 0)
    for (text, answer) in zip(texts, answers) {
      let reading = ApplePasswordRules.read(text)
      if answer.isError || !reading.isSound {
        #expect(answer.isError == !reading.isSound, "\(text.debugDescription): \(answer) \(reading.findings)")
        refused += 1
      } else {
        let rules = try #require(reading.value)
        #expect(canonical(rules) == answer.rules, "\(text.debugDescription)")
        agreed += 1
      }
    }
    #expect(agreed > 2_500 && refused > 1_000, "\(agreed) agreed, \(refused) refused by both")
  }

  private func canonical(_ rules: ApplePasswordRules) -> [String] {
    rules.required.map { "required: \($0)" } + ["allowed: \(rules.allowed)"]
      + (rules.maximumConsecutive.map { ["max-consecutive: \($0)"] } ?? [])
      + (rules.minimumLength.map { ["minlength: \($0)"] } ?? [])
      + (rules.maximumLength.map { ["maxlength: \($0)"] } ?? [])
  }

  private func read(_ text: String) -> Reading<PolicyDocument> {
    PolicyFormat.read(SourceText(name: "rule", bytes: Array(text.utf8)), among: PolicyFormat.known)
  }
}

/// Rules made of Apple's grammar, and rules with a few characters changed.
private struct AppleInputs {
  private let corpus: [String]
  private var random = RandomPolicies(seed: 11)

  init(corpus: [String]) { self.corpus = corpus }

  mutating func next() -> String {
    var text = random.number(0...2) == 0 ? corpus.randomElement(using: &random.generator) ?? made() : made()
    for _ in 0..<max(0, random.number(-3...3)) { text = changed(text) }
    return text
  }

  private mutating func made() -> String {
    (0..<random.number(0...5)).map { _ in property() }.joined(separator: pick([";", "; ", ";\n", " ; ", ";;"]))
      + pick(["", ";", " ", "; "])
  }

  private mutating func property() -> String {
    let name = pick(["required", "required", "allowed", "max-consecutive", "minlength", "maxlength", "Required"])
    if name.hasPrefix("m") {
      return "\(name):\(pick([" ", "", "\t"]))\(pick(["0", "1", "8", "12", "012", "3", "", "a"]))"
    }
    let classes = (0..<random.number(1...3)).map { _ in characterClass() }
    return "\(name):\(pick([" ", "", "\t"]))\(classes.joined(separator: pick([",", ", ", " ,"])))"
  }

  private mutating func characterClass() -> String {
    switch random.number(0...3) {
    case 0, 1:
      pick([
        "upper", "lower", "digit", "special", "ascii-printable", "unicode", "UPPER", "Digit", "letter", "[]", "[]]",
      ])
    default: "[\((0..<random.number(0...6)).map { _ in pick(Self.characters) }.joined())]"
    }
  }

  private static let characters =
    (0x20..<0x7F).map { String(UnicodeScalar(UInt8($0))) } + ["-", "]", "é", "☃", "😀", "\t"]
    + ["ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789"]

  private mutating func changed(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty else { return text }
    let place = random.number(0...scalars.count - 1)
    switch random.number(0...2) {
    case 0: scalars.remove(at: place)
    case 1:
      scalars.insert(contentsOf: pick(["-", "]", "[", ";", ",", ":", " ", "☃", "a", "1"]).unicodeScalars, at: place)
    default: scalars.swapAt(place, random.number(0...scalars.count - 1))
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &random.generator) ?? "" }
}
