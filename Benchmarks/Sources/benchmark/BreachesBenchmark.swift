/// A comparison with `grep`: looking up 10,000 hashes in a file of 1,000,000, from the start of a process to its end.
enum BreachesBenchmark {
  private static let rounds = 5

  static func add(to table: inout Table, _ setup: Setup) throws {
    guard let program = setup["breaches"], let list = setup["breached"], let wanted = setup["wanted"],
      let grep = setup["grep"]
    else { return table.skip("looking up breached passwords", setup["no-breaches"] ?? "there is no such file here") }
    let results = try runs(
      rounds: rounds, [(program, ["look-up", list, wanted]), (grep, ["-F", "-c", "-f", wanted, list])])
    guard results[0].first?.output == results[1].first?.output else {
      throw ProgramFailure(description: "\(program) and \(grep) find different numbers of hashes")
    }
    let times = results.map { $0.map { $0.user + $0.system }.median }
    table.add(
      "10,000 look-ups in 1,000,000 hashes", times[0] * 1000, .atMost(times[1] * 1000 / 50, unit: "ms"),
      peer: ("grep -F -f", times[1] * 1000))
  }
}
