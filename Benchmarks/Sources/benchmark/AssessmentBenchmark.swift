import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordSystemFiles

#if canImport(PeerPwquality)
  import PeerPwquality
#endif

/// Full reports by all ten rules of `Policies/relid-strict.json`, with a user id and the list of common passwords.
enum AssessmentBenchmark {
  /// Twelve characters each; the policy and the peer accept all of them, so that no check can end early.
  private static let passwords = [
    "Tr7!kq9Wm#zB", "qK4$Vx8mZr&w", "9Hb@tLw3pXy%", "mR2^jCz7Qs!d", "Wz6*fNb1uKg?", "p5G#rYh8Vd=T", "Jx3+Mq9cLn!e",
    "b8D%sTw4Fk~R",
  ]
  /// The same kind with Cyrillic and accented letters, decomposed, so that NFC has something to do.
  private static let decomposed = [
    "Р7!и\u{306}к9Wе\u{308}#зBq", "e\u{301}K4$Жх8Яr&wo\u{302}", "9Н@тА\u{301}Лw3пXу%", "м2^И\u{306}Кz7Qс!до",
  ]
  private static let user = "ivanov"

  static func add(to table: inout Table, by meter: inout Meter) throws {
    let policy = try PasswordPolicy(Files.read("Policies/relid-strict.json"))
    let context = AssessmentContext(userID: user)
    for password in passwords + decomposed where policy.assess(password, in: context).verdict != .met {
      throw ProgramFailure(description: "the policy does not accept \(password)")
    }
    let ascii = body(passwords, policy, context)
    let target = Table.Target.atLeast(2_000_000, unit: "reports/s")
    let name = "assess 12 ASCII characters, \(policy.rules.count) rules"
    #if canImport(PeerPwquality)
      if let checker = peer_pwquality_open() {
        defer { peer_pwquality_close(checker) }
        for password in passwords where peer_pwquality_check(checker, password, user) < 0 {
          throw ProgramFailure(description: "libpwquality does not accept \(password)")
        }
        let rates = meter.rates(batch: passwords.count, [ascii, { check(passwords, checker) }])
        table.add(name, rates[0], target, peer: ("libpwquality, 8 rules, no list", rates[1]))
      }
    #else
      table.add(name, meter.rates(batch: passwords.count, [ascii])[0], target)
      table.skip("libpwquality", "it is not installed (Debian: libpwquality-dev)")
    #endif
    table.add(
      "assess 12 other characters, decomposed",
      meter.rates(batch: decomposed.count, [body(decomposed, policy, context)])[0],
      .atLeast(200_000, unit: "reports/s"))
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

  #if canImport(PeerPwquality)
    private static func check(_ passwords: [String], _ checker: OpaquePointer) -> Int {
      var sum = 0
      for password in passwords { sum &+= Int(peer_pwquality_check(checker, password, user)) }
      return sum
    }
  #endif
}
