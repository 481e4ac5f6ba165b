import WatchwordBasics

/// A difference between what a translation shows and what its source shows. Checks are views of the differences: each
/// reports those of one kind.
///
/// A defect is one difference: a broken placeholder is malformed, and not also missing.
struct Difference: Sendable {
  enum Kind: Sendable {
    /// The translation, or one of its forms, does not show values of the source.
    case missing
    /// The translation shows a value that the source does not have.
    case extra
    /// A placeholder is broken.
    case malformed
    /// The translation shows a value as a different type.
    case mistyped
    /// The translation reads a whole number with a different size.
    case resized
    /// A placeholder has no number, although others have one.
    case unnumbered
    /// A form for many numbers does not show the number.
    case countDropped
    /// A form that often spells out its number does not show it.
    case countOmitted
    /// The translation chooses by a value in a different way.
    case choiceKind
    /// The translation is the same for all numbers, although the source chooses by one.
    case choiceLost
  }

  let kind: Kind
  /// The bytes of the translation that differ; `nil` if the whole text does.
  var range: Range<Int>?
  /// The affected placeholders: of an extra value as the translation writes it, otherwise as the source does, or should.
  var names: [String] = []
  /// The bytes of the first of them in the source, if they have a place there.
  var sourceRange: Range<Int>?
  /// What the translation shows instead.
  var instead: String?
  /// The form of the translation that differs, by its selectors: "one", or "female, other".
  var form: String?
  /// What is wrong, in words that follow the quoted part of the translation.
  var words = ""
  /// Whether the text may be right: most numbers of its form, the value of a placeholder, or a link may be meant so.
  var isMild = false

  /// Whether the difference is a definite defect, whatever a text spells out or the size of a number is.
  var isError: Bool {
    switch kind {
    case .missing, .extra, .malformed, .mistyped, .unnumbered, .choiceKind: true
    case .resized, .countDropped, .countOmitted, .choiceLost: false
    }
  }

  /// The affected placeholders in one line, of many only the first few.
  var list: String {
    names.prefix(Findings.maximumPerText).joined(separator: ", ")
      + (names.count > Findings.maximumPerText ? ", …" : "")
  }
}

extension [Difference] {
  /// Returns the differences of a kind.
  func of(_ kind: Difference.Kind) -> [Difference] { filter { $0.kind == kind } }

  /// Returns the first difference of a kind.
  func first(_ kind: Difference.Kind) -> Difference? { first { $0.kind == kind } }
}
