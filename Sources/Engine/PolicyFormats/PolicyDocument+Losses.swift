import WatchwordBasics
package import WatchwordPolicy

extension PolicyDocument {
  /// Returns the losses of a format that cannot hold a note, a server's text or the values of other formats, except the
  /// values named by `kept`.
  func nonRuleLosses(in format: PolicyFormat, keeping kept: [ExactText] = []) -> [PolicyLoss] {
    var losses: [PolicyLoss] = []
    if policy.note != nil { losses.append(PolicyLoss(.note, in: format)) }
    if policy.serverText != nil { losses.append(PolicyLoss(.serverText, in: format)) }
    for extra in extras where !kept.contains(extra.name) {
      losses.append(PolicyLoss(.extra(extra.name), in: format))
    }
    return losses
  }
}

extension PolicyLoss {
  /// Whether the loss affects hardly any passwords: none at all, or only those with emoji and other rare characters, or
  /// those of one of two lists of common passwords.
  package var isMild: Bool {
    switch part {
    case .rule: extent == .surrogates || extent == .wordLists
    case .order, .note, .serverText, .normalization, .extra: true
    case .demand: false
    }
  }
}
