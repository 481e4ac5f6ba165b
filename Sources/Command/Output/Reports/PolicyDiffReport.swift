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
  /// The observed numbers of passwords in use that do not meet the new policy, if any.
  var observed: ObservedNumbers?
  /// The note for users instead of the report for developers.
  var note: ReleaseNote?

  private var names: [String] { PolicyFile.names(of: [old, new]) }
  /// The name of the old policy.
  var oldName: String { names[0] }
  /// The name of the new policy.
  var newName: String { names[1] }

  /// A note on the alphabet over which passwords were counted, if it exceeds printable ASCII.
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

  /// Returns the text of a rule for users, with details for authors.
  func text(of rule: PasswordRule) -> String {
    let details = rule.details
    let text = renderer.text(for: rule.phrase(in: .requirement))
    return details.isEmpty ? text : "\(text) (\(details.joined(separator: "; ")))"
  }

  /// The observations about passwords in use, one line each: all rules together, then rule by rule.
  var observations: [String] {
    guard let observed else { return [] }
    guard let passwords = observed.passwords else {
      return ["Too few passwords in use were observed to report numbers"]
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

  /// The lengths whose share is shown even if the next one has almost the same.
  private static let usualLengths: Set<Int> = [8, 10, 12, 14, 16, 20, 24, 32, 48, 64, 128, 256]

  /// The lengths of the old passwords with the share in per cent. Of the partial shares, only the first, the last and
  /// those of some usual lengths are listed.
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
  /// The words for 0 and for 1.
  fileprivate static let wholeShares = ["none", "all"]

  /// The share in per cent with one decimal. Shares close to 0 or 1 are never shown as 0 or 1.
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
