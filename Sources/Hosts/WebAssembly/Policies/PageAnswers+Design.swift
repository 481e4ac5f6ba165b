import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordPolicyTools

extension PageAnswers {
  /// Returns the questions about a new policy, and the policy that results from the answers.
  ///
  /// "answers" of the question has texts by the ids of questions; unanswered questions and invalid answers keep the
  /// proposal. `{"questions": [{"id", "words", "note", "kind", "choices": [{"id", "words"}…], "least", "most",
  /// "orNone", "answer", "fault"}…], "policy", "system", "losses": [{"words", "isMild"}…], "isOnlyFactor",
  /// "isUnlockCode"}`. A question has "fault", which describes a valid answer, if its answer is invalid.
  func design(_ question: PageQuestion) throws(Refusal) -> String {
    let given = question.texts(in: "answers")
    var design = PolicyDesign()
    var writer = JSONWriter()
    let renderer = engine.renderer(try question.locale)
    writer.object { writer in
      writer.array("questions") { writer in
        for each in DesignQuestion.all where each.isAsked(design) {
          let answer = given.first { $0.name == each.id }?.text
          let isTaken = answer.map { each.answer(&design, with: $0) } ?? true
          each.write(to: &writer, answeredIn: design, isFaulty: !isTaken)
        }
      }
      writer.member("policy", design.text())
      writer.member("system", design.system.title)
      Self.write(design.losses, of: design.rules, by: renderer, to: &writer)
      if !design.assumptions.isUnlockCode { writer.member("isOnlyFactor", !design.hasSecondFactor) }
      writer.member("isUnlockCode", design.assumptions.isUnlockCode)
    }
    return writer.text
  }
}

extension DesignQuestion {
  fileprivate func write(to writer: inout JSONWriter, answeredIn design: PolicyDesign, isFaulty: Bool) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("words", words)
      if let note = note(design) { writer.member("note", note) }
      write(kind(design), to: &writer)
      writer.member("answer", answer(design))
      if isFaulty { writer.member("fault", "Expected \(expected(in: design))") }
    }
  }

  private func write(_ kind: Kind, to writer: inout JSONWriter) {
    switch kind {
    case .choice(let choices):
      writer.member("kind", "choice")
      writer.array("choices") { writer in
        for choice in choices {
          writer.object { writer in
            writer.member("id", choice.id)
            writer.member("words", choice.words)
          }
        }
      }
    case .flag: writer.member("kind", "flag")
    case .number(let bounds, let orNone):
      writer.member("kind", "number")
      writer.member("least", bounds.lowerBound)
      writer.member("most", bounds.upperBound)
      writer.member("orNone", orNone)
    case .words: writer.member("kind", "words")
    case .languages: writer.member("kind", "languages")
    }
  }
}
