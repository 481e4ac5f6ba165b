import Foundation
import TestSupport
import Testing
import WatchwordPolicy

@Suite struct PolicySchemaFileTests {
  /// `UPDATE_GOLDEN=1 swift test --filter PolicySchemaFileTests` writes the file anew.
  @Test func `the committed JSON Schema is the one that the rules make`() throws {
    let url = packageFolder.appending(path: "Policies/schema/watchword-policy-1.schema.json")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data(NativeFormat.schema.utf8).write(to: url)
    }
    let isSame = try Data(contentsOf: url) == Data(NativeFormat.schema.utf8)
    #expect(isSame, "Write the schema anew with UPDATE_GOLDEN=1, and read the difference")
  }
}
