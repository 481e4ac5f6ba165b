import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyAnalysis
import WatchwordReleaseNotes

/// The output of `watchword policy diff`.
struct PolicyDiffReport {
  let old: PolicyFile
  let new: PolicyFile
  let changes: [RuleChange]
  let difference: PolicyDifference
  let renderer: Renderer
  /// How many passwords in use do not meet the new policy, where that was observed.
  var observed: ObservedNumbers?
  /// The note that users get instead of what developers read.
  var note: ReleaseNote?

  private var names: [String] { PolicyFile.names(of: [old, new]) }
  /// What the old policy is called.
  var oldName: String { names[0] }
  /// What the new policy is called.
  var newName: String { names[1] }

  /// The characters over which passwords were counted, if they are more than the printable ones of ASCII.
  var alphabetNote: String? {
    let others = difference.alphabet.characters.filter { !$0.isASCII }
    guard !shares.isEmpty, !others.isEmpty else { return nil }
    let list = others.map { $0.properties.isWhitespace ? "U+" + $0.hex : String($0) }
    return "Counted over the printable characters of ASCII and \(list.joinedAsList), one of each other kind that the"
      + " policies distinguish"
  }

  /// The phrases of the report.
  var phrases: [Phrase] {
    note?.phrases ?? changes.flatMap { [$0.old, $0.new] }.compactMap { $0?.phrase(in: .requirement) }
  }

  /// What users read of a rule, and what authors should know beside it.
  func text(of rule: PasswordRule) -> String {
    let details = rule.details
    let text = renderer.text(for: rule.phrase(in: .requirement))
    return details.isEmpty ? text : "\(text) (\(details.joined(separator: "; ")))"
  }

  /// What was observed of the passwords in use, a line each: all rules together, then rule by rule.
  var observations: [String] {
    guard let observed else { return [] }
    guard let passwords = observed.passwords else {
      return ["Fewer passwords in use were observed than can be told of"]
    }
    func told(_ unmet: Int?) -> String {
      unmet.map(share) ?? "fewer than \(observed.floor)"
    }
    func share(_ count: Int) -> String {
      let part = (Double(count) / Double(passwords) * 10).rounded()
      return part >= 1 ? "about \(Int(part)) of 10" : "fewer than 1 of 10"
    }
    func line(_ rule: ObservedNumbers.OfRule) -> String {
      guard let undetermined = rule.undetermined else { return told(rule.unmet) }
      let unjudged = "\(share(undetermined)) could not be judged"
      return rule.unmet.map { "\(share($0)); \(unjudged)" } ?? unjudged
    }
    return ["Of \(passwords.grouped) passwords in use, \(told(observed.unmet)) do not meet \(newName)"]
      + observed.rules.map { "\($0.id): \(line($0))" }
  }

  /// Lengths of which the share is shown even if the next one has almost the same.
  private static let usualLengths: Set<Int> = [8, 10, 12, 14, 16, 20, 24, 32, 48, 64, 128, 256]

  /// The lengths of the old passwords with the share in per cent; of those that have neither nothing nor everything, the
  /// first, the last and some usual ones.
  var shares: [(lengths: String, percent: String)] {
    var groups: [(first: Int, last: Int, percent: String)] = []
    for each in difference.shares {
      let percent = each.share.percent
      if let group = groups.last, group.percent == percent, group.last == each.length - 1 {
        groups[groups.count - 1].last = each.length
      } else {
        groups.append((each.length, each.length, percent))
      }
    }
    let partial = groups.filter { !Double.wholeShares.contains($0.percent) }
    let ends = Set([partial.first, partial.last].compactMap { $0?.first })
    return groups.compactMap { group in
      let isWhole = Double.wholeShares.contains(group.percent)
      let isShown = !Self.usualLengths.isDisjoint(with: group.first...group.last) || ends.contains(group.first)
      guard isWhole || isShown else { return nil }
      let lengths = group.first == group.last ? "\(group.first)" : "\(group.first) to \(group.last)"
      return ("\(lengths) character\(group.last == 1 ? "" : "s")", group.percent)
    }
  }
}

extension Double {
  /// The words for nothing and for everything.
  fileprivate static let wholeShares = ["none", "all"]

  /// A share in per cent with one digit behind the point; a share that is not quite nothing or everything says so.
  fileprivate var percent: String {
    switch self {
    case 0: Self.wholeShares[0]
    case 1: Self.wholeShares[1]
    case ..<0.001: "less than 0.1 %"
    case 0.999...: "more than 99.9 %"
    default: "\((self * 100).tenths) %"
    }
  }
}
