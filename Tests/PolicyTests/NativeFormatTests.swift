import WatchwordDiagnostics
import Foundation
import WatchwordPolicy
import TestSupport
import Testing

@Suite struct NativeFormatTests {
  @Test(arguments: [
    (#"{"rules": []}"#, "missing-value"), (#"{"version": 2, "rules": []}"#, "value-out-of-range"),
    (#"{"version": 1}"#, "missing-value"), (#"{"version": 1, "rules": {}}"#, "wrong-type"),
    (#"{"version": 1, "rules": [7]}"#, "wrong-type"), (#"{"version": 1, "rules": [{}]}"#, "missing-value"),
    (#"{"version": 1, "rules": [{"rule": 1}]}"#, "wrong-type"),
    (#"{"version": 1, "rules": [{"rule": "lenght"}]}"#, "unknown-rule"),
    (#"{"version": 1, "rules": [{"rule": "length"}]}"#, "missing-value"),
    (#"{"version": 1, "rules": [{"rule": "length", "min": 0}]}"#, "value-out-of-range"),
    (#"{"version": 1, "rules": [{"rule": "length", "min": 8, "units": "utf8"}]}"#, "unknown-key"),
    (#"{"version": 1, "rules": [{"rule": "length", "min": 8, "unit": "bytes"}]}"#, "unknown-value"),
    (#"{"version": 1, "rules": [{"rule": "classes", "min": 3, "of": ["digits", "letters"]}]}"#, "unusable-value"),
    (#"{"version": 1, "rules": [{"rule": "classes", "min": 3, "of": ["digit"]}]}"#, "unknown-value"),
    (#"{"version": 1, "rules": [{"rule": "forbidden-characters", "characters": ""}]}"#, "unusable-value"),
    (#"{"version": 1, "rules": [{"rule": "allowed-characters"}]}"#, "missing-value"),
    (#"{"version": 1, "rules": [{"rule": "sequence", "length": 2}]}"#, "value-out-of-range"),
    (#"{"version": 1, "rules": [{"rule": "user-id", "reversed": "yes"}]}"#, "wrong-type"),
    (#"{"version": 1, "rules": [{"rule": "personal-words", "words": [""]}]}"#, "unusable-value"),
    (#"{"version": 1, "rules": [{"rule": "personal-words", "words": "acme"}]}"#, "wrong-type"),
    (#"{"version": 1, "rules": [], "rule": 1}"#, "unknown-key"),
  ])
  func `a wrong policy is refused`(json: String, id: String) {
    let reading = read(json)
    #expect(reading.format == .native)
    #expect(reading.policy == nil)
    #expect(reading.diagnostics.contains { $0.id == id && $0.severity == .error }, "\(reading.diagnostics)")
  }

  @Test(arguments: [
    (#"{"rule": "length", "min": "8"}"#, ["wrong-type"]),
    (#"{"rule": "length", "min": 0, "max": 0}"#, ["value-out-of-range", "value-out-of-range"]),
    (#"{"rule": "forbidden-characters", "characters": 7}"#, ["wrong-type"]),
    (#"{"rule": "length"}"#, ["missing-value"]),
    (#"{"rule": "allowed-characters", "classes": "digits"}"#, ["wrong-type"]),
    (#"{"rule": "history", "count": null}"#, ["wrong-type"]),
  ])
  func `a value that is there and wrong is not called missing`(rule: String, ids: [String]) {
    #expect(read("{\"version\": 1, \"rules\": [\(rule)]}").diagnostics.map(\.id) == ids)
  }

  @Test func `a misspelt rule is suggested at its place`() {
    let found = read("{\"version\": 1,\n \"rules\": [{\"rule\": \"lenght\", \"min\": 8}]}").diagnostics.first
    #expect(found?.span.start == SourcePosition(line: 2, column: 21))
    #expect(found?.help == "did you mean \"length\"?")
  }

  @Test func `what is written is read back, for every rule of every example`() throws {
    let rules = PasswordRule.descriptions.flatMap(\.examples).map(\.rule)
    for rule in rules {
      let policy = try policy("{\"version\": 1, \"rules\": [\(rule)]}")
      #expect(try PasswordPolicyTests.policy(NativeFormat.write(policy)) == policy, "\(rule)")
    }
  }

  @Test func `a policy's description is kept`() throws {
    let policy = try policy(#"{"version": 1, "description": "für \"alle\"", "rules": []}"#)
    #expect(policy.note == "für \"alle\"")
    #expect(try PasswordPolicyTests.policy(NativeFormat.write(policy)) == policy)
  }

  @Test func `every shipped policy is sound`() throws {
    let folder = packageFolder.appending(path: "Policies")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    #expect(names.count >= 6)
    for name in names {
      let bytes = try Array(Data(contentsOf: folder.appending(path: name)))
      let reading = PolicyFormat.read(SourceText(name: name, bytes: bytes))
      #expect(reading.diagnostics.isEmpty, "\(name): \(reading.diagnostics)")
      #expect(reading.policy != nil)
    }
  }

  @Test func `the schema names every rule and every value that the reader knows`() throws {
    let url = packageFolder.appending(path: "Policies/schema/watchword-policy-1.schema.json")
    let schema = try String(contentsOf: url, encoding: .utf8)
    for description in PasswordRule.descriptions {
      for id in description.ids { #expect(schema.contains("\"\(id)\""), "\(id)") }
    }
    for (name, text) in try sourceFiles(in: "Sources/Policy/Rules") {
      for call in text.split(separator: "parameters.").dropFirst() where !call.hasPrefix("re") {
        guard let key = call.split(separator: "\"").dropFirst().first, call.contains("(\"\(key)\"") else { continue }
        #expect(schema.contains("\"\(key)\""), "\(name): \(key)")
      }
    }
  }
}
