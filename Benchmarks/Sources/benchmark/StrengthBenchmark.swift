import WatchwordStrength

/// The estimator, with passwords of usual length and with 1 MiB of the most expensive kinds.
enum StrengthBenchmark {
  private static let passwords = [
    "password", "P@ssw0rd!2019", "correct horse battery staple", "x7$Qv!m2Zp#9", "qwertyuiop123", "13.05.1991anna",
    "drowssap", "zxcvbnm,./", "Tr0ub4dour&3", "aaaaaaaaaa", "пароль2015", "lkj9Xk2mPq7vWz4R",
  ]

  static func add(to table: inout Table, by meter: inout Meter) throws {
    let estimator = StrengthEstimator.embedded
    let rates = meter.rates(
      batch: passwords.count,
      [{ passwords.reduce(0) { $0 &+ estimator.estimate($1, userWords: ["anna", "ivanov"]).score } }])
    table.add("estimate the strength of a password", rates[0] / 1000, .none(unit: "thousand/s"))
    let long = [
      ("the letter a, and a b", String(repeating: "a", count: 1 << 20) + "b"),
      ("numbers", (0..<200_000).map { "\($0)" }.joined()),
      (
        "blocks of one pattern and another number",
        (0..<4_096).map { number in
          String(repeating: "ab", count: 125) + "\(100_000 + number)"
        }.joined()
      ),
    ]
    for (what, password) in long {
      let seconds = meter.seconds { estimator.estimate(password).score }
      table.add("estimate 1 MiB: \(what)", seconds, .atMost(2, unit: "s"))
    }
  }
}
