/// Reading a catalogue of 50 MB in a separate process, against `xmllint`, which extracts nothing from it.
enum ReadingBenchmark {
  private static let rounds = 11

  /// Measures the reader with the same catalogue formatted on many lines and on one.
  static func add(to table: inout Table, _ setup: Setup) throws {
    guard let reader = setup["reader"], let xmllint = setup["xmllint"], let lines = setup["lines"],
      let line = setup["line"]
    else { return table.skip("reading 50 MB", setup["no-reading"] ?? "there is no such file here") }
    for (path, name) in [(lines, "in lines"), (line, "in one line")] {
      let results = try runs(rounds: rounds, [(reader, [path]), (xmllint, ["--noout", "--stream", path])])
      let times = results.map { $0.map(\.user).median }
      table.add(
        "read 50 MB \(name)", times[0], .atMost(0.7 * times[1], unit: "s user"),
        peer: ("xmllint --noout --stream", times[1]))
      if let memory = results[0].compactMap({ peakMemory(in: $0.output) }).max(), let size = size(ofFile: path) {
        table.add("memory for it", memory, .atMost(3 * size / 1_048_576 + 32, unit: "MiB"))
      }
    }
  }
}

/// Returns the peak memory in MiB that `ReadXLIFF` or `LintXLIFF` reports; `nil` on systems that do not report it.
func peakMemory(in output: String) -> Double? {
  output.split(separator: "\n").first { $0.hasPrefix("peak ") }
    .flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Double($0) }.map { $0 / 1024 }
}
