import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordShippedCatalogs
import WatchwordWebAssembly

@Suite struct EngineTests {
  /// An engine with the texts of all languages.
  static func engine() -> Engine {
    let engine = Engine()
    for catalog in ShippedCatalogs.locales.compactMap({ ShippedCatalogs.catalog(for: $0) }) {
      _ = engine.loadTexts(Array(CompiledCatalog.write(catalog, in: .compact).utf8))
    }
    return engine
  }

  /// An open policy with `rules`.
  private static func open(_ rules: String, in engine: Engine) throws -> UInt32 {
    let answer = try members(
      of: engine.openPolicy(Array("{\"version\":1,\"rules\":[\(rules)]}".utf8), question: Array("{}".utf8)))
    return UInt32(try #require(answer["policy"] as? Int))
  }

  private static func members(of json: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  private static func error(in json: String) throws -> String? {
    (try members(of: json)["error"] as? [String: Any])?["id"] as? String
  }

  private static func check(_ policy: UInt32, _ question: String, in engine: Engine) -> String {
    String(decoding: engine.check(policy, question: Array(question.utf8)), as: UTF8.self)
  }

  @Test func `a policy names what it needs`() throws {
    let rules =
      ["user-id", "personal-words", "different-from-current", "common-password", "strength"]
      .map { $0 == "strength" ? #"{"rule":"strength","min":3}"# : "{\"rule\":\"\($0)\"}" } + [
        #"{"rule":"history","count":3}"#
      ]
    let engine = Engine()
    let answer = try Self.members(
      of: engine.openPolicy(
        Array("{\"version\":1,\"rules\":[\(rules.joined(separator: ","))]}".utf8),
        question: Array(#"{"name":"x"}"#.utf8)))
    #expect(answer["needs"] as? [String] == ["user", "words", "current", "commonPasswords", "strengthWords", "server"])
    #expect(answer["format"] as? String == "native")
    let ownWords = try Self.members(
      of: engine.openPolicy(
        Array(#"{"version":1,"rules":[{"rule":"personal-words","words":["acme"]}]}"#.utf8), question: Array("{}".utf8)))
    #expect(ownWords["needs"] as? [String] == ["words"])
  }

  @Test func `own texts change only what they contain, in the order of their layers`() throws {
    let engine = Self.engine()
    let policy = try Self.open(#"{"rule":"length","min":4},{"rule":"user-id"}"#, in: engine)
    func texts(_ tag: String) throws -> [String] {
      let answer = try Self.members(of: engine.texts(policy, question: Array("{\"locale\":\"\(tag)\"}".utf8)))
      let locale = (answer["locales"] as? [[String: Any]])?.first
      return (locale?["rules"] as? [[String: Any]])?.compactMap { $0["text"] as? String } ?? []
    }
    func own(_ text: String, layer: UInt32) {
      let catalog = "{\"version\":1,\"locale\":\"de\",\"messages\":{\"rule.user-id.default.checklist\":\"\(text)\"}}"
      _ = engine.loadTexts(Array(catalog.utf8), layer: layer)
    }
    let before = try texts("pl")
    #expect(try texts("de-CH") == ["Mind. 4 Zeichen", "Ohne den Benutzernamen"])
    own("zwei", layer: 2)
    own("eins", layer: 1)
    for tag in ["de", "de-CH"] { #expect(try texts(tag) == ["Mind. 4 Zeichen", "zwei"]) }
    own("drei", layer: 2)
    #expect(try texts("de") == ["Mind. 4 Zeichen", "drei"] && texts("pl") == before)
  }

  @Test func `a policy with errors is not opened, and its findings have places`() throws {
    let engine = Engine()
    let answer = try Self.members(
      of: engine.openPolicy(
        Array("{\"version\":1,\n \"rules\":[{\"rule\":\"lenth\"}]}".utf8), question: Array("{}".utf8)))
    #expect(answer["policy"] is NSNull)
    let finding = try #require((answer["findings"] as? [[String: Any]])?.first)
    #expect(finding["line"] as? Int == 2 && finding["severity"] as? String == "error")
  }

  @Test func `a policy extends one that comes with the question`() throws {
    let engine = Engine()
    let document = Array(#"{"version":1,"extends":"base","rules":[{"rule":"digits"}]}"#.utf8)
    let base = #"{\"version\":1,\"rules\":[{\"rule\":\"length\",\"min\":8}]}"#
    let answer = try Self.members(
      of: engine.openPolicy(document, question: Array("{\"bases\":{\"base\":\"\(base)\"}}".utf8)))
    #expect(answer["rules"] as? [String] == ["length", "digits"])
    let lone = try Self.members(of: engine.openPolicy(document, question: Array("{}".utf8)))
    #expect(lone["policy"] is NSNull)
    for question in [#"{"bases":{"base":1}}"#, #"{"bases":["base"]}"#] {
      #expect(
        try Self.error(in: engine.openPolicy(document, question: Array(question.utf8))) == "malformed-question",
        "\(question)")
    }
  }

  @Test func `a check is what the command prints, in the requested language`() throws {
    let engine = Self.engine()
    let policy = try Self.open(#"{"rule":"length","min":8}"#, in: engine)
    #expect(
      Self.check(policy, #"{"password":"horse","locale":"pl"}"#, in: engine)
        == #"{"version":1,"verdict":"unmet","rules":[{"rule":"length","state":"unmet","text":"Min. 8 znaków","hint":"Jeszcze 3 znaki","missing":3}],"judgedElsewhere":[]}"#
    )
    #expect(Self.check(policy, #"{"password":"","user":null}"#, in: engine).contains("Min. 8 characters"))
  }

  @Test func `what the app knows decides a check, and ids that are no rules of the policy are errors`() throws {
    let engine = Self.engine()
    let policy = try Self.open(#"{"rule":"length","min":4},{"rule":"history","count":3}"#, in: engine)
    let many = { (question: String) in
      String(
        decoding: engine.checkMany(policy, question: Array(question.utf8), lines: Array("abcd\nabc".utf8)),
        as: UTF8.self)
    }
    let check = { (known: String) in Self.check(policy, #"{"password":"abcd","known":\#(known)}"#, in: engine) }
    #expect(check(#"{"history":true}"#).contains(#""verdict":"met""#))
    #expect(check(#"{"history":false}"#).contains(#""verdict":"unmet""#))
    for known in ["{}", "null", #"{"history":null}"#] {
      #expect(check(known).hasSuffix(#""judgedElsewhere":["history"]}"#), "\(known)")
    }
    #expect(
      many(#"{"known":{"history":true}}"#).split(separator: "\n").map { $0.contains(#""verdict":"met""#) } == [
        true, false,
      ])
    // The answer of one check is not that of the next.
    #expect(Self.check(policy, #"{"password":"abcd"}"#, in: engine).contains(#""verdict":"undetermined""#))
    for (known, message) in [
      (#"{"histroy":true}"#, #"There is no rule \"histroy\"; did you mean history?"#),
      (#"{"breached-password":true}"#, "The policy has no rule breached-password, so nothing can be known about it"),
    ] {
      for answer in [check(known), many(#"{"known":\#(known)}"#)] {
        #expect(try Self.error(in: answer) == "unknown-rule" && answer.contains(message), "\(answer)")
      }
    }
    for known in ["[]", "1", #"{"history":1}"#, #"{"history":"met"}"#] {
      #expect(try Self.error(in: check(known)) == "malformed-question", "\(known)")
    }
  }

  @Test func `the person and the current password of one check are not those of the next`() throws {
    let engine = Self.engine()
    let policy = try Self.open(#"{"rule":"user-id"},{"rule":"different-from-current"}"#, in: engine)
    func states(_ question: String) throws -> [String] {
      let rules = try #require(
        try Self.members(of: Self.check(policy, question, in: engine))["rules"] as? [[String: Any]])
      return rules.compactMap { $0["state"] as? String }
    }
    #expect(try states(#"{"password":"anna-1","user":"anna","current":"anna-1"}"#) == ["unmet", "unmet"])
    #expect(try states(#"{"password":"anna-1"}"#) == ["undetermined", "undetermined"])
    #expect(try states(#"{"password":"anna-1","user":"bert","current":"x"}"#) == ["met", "met"])
  }

  @Test func `lines are judged one by one, and numbered`() throws {
    let engine = Self.engine()
    let policy = try Self.open(#"{"rule":"length","min":8}"#, in: engine)
    let lines = Array("horse\r\nhorse-battery\n".utf8) + [0xFF, 0x0A] + Array("last-without-end".utf8)
    let answer = String(
      decoding: engine.checkMany(policy, question: Array(#"{"line":5}"#.utf8), lines: lines), as: UTF8.self)
    let objects = try answer.split(separator: "\n").map { try Self.members(of: String($0)) }
    #expect(objects.map { $0["line"] as? Int } == [5, 6, 7, 8])
    #expect(objects.map { $0["verdict"] as? String } == ["unmet", "met", "undetermined", "met"])
    let tally = try Self.members(of: engine.tally(policy, question: Array("{}".utf8), lines: lines))
    #expect(["passwords", "met", "unmet", "unreadable"].map { tally[$0] as? Int } == [3, 2, 1, 1])
  }

  @Test func `texts are there in each style`() throws {
    let engine = Self.engine()
    let policy = try Self.open(#"{"rule":"length","min":8}"#, in: engine)
    func text(_ style: String) throws -> String? {
      let answer = try Self.members(
        of: engine.texts(policy, question: Array("{\"style\":\"\(style)\",\"locale\":\"de\"}".utf8)))
      let locale = try #require((answer["locales"] as? [[String: Any]])?.first)
      return ((locale["rules"] as? [[String: Any]])?.first)?["text"] as? String
    }
    #expect(try text("checklist") == "Mind. 8 Zeichen")
    #expect(try text("requirement")?.contains("8 Zeichen") == true)
  }

  private static let refused: [Case<@Sendable (Engine, UInt32) -> String, String>] = [
    Case("no policy", { check($1 + 1, #"{"password":"x"}"#, in: $0) }, "unknown-policy"),
    Case("not JSON", { check($1, "{", in: $0) }, "malformed-question"),
    Case("no password", { check($1, "{}", in: $0) }, "malformed-question"),
    Case("a password that is not a text", { check($1, #"{"password":1}"#, in: $0) }, "malformed-question"),
    Case("no language tag", { check($1, #"{"password":"x","locale":"not a tag"}"#, in: $0) }, "unknown-locale"),
    Case("no style", { $0.texts($1, question: Array(#"{"style":"loud"}"#.utf8)) }, "unknown-style"),
    Case("no flow", { engine, _ in engine.openForm(question: Array("{}".utf8)) }, "unknown-flow"),
    Case("no form", { engine, _ in engine.formEvent(9, Array("{}".utf8)) }, "unknown-form"),
    Case(
      "a form of no policy", { engine, _ in engine.openForm(question: Array(#"{"flow":"set","policy":9}"#.utf8)) },
      "unknown-policy"),
    Case(
      "closed twice",
      { engine, policy in
        _ = engine.closePolicy(policy); return engine.closePolicy(policy)
      }, "unknown-policy"),
  ]

  @Test(arguments: refused)
  func `a question without an answer gets the reason`(
    refused: Case<@Sendable (Engine, UInt32) -> String, String>
  ) throws {
    let engine = Engine()
    let policy = try Self.open(#"{"rule":"length","min":8}"#, in: engine)
    #expect(try Self.error(in: refused.given(engine, policy)) == refused.expected)
  }

  @Test func `an error does not quote what may be a password`() throws {
    let engine = Engine()
    let policy = try Self.open(#"{"rule":"length","min":8}"#, in: engine)
    for question in [
      #"{"s3cret":"s3cret"}"#, #"{"password":["s3cret"]}"#, #"{"password":"s3cret"#, #"{"password":s3cret}"#,
    ] {
      #expect(!Self.check(policy, question, in: engine).contains("s3cret"))
    }
  }

  @Test func `an event is answered by its line, and a list by lines and findings`() throws {
    let engine = Self.engine()
    let opened = try Self.members(of: engine.openForm(question: Array(#"{"flow":"set","locale":"ar"}"#.utf8)))
    #expect(opened["direction"] as? String == "rtl")
    let form = UInt32(try #require(opened["form"] as? Int))
    let line = engine.formEvent(form, Array(#" {"event":"appear"}"#.utf8))
    #expect(try Self.members(of: line)["event"] as? String == "appear")
    let lines = engine.formEvent(form, Array(#"[{"event":"appear"},{"event":"submit"}]"#.utf8)).split(separator: "\n")
    #expect(lines.count == 3 && lines.last == #"{"version":1,"findings":[]}"#)
    #expect(try Self.error(in: engine.formEvent(form, Array(#"{"event":"jump"}"#.utf8))) == "malformed-event")
    #expect(engine.closeForm(form) == Engine.done)
    #expect(try Self.error(in: engine.closeForm(form)) == "unknown-form")
  }

  @Test func `texts that are loaded later are shown`() throws {
    let engine = Engine()
    let policy = try Self.open(#"{"rule":"length","min":8}"#, in: engine)
    let question = #"{"password":"x","locale":"de"}"#
    #expect(Self.check(policy, question, in: engine).contains("rule.length.min.checklist"))
    let tag = try #require(LanguageTag("de"))
    let german = try #require(ShippedCatalogs.catalog(for: tag))
    _ = engine.loadTexts(Array(CompiledCatalog.write(german, in: .compact).utf8))
    #expect(Self.check(policy, question, in: engine).contains("Mind. 8 Zeichen"))
  }

  @Test func `a list that is loaded replaces the one that is built in`() throws {
    let engine = Engine()
    let policy = try Self.open(#"{"rule":"common-password"}"#, in: engine)
    func verdict(_ password: String) throws -> String? {
      try Self.members(of: Self.check(policy, "{\"password\":\"\(password)\"}", in: engine))["verdict"] as? String
    }
    #expect(try verdict("password") == "unmet" && verdict("zirbel-kiefer") == "met")
    #expect(engine.loadCommonPasswords(Array("Zirbel-Kiefer\n".utf8)).contains("true"))
    #expect(try verdict("password") == "met" && verdict("zirbel-kiefer") == "unmet")
    #expect(engine.loadCommonPasswords([]).contains("false"))
  }
}
