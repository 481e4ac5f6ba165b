import Checks
import WatchwordBasics

/// Fuzzes the XML reader against libxml2: a document is well-formed for both or for neither, and has the same content.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzXML(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(start, count)
  let verdict = XMLVerdict(input)
  guard !verdict.isIncomparable else { return 0 }
  let found = verdict.findings.first.map { "\($0.span.start): \($0.message)" } ?? "\(verdict.content ?? [])"
  let expected = verdict.expected.map { "\($0)" } ?? "a refusal"
  require(verdict.content == verdict.expected, "found \(found); libxml2: \(expected)")
  return 0
}
