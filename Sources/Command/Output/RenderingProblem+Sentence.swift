import WatchwordLocalization

extension RenderingProblem {
  /// The message about the problem; `nil` for a missing message or plural form, which ``TextGap`` reports.
  var sentence: String? {
    switch self {
    case .messageMissing, .pluralFormMissing: nil
    case .textMissing: "A substitution has no text; it is left out"
    case .countMissing: "The text depends on a number that the rule does not have; another form is shown instead"
    case .argumentMissing(let position):
      "Argument \(position) is used, but the rule has no such argument; the placeholder is shown instead"
    case .argumentMistyped(let position, let found):
      "Argument \(position) is \(found.inWords), but its placeholder is for another type; it is shown as \(found.inWords)"
    case .substitutionMissing(let call):
      "The substitution \(call) is called, but not defined; the call is shown instead"
    case .expansionTooLarge: "The substitutions call each other too often; the rest is left out"
    case .textTooLong: "The text is longer than 1 MiB; the rest is left out"
    }
  }
}

extension ArgumentKind {
  fileprivate var inWords: String {
    switch self {
    case .count: "a number"
    case .text: "a text"
    case .characters: "a set of characters"
    case .list: "a list"
    }
  }
}
