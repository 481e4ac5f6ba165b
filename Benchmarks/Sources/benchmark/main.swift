#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The settings from `run.sh`: a name and a value for each argument.
struct Setup {
  private var values: [String: String] = [:]

  init(_ arguments: some Sequence<String>) {
    for argument in arguments {
      guard let equals = argument.firstIndex(of: "=") else { continue }
      values[String(argument[..<equals])] = String(argument[argument.index(after: equals)...])
    }
  }

  subscript(name: String) -> String? { values[name] }

  /// Returns whether this part was requested; without a selection, all parts are.
  func includes(_ part: String) -> Bool { values["only"].map { $0.isEmpty || $0 == part } ?? true }
}

let setup = Setup(CommandLine.arguments.dropFirst())
var table = Table()
var meter = Meter(setup)
do {
  print(meter.measuresTime ? "Measuring" : "Running for an instrument; the figures are meaningless")
  // First, because it measures the memory of the process.
  if setup.includes("policies") { try PolicyBenchmark.add(to: &table, by: &meter) }
  if setup.includes("assess") { try AssessmentBenchmark.add(to: &table, by: &meter, setup) }
  if setup.includes("long") { try LongPasswordBenchmark.add(to: &table, by: &meter) }
  if setup.includes("form") { try FormBenchmark.add(to: &table, by: &meter) }
  if setup.includes("render") { try RenderingBenchmark.add(to: &table, by: &meter) }
  if setup.includes("marks") { try MarksBenchmark.add(to: &table, by: &meter) }
  if setup.includes("strength") { try StrengthBenchmark.add(to: &table, by: &meter) }
  if setup.includes("apple") { try AppleRulesBenchmark.add(to: &table, by: &meter, setup) }
  // These measure other processes, which an instrument cannot see.
  guard meter.measuresTime else { exit(0) }
  if setup.includes("read") { try ReadingBenchmark.add(to: &table, setup) }
  if setup.includes("read") { try FormatsBenchmark.add(to: &table, setup) }
  if setup.includes("lint") { try LintingBenchmark.add(to: &table, setup) }
  if setup.includes("breaches") { try BreachesBenchmark.add(to: &table, setup) }
  if setup.includes("check") { try CheckBenchmark.add(to: &table, setup) }
  if setup.includes("measure") { try MeasureBenchmark.add(to: &table, setup) }
  if setup.includes("start") { try StartBenchmark.add(to: &table, setup) }
  table.write()
} catch {
  table.write()
  print("Could not continue: \(error)")
  exit(1)
}
