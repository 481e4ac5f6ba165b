import WatchwordDiagnostics
import WatchwordLocalization

/// A text that says what a rule asks for, declared once: in each style a message `rule.<name>.<style>`.
struct RuleText: Sendable {
  private let checklist: PhraseDeclaration
  private let requirement: PhraseDeclaration

  /// The text `name` (such as `length.min`) with the values that its messages show.
  init(_ name: ExactText, _ parameters: PhraseDeclaration.Parameter...) { self.init(name, parameters) }

  /// The text `name` with a number.
  @inline(never)
  init(_ name: ExactText, count: ExactText) { self.init(name, [.count(count)]) }

  @inline(never)
  private init(_ name: ExactText, _ parameters: [PhraseDeclaration.Parameter]) {
    func declaration(in style: RuleStyle) -> PhraseDeclaration {
      PhraseDeclaration(MessageID(ExactText("rule.\(name).\(style.name)")), parameters)
    }
    checklist = declaration(in: .checklist)
    requirement = declaration(in: .requirement)
  }

  /// The declarations of the messages.
  var declarations: [PhraseDeclaration] { [checklist, requirement] }

  /// The phrase with these values, in the declared order.
  func phrase(in style: RuleStyle, _ values: Phrase.Value...) -> Phrase {
    switch style {
    case .checklist: checklist.phrase(values)
    case .requirement: requirement.phrase(values)
    }
  }
}
