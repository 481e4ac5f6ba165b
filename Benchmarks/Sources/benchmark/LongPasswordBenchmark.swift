import WatchwordBasics
import WatchwordPolicy
import WatchwordStrength
import WatchwordSystemFiles

/// Passwords of 1 KiB, 100 KiB and 1 MiB by each rule of `Benchmarks/long-passwords.txt`, with the text there that takes
/// the rule longest. `Benchmarks/LongPasswords.mjs` measures the same in Node.
enum LongPasswordBenchmark {
  private static let sizes = [(1 << 10, "1 KiB"), (100 << 10, "100 KiB"), (1 << 20, "1 MiB")]

  static func add(to table: inout Table, by meter: inout Meter) throws {
    let parts = String(decoding: try Files.read(SystemPath("Benchmarks/long-passwords.txt")), as: UTF8.self)
      .split(separator: "\n\n").map { $0.split(separator: "\n") }
    guard parts.count == 2 else {
      throw ProgramFailure(description: "long-passwords.txt has no rules and texts with an empty line between them")
    }
    let words = ["Anna Smith", "annasmith@example.com"]
    let context = AssessmentContext(
      userID: "annasmith", personalWords: words,
      strengthScore: StrengthEstimator.embedded.scorer(userWords: ["annasmith"] + words))
    for rule in parts[0] {
      let policy = try PasswordPolicy("{\"version\": 1, \"rules\": [\(rule)]}")
      for (size, name) in sizes {
        let times = parts[1].map { text -> Double in
          let password = String(repeating: String(text), count: size / text.utf8.count)
          let context = context.replacingCurrentPassword(by: "old" + password)
          return meter.seconds { policy.assess(password, in: context).states.count }
        }
        table.add("\(name) by \(rule)", (times.max() ?? 0) * 1000, .atMost(500, unit: "ms"))
      }
    }
  }
}
