import WatchwordPolicy

extension RegularExpression {
  /// `text`, a spelling of this pattern, with `start` and `end` around it, unless the pattern itself starts at the start
  /// and ends at the end.
  func completed(_ text: String, start: String, end: String) -> String {
    if hasAlternatives { return start + "(?:" + text + ")" + end }
    return (startsAtStart ? "" : start) + text + (endsAtEnd ? "" : end)
  }

  /// Whether an atom is `sign` outside classes.
  func isSign(_ sign: String, _ atom: Atom) -> Bool { !atom.isInClass && text(atom).elementsEqual(sign.utf8) }
}
