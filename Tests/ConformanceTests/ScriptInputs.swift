import TestSupport
import WatchwordBasics

/// What the scripts do: every flow in every language, with hostile passwords, hostile servers and broken scripts.
enum ScriptInputs {
  typealias Script = ScriptVectors.Script
  typealias Part = ScriptVectors.Part

  /// A flow with its fields, and the policy that goes with it.
  struct Flow {
    let id: String
    let fields: [String]
    var mode: Int?
    let policy: String?
  }

  static let flows = [
    Flow(id: "change", fields: ["current", "new"], policy: "strong"),
    Flow(id: "changeConfirmed", fields: ["current", "new", "confirm"], policy: "cognito-default"),
    Flow(id: "update", fields: ["current", "new", "confirm"], mode: 2, policy: "relid-default"),
    Flow(id: "expired", fields: ["current", "new", "confirm"], mode: 4, policy: "relid-strict"),
    Flow(id: "set", fields: ["new", "confirm"], mode: 1, policy: "relid-strict"),
    Flow(id: "verify", fields: ["password"], mode: 0, policy: nil),
  ]

  static let scripts: [Script] =
    journeys + borrowed + typed + told + policies + modes + broken + long + random

  // MARK: - Events

  /// An event as JSON.
  static func event(
    _ name: String, _ texts: KeyValuePairs<String, String> = [:], numbers: KeyValuePairs<String, Int> = [:]
  ) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("event", name)
      for (name, text) in texts { writer.member(name, text) }
      for (name, number) in numbers { writer.member(name, number) }
    }
    return writer.text
  }

  static func edit(_ field: String, _ text: String) -> String { event("edit", ["field": field, "text": text]) }

  static func script(
    _ name: String, _ flow: Flow, _ locale: String, policy: String?? = nil, user: String? = "anna", _ events: [String]
  ) -> Script {
    Script(
      name: "\(name) \(flow.id) \(locale)", flow: flow.id, policy: policy ?? flow.policy, locale: locale, user: user,
      script: [Part(text: "[\(events.joined(separator: ",\n"))]")])
  }

  /// Every field filled: the last ones with the new password.
  static func filling(_ flow: Flow, current: String, new: String) -> [String] {
    flow.fields.map { edit($0, $0 == "current" || $0 == "password" ? current : new) }
  }

  static let answers = [
    event("answer", ["kind": "accepted"]), event("answer", ["kind": "success", "message": "Fertig – تم"]),
    event("answer", ["kind": "status", "message": ""], numbers: ["status": 110]),
    event("answer", ["kind": "status", "message": "Zu oft"], numbers: ["status": 153]),
    event("answer", ["kind": "status"], numbers: ["status": 164]),
    event("answer", ["kind": "status"], numbers: ["status": 190]),
    event("answer", ["kind": "status"], numbers: ["status": 118]),
    event("answer", ["kind": "status"], numbers: ["status": 100]),
    event("answer", ["kind": "error", "message": ""], numbers: ["code": 45]), event("answer", ["kind": "network"]),
    event("answer", ["kind": "wrongCurrentPassword"]), event("answer", ["kind": "timeout"]),
    event("answer", ["kind": "cognito", "error": "LimitExceededException"]),
    event("answer", ["kind": "cognito", "error": "a.b#InternalErrorException:http://x", "message": ""]),
    event("answer", ["kind": "noSession"]), event("answer", ["kind": "notInitialized"]),
  ]

  // MARK: - Scripts

  /// The way through each flow in each language: what goes wrong first, and then right.
  private static let journeys: [Script] = VectorInputs.locales.enumerated().flatMap { turn, locale in
    flows.map { flow in
      let last = flow.fields.last ?? "new"
      var events = [event("appear"), event("submit"), event("focus", ["field": flow.fields[0]])]
      if let mode = flow.mode {
        events.append(
          event("challenge", ["userName": "Zoë"], numbers: ["mode": mode, "attemptsLeft": turn % 5, "status": 0]))
      }
      events += [edit(flow.fields[0], "a"), event("submit")]
      events += filling(flow, current: "Kq7!mVz2#xLp-ü", new: "Kq7!mVz2#xLp-u\u{308}")
      events += [event("reveal", ["field": last]), event("return", ["field": last]), event("submit")]
      events += filling(flow, current: "Kq7!mVz2#xLp", new: "Zr4?pWy8+cNd")
      events += [
        event("submit"), event("edit", ["field": last, "text": "Zr4?"]), answers[turn % answers.count],
        event("dismissAlert"),
      ]
      events += filling(flow, current: "Kq7!mVz2#xLp", new: "Zr4?pWy8+cNd")
      events += [event("submit"), answers[0], answers[1], event("loggedIn", ["userName": "anna"])]
      events += [#"{"event":"credentials","options":["Password"]}"#, event("chooseUpdate"), event("dismissAlert")]
      events += [event("initiated", ["errorMessage": "Nein"], numbers: ["errorCode": turn % 2]), event("tapOutside")]
      events += [event("locale", ["tag": VectorInputs.locale(turn + 3)]), event("back"), event("leave")]
      return script("journey", flow, locale, events)
    }
  }

  /// Locales without a catalogue of their own.
  private static let borrowed: [Script] =
    (VectorInputs.askedLocales.dropFirst(VectorInputs.locales.count) + ["xx", "en-Arab"]).flatMap { locale in
      flows.map { flow in
        script(
          "borrowed", flow, locale, user: nil,
          [event("appear"), event("submit")] + filling(flow, current: "abcdefg1", new: "abcdefg1") + [event("submit")])
      }
    }

  /// Hostile passwords in turn through all flows and languages.
  private static let typed: [Script] = PasswordInputs.all.filter { $0.utf8.count < 600 }.enumerated().compactMap {
    turn, password in
    guard turn.isMultiple(of: 2) else { return nil }
    let flow = flows[turn / 2 % flows.count]
    let other = PasswordInputs.all[(turn + 5) % 40]
    return script(
      "typed \(turn)", flow, VectorInputs.locale(turn / 2), user: password,
      filling(flow, current: other, new: password) + [event("reveal", ["field": flow.fields[0]]), event("submit")]
        + filling(flow, current: password, new: password) + [event("submit"), answers[turn % answers.count]])
  }

  /// What servers say, where it is hostile.
  private static let messages = [
    "", " ", "\u{0}\u{7}\u{1B}[31m", "a\nb\r\nc\td", "\u{202E}evil", "\u{2066}\u{2067}\u{2068}open",
    "shut\u{2069}\u{2069}\u{202C}", "\u{2068}pair\u{2069}", "%@ %n %1$lld %%", "\"quoted\" \\ <b>&amp;</b>",
    "كلمة السر انتهت", "סיסמה (1)", "e\u{301}\u{301}\u{301}", "👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿", "\u{2028}\u{2029}\u{85}", "\u{FEFF}\u{200B}\u{AD}",
    "\u{FFFD}\u{E000}\u{10FFFD}", "${user}{0}", "\u{61C}\u{200E}\u{200F}x", "ﷺ\u{1F1E9}",
  ]

  private static let told: [Script] = messages.enumerated().flatMap { turn, message in
    (0..<3).map { part in
      let flow = flows[(turn + part * 2) % flows.count]
      let filled = filling(flow, current: "Kq7!mVz2#xLp", new: "Zr4?pWy8+cNd") + [event("submit")]
      var events = [
        event(
          "challenge", ["userName": message, "message": message, "errorMessage": message],
          numbers: ["mode": flow.mode ?? 2, "status": part == 1 ? 118 : 5, "errorCode": part == 2 ? 9 : 0])
      ]
      events += flow.mode == nil ? [] : filled
      events += [event("answer", ["kind": "status", "message": message], numbers: ["status": [110, 190, 7][part]])]
      events += [event("dismissAlert"), event("answer", ["kind": "success", "message": message])]
      if flow.mode == nil {
        events = filled + [event("answer", ["kind": "cognito", "error": message, "message": message])]
        events += filled + [event("answer", ["kind": "error", "message": message], numbers: ["code": 8000 + part])]
      }
      events += [event("locale", ["tag": "ar"])]
      return script("told \(turn).\(part)", flow, VectorInputs.locale(turn * 3 + part), user: message, events)
    }
  }

  /// Policies, sound and broken, as an event and in a challenge.
  private static let policies: [Script] =
    (PolicyInputs.whole.map { $0.json } + PolicyInputs.native.map { #"{"version":1,"rules":[\#($0.rules)]}"# })
    .enumerated().map { turn, policy in
      let flow = flows[turn % flows.count]
      var info = JSONWriter()
      info.object { info in
        info.member("key", turn.isMultiple(of: 3) ? "PASSWORD_POLICY_BKP" : "RELID_PASSWORD_POLICY")
        info.member("value", policy)
      }
      let mode = flow.mode ?? 4
      let filled = filling(flow, current: "Kq7!mVz2#xLp", new: "Zr4?p\u{E9}\u{5D0}8+cNd")
      return script(
        "policy \(turn)", flow, VectorInputs.locale(turn),
        filled + [event("policy", ["json": policy]), event("submit")]
          + [#"{"event":"challenge","mode":\#(mode),"info":[{"key":"x","value":""},\#(info.text)]}"#, event("submit")])
    }

  /// Modes and statuses, known and unknown.
  private static let modes: [Script] = flows.enumerated().flatMap { turn, flow in
    [0, 1, 2, 3, 4, 5, -1, 2_147_483_647].enumerated().map { place, mode in
      let statuses = [0, 100, 110, 118, 153, 164, 190, -7]
      return script(
        "mode \(mode)", flow, VectorInputs.locale(turn + place),
        [event("loggedIn"), #"{"event":"credentials","options":["Password"]}"#, event("chooseUpdate")]
          + statuses.map {
            event("challenge", numbers: ["mode": mode, "status": $0, "attemptsLeft": place - 1])
          } + [event("loggedOff"), event("credentialsFailed"), event("back")])
    }
  }

  /// Long pastes, of which only a piece is kept.
  private static let long: [Script] = ["Ab1-", "e\u{301}", "👨‍👩‍👧", " ", "\u{301}\u{327}", "ש", "1", "\\u0000", "\u{202E}"]
    .enumerated().map { turn, piece in
      let flow = flows[turn % flows.count]
      let field = flow.fields.last ?? "new"
      let times = 10_240 / piece.utf8.count
      let paste: [Part] = [
        Part(text: #"{"event":"paste","field":"\#(field)","text":""#), Part(text: piece, times: times),
        Part(text: #""},"#),
      ]
      return Script(
        name: "long \(turn) \(flow.id)", flow: flow.id, policy: flow.policy, locale: VectorInputs.locale(turn),
        user: "anna",
        script: [Part(text: "[")] + paste + [Part(text: event("submit") + ",")] + paste
          + [Part(text: event("leave") + "]")])
    }

  /// Events in any order, from a seed.
  private static let random: [Script] = (0..<36).map { turn in
    var generator = SeededGenerator(seed: UInt64(turn))
    let flow = flows[turn % flows.count]
    func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: 0..<items.count, using: &generator)] }
    let events = (0..<24).map { _ in
      switch Int.random(in: 0..<12, using: &generator) {
      case 0...4:
        event(
          pick(["edit", "paste"]), ["field": pick(flow.fields), "text": pick(["", " ", "Aa1!Aa1!", "Bb2?Bb2?Bb2?"])])
      case 5, 6: event("submit")
      case 7, 8: pick(answers)
      case 9:
        event(
          "challenge", ["message": pick(messages)],
          numbers: ["mode": flow.mode ?? 9, "status": pick([0, 110, 118, 164, 190]), "attemptsLeft": pick([1, 2, 9])])
      case 10:
        pick(["appear", "leave", "tapOutside", "back", "dismissAlert", "loggedIn", "chooseUpdate"].map { event($0) })
      default: event("locale", ["tag": pick(VectorInputs.askedLocales)])
      }
    }
    return script("random \(turn)", flow, pick(VectorInputs.askedLocales), events)
  }
}
