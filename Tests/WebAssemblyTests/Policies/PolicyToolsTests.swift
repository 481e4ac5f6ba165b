import Foundation
import TestSupport
import Testing
import WatchwordWebAssembly

@Suite struct PolicyToolsTests {
  /// An engine with open policies, numbered from 1.
  private static func engine(_ policies: String...) -> Engine {
    let engine = PageAnswersTests.engine()
    for rules in policies {
      _ = engine.openPolicy(
        Array("{\"version\":1,\"rules\":[\(rules)]}".utf8), question: Array(#"{"name":"mine"}"#.utf8))
    }
    return engine
  }

  private static func members(of json: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test func `an audit has the standards that were requested`() throws {
    let engine = Self.engine(#"{"rule":"length","min":8}"#)
    let audit = try Self.members(of: engine.audit(1, question: Array(#"{"standards":["nist","cnil"]}"#.utf8)))
    let standards = try #require(audit["standards"] as? [[String: Any]])
    #expect(standards.map { $0["standard"] as? String } == ["nist", "cnil"])
    #expect(audit["policy"] as? String == "mine")
  }

  @Test func `what an audit assumes changes its verdict`() throws {
    let engine = Self.engine(#"{"rule":"length","min":8},{"rule":"common-password"}"#)
    func verdict(_ question: String) throws -> String? {
      let audit = try Self.members(of: engine.audit(1, question: Array(question.utf8)))
      return ((audit["standards"] as? [[String: Any]])?.first)?["verdict"] as? String
    }
    #expect(try verdict(#"{"standards":["nist"]}"#) == "fail")
    #expect(try verdict(#"{"standards":["nist"],"isOnlyFactor":false}"#) == "pass")
    #expect(try verdict(#"{"standards":["asvs"]}"#) == "pass")
    #expect(try verdict(#"{"standards":["asvs"],"level":2}"#) == "fail")
  }

  @Test func `passwords are counted as the command counts them`() throws {
    let engine = Self.engine(#"{"rule":"length","min":1,"max":2}"#)
    let count = try Self.members(of: engine.count(1, question: Array("{}".utf8)))
    #expect(count["total"] as? String == "9120" && count["exact"] as? Bool == true)
  }

  @Test func `generated passwords meet the policy, and come from the bytes that are given`() throws {
    let engine = Self.engine(#"{"rule":"length","min":12},{"rule":"digits","min":2}"#)
    func passwords(_ random: [UInt8]) throws -> [String]? {
      let question = Array(#"{"count":3,"length":14}"#.utf8)
      return try Self.members(of: engine.generate(1, question: question, random: random))["passwords"] as? [String]
    }
    var generator = SystemRandomNumberGenerator()
    let random = (0..<4096).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let made = try #require(try passwords(random))
    #expect(made.count == 3 && Set(made).count == 3)
    for password in made {
      #expect(password.count == 14)
      let question = Array(try JSONSerialization.data(withJSONObject: ["password": password]))
      #expect(String(decoding: engine.check(1, question: question), as: UTF8.self).contains(#""verdict":"met""#))
    }
    #expect(try passwords(random) == made && passwords(random.reversed()) != made)
    #expect(try passwords(Array(random.prefix(64))) == nil)
  }

  @Test(.timeLimit(.minutes(20)), arguments: Rounds.seeds(2))
  func `too little randomness is reported, for any amount`(seed: Int) throws {
    let engine = Self.engine(#"{"rule":"length","min":12},{"rule":"digits","min":2}"#)
    var generator = SeededGenerator(seed: UInt64(seed))
    let question = Array(#"{"count":3,"length":14}"#.utf8)
    for length in 0..<8 {
      let random = (0..<length * 8 + seed % 8).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(engine.generate(1, question: question, random: random).contains(#""too-little-randomness""#))
    }
  }

  @Test func `a difference has changes and witnesses`() throws {
    let engine = Self.engine(#"{"rule":"length","min":8},{"rule":"digits"}"#, #"{"rule":"length","min":10}"#)
    let answer = try Self.members(of: engine.difference(from: 1, to: 2, question: Array(#"{"effort":"quick"}"#.utf8)))
    let changes = try #require(answer["changes"] as? [[String: Any]]).map { "\($0["kind"] ?? "") \($0["rule"] ?? "")" }
    #expect(changes == ["changed length", "removed digits"])
    let witnesses = try #require(answer["witnesses"] as? [String: Any])
    #expect((witnesses["onlyOld"] as? String)?.count == 8)
    #expect((witnesses["onlyNew"] as? String)?.count == 10)
  }

  @Test func `a policy is written in another format, with what is lost`() throws {
    let engine = Self.engine(#"{"rule":"palindrome"}"#, #"{"rule":"length","min":8}"#)
    let losses = try Self.members(of: engine.convert(1, question: Array(#"{"to":"relid"}"#.utf8)))["losses"]
    #expect((losses as? [String])?.count == 1)
    let text = try Self.members(of: engine.convert(2, question: Array(#"{"to":"relid"}"#.utf8)))["text"]
    #expect((text as? String)?.contains("minL") == true)
  }

  private static let refused: [Case<@Sendable (Engine) -> String, String>] = [
    Case("an unknown level", { $0.audit(1, question: Array(#"{"level":4}"#.utf8)) }, "malformed-question"),
    Case("an unknown standard", { $0.audit(1, question: Array(#"{"standards":["iso"]}"#.utf8)) }, "unknown-standard"),
    Case(
      "standards that are not a list", { $0.audit(1, question: Array(#"{"standards":"nist"}"#.utf8)) },
      "malformed-question"),
    Case("a length of zero", { $0.count(1, question: Array(#"{"to":0}"#.utf8)) }, "malformed-question"),
    Case(
      "an impossible password", { $0.generate(1, question: Array(#"{"length":3}"#.utf8), random: []) }, "no-password"
    ),
    Case("no randomness", { $0.generate(1, question: Array("{}".utf8), random: []) }, "too-little-randomness"),
    Case("an unknown format", { $0.convert(1, question: Array(#"{"to":"x"}"#.utf8)) }, "unknown-format"),
    Case("an unknown policy", { $0.difference(from: 1, to: 2, question: Array("{}".utf8)) }, "unknown-policy"),
  ]

  @Test(arguments: refused)
  func `a question without an answer gets the reason`(refused: Case<@Sendable (Engine) -> String, String>) throws {
    let answer = try Self.members(of: refused.given(Self.engine(#"{"rule":"length","min":8}"#)))
    #expect((answer["error"] as? [String: Any])?["id"] as? String == refused.expected)
  }
}
