import Checks
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization

/// Fuzzes fixes of all checks and edits at arbitrary positions: they end, leave a readable file readable, and change
/// only their spans.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzFix(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(start, count)
  checkFixes(input)
  checkEdits(input)
  return 0
}

private let linter = Linter(configuration: LintConfiguration(set: .all))

/// Applies fixes until there are none left.
private func checkFixes(_ input: [UInt8]) {
  let before = CatalogFormat.xliff12.read(input, name: "input").findings.filter { $0.severity == .error }.count
  var document = input
  var rounds = 0
  while true {
    let fixed = linter.fix(document, name: "input", format: .xliff12, includingUnsafe: true)
    require(fixed.fixCount > 0 || fixed.bytes == document, "a catalogue changed without a fix")
    if fixed.fixCount == 0 { break }
    document = fixed.bytes
    rounds += 1
    require(rounds < 64, "fixes never end")
  }
  guard rounds > 0 else { return }
  let after = CatalogFormat.xliff12.read(document, name: "input").findings.filter { $0.severity == .error }.count
  require(after <= before, "a fix made an error of reading")
}

/// Applies insertions at the positions that the bytes of the input select, and removes them again.
private func checkEdits(_ input: [UInt8]) {
  let fixes = input.prefix(64).enumerated().map { index, byte in
    let place = SourcePosition(line: 1 + Int(byte) % 7, column: 1 + Int(byte) / 3 + index)
    return Fix(isSafe: true, edits: [.init(SourceSpan(at: place), with: "<&>")])
  }
  let edited = CatalogFormat.xliff12.applying(fixes, to: input)
  require(edited.isApplied.count == fixes.count, "a fix is not accounted for")
  let removals = zip(fixes, edited.isApplied).filter { $0.1 }.map { $0.0.edits[0].span.start }
  var byLine: [Int: [Int]] = [:]
  for place in removals { byLine[place.line, default: []].append(place.column) }
  let inverse = byLine.flatMap { line, columns in
    columns.sorted().enumerated().map { index, column in
      let start = SourcePosition(line: line, column: column + 3 * index)
      let end = SourcePosition(line: line, column: column + 3 * index + 3)
      return Fix(isSafe: true, edits: [.init(SourceSpan(start: start, end: end), with: "")])
    }
  }
  let restored = CatalogFormat.xliff12.applying(inverse, to: edited.bytes)
  // Edits before the first `<` can change the encoding that is detected.
  guard String(validating: input, as: UTF8.self) != nil, CatalogFormat.xliff12.utf8(of: input) == input,
    CatalogFormat.xliff12.utf8(of: edited.bytes) == edited.bytes
  else { return }
  require(restored.bytes == input, "an edit changed more than its span")
}
