import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordStrength

@testable import WatchwordCommand
@testable import WatchwordRuns

/// What the tools for policies make of the rule `strength`, which the built-in estimator judges.
@Suite struct StrengthInToolsTests {
  private static func policy(_ least: Int, _ bounds: String) -> [UInt8] {
    Array(#"{"version": 1, "rules": [{"rule": "strength", "min": \#(least)}, {"rule": "length", \#(bounds)}]}"#.utf8)
  }

  @Test func `generated passwords and passphrases have the strength`() throws {
    for options in [["--length", "11"], ["--words"], ["--pronounceable"]] {
      let run = try CommandRun(
        ["policy", "generate", "-", "--count", "20", "--seed", "7"] + options, input: Self.policy(4, #""min": 4"#))
      let passwords = run.output.split(separator: "\n")
      #expect(run.exitCode == 0 && passwords.count == 20, "\(run.errors)")
      #expect(run.errors.contains("those that break strength are drawn again"), "\(run.errors)")
      for password in passwords { #expect(StrengthEstimator.embedded.estimate(String(password)).score == 4) }
    }
    let run = try CommandRun(["policy", "generate", "-", "--length", "10"], input: Self.policy(4, #""max": 20"#))
    #expect(run.exitCode == 2 && run.errors.contains("expected a --length from 11 to 20"), "\(run.errors)")
  }

  @Test(arguments: zip(1...4, [4, 7, 9, 11])) func `validate proves how many characters a score takes`(
    score: Int, length: Int
  ) throws {
    let refused = try PolicyWarningTests.examination(of: Self.policy(score, #""max": \#(length - 1)"#))
    #expect(
      refused.findings.contains {
        $0.id == "contradiction" && $0.message.hasSuffix("strength and length exclude each other")
      })
    let accepted = try PolicyWarningTests.examination(of: Self.policy(score, #""max": \#(length)"#))
    #expect(!accepted.findings.contains { $0.severity == .error }, "\(accepted.findings)")
  }

  @Test func `the example of validate has the strength`() throws {
    let password = try #require(PolicyWarningTests.examination(of: Self.policy(4, #""min": 8, "max": 64"#)).example)
    #expect(StrengthEstimator.embedded.estimate(password).score == 4, "\(password)")
  }

  @Test func `the examples of a card have the strength, and lack it`() throws {
    let run = try CommandRun(["policy", "show", "-"], input: Self.policy(3, #""min": 8"#))
    let examples = try #require(run.output.split(separator: "Examples (do not use)\n").last)
    let lines = examples.split(separator: "\n").map { $0.dropFirst(4) }
    let good = try #require(lines.first).split(separator: "  ")[0]
    #expect(StrengthEstimator.embedded.estimate(String(good)).score >= 3, "\(examples)")
    let bad = try #require(lines.first { $0.hasSuffix("  (strength)") }, "\(examples)").dropLast(12)
    #expect(StrengthEstimator.embedded.estimate(String(bad)).score < 3, "\(examples)")
  }

  @Test func `no password with fewer characters has the score`() {
    var generator = SeededGenerator(seed: 4)
    for score in 1...4 {
      let length = StrengthRule(minimum: score).minimumLength
      for _ in 0..<300 {
        let scalars = (0..<length - 1).compactMap { _ in
          Unicode.Scalar(UInt32.random(in: 0x20..<0x500, using: &generator))
        }
        let password = String(String.UnicodeScalarView(scalars))
        #expect(StrengthEstimator.embedded.estimate(password).score < score)
      }
    }
  }
}
