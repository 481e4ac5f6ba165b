/// Reading formats other than XLIFF 1.2, and XLIFF 1.2 files of other sizes, each in a separate process.
enum FormatsBenchmark {
  private static let rounds = 5

  static func add(to table: inout Table, _ setup: Setup) throws {
    guard let reader = setup["reader"], let lines = setup["lines"] else {
      return table.skip("reading other formats", setup["no-reading"] ?? "there is no such file here")
    }
    try addGrowth(to: &table, reader, setup)
    try addXLIFF2(to: &table, reader, lines, setup)
    try addStringCatalog(to: &table, reader, setup)
    try addStrings(to: &table, reader, setup)
  }

  /// Checks that a unit takes as long in a large file as in a small one.
  private static func addGrowth(to table: inout Table, _ reader: String, _ setup: Setup) throws {
    let files = ["5", "50", "500"].compactMap { size in setup["megabytes-\(size)"].map { (size, $0) } }
    guard files.count == 3 else { return table.skip("reading 5, 50 and 500 MB", "there are no such files here") }
    let times = try timesPerUnit(reader, files.map(\.1))
    for ((size, _), time) in zip(files, times).dropFirst() {
      table.add(
        "read a unit of \(size) MB, unit by unit", time, .atMost(1.15 * times[0], unit: "µs"),
        peer: ("of 5 MB", times[0]))
    }
  }

  private static func addXLIFF2(to table: inout Table, _ reader: String, _ lines: String, _ setup: Setup) throws {
    guard let path = setup["xliff21"] else {
      return table.skip("reading XLIFF 2.1", setup["no-formats"] ?? "there is no such file here")
    }
    let times = try timesPerUnit(reader, [path, lines])
    table.add(
      "read a unit of XLIFF 2.1, unit by unit", times[0], .atMost(1.2 * times[1], unit: "µs"),
      peer: ("of XLIFF 1.2", times[1]))
  }

  /// Returns the processor time per unit in microseconds, for each file.
  private static func timesPerUnit(_ reader: String, _ paths: [String]) throws -> [Double] {
    try runs(rounds: rounds, paths.map { (reader, ["units", $0]) }).map { runs in
      runs.map { run in
        let units = run.output.split(separator: " ").first.flatMap { Double($0) } ?? 1
        return run.user / max(units, 1) * 1e6
      }.median
    }
  }

  private static func addStringCatalog(to table: inout Table, _ reader: String, _ setup: Setup) throws {
    guard let path = setup["xcstrings"], let python = setup["python"] else {
      return table.skip("reading .xcstrings", setup["no-formats"] ?? "there is no such file here")
    }
    let script = "import json, sys; json.load(open(sys.argv[1], encoding='utf-8'))"
    let results = try runs(
      rounds: rounds, [(reader, ["units", path]), (reader, ["whole", path]), (python, ["-c", script, path])])
    let times = results.map { $0.map(\.user).median }
    for (index, mode) in ["unit by unit", "in memory"].enumerated() {
      table.add(
        "read 50 MB of .xcstrings, \(mode)", times[index], .atMost(times[2] / 2, unit: "s user"),
        peer: ("json.load of Python", times[2]))
      if let memory = results[index].compactMap({ peakMemory(in: $0.output) }).max(), let size = size(ofFile: path) {
        table.add("memory for it, \(mode)", memory, .atMost(4 * size / 1_048_576, unit: "MiB"))
      }
    }
  }

  private static func addStrings(to table: inout Table, _ reader: String, _ setup: Setup) throws {
    guard let path = setup["strings"] else {
      return table.skip("reading .strings", setup["no-formats"] ?? "there is no such file here")
    }
    let results = try runs(
      rounds: rounds, [(reader, ["units", path]), ("/usr/bin/env", ["LC_ALL=C", "wc", "-w", path])])
    let times = results.map { $0.map(\.user).median }
    table.add(
      "read 50 MB of .strings", times[0], .atMost(3 * times[1], unit: "s user"), peer: ("LC_ALL=C wc -w", times[1]))
  }
}
