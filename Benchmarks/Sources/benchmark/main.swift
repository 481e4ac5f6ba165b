#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Prints one table. `run.sh` builds what is measured and says where it is: name=value for each argument.

var places: [String: String] = [:]
for argument in CommandLine.arguments.dropFirst() {
  guard let equals = argument.firstIndex(of: "=") else { continue }
  places[String(argument[..<equals])] = String(argument[argument.index(after: equals)...])
}

var table = Table()
do {
  print("Measuring; times are processor time unless they are said to be others")
  try AssessmentBenchmark.add(to: &table)
  try RenderingBenchmark.add(to: &table)
  try MarksBenchmark.add(to: &table)
  if let reader = places["reader"], let xmllint = places["xmllint"], let lines = places["lines"],
    let line = places["line"]
  {
    try ReadingBenchmark.add(to: &table, reader: reader, xmllint: xmllint, lines: lines, line: line)
  } else {
    table.skip("reading 50 MB", places["no-reading"] ?? "there is no such file here")
  }
  if let command = places["command"] {
    try StartBenchmark.add(to: &table, command: command)
  } else {
    table.skip("the command's start and size", places["no-command"] ?? "it was not built")
  }
  table.write()
} catch {
  table.write()
  print("Could not go on: \(error)")
  exit(1)
}
