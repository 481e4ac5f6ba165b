/// The run time of the command, from its start to its end.
enum StartBenchmark {
  private static let rounds = 21

  static func add(to table: inout Table, _ setup: Setup) throws {
    guard let command = setup["command"] else {
      return table.skip("the command's start and size", setup["no-command"] ?? "it was not built")
    }
    let results = try runs(
      rounds: rounds,
      [
        (command, ["--version"]), (command, ["text", "Policies/strong.json", "--locale", "ru"]),
        ("/usr/bin/env", ["true"]),
      ])
    let names = ["watchword --version", "watchword text Policies/strong.json --locale ru"]
    let peer = ("env true", results[2].map(\.wall).median * 1000)
    for (index, (name, target)) in zip(names, [3.0, 6.0]).enumerated() {
      let times = results[index]
      table.add(name, times.map(\.wall).median * 1000, .atMostTimes(target, unit: "ms"), peer: peer)
      table.add("its processor time", times.map { $0.user + $0.system }.median * 1000, .none(unit: "ms"))
    }
    if let size = size(ofFile: command) {
      table.add("the command, static and stripped", size / 1e6, .atMost(29, unit: "MB"))
    }
  }
}
