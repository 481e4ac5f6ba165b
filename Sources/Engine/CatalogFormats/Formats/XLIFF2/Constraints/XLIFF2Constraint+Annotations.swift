import WatchwordDiagnostics

extension XLIFF2Constraint {
  /// Marks in texts (Part 1, section 3.7.3).
  static let annotations: [XLIFF2Constraint] = [
    markWithoutEnd, markEndWithoutStart, commentWithoutText, commentWithTwoTexts, commentReference, matchMark,
  ]

  private static func comment(_ attributes: String) -> Example {
    .unit(
      "<notes><note id=\"n1\">B</note></notes>\n"
        + "<segment><source><mrk id=\"m1\" type=\"comment\"\(attributes)>A</mrk></source></segment>")
  }

  static let markWithoutEnd = XLIFF2Constraint(
    "mark-without-end", "XLIFF 2.2 Part 1, sections 3.2.3.7 and 3.7.3", "An <sm> has no <em> after it",
    expected: "an <em> that refers to it, later in the unit", help: "Add <em startRef=\"…\"/>, or remove the <sm>",
    bad: .text("<sm id=\"m1\" translate=\"no\"/>A"),
    good: .text("<sm id=\"m1\" translate=\"no\"/>A<em startRef=\"m1\"/>"))

  static let markEndWithoutStart = XLIFF2Constraint(
    "mark-end-without-start", "XLIFF 2.2 Part 1, section 3.3.1.30", "An <em> has no <sm> before it",
    expected: "an <sm> with this id before it in the unit", help: "Correct startRef, or remove the <em>",
    bad: .text("A<em startRef=\"m1\"/>"), good: .text("<sm id=\"m1\" translate=\"no\"/>A<em startRef=\"m1\"/>"))

  static let commentWithoutText = XLIFF2Constraint(
    "comment-without-text", "XLIFF 2.2 Part 1, section 3.7.3.1.3", "A comment has no text",
    expected: "value, or a reference to a note of the unit", help: "Write value=\"…\" or ref=\"#n=…\"",
    bad: comment(""), good: comment(" value=\"B\""))

  static let commentWithTwoTexts = XLIFF2Constraint(
    "comment-with-two-texts", "XLIFF 2.2 Part 1, section 3.7.3.1.3", "A comment has both a text and a reference",
    expected: "either value or ref", help: "Remove one of them", bad: comment(" value=\"B\" ref=\"#n=n1\""),
    good: comment(" ref=\"#n=n1\""))

  static let commentReference = XLIFF2Constraint(
    "comment-reference", "XLIFF 2.2 Part 1, section 3.7.3.1.3", "A comment does not refer to a note of its unit",
    expected: "a reference such as #n=n1 to a <note> of the same <unit>", help: "Write ref=\"#n=…\" with the note's id",
    bad: comment(" ref=\"#n=n2\""), good: comment(" ref=\"#n=n1\""))

  static let matchMark = XLIFF2Constraint(
    "match-mark-reference", "XLIFF 2.2 Part 2, section 4.1.5", "A mark for translation candidates has a reference",
    expected: "no ref on a mark of the type mtc:match", help: "Remove ref; the <mtc:match> refers to the mark",
    bad: .text("<mrk id=\"m1\" type=\"mtc:match\" ref=\"#m1\">A</mrk>"),
    good: .text("<mrk id=\"m1\" type=\"mtc:match\">A</mrk>"))
}
