import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// Laws that hold for every format and every policy.
@Suite struct FormatLawTests {
  static let writable = PolicyFormat.foreign.filter { $0.isReadable && $0.isWritable }

  @Test(arguments: writable)
  func `what is written is read without defects, and judges alike where nothing is lost`(_ format: PolicyFormat) {
    var random = RandomPolicies(seed: 5)
    var kept = 0
    for _ in 0..<Rounds.count(30) {
      var policy = random.policy()
      // Some systems require something of every password, so half of the policies are ones that the format has written.
      if random.chance(), let near = read(format.write(policy).text).value?.policy { policy = near }
      if !policy.contradictions.isEmpty { continue }
      let written = format.write(policy)
      // A Keycloak policy without rules is an empty text.
      if written.text.isEmpty { continue }
      let reading = read(written.text)
      #expect(reading.value?.format == format, "\(written.text)")
      // Rules that are not exact can contradict others. So can lengths in several units, where only the written
      // policy shows it.
      let units = Set(policy.rules.compactMap { if case .length(let rule) = $0 { rule.unit } else { nil } })
      let errors = reading.findings.filter {
        $0.severity == .error && ($0.id != "contradiction" || (written.losses.isEmpty && units.count < 2))
      }
      #expect(errors.isEmpty, "\(written.text): \(errors.map(\.words))")
      guard let document = reading.value else { continue }
      let again = document.policy
      let lost = format.write(document).losses.filter { $0.part != .normalization }
      #expect(lost.isEmpty, "\(written.text): \(lost.map(\.message))")
      #expect(read(format.write(again).text).value?.policy == again, "\(written.text)")
      if !losses(of: policy, in: format).filter({ $0.part != .order }).isEmpty { continue }
      kept += 1
      for _ in 0..<40 {
        let password = random.password()
        #expect(
          policy.assess(password).verdict == again.assess(password).verdict,
          "\(PolicyFormat.native.write(policy).text) became \(written.text)")
      }
    }
    #expect(kept > (Rounds.isWhole ? 10 : 0), "\(kept) policies lost nothing")
  }

  @Test(arguments: PolicyFormat.foreign.filter(\.isWritable))
  func `a loss names an existing rule, once`(_ format: PolicyFormat) {
    var random = RandomPolicies(seed: 6)
    for _ in 0..<Rounds.count(20) {
      let policy = random.policy()
      var lost: [Int] = []
      for case .rule(let index, let id) in format.write(policy).losses.map(\.part) {
        #expect(policy.rules[index].id == id)
        lost.append(index)
      }
      #expect(Set(lost).count == lost.count, "\(format.write(policy).losses.map(\.message))")
    }
  }

  @Test(arguments: PolicyFormat.foreign)
  func `bytes of any kind are read without a trap, and errors are reported`(_ format: PolicyFormat) {
    var random = RandomPolicies(seed: 7)
    for _ in 0..<Rounds.count(20) {
      var bytes = Array(format.write(random.policy()).text.utf8)
      for _ in 0..<random.number(1...6) {
        let place = random.number(0...bytes.count)
        if random.chance(), place < bytes.count {
          bytes.remove(at: place)
        } else {
          bytes.insert(UInt8(random.number(0...255)), at: place)
        }
      }
      let reading = PolicyFormat.read(SourceText(name: "policy", bytes: bytes), among: PolicyFormat.known)
      #expect(reading.value != nil || reading.findings.containsError)
    }
  }

  /// The losses of a policy whose passwords are in NFC.
  private func losses(of policy: PasswordPolicy, in format: PolicyFormat) -> [PolicyLoss] {
    format.write(policy).losses.filter { $0.part != .normalization }
  }

  private func read(_ text: String) -> Reading<PolicyDocument> {
    PolicyFormat.read(SourceText(name: "policy", bytes: Array(text.utf8)), among: PolicyFormat.known)
  }
}
