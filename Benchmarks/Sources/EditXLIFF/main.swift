import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordSystemFiles

// Measures edits of units in a catalogue that stays open, as in an editor, in a separate process: the time of one edit,
// including the findings after it.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

func fail(_ message: String) -> Never {
  print(message)
  exit(2)
}

func bytes(of path: SystemPath) -> [UInt8] {
  do throws(FileError) {
    return try Files.read(path)
  } catch {
    fail(error.description)
  }
}

guard CommandLine.arguments.count == 2 else { fail("usage: EditXLIFF FILE") }
let path = SystemPath(CommandLine.arguments[1])
let clock = ContinuousClock()
var session = CatalogSession(
  [], name: path.name, format: .xliff12, linter: Linter(configuration: LintConfiguration(set: .recommended)))
let opening = clock.measure {
  let document = bytes(of: path)
  session = CatalogSession(
    document, name: path.name, format: .format(ofFileNamed: path, startingWith: document),
    linter: Linter(configuration: LintConfiguration(set: .recommended)))
}
let count = session.units.count
guard count > 0 else { fail("There are no units in \(path.name)") }
var times: [Duration] = []
for step in 0..<51 {
  let text = ExactText("Der Text Nummer \(step) von %lld")
  times.append(clock.measure { _ = session.edit(step * 7919 % count, to: text) })
}
func milliseconds(_ duration: Duration) -> Double {
  Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1e3
}
print("\(count) units, \(session.findings.count) findings")
print("open \(milliseconds(opening)) ms, edit \(milliseconds(times.sorted()[times.count / 2])) ms")
