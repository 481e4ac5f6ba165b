import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordSystemFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Checks a catalogue on all processors like the command, and visits each finding, in a separate process, so that its
// time and memory can be compared with those of another program.

/// The peak memory of this process in KiB; `nil` if the system does not report it.
func peakMemory() -> Int? {
  guard let status = try? Files.read("/proc/self/status") else { return nil }
  let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return line.flatMap { Int($0.filter(\.isNumber)) }
}

func fail(_ message: String) -> Never {
  print(message)
  exit(2)
}

func input(_ path: SystemPath) -> LintInput {
  do throws(FileError) {
    let bytes = try Files.read(path)
    return LintInput(
      name: path.name, bytes: bytes, format: CatalogFormat.format(ofFileNamed: path, startingWith: bytes))
  } catch {
    fail(error.description)
  }
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let set = CheckSet.allCases.first(where: { $0.name == ExactText(arguments[1]) }) else {
  fail("usage: LintXLIFF essential|recommended|all FILE")
}
let path = SystemPath(arguments[2])
let linter = Linter(configuration: LintConfiguration(set: set))
let examination = linter.open(input(path))
let chunks = examination.chunks
let results = await withTaskGroup(of: (Int, Examination.Result).self) { group in
  for (index, chunk) in chunks.enumerated() { group.addTask { (index, examination.check(chunk)) } }
  var results: [(Int, Examination.Result)] = []
  for await result in group { results.append(result) }
  return results.sorted { $0.0 < $1.0 }.map(\.1)
}
let report = linter.report(on: [examination.finish(results)])
var sum = 0
for finding in report.findings { sum &+= finding.message.utf8.count &+ finding.span.start.line }
print("\(report.unitCount) units, \(report.findings.count) findings, sum \(sum)")
if let peak = peakMemory() { print("peak \(peak) KiB") }
