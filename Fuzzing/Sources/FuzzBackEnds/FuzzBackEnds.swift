import Checks
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

private let formats: [PolicyFormat] = [
  .cognito, .cloudFormation, .okta, .firebase, .auth0, .zitadel, .keycloak, .applePasscode, .activeDirectory,
  .activeDirectoryPowerShell, .aspNetIdentity, .aspNetIdentityCSharp, .laravel, .django, .mySQL,
]

/// Fuzzes the readers and writers of the policies of back ends. The first byte chooses the format; the rest is the
/// text.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzBackEnds(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(start, count)
  guard let choice = input.first else { return 0 }
  let format = formats[Int(choice) % formats.count]
  let text = SourceText(name: "input", bytes: Array(input.dropFirst()))
  let map = TextMap(text.bytes)
  map.requirePlaces(of: PolicyFormat.read(text, among: PolicyFormat.known).findings)
  let reading = format.read(text)
  map.requirePlaces(of: reading.findings)
  guard reading.isSound, let document = reading.value else {
    require(reading.findings.containsError, "there is no policy and no error reported")
    return 0
  }
  checkWriting(document, as: format)
  for other in formats { checkOther(document, as: other) }
  return 0
}

/// Checks that a document written in the format from which it was read can be read again, and is then written with the
/// same text.
private func checkWriting(_ document: PolicyDocument, as format: PolicyFormat) {
  let written = format.write(document)
  let again = format.read(SourceText(name: "written", bytes: Array(written.text.utf8)))
  guard again.isSound, let copy = again.value else {
    require(false, "what was written is not a policy: \(again.findings) in \(written.text)")
    return
  }
  let second = format.write(copy)
  require(second.text.hasSameBytes(as: written.text), "write, read, write gives another text: \(written.text)")
}

/// Checks that a policy written in another format can be read in that format and written again without losses.
private func checkOther(_ document: PolicyDocument, as format: PolicyFormat) {
  let written = format.write(document.policy)
  let again = format.read(SourceText(name: "written", bytes: Array(written.text.utf8)))
  // Lengths that were converted to another unit can contradict each other.
  let errors = again.findings.filter { $0.severity == .error && $0.id != "contradiction" }
  require(errors.isEmpty, "what was written has errors: \(errors) in \(written.text)")
  guard let copy = again.value else { return }
  let losses = format.write(copy).losses.filter { if case .note = $0.part { false } else { true } }
  require(losses.isEmpty, "what was read is lost: \(losses.map(\.message)) in \(written.text)")
}
