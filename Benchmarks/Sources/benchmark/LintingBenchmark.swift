/// Complete lint runs, measured in wall-clock time, against `xmllint`, which checks only the XML.
enum LintingBenchmark {
  private static let rounds = 7
  /// The sets of checks, each with the maximum ratio of its time to that of the peer.
  private static let sets = [("essential", 1.8), ("all", 2.6)]

  static func add(to table: inout Table, _ setup: Setup) throws {
    guard let linter = setup["linter"], let xmllint = setup["xmllint"], let lines = setup["lines"] else {
      return table.skip("checking catalogues", setup["no-reading"] ?? "there is no such file here")
    }
    let results = try runs(
      rounds: rounds, sets.map { (linter, [$0.0, lines]) } + [(xmllint, ["--noout", "--stream", lines])])
    let peer = ("xmllint --noout --stream", results[sets.count].map(\.wall).median)
    for ((set, limit), times) in zip(sets, results) {
      table.add(
        "lint 50 MB, \(set) checks, two cores", times.map(\.wall).median, .atMost(limit * peer.1, unit: "s"), peer: peer
      )
      addMemory(of: times, "lint 50 MB, \(set) checks", lines, to: &table)
    }
    try addLinearity(to: &table, linter, setup)
    try addMillion(to: &table, linter, setup)
    try addLocales(to: &table, xmllint, setup)
  }

  /// Checks that a unit takes as long in a small file as in a large one.
  private static func addLinearity(to table: inout Table, _ linter: String, _ setup: Setup) throws {
    let files = ["5", "50", "500"].compactMap { size in setup["megabytes-\(size)"].map { (size, $0) } }
    guard files.count == 3 else { return table.skip("files of 5, 50 and 500 MB", "there are no such files here") }
    let results = try runs(rounds: 3, files.map { (linter, ["all", $0.1]) })
    let times = results.map { runs in
      runs.map { $0.user / Double(max(units(in: $0.output) ?? 1, 1)) }.median * 1e6
    }
    for ((size, _), time) in zip(files, times).dropFirst() {
      table.add(
        "processor time for a unit of \(size) MB", time, .atMost(1.15 * times[0], unit: "µs"),
        peer: ("of 5 MB", times[0]))
    }
  }

  private static func addMillion(to table: inout Table, _ linter: String, _ setup: Setup) throws {
    guard let million = setup["million"] else {
      return table.skip("a file of 1 000 000 units", "there is no such file here")
    }
    for (set, _) in sets {
      let times = try runs(rounds: 1, [(linter, [set, million])])[0]
      addMemory(of: times, "lint 1 000 000 units, \(set) checks", million, to: &table)
    }
  }

  private static func addLocales(to table: inout Table, _ xmllint: String, _ setup: Setup) throws {
    guard let command = setup["command"], let locales = setup["locales"] else {
      return table.skip("lint Locales", setup["no-command"] ?? "the command was not built")
    }
    let files = locales.split(separator: ":").map { String($0) }
    let results = try runs(
      rounds: 21, [(command, ["lint", "Locales"]), (xmllint, ["--noout", "--stream"] + files)])
    let peer = ("xmllint --noout --stream", results[1].map(\.wall).median * 1000)
    table.add("lint Locales", results[0].map(\.wall).median * 1000, .atMost(4 * peer.1, unit: "ms"), peer: peer)
  }

  /// Adds the peak memory of a run, which is limited to three times the file size plus 32 MiB.
  private static func addMemory(of times: [ProgramRun], _ what: String, _ file: String, to table: inout Table) {
    guard let memory = times.compactMap({ peakMemory(in: $0.output) }).max(),
      let size = size(ofFile: file)
    else { return }
    table.add("memory: \(what)", memory, .atMost(3 * size / 1_048_576 + 32, unit: "MiB"))
  }

  /// Returns the number of units that the program reports.
  private static func units(in output: String) -> Int? { output.split(separator: " ").first.flatMap { Int($0) } }
}
