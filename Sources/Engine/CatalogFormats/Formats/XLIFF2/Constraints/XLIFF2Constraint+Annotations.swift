import WatchwordBasics

extension XLIFF2Constraint {
  /// Marks in texts (Part 1, section 3.7.3).
  static let annotations: [XLIFF2Constraint] = [
    markWithoutEnd, markEndWithoutStart, commentWithoutText, commentWithTwoTexts, commentReference, matchMark,
  ]

  static let markWithoutEnd = XLIFF2Constraint(
    "mark-without-end", expected: "an <em> that refers to it, later in the unit",
    help: "Add <em startRef=\"…\"/>, or remove the <sm>")

  static let markEndWithoutStart = XLIFF2Constraint(
    "mark-end-without-start", expected: "an <sm> with this id before it in the unit",
    help: "Correct startRef, or remove the <em>")

  static let commentWithoutText = XLIFF2Constraint(
    "comment-without-text", expected: "value, or a reference to a note of the unit",
    help: "Write value=\"…\" or ref=\"#n=…\"")

  static let commentWithTwoTexts = XLIFF2Constraint(
    "comment-with-two-texts", expected: "either value or ref", help: "Remove one of them")

  static let commentReference = XLIFF2Constraint(
    "comment-reference", expected: "a reference such as #n=n1 to a <note> of the same <unit>",
    help: "Write ref=\"#n=…\" with the note's id")

  static let matchMark = XLIFF2Constraint(
    "match-mark-reference", expected: "no ref on a mark of the type mtc:match",
    help: "Remove ref; the <mtc:match> refers to the mark")
}
