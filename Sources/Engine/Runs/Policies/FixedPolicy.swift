import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordPolicyTools
import WatchwordReporting

/// The file of a policy that an audit corrected.
struct FixedPolicy {
  private let fix: PolicyFix
  private let format: PolicyFormat
  private let original: PolicyDocument
  /// The content of the file.
  let text: String

  /// Writes the policy in the format of `file`, or in the native one if that cannot express all rules.
  init(_ fix: PolicyFix, of file: PolicyFile) {
    self.fix = fix
    original = file.document
    let document = PolicyDocument(fix.policy, format: original.format, extras: original.extras)
    let written = original.format.write(document)
    let isComplete = !written.losses.contains {
      switch $0.part {
      case .rule, .order: true
      default: false
      }
    }
    format = isComplete ? original.format : .native
    let text = isComplete ? written.text : PolicyFormat.native.write(document).text
    self.text = text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
  }

  /// Returns the changes that were made, and those that were not, one line each.
  func summary(of name: ExactText) -> String {
    var lines = fix.changes.map { "\($0.standard.id) \($0.clause.id): \($0.change.summary)" }
    if lines.isEmpty { lines = ["Nothing was changed"] }
    for conflict in fix.conflicts {
      let opponent = conflict.opponent.map { "\($0.standard.id) \($0.clause.id) (\($0.clause.title))" }
      let reason =
        switch opponent {
        case let opponent? where conflict.leavesOpponentOpen:
          "the policy alone would no longer meet \(opponent); change it if that is ensured elsewhere"
        case let opponent?: "it contradicts \(opponent); decide which of them matters"
        case nil: "no password could meet the policy then; decide which rules matter"
        }
      lines.append("\(conflict.standard.id) \(conflict.clause.id): Not changed, because \(reason)")
    }
    if fix.policy.rules != original.policy.rules {
      if original.policy.note != nil {
        lines.append("The description may still describe the old rules; read it, and change or remove it")
      }
      if original.policy.serverText != nil {
        lines.append("The server's own text (msg) still describes the old policy; change or remove it")
      }
    }
    if format != original.format {
      lines.append("A \(original.format.title) cannot express all rules, so a \(format.title) was written")
    }
    return lines.map { TerminalScalar.shown($0) + "\n" }.joined() + "Wrote \(TerminalScalar.shown(name.string))\n"
  }
}
