import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy
import WatchwordReporting
import WatchwordShippedCatalogs

@testable import WatchwordCommand
@testable import WatchwordRuns

/// What `watchword form --script` prints, found without a process.
struct ScriptRun {
  private(set) var output = ""
  private(set) var errors = ""
  let exitCode: Int32

  /// The catalogues of the languages that scripts here ask for.
  private static let catalogs = ["en", "ar", "de"].compactMap { LanguageTag($0) }
    .flatMap { ShippedCatalogs.catalogs(for: $0) }

  /// Runs a script for the flow's usual policy.
  init(_ script: String, flow name: String, user: String?) throws {
    let flow = try FormFlow.named(name)
    let policy = try FormFlow.defaultPolicy(of: flow).map { name in
      try PasswordPolicy(#require(ShippedPolicy.all.first { $0.name.string == name }).json)
    }
    var session = FormSession(
      PasswordForm(flow: flow, policy: policy, catalogs: Self.catalogs, locale: .english, userName: user))
    var lines = ""
    let findings = session.run(SourceText(name: "-", bytes: Array(script.utf8))) { lines += $0 + "\n" }
    output = lines
    errors = findings.map { $0.conciseLine + "\n" + ($0.help.map { "  help: \(TerminalText.escaped($0))\n" } ?? "") }
      .joined()
    exitCode = findings.containsError ? 2 : 0
  }

  /// The JSON objects of the output, one a line.
  func jsonLines() throws -> [[String: Any]] { try CommandRun.jsonLines(of: output) }
}

/// `watchword form --script`.
@Suite struct FormScriptTests {
  static func run(_ script: String, flow: String = "change", user: String? = nil) throws -> ScriptRun {
    try ScriptRun(script, flow: flow, user: user)
  }

  @Test(arguments: [
    Case("all events", "[\(events.joined(separator: ","))]", 0 as Int32), Case("not JSON", "secret", 2),
    Case("a field that the flow lacks", #"[{"event":"appear"},{"event":"focus","field":"password"}]"#, 2),
  ])
  func `the command prints what the form answers`(script: Case<String, Int32>) throws {
    let run = try CommandRun(
      ["form", "--flow", "update", "--user", "anna", "--locale", "en", "--script", "-"],
      input: Array(script.given.utf8))
    let expected = try Self.run(script.given, flow: "update", user: "anna")
    #expect(run.exitCode == script.expected && expected.exitCode == script.expected)
    #expect(run.output == expected.output)
    #expect(run.errors == expected.errors)
  }

  /// An item of the strong-password checklist: events, and what must hold after each.
  struct Item: Sendable, CustomStringConvertible {
    var description: String
    var flow = "change"
    var steps: [(event: String, expected: [String])] = []
  }

  /// The items of the fixture: a heading with `#`, events as JSON, and after each of them `>` and what it must lead to.
  static let items: [Item] = {
    let url = packageFolder.appending(path: "Tests/CommandTests/Fixtures/Forms/strong-password.txt")
    var items: [Item] = []
    for line in ((try? String(contentsOf: url, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init) {
      switch line.first {
      case "#": items.append(Item(description: String(line.dropFirst(2))))
      case "=": items[items.count - 1].flow = String(line.dropFirst(2))
      case "{": items[items.count - 1].steps.append((line, []))
      case ">":
        items[items.count - 1].steps[items[items.count - 1].steps.count - 1].expected.append(String(line.dropFirst(2)))
      default: break
      }
    }
    return items
  }()

  @Test func `all 31 items are in the fixture`() {
    let numbers = Self.items.compactMap { Int($0.description.dropFirst(4).prefix { $0.isNumber }) }
    #expect(numbers == Array(1...31))
  }

  @Test(arguments: items)
  func `the checklist can be followed line by line`(item: Item) throws {
    let script = "[\(item.steps.map(\.event).joined(separator: ",\n"))]"
    let run = try Self.run(script, flow: item.flow)
    #expect(run.exitCode == 0 && run.errors == "", "\(run.errors)")
    let lines = try run.jsonLines()
    try #require(lines.count == item.steps.count)
    for (line, step) in zip(lines, item.steps) {
      for expected in step.expected {
        let parts = expected.split(separator: " ", maxSplits: 1).map(String.init)
        let found = Self.value(at: parts[0], in: line)
        #expect(found == (parts.count > 1 ? parts[1] : ""), "\(expected) after \(step.event)")
      }
    }
  }

  /// The value at a path such as `fields.0.error`; of a list without an index, that of every element.
  static func value(at path: String, in line: [String: Any]) -> String {
    if path == "effects" {
      return (line["effects"] as? [[String: Any]] ?? []).map { effect in
        ([effect["effect"], effect["to"], effect["field"]] as [Any?]).compactMap { $0 as? String }.joined(
          separator: ":")
      }.joined(separator: " ")
    }
    return text(of: path.split(separator: "."), in: line["presentation"] ?? [:])
  }

  private static func text(of path: ArraySlice<Substring>, in value: Any) -> String {
    guard let key = path.first else {
      if value is NSNull { return "null" }
      if let list = value as? [Any] { return list.map { text(of: path, in: $0) }.joined(separator: " ") }
      if let number = value as? NSNumber, CFTypeIsBoolean(number) { return number.boolValue ? "true" : "false" }
      return "\(value)"
    }
    let rest = path.dropFirst()
    if let object = value as? [String: Any] { return object[String(key)].map { text(of: rest, in: $0) } ?? "absent" }
    guard let list = value as? [Any] else { return value is NSNull ? "null" : "absent" }
    if let index = Int(key) { return index < list.count ? text(of: rest, in: list[index]) : "absent" }
    return list.map { text(of: path, in: $0) }.joined(separator: " ")
  }

  private static func text(of path: [Substring], in value: Any) -> String { text(of: path[...], in: value) }

  private static func CFTypeIsBoolean(_ number: NSNumber) -> Bool {
    "\(type(of: number))".contains("Bool") || number.objCType.pointee == 99
  }

  static let events = [
    #"{"event":"appear"}"#, #"{"event":"leave"}"#, #"{"event":"edit","field":"current","text":"a"}"#,
    #"{"event":"paste","field":"new","text":"b"}"#, #"{"event":"reveal","field":"new"}"#,
    #"{"event":"focus","field":"new"}"#, #"{"event":"return","field":"confirm"}"#, #"{"event":"submit"}"#,
    #"{"event":"tapOutside"}"#, #"{"event":"back"}"#, #"{"event":"dismissAlert"}"#, #"{"event":"locale","tag":"ar"}"#,
    #"{"event":"policy","json":"{\"minL\":4}"}"#,
    #"{"event":"challenge","mode":4,"userName":"anna","attemptsLeft":3,"status":118,"message":"m","errorCode":0,"errorMessage":"","info":[{"key":"RELID_PASSWORD_POLICY","value":"{\"minL\":9}"}]}"#,
    #"{"event":"answer","kind":"accepted"}"#, #"{"event":"answer","kind":"success","message":"m"}"#,
    #"{"event":"answer","kind":"status","status":110,"message":"m"}"#,
    #"{"event":"answer","kind":"error","code":45,"message":"m"}"#, #"{"event":"answer","kind":"wrongCurrentPassword"}"#,
    #"{"event":"answer","kind":"network"}"#, #"{"event":"answer","kind":"timeout"}"#,
    #"{"event":"answer","kind":"cognito","error":"LimitExceededException","message":"m"}"#,
    #"{"event":"answer","kind":"noSession"}"#, #"{"event":"answer","kind":"notInitialized"}"#,
    #"{"event":"loggedOff"}"#,
    #"{"event":"loggedIn","status":100,"errorCode":0,"userName":"anna"}"#,
    #"{"event":"credentials","options":["Password"]}"#, #"{"event":"credentialsFailed"}"#, #"{"event":"chooseUpdate"}"#,
    #"{"event":"initiated","errorCode":0,"errorMessage":""}"#,
  ]

  @Test(arguments: ["changeConfirmed", "update", "expired"])
  func `every event gives a line`(flow: String) throws {
    let run = try Self.run("[\(Self.events.joined(separator: ","))]", flow: flow, user: "anna")
    #expect(run.exitCode == 0 && run.errors == "", "\(run.errors)")
    let lines = try run.jsonLines()
    #expect(lines.count == Self.events.count)
    for (line, event) in zip(lines, Self.events) {
      #expect(event.hasPrefix("{\"event\":\"\(line["event"] as? String ?? "")\""))
      #expect(Set(line.keys) == ["version", "event", "presentation", "effects", "findings"])
    }
  }

  @Test(arguments: [
    Case("not JSON", "secret", "-:1:1: error: The script is not valid JSON here [malformed-json]"),
    Case("nothing", "", "-:1:1: error: "),
    Case(
      "no list", #"{"event":"appear"}"#, "-:1:1: error: The script is an object [wrong-type]\n  help: Expected a list"),
    Case(
      "an event that does not exist", "[\n{\"event\":\"apear\"}]",
      "-:2:10: error: There is no such event [unknown-value]\n  help: Did you mean \"appear\"?"),
    Case(
      "a field that does not exist", #"[{"event":"focus","field":"secret"}]"#,
      "-:1:27: error: There is no such field [unknown-value]"),
    Case(
      "a field that the flow lacks", #"[{"event":"focus","field":"confirm"}]"#,
      "-:1:27: error: The flow change has no field confirm [unknown-field]\n  help: Its fields are: current, new"),
    Case(
      "a member that does not exist", #"[{"event":"submit","secret":1}]"#,
      "-:1:20: error: This event has no such member [unknown-key]"),
    Case(
      "a member that an event with a field does not have", #"[{"event":"edit","colour":1,"field":"new","text":"a"}]"#,
      "-:1:18: error: This event has no such member [unknown-key]\n  help: Expected one of: event, field, text\n"),
    Case(
      "a member that is missing", #"[{"event":"edit","field":"new"}]"#,
      "-:1:2: error: The event has no text [missing-value]"),
    Case(
      "a value of another kind", #"[{"event":"edit","field":"new","text":["secret"]}]"#,
      "-:1:39: error: text is a list [wrong-type]"),
    Case("half a character", #"[{"event":"edit","field":"new","text":"secret\ud800"}]"#, "-:1:"),
    Case("a control character", "[{\"event\":\"edit\",\"field\":\"new\",\"text\":\"secret\u{1B}[2J\"}]", "-:1:"),
    Case(
      "no language", #"[{"event":"locale","tag":"secret!"}]"#,
      "-:1:26: error: The locale is not a language tag [unknown-value]"),
  ])
  func `a malformed script is reported with its place and without its text`(table: Case<String, String>) throws {
    let run = try Self.run(table.given)
    #expect(run.exitCode == 2 && run.output == "", "\(run.output)")
    #expect(run.errors.hasPrefix(table.expected), "\(run.errors)")
    #expect(!run.errors.contains("secret") && !run.errors.contains("\u{1B}"), "\(run.errors)")
  }

  @Test func `bytes that are not UTF-8 are refused`() throws {
    let run = try CommandRun(
      ["form", "--flow", "change", "--script", "-"],
      input: Array(#"[{"event":"edit","field":"new","text":"abc"#.utf8) + [0xFF] + Array(#""}]"#.utf8))
    #expect(run.exitCode == 2 && run.output == "" && !run.errors.contains("abc"))
  }

  @Test func `events before a field that the flow lacks are run`() throws {
    let run = try Self.run(#"[{"event":"appear"},{"event":"focus","field":"password"},{"event":"submit"}]"#)
    #expect(run.exitCode == 2)
    #expect(try run.jsonLines().map { $0["event"] as? String } == ["appear"])
  }

  @Test func `findings never end a run`() throws {
    let run = try Self.run(
      #"[{"event":"policy","json":"{"},{"event":"challenge","mode":7},{"event":"appear"}]"#, flow: "update")
    #expect(run.exitCode == 0 && run.errors == "")
    let counts = try run.jsonLines().map { ($0["findings"] as? [Any])?.count ?? 0 }
    #expect(counts.count == 3 && counts[0] > 0 && counts[1] == 1 && counts[2] == 0)
  }

  @Test(arguments: [
    #"a\u202eb"#, #"\u0000\u001b[2J"#, "e\u{301}\u{301}", "👨‍👩‍👧", #"\ud83d\ude00"#, "\u{2066}x", "<b>&amp;",
    "%@ %1$@ %lld",
  ])
  func `hostile texts change no line and are never given back`(text: String) throws {
    let message = #"{"event":"challenge","mode":2,"userName":"\#(text)","status":190,"message":"\#(text)"}"#
    let script = #"[{"event":"edit","field":"new","text":"pw\#(text)pw"},\#(message),{"event":"submit"}]"#
    let run = try Self.run(script, flow: "update")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.filter { $0 == "\n" }.count == 3)
    #expect(!run.output.contains("pw") && !run.output.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    for scalar in ["\u{202E}", "\u{0}", "\u{1B}"] { #expect(!run.output.contains(scalar)) }
    #expect(!run.output.contains("\\u202") && !run.output.contains("\\u001b"))
  }

  @Test func `a long script of long texts is linear`() throws {
    let text = String(repeating: "a1é", count: Rounds.length(1 << 18))
    let edit = #"{"event":"paste","field":"new","text":"\#(text)"}"#
    let run = try Self.run("[\([edit, edit, edit].joined(separator: ","))]")
    #expect(run.exitCode == 0 && run.output.filter { $0 == "\n" }.count == 3 && run.output.utf8.count < 10_000)
  }

  @Test(arguments: [
    Case("change", "change", "length letters digits"),
    Case("changeConfirmed", "changeConfirmed", "length digits special"),
    Case("update", "update", "length digits uppercase"), Case("expired", "expired", "length digits uppercase"),
    Case("set", "set", "length digits uppercase"), Case("verify", "verify", ""),
  ])
  func `every flow has its usual policy`(table: Case<String, String>) throws {
    let run = try Self.run(#"[{"event":"appear"}]"#, flow: table.given)
    let rules = Self.value(at: "rules.rule", in: try run.jsonLines()[0])
    #expect(rules.hasPrefix(table.expected) && rules.isEmpty == table.expected.isEmpty, "\(rules)")
  }

  @Test(arguments: [
    Case("a flow", "--flow chagne", "error: There is no flow \"chagne\"; did you mean change?"),
    Case(
      "another", "--flow x",
      "error: There is no flow \"x\"; expected change, changeConfirmed, update, expired, set or verify"),
    Case(
      "a policy", "--flow change --policy stong",
      "error: There is no file and no shipped policy \"stong\"; did you mean strong?"),
    Case("a file", "--flow change --policy no/file.json", "error: no/file.json: "),
    Case(
      "an unusable policy", "--flow change --policy Policies/schema/watchword-policy-1.schema.json", "Policies/schema/"),
    Case("standard input twice", "--flow change --policy -", "error: Standard input (-) is named twice"),
    Case("a locale", "--flow change --locale no_such_locale!", "error: \"no_such_locale!\" is not a language tag"),
  ])
  func `wrong usage is refused with a suggestion`(table: Case<String, String>) throws {
    let run = try CommandRun(
      ["form", "--script", "-"] + table.given.split(separator: " ").map(String.init), input: Array("[]".utf8))
    #expect(run.exitCode == 2 && run.output == "")
    #expect(run.errors.hasPrefix(table.expected), "\(run.errors)")
  }

  @Test func `a shipped policy is named from any folder, and a file comes first`() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(#"[{"event":"appear"}]"#, to: "script.json")
    func rules() throws -> String {
      let run = try CommandRun(
        ["form", "--flow", "change", "--policy", "strong", "--script", script], in: folder.url)
      #expect(run.exitCode == 0, "\(run.errors)")
      return Self.value(at: "rules.rule", in: try run.jsonLines()[0])
    }
    #expect(try rules() == "length letters digits")
    _ = try folder.write(#"{"minL": 3}"#, to: "strong")
    #expect(try rules() == "length")
    let text = try CommandRun(["text", "nist-800-63b-4", "--locale", "en"], in: folder.url)
    #expect(text.exitCode == 0 && text.output.contains("characters"))
  }

  @Test func `the help ends with examples`() throws {
    let run = try CommandRun(["form", "--help"])
    let lines = run.output.split(separator: "\n").suffix(3)
    #expect(lines.first == "Examples:" && lines.dropFirst().allSatisfy { $0.contains("watchword form --flow ") })
  }
}
