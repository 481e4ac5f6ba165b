import Checks
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// Fuzzes the readers of other systems' policies, and their writers with what was read.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzPolicyFormats(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = SourceText(name: "input", bytes: bytes(start, count))
  let map = TextMap(text.bytes)
  for formats in [PolicyFormat.known] + PolicyFormat.foreign.map({ [$0] }) { check(text, map, formats) }
  return 0
}

private func check(_ text: SourceText, _ map: TextMap, _ formats: [PolicyFormat]) {
  let reading = PolicyFormat.read(text, among: formats)
  map.requirePlaces(of: reading.findings)
  guard let document = reading.value else {
    require(reading.findings.containsError || formats.count == 1, "there is no policy and no error reported")
    return
  }
  for format in PolicyFormat.foreign where format.isWritable {
    let written = format.write(document)
    for loss in written.losses {
      require(!loss.message.isEmpty, "a loss has no message")
      guard case .rule(let index, let id) = loss.part else { continue }
      require(
        document.policy.rules.indices.contains(index) && document.policy.rules[index].id == id,
        "a rule is lost that was not there")
    }
    guard format.isReadable else { continue }
    checkWritten(written, in: format)
  }
}

/// Checks that the format reads its own output, and that the only errors are contradictions between rules.
private func checkWritten(_ written: WrittenPolicy, in format: PolicyFormat) {
  let reading = read(written.text, writtenBy: format)
  require(reading.value?.format == format, "another format reads what \(format.id) wrote: \(written.text)")
  for finding in reading.findings where finding.severity == .error {
    require(finding.id == "contradiction", "\(finding.message) in \(written.text)")
  }
  guard let policy = reading.value?.policy else { return }
  let again = read(format.write(policy).text, writtenBy: format)
  require(again.value?.policy == policy, "write, read, write gives another policy: \(written.text)")
}

/// Reads the output of `format`, with every known format as a candidate.
///
/// Keycloak's policy without rules is an empty text. No format recognises it, because an empty file reveals no format,
/// so the format has to be specified. A text that contains only settings without a corresponding rule becomes empty
/// only when it is written a second time.
private func read(_ text: String, writtenBy format: PolicyFormat) -> Reading<PolicyDocument> {
  let source = SourceText(name: "written", bytes: Array(text.utf8))
  if text.isEmpty, format == .keycloak { return format.read(source) }
  return PolicyFormat.read(source, among: PolicyFormat.known)
}
