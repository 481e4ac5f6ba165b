import WatchwordDiagnostics

extension XLIFF2Constraint {
  /// Codes in texts (Part 1, sections 3.2.3 and 3.7.2).
  static let inlineCodes: [XLIFF2Constraint] = [
    validCodePoint, unknownData, copyOfUnknown, copyOfUncopyable, copyWithData, endCodeWithoutStart,
    startCodeWithoutEnd, wronglyIsolated, endCodeReference, endCodeDirection,
  ]

  private static func data(_ source: String) -> Example {
    .unit("<originalData><data id=\"d1\">a</data></originalData>\n<segment><source>\(source)</source></segment>")
  }

  static let validCodePoint = XLIFF2Constraint(
    "valid-code-point", "XLIFF 2.2 Part 1, section 3.2.3.1", "A character that XML allows is written as <cp>",
    expected: "<cp> only for characters that XML does not allow", help: "Write the character itself",
    bad: .text("<cp hex=\"00A0\"/>"), good: .text("<cp hex=\"001A\"/>"))

  static let unknownData = XLIFF2Constraint(
    "unknown-original-data", "XLIFF 2.2 Part 1, sections 3.3.1.9 to 3.3.1.11",
    "A code refers to original data that its unit does not have", expected: "the id of a <data> of the same <unit>",
    help: "Correct the reference, or add the <data>", bad: data("<ph id=\"1\" dataRef=\"d2\"/>"),
    good: data("<ph id=\"1\" dataRef=\"d1\"/>"))

  static let copyOfUnknown = XLIFF2Constraint(
    "copy-of-unknown-code", "XLIFF 2.2 Part 1, section 3.3.1.8", "A code is a copy of a code that does not exist",
    expected: "the id of a code of the same <unit>", help: "Correct copyOf, or remove it",
    bad: .text("<ph id=\"1\"/><ph id=\"2\" copyOf=\"9\"/>"), good: .text("<ph id=\"1\"/><ph id=\"2\" copyOf=\"1\"/>"))

  static let copyOfUncopyable = XLIFF2Constraint(
    "copy-of-uncopyable-code", "XLIFF 2.2 Part 1, sections 3.7.2.4.1 and 3.7.2.6",
    "A code is a copy of a code that may not be copied", expected: "a copy of a code without canCopy=\"no\"",
    help: "Remove the copy", bad: .text("<ph id=\"1\" canCopy=\"no\"/><ph id=\"2\" copyOf=\"1\"/>"),
    good: .text("<ph id=\"1\"/><ph id=\"2\" copyOf=\"1\"/>"))

  static let copyWithData = XLIFF2Constraint(
    "copy-with-original-data", "XLIFF 2.2 Part 1, section 3.7.2.4.1",
    "A copy of a code or the copied code has original data", expected: "copyOf only where there is no original data",
    help: "Remove copyOf; codes with the same original data refer to the same <data>",
    bad: data("<ph id=\"1\" dataRef=\"d1\"/><ph id=\"2\" copyOf=\"1\" dataRef=\"d1\"/>"),
    good: data("<ph id=\"1\" dataRef=\"d1\"/><ph id=\"2\" dataRef=\"d1\"/>"))

  static let endCodeWithoutStart = XLIFF2Constraint(
    "end-code-without-start", "XLIFF 2.2 Part 1, section 3.2.3.5", "An <ec> has no <sc> before it",
    expected: "an <sc> with this id before it in the unit", help: "Add the <sc>, or correct startRef",
    bad: .text("<ec startRef=\"1\"/>A<sc id=\"1\"/>"), good: .text("<sc id=\"1\"/>A<ec startRef=\"1\"/>"))

  static let startCodeWithoutEnd = XLIFF2Constraint(
    "start-code-without-end", "XLIFF 2.2 Part 1, section 3.2.3.4", "An <sc> has no <ec> in its unit",
    expected: "an <ec> that refers to it, or isolated=\"yes\"",
    help: "Add the <ec>; if it is in another unit, write isolated=\"yes\"", bad: .text("<sc id=\"1\"/>A"),
    good: .text("<sc id=\"1\" isolated=\"yes\"/>A"))

  static let wronglyIsolated = XLIFF2Constraint(
    "wrongly-isolated-code", "XLIFF 2.2 Part 1, sections 3.2.3.4 and 3.2.3.5",
    "A code is marked as isolated, but its other half is in the same unit", expected: "isolated=\"no\"",
    help: "Remove isolated=\"yes\"", bad: .text("<sc id=\"1\" isolated=\"yes\"/>A<ec startRef=\"1\"/>"),
    good: .text("<sc id=\"1\"/>A<ec startRef=\"1\"/>"))

  static let endCodeReference = XLIFF2Constraint(
    "end-code-reference", "XLIFF 2.2 Part 1, section 3.2.3.5",
    "An <ec> has an id where it needs startRef, or the other way round",
    expected: "startRef, or an id if it has isolated=\"yes\"",
    help: "Write startRef=\"…\" with the id of the <sc>; where isolated is yes, write id=\"…\" instead",
    bad: .text("<sc id=\"1\"/>A<ec startRef=\"1\" id=\"2\"/>"), good: .text("<sc id=\"1\"/>A<ec startRef=\"1\"/>"))

  static let endCodeDirection = XLIFF2Constraint(
    "end-code-direction", "XLIFF 2.2 Part 1, section 3.2.3.5", "An <ec> has a direction",
    expected: "dir on its <sc> only", help: "Move dir to the <sc>",
    bad: .text("<sc id=\"1\"/>A<ec startRef=\"1\" dir=\"ltr\"/>"),
    good: .text("<sc id=\"1\" dir=\"ltr\"/>A<ec startRef=\"1\"/>"))
}
