import WatchwordPolicy

extension RegularExpression {
  /// Returns `text`, a spelling of this pattern, between `start` and `end`, each of which is left out if the pattern
  /// itself is anchored there.
  func completed(_ text: String, start: String, end: String) -> String {
    if hasAlternatives { return start + "(?:" + text + ")" + end }
    return (startsAtStart ? "" : start) + text + (endsAtEnd ? "" : end)
  }

  /// Whether an atom is `sign` outside classes.
  func isSign(_ sign: String, _ atom: Atom) -> Bool { !atom.isInClass && text(atom).elementsEqual(sign.utf8) }
}
