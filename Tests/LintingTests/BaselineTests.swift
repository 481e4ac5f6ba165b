import TestSupport
import Testing
import WatchwordBasics
import WatchwordLinting

/// Findings that are known are left out, and no others.
@Suite struct BaselineTests {
  static func findings(_ units: String, name: ExactText = "de.xliff") -> [Finding] {
    Linter(configuration: LintConfiguration(set: .recommended)).lint([input(document("de", units), name: name)])
      .findings
  }

  static func baseline(_ units: String) throws -> Baseline {
    var baseline = Baseline()
    baseline.add(findings(units), path: "de.xliff")
    // What is written is what is read.
    let source = SourceText(name: "b.json", bytes: Array(baseline.text.utf8))
    return try #require(Baseline.read(source).value)
  }

  static let salt = unit("Salt %@", "Salz")
  static let pepper = unit("Pepper %@", "Pfeffer", id: "b")

  static func new(_ units: String, known: String) throws -> (new: [String], stale: Int) {
    let result = try baseline(known).compare(findings(units), path: "de.xliff")
    #expect(result.new.count == Array(result.new).count)
    return (result.new.map { "\($0.id) \($0.unit ?? "")" }, result.stale.reduce(0) { $0 + $1.count })
  }

  @Test(
    arguments: [
      (salt, salt, [], 0),
      (salt + "\n\n" + pepper, pepper + salt, [], 0),
      (salt, salt + pepper, ["missing-placeholder b"], 0),
      (salt + pepper, salt, [], 1),
      (unit("Salt %@", "Salz", id: "c"), salt, ["missing-placeholder a"], 1),
      // Another defect of the same kind in the same unit.
      (unit("Salt %@", "Salz"), unit("Salt %@ %d", "Salz %@"), ["missing-placeholder a"], 1),
      // Two equal defects where one is known.
      (unit("a b", "a  b"), unit("a b c", "a  b  c"), ["double-space a"], 0),
      (unit("a b c", "a  b  c"), unit("a b", "a  b"), [], 1),
    ] as [(String, String, [String], Int)])
  func `only what is new is reported`(known: String, now: String, new: [String], stale: Int) throws {
    let result = try Self.new(now, known: known)
    #expect(result.new == new && result.stale == stale)
  }

  @Test func `more work than before is new, and less is known`() throws {
    func left(_ ids: String) -> String {
      ids.map { "<trans-unit id=\"\($0)\"><source>Salt</source></trans-unit>" }.joined()
    }
    #expect(try Self.new(left("ab"), known: left("abc")) == ([], 0))
    #expect(try Self.new(left("ab"), known: left("ab")) == ([], 0))
    #expect(try Self.new(left("abc"), known: left("ab")).new == ["untranslated "])
    #expect(try Self.baseline(left("abc")).count == 1)
  }

  @Test func `a file that cannot be read is never known`() throws {
    let result = try Self.new(Self.salt + "<", known: Self.salt + "<")
    #expect(result.new == ["malformed-xml "])
  }

  @Test func `lines in messages do not matter`() throws {
    let twice = unit("Salt", "Salz") + "\n" + unit("Salt", "Salz")
    let result = try Self.new("\n\n\n" + twice, known: twice)
    #expect(result.new.isEmpty && result.stale == 0)
  }

  @Test func `how the base was named does not matter`() throws {
    func known(_ name: ExactText) -> [[Finding]] {
      let base = input(document(nil, unit("Oil", "", id: "o")), name: name)
      return Linter().lint([input(document("de", unit("Salt", "Salz")), name: "de.xliff")], base: base).files.map(
        \.findings)
    }
    var baseline = Baseline()
    for findings in known("en.xliff") { baseline.add(findings, path: "de.xliff") }
    #expect(baseline.count > 0)
    for findings in known("/a/../Locales/en.xliff") {
      #expect(baseline.compare(findings, path: "de.xliff").new.isEmpty)
    }
  }

  @Test func `the file is sorted and has a line for each entry`() throws {
    var baseline = Baseline()
    baseline.add(Self.findings(Self.salt + Self.pepper), path: "b.xliff")
    baseline.add(Self.findings(unit("a b c", "a  b  c")), path: "a.xliff")
    let lines = baseline.text.split(separator: "\n")
    #expect(lines.count == 8)
    #expect(lines[3].hasPrefix(#"    {"file":"a.xliff","unit":"a","check":"double-space","found":""#))
    #expect(lines[3].hasSuffix(#"","count":2},"#))
    #expect(lines[4].hasPrefix(#"    {"file":"b.xliff","unit":"a","check":"missing-placeholder","found":""#))
    #expect(lines[5].hasPrefix(#"    {"file":"b.xliff","unit":"b","check":"missing-placeholder","found":""#))
    #expect(baseline.count == 4)
  }

  @Test(
    arguments: [
      "", "[]", "{}", #"{"version": 2, "findings": []}"#, #"{"version": 1}"#,
      #"{"version": 1, "findings": [{"file": "a", "check": "b"}]}"#,
      #"{"version": 1, "findings": [{"file": "a", "check": "b", "found": "x"}]}"#,
      #"{"version": 1, "findings": [{"file": "a", "check": "b", "found": "1", "count": 0}]}"#,
    ])
  func `a file that is not a baseline is refused`(json: String) {
    let reading = Baseline.read(SourceText(name: "b.json", bytes: Array(json.utf8)))
    #expect(reading.value == nil && reading.findings.containsError)
  }
}
