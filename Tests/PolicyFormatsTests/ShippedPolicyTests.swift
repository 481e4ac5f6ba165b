import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

@Suite struct ShippedPolicyTests {
  @Test(arguments: PolicyFormat.known.filter(\.isWritable))
  func `every policy that is shipped can be written and read again`(format: PolicyFormat) throws {
    for name in try names(in: "Policies", endingWith: ".json") {
      let file = packageFolder.appending(path: "Policies/\(name).json")
      let document = try #require(FormatChecks.read(String(contentsOf: file, encoding: .utf8)).value)
      let described = PolicyDocument(
        document.policy, format: document.format, extras: document.extras, words: "At least 8 characters.")
      let text = format.write(described).text
      #expect(!text.isEmpty, "\(name)")
      guard format.isReadable else { continue }
      let again = format.read(SourceText(name: "written", bytes: Array(text.utf8)))
      #expect(again.isSound && again.value != nil, "\(name): \(again.findings.map(\.message))")
    }
  }
}
