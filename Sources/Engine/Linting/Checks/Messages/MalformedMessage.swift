import WatchwordBasics
import WatchwordCatalogFormats

/// A text is not a valid message in ICU's syntax.
enum MalformedMessage: UnitCheck {
  static let kind = FindingKind("malformed-message", .error)

  static let signs: TextShape.Signs = [.bracket]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let text = unit.shown, case .defective(let defect) = text.icu else { return }
    // ICU shows a stray bracket as text.
    if defect.kind == .unmatchedClosingBracket, !file.isICU { return }
    findings.report(.malformed(defect, in: text), at: text.span(of: defect.range), unit: unit.unit.id)
  }
}

extension Finding.Message {
  fileprivate static func malformed(_ defect: ICUDefect, in text: TextFacts) -> Self {
    let found = text.quoted(defect.range)
    switch defect.kind {
    case .unclosed, .unmatchedClosingBracket:
      return Self(
        "This bracket has no partner", help: "Add its partner, or remove it; write '{' for a bracket that people see")
    case .empty:
      return Self("{} does not name a value", help: "Write the name of the value as the source does, such as {name}")
    case .name:
      return Self(
        "'\(found)' is not followed by the name of a value, expected letters, digits and _",
        help: "Write one bracket and the name as the source does; write '{' for a bracket that people see")
    case .comma: return Self("'\(found)' is the wrong comma, expected \",\"", help: "Write \",\"")
    case .separator(let name):
      return Self(
        "Found '\(found)' after \"\(name.excerpt)\", expected a comma or }",
        help: "Write {\(name.excerpt)}, or {\(name.excerpt), plural, …} with the comma \",\"")
    case .type(let word):
      return Self(
        "'\(word.excerpt)' is an unknown type of value, expected plural, select, selectordinal, number, date or time",
        help: "Copy the word from the source; it is not translated")
    case .withoutBranches:
      return Self("The choice has no texts", help: "Add them: {count, plural, one{…} other{…}}")
    case .branch(let selector):
      return Self(
        "Found no { after '\(selector.excerpt)', expected a text in brackets",
        help: "Write \(selector.excerpt){…} with the text in the brackets")
    case .selector:
      return Self(
        "Found '\(found)', expected the name of a form such as one or other",
        help: "Write each form as its name and its text in brackets: other{…}")
    case .number:
      return Self("Found '\(found)', expected a number after = or offset:", help: "Write a number, such as =0")
    case .misplacedOffset:
      return Self("offset: is not the first part of the choice", help: "Write it before the first form")
    case .withoutOther(let kind):
      return Self(
        "This choice (\(kind.rawValue)) has no form \"other\", which is required",
        help: "Add other{…}; the word \"other\" is not translated")
    case .quotation:
      return Self(
        "This apostrophe starts a quotation that does not end", help: "Add the second apostrophe, or remove this one")
    case .depth:
      return Self("Choices are nested too deeply", help: "Nest fewer choices, with whole sentences in each")
    }
  }
}
