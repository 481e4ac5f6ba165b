import Foundation
import TestSupport
import Testing
import WatchwordBasics

@testable import WatchwordCommand
@testable import WatchwordRuns

@Suite struct ShippedPolicyTests {
  @Test func `are those of the folder, to the byte`() throws {
    let names = try names(in: "Policies", endingWith: ".json")
    #expect(ShippedPolicy.all.map(\.name.string) == names, "run Scripts/embed-policies.sh")
    for policy in ShippedPolicy.all {
      let file = try String(contentsOf: packageFolder.appending(path: "Policies/\(policy.name).json"), encoding: .utf8)
      #expect(policy.json == file, "Policies/\(policy.name).json has changed; run Scripts/embed-policies.sh")
    }
  }
}
