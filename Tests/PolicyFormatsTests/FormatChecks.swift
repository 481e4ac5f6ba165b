import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// A policy in the native format's JSON, without the object around its rules, and the format that it is written in.
struct Given: Sendable {
  let format: PolicyFormat
  let rules: String
}

/// What a text should be read as.
struct ExpectedReading: Sendable {
  let format: PolicyFormat
  let rules: [PasswordRule]
  var extras: [PolicyExtra] = []
  /// The kinds of findings besides settings that are only near to a rule.
  var findings: [ExactText] = []
  /// How many settings are only near to their rules.
  var nearnesses = 0
}

/// Checks that the tables of several suites share.
enum FormatChecks {
  static func read(_ text: String) -> Reading<PolicyDocument> {
    PolicyFormat.read(SourceText(name: "policy", bytes: Array(text.utf8)), among: PolicyFormat.known)
  }

  /// Reads a text, whose format is recognised by its content.
  static func expectReading(_ given: Case<String, ExpectedReading>) {
    let reading = read(given.given)
    let kinds = reading.findings.map(\.id)
    #expect(reading.isSound, "\(reading.findings.map(\.message))")
    #expect(
      kinds.filter { $0 != "inexact-reading" } == given.expected.findings, "\(reading.findings.map(\.message))")
    #expect(
      kinds.count { $0 == "inexact-reading" } == given.expected.nearnesses, "\(reading.findings.map(\.message))")
    #expect(reading.value?.format == given.expected.format)
    #expect(reading.value?.policy.rules == given.expected.rules)
    #expect(reading.value?.extras == given.expected.extras)
  }

  /// Reads a text and writes it in the same format, which loses nothing.
  static func expectReturn(_ given: Case<String, ExpectedReading>) throws {
    let document = try #require(read(given.given).value)
    let written = document.format.write(document)
    #expect(written.losses.isEmpty, "\(written.losses.map(\.message))")
    let again = document.format.read(SourceText(name: "policy", bytes: Array(written.text.utf8))).value
    #expect(again?.policy.rules == document.policy.rules, "\(written.text)")
    #expect(again.map { Set($0.extras) }?.isSuperset(of: document.extras) == true, "\(written.text)")
  }

  /// Reads a text with defects: 1️⃣ is the place of the first finding, 2️⃣ of the second.
  static func expectDefects(_ given: Case<String, [ExactText]>) {
    let text = MarkedText(given.given)
    let reading = PolicyFormat.read(SourceText(name: "policy", bytes: text.bytes), among: PolicyFormat.known)
    // What is only near to a rule is not a defect.
    let defects = reading.findings.filter { $0.id != "inexact-reading" }
    #expect(defects.map(\.id) == given.expected, "\(reading.findings.map(\.message))")
    #expect(
      Array(defects.prefix(text.markers.count)).map(\.span.start) == text.markers.map(\.position),
      "\(reading.findings.map { ($0.span.start, $0.message) })")
    for finding in reading.findings {
      #expect(finding.message.first?.isUppercase == true || finding.message.first == "\"")
      #expect(!finding.message.hasSuffix("."))
    }
  }

  /// Writes a policy and compares the messages of its losses.
  static func expectLosses(_ given: Case<Given, [String]>) throws {
    let policy = try PasswordPolicy(#"{"version": 1, "rules": [\#(given.given.rules)]}"#)
    #expect(given.given.format.write(policy).losses.map(\.message) == given.expected)
  }
}
