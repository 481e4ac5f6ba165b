import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// A rule of an app is lost in every format, and each reports it.
@Suite struct OwnRuleLossTests {
  @Test(arguments: PolicyFormat.known.filter(\.isWritable)) func `a format names the loss`(format: PolicyFormat) {
    let rule = OwnRule(id: "acme.no-branch-number", description: "No branch number") { _, _ in .met }
    let written = format.write(PasswordPolicy(rules: [.length(LengthRule(minimum: 12))]).adding(rule))
    #expect(written.losses.contains { $0.part == .rule(1, id: "acme.no-branch-number") }, "\(written.text)")
    #expect(!written.text.contains("acme"))
  }
}
