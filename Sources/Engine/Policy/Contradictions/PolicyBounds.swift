/// The bounds that rules set on lengths and on the repetition of characters.
struct PolicyBounds {
  /// The minimum number of different characters.
  private(set) var distinct = 0
  /// The maximum number of times that one character may occur in a row, if there is a bound.
  private(set) var repetition: Int?
  /// The maximum number of times that one character may occur in all, if there is a bound.
  private(set) var occurrences: Int?
  /// The maximum number of characters of one kind in a row, if there is a bound.
  private(set) var classRun: Int?
  /// The minimum number of words.
  private(set) var words = 0
  private var codePoints = LengthBounds()
  private var utf8 = LengthBounds()
  private var utf16 = LengthBounds()
  private var graphemes = LengthBounds()

  /// The minimum number of code points of the NFC form.
  ///
  /// Each word has a letter, and at least one character separates two words.
  var minimum: Int { max(codePoints.minimum, 2 * words - 1) }
  /// The maximum number of code points of the NFC form.
  var maximum: Int { codePoints.maximum }
  /// Whether no text can have a length within the bounds.
  var areCrossed: Bool { [codePoints, utf8, utf16, graphemes].contains { $0.minimum > $0.maximum } }

  init(_ rules: [RuleConstraint?], _ indices: [Int]) {
    for index in indices {
      switch rules[index] {
      case .length(let rule): note(rule)
      case .distinct(let minimum): distinct = max(distinct, min(minimum, PolicyConstraints.endless))
      case .repetition(let maximum): repetition = min(repetition ?? PolicyConstraints.endless, max(0, maximum))
      case .occurrences(let maximum): occurrences = min(occurrences ?? PolicyConstraints.endless, max(0, maximum))
      case .classRun(let maximum): classRun = min(classRun ?? PolicyConstraints.endless, max(0, maximum))
      case .words(let minimum): words = max(words, min(minimum, PolicyConstraints.endless / 4))
      case .count, .classes, .forbidden, .allowed, nil: break
      }
    }
    // A text has at most as many grapheme clusters as its NFC form has code points, at most as many code points as
    // bytes of UTF-8, and at most three code points per UTF-16 code unit (U+FB2C; Unicode Standard Annex #15, section
    // 9). The loop runs twice, because a bound on bytes implies one on UTF-16, which implies one on code points.
    for _ in 0..<2 {
      graphemes.lowerMaximum(to: codePoints, times: 1)
      graphemes.lowerMaximum(to: utf16, times: 1)
      codePoints.lowerMaximum(to: utf8, times: 1)
      codePoints.lowerMaximum(to: utf16, times: 3)
      utf16.lowerMaximum(to: utf8, times: 1)
      utf8.lowerMaximum(to: utf16, times: 3)
      utf8.raiseMinimum(to: codePoints, times: 1)
      utf8.raiseMinimum(to: utf16, times: 1)
      utf16.raiseMinimum(to: graphemes, times: 1)
      utf16.raiseMinimum(to: codePoints, times: 3)
      utf16.raiseMinimum(to: utf8, times: 3)
      codePoints.raiseMinimum(to: graphemes, times: 1)
    }
  }

  private mutating func note(_ rule: LengthRule) {
    let bounds = LengthBounds(
      minimum: max(0, min(rule.minimum ?? 0, PolicyConstraints.endless)),
      maximum: max(0, min(rule.maximum ?? PolicyConstraints.endless, PolicyConstraints.endless)))
    switch rule.unit {
    case .codePoint: codePoints.narrow(to: bounds)
    case .utf8: utf8.narrow(to: bounds)
    case .utf16: utf16.narrow(to: bounds)
    case .grapheme: graphemes.narrow(to: bounds)
    }
  }
}

/// The minimum and the maximum in one unit.
private struct LengthBounds {
  var minimum = 0
  var maximum = PolicyConstraints.endless

  mutating func narrow(to other: LengthBounds) {
    minimum = max(minimum, other.minimum)
    maximum = min(maximum, other.maximum)
  }

  /// Lowers the maximum, because each unit that `other` counts yields at most `factor` units that this value counts.
  mutating func lowerMaximum(to other: LengthBounds, times factor: Int) {
    if other.maximum < maximum / factor + 1 { maximum = min(maximum, factor * other.maximum) }
  }

  /// Raises the minimum, because each unit that this value counts yields at most `factor` units that `other` counts.
  mutating func raiseMinimum(to other: LengthBounds, times factor: Int) {
    minimum = max(minimum, (other.minimum + factor - 1) / factor)
  }
}
