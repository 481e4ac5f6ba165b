import Checks
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization

/// Fuzzes complete lint runs with all checks: they end, their findings are inside the text, and the findings of a
/// catalogue are the same however it is passed.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzLint(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(start, count)
  let report = linter.lint([LintInput(name: "input", bytes: input, format: .xliff12)], base: base)
  let findings = report.findings
  for (one, next) in zip(findings, findings.dropFirst()) {
    require(one.span.start <= next.span.start, "findings are not in the order of their places")
  }
  for finding in findings {
    require(!finding.message.isEmpty && finding.message.utf8.count < 4096, "a message is empty or endless")
  }
  if String(validating: input, as: UTF8.self) != nil, !input.prefix(4).contains(0), !mentionsEncoding(input) {
    TextMap(input).requirePlaces(of: findings)
  }
  checkCollected(input)
  return 0
}

private let linter = Linter(
  configuration: LintConfiguration(
    set: .all, declared: [PhraseDeclaration("a", [.count("n")])],
    required: [RequiredPhrases(name: "p", phrases: [Phrase("a", [.count("n", 2)])])]))

/// A source catalogue that lacks some units and has others.
private let base = LintInput(
  name: "base",
  bytes: Array(
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a" source-language="en"><body>
    <trans-unit id="a"><source>%d</source></trans-unit><trans-unit id="b"><source>B</source></trans-unit>
    </body></file></xliff>
    """.utf8), format: .xliff12)

/// Checks that a catalogue in memory has the same findings as its bytes, if it could be read to its end.
private func checkCollected(_ input: [UInt8]) {
  let reading = CatalogFormat.xliff12.read(input, name: "input")
  guard let catalog = reading.value, reading.findings.isEmpty else { return }
  let read = linter.lint([LintInput(catalog, findings: [])])
  let streamed = linter.lint([LintInput(name: "input", bytes: input, format: .xliff12)])
  require("\(read.findings)" == "\(streamed.findings)", "a catalogue is judged differently from its bytes")
}

private func mentionsEncoding(_ input: [UInt8]) -> Bool {
  let head = Array(input.prefix(2048))
  return head.indices.contains { head[$0...].starts(with: "encoding".utf8) }
}
