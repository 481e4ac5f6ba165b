package import WatchwordPolicy

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
