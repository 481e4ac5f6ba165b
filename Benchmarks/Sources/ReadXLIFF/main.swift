import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordSystemFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Reads a catalogue like a linter, with the id, source, target and place of each unit, in a separate process, so that
// its time and memory can be compared with those of another program.

/// Consumes the results, so that none of the work can be optimised away.
struct Sum {
  private(set) var units = 0
  private(set) var value = 0

  mutating func add(_ unit: TranslationUnit) {
    units += 1
    value &+= unit.id.count &+ (unit.source?.text.count ?? 0) &+ (unit.target?.text.count ?? 0)
    value &+= unit.position.line &+ unit.position.column
  }
}

/// The peak memory of this process in KiB; `nil` if the system does not report it. The figure that a parent process
/// gets includes the parent's own memory, which the child process has until its program is loaded.
func peakMemory() -> Int? {
  guard let status = try? Files.read("/proc/self/status") else { return nil }
  let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return line.flatMap { Int($0.filter(\.isNumber)) }
}

func fail(_ message: String) -> Never {
  print(message)
  exit(2)
}

let arguments = CommandLine.arguments
guard arguments.count == 2 else { fail("usage: ReadXLIFF FILE") }
do {
  let path = SystemPath(arguments[1])
  let bytes = try Files.read(path)
  let format = CatalogFormat.format(ofFileNamed: path, startingWith: bytes)
  let reading = format.reading(of: consume bytes, name: path.name)
  var sum = Sum()
  for file in reading.catalog.files { for unit in file.units { sum.add(unit) } }
  print("\(sum.units) units, sum \(sum.value), \(reading.findings.count) findings")
  if let peak = peakMemory() { print("peak \(peak) KiB") }
} catch {
  fail("\(error)")
}
