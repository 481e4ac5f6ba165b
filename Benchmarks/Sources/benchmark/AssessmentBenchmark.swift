import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordShippedCatalogs
import WatchwordSystemFiles

#if canImport(PeerPwquality)
  import PeerPwquality
#endif
#if canImport(PeerZxcvbn)
  import PeerZxcvbn
#endif

/// Full assessments by all ten rules of `Policies/relid-strict.json`, with a user id and the list of common passwords.
enum AssessmentBenchmark {
  /// Passwords of twelve characters, all of which the policy and the peer accept, so that no check can end early.
  private static let passwords = [
    "Tr7!kq9Wm#zB", "qK4$Vx8mZr&w", "9Hb@tLw3pXy%", "mR2^jCz7Qs!d", "Wz6*fNb1uKg?", "p5G#rYh8Vd=T", "Jx3+Mq9cLn!e",
    "b8D%sTw4Fk~R",
  ]
  /// Similar passwords with Cyrillic and accented letters, decomposed, so that normalisation to NFC has an effect.
  private static let decomposed = [
    "Р7!и\u{306}к9Wе\u{308}#зBq", "e\u{301}K4$Жх8Яr&wo\u{302}", "9Н@тА\u{301}Лw3пXу%", "м2^И\u{306}Кz7Qс!до",
  ]
  private static let user = "ivanov"

  private static let policyPath = "Policies/relid-strict.json"

  static func add(to table: inout Table, by meter: inout Meter, _ setup: Setup) throws {
    let policy = try PasswordPolicy(Files.read(SystemPath(policyPath)))
    let context = AssessmentContext(userID: user)
    for password in passwords + decomposed where policy.assess(password, in: context).verdict != .met {
      throw ProgramFailure(description: "the policy does not accept \(password)")
    }
    let writer = AssessmentWriter(
      policy, by: Renderer(catalogs: ShippedCatalogs.catalogs(for: .english), locale: .english))
    let ascii = body(passwords, policy, context)
    let name = "assess 12 ASCII characters, \(policy.rules.count) rules"
    let otherName = "assess 12 other characters, decomposed"
    let peers = try Peers(accepting: passwords, user)
    // All bodies are measured in turn, so that the figures in each ratio are measured at about the same time.
    let rates = meter.rates(batch: passwords.count, [ascii] + peers.bodies)
    let others = meter.rates(batch: decomposed.count, [body(decomposed, policy, context)])
    let json = meter.rates(batch: passwords.count, [body(passwords, writer, context)])
    guard meter.measuresTime else { return }
    table.add(name, rates[0], .none(unit: "reports/s"))
    table.add(otherName, others[0], .none(unit: "reports/s"))
    if let pwquality = peers.pwquality {
      let peer = ("libpwquality, 8 rules, no list", rates[pwquality])
      table.addRatio(name, rates[0], .atLeast(15, unit: "×"), to: peer)
      table.addRatio(otherName, others[0], .atLeast(2.5, unit: "×"), to: peer)
    } else {
      table.skip("libpwquality", "it is not installed (Debian: libpwquality-dev)")
    }
    let zxcvbn = peers.zxcvbn.map { ("zxcvbn in C", rates[$0]) }
    if let zxcvbn {
      table.addRatio(name, rates[0], .atLeast(20, unit: "×"), to: zxcvbn)
    } else {
      table.skip("zxcvbn in C", "it is not installed (Debian: libzxcvbn-dev)")
    }
    try addDoor(writer, context, native: json[0], zxcvbn: zxcvbn, to: &table, setup)
    addGrowth(policy, context, to: &table, by: &meter)
  }

  private static func body(
    _ passwords: [String], _ policy: PasswordPolicy, _ context: AssessmentContext
  ) -> () -> Int {
    {
      var met = 0
      for password in passwords where policy.assess(password, in: context).verdict == .met { met += 1 }
      return met
    }
  }

  private static func body(
    _ passwords: [String], _ writer: AssessmentWriter, _ context: AssessmentContext
  ) -> () -> Int {
    var writer = writer
    return {
      var count = 0
      for password in passwords { count &+= writer.json(of: password, in: context).count }
      return count
    }
  }

  /// Measures the WebAssembly module in Node, which must give the same answers as the library.
  private static func addDoor(
    _ writer: AssessmentWriter, _ context: AssessmentContext, native: Double, zxcvbn: (name: String, figure: Double)?,
    to table: inout Table, _ setup: Setup
  ) throws {
    guard let node = setup["node"], let module = setup["wasm"], let data = setup["data"] else {
      return table.skip("assess by the WebAssembly module", setup["no-wasm"] ?? "it is not here")
    }
    guard let english = ShippedCatalogs.catalog(for: .english) else { return }
    let catalog = "\(data)/en.json"
    try Files.write(CompiledCatalog.write(english), to: SystemPath(catalog))
    var writer = writer
    let expected = passwords.map { String(decoding: writer.json(of: $0, in: context), as: UTF8.self) }
    let answers = "\(data)/answers.jsonl"
    try Files.write(expected.joined(separator: "\n"), to: SystemPath(answers))
    let output = try run(
      node, ["Benchmarks/AssessInNode.mjs", module, policyPath, catalog, answers, user] + passwords
    ).output
    guard let line = output.split(separator: "\n").last, let nanoseconds = Double(line), nanoseconds > 0 else {
      throw ProgramFailure(description: "Node printed no time: \(output)")
    }
    let name = "assess by the WebAssembly module in Node, answer as JSON"
    table.add(name, 1e9 / nanoseconds, .none(unit: "reports/s"))
    table.add(
      "\(name), times the native time", nanoseconds * native / 1e9, .atMost(4, unit: "×"),
      peer: ("native, answer as JSON", 1))
    if let zxcvbn { table.addRatio(name, 1e9 / nanoseconds, .atLeast(2, unit: "×"), to: zxcvbn) }
  }

  /// Measures the cost of an additional character and of an additional rule.
  private static func addGrowth(
    _ policy: PasswordPolicy, _ context: AssessmentContext, to table: inout Table, by meter: inout Meter
  ) {
    let text = String(repeating: "Tr7!kq9Wm#zB-x5?", count: 1 << 16)
    addGrowth("character", [12, 120, 1200, 12_000, 120_000, 1 << 20], to: &table, by: &meter) { length in
      let password = String(text.prefix(length))
      return { policy.assess(password, in: context).states.count }
    }
    addGrowth("rule", [1, 16, 64, 256], to: &table, by: &meter) { count in
      let rules = (0..<count).map { policy.rules[$0 % policy.rules.count] }
      let larger = PasswordPolicy(rules: rules)
      return { larger.assess(passwords[0], in: context).states.count }
    }
  }

  private static func addGrowth(
    _ unit: String, _ counts: [Int], to table: inout Table, by meter: inout Meter, _ body: (Int) -> () -> Int
  ) {
    let seconds = counts.map { count -> Double in
      let assess = body(count)
      let runs = max(1, (1 << 21) / (count + 256))
      // The fastest of several runs: other activity on the machine makes a run slower and never faster.
      let times = (0..<5).map { _ in meter.seconds { (0..<runs).reduce(0) { sum, _ in sum &+ assess() } } }
      return (times.min() ?? 0) / Double(runs)
    }
    var first: Double?
    for index in counts.indices.dropFirst() {
      let cost = (seconds[index] - seconds[index - 1]) / Double(counts[index] - counts[index - 1]) * 1e9
      let name = "a further \(unit), \(counts[index - 1]) to \(counts[index])"
      // The first step includes fixed costs, so later steps are compared with the second one.
      if let first {
        table.add("\(name): \(number(cost)) ns, times that before", cost / first, .atMost(1.15, unit: "×"))
      } else {
        table.add(name, cost, .none(unit: "ns"))
      }
      if index > 1 || counts.count < 3 { first = first ?? cost }
    }
  }
}

/// The installed peers, whose bodies follow ours.
private struct Peers {
  var bodies: [() -> Int] = []
  /// The indices of the peers' figures; `nil` for a peer that is not installed.
  var pwquality: Int?
  var zxcvbn: Int?

  init(accepting passwords: [String], _ user: String) throws {
    #if canImport(PeerPwquality)
      // The checker is used until the program ends, so it is never closed.
      guard let checker = peer_pwquality_open() else {
        throw ProgramFailure(description: "libpwquality has no memory")
      }
      for password in passwords where peer_pwquality_check(checker, password, user) < 0 {
        throw ProgramFailure(description: "libpwquality does not accept \(password)")
      }
      bodies.append {
        var sum = 0
        for password in passwords { sum &+= Int(peer_pwquality_check(checker, password, user)) }
        return sum
      }
      pwquality = bodies.count
    #endif
    #if canImport(PeerZxcvbn)
      bodies.append {
        var bits = 0.0
        for password in passwords { bits += peer_zxcvbn_entropy(password, user) }
        return Int(bits)
      }
      zxcvbn = bodies.count
    #endif
  }
}
