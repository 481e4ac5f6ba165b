import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordSystemFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Reads a catalogue as a linter does, with each unit's id, source, target and place, in a process of its own, so that
// its time and memory can be compared with those of another program.

/// Takes what has been read, so that none of the work can be left out.
struct Sum {
  private(set) var units = 0
  private(set) var value = 0

  mutating func add(_ unit: TranslationUnit) {
    units += 1
    value &+= unit.id.count &+ (unit.source?.text.count ?? 0) &+ (unit.target?.text.count ?? 0)
    value &+= unit.position.line &+ unit.position.column
  }
}

/// The most memory that this process has held, in KiB, where the system tells: what a parent gets to know of it counts
/// the parent's own memory too, which a process has until its program is loaded.
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
