import WatchwordBasics
import WatchwordPolicy
import WatchwordSystemFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A comparison of `watchword check --format json` on all processors with the library on one, for 1,000,000 passwords.
enum CheckBenchmark {
  private static let rounds = 5
  private static let count = 1_000_000
  private static let user = "ivanov"
  private static let policyPath = "Policies/relid-strict.json"

  static func add(to table: inout Table, _ setup: Setup) throws {
    let name = "check 1 000 000 passwords, a line of JSON each"
    guard let command = setup["command"], let path = setup["passwords"] else {
      return table.skip(name, setup["no-command"] ?? "the command was not built")
    }
    let list = passwords()
    guard write(list, to: path) else { throw ProgramFailure(description: "\(path) cannot be written") }
    let policy = try PasswordPolicy(Files.read(SystemPath(policyPath)))
    let context = AssessmentContext(userID: user)
    var arguments = ["check", policyPath, "--user", user, "--locale", "en", "--format", "json"]
    arguments += ["--color", "never"]
    var commandRates: [Double] = []
    var libraryRates: [Double] = []
    for _ in 0..<rounds {
      // Some passwords do not meet the policy, so the command exits with code 1.
      commandRates.append(Double(count) / (try run(command, arguments, input: path, endingWith: 1).wall))
      let start = processorTime()
      var met = 0
      for password in list where policy.assess(password, in: context).verdict == .met { met += 1 }
      keep(met)
      libraryRates.append(Double(count) / (processorTime() - start))
    }
    table.add(
      name, commandRates.median, .atLeastTimes(0.3, unit: "lines/s"),
      peer: ("the library, one core", libraryRates.median))
  }

  /// Passwords of twelve characters, the same in every run.
  private static func passwords() -> [String] {
    let alphabet = Array("abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#$%&*+".utf8)
    var state: UInt64 = 0x9e37_79b9_7f4a_7c15
    return (0..<count).map { _ in
      var bytes: [UInt8] = []
      for _ in 0..<12 {
        // xorshift64 (Marsaglia 2003).
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        bytes.append(alphabet[Int(state % UInt64(alphabet.count))])
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private static func write(_ lines: [String], to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let bytes: [UInt8] = lines.flatMap { Array($0.utf8) + [0x0A] }
    let written = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && written == bytes.count
  }
}
