public import WatchwordDiagnostics
public import WatchwordLocalization

extension Assessment {
  /// The assessment as one line of JSON without a line break. The command and the WebAssembly module share this format.
  ///
  /// `{"version":1,"verdict":"unmet","rules":[{"rule":"length","state":"unmet","text":"Min. 8 characters",
  /// "hint":"3 characters to go","missing":3}]}`
  ///
  /// `text` is the rule's text. An unmet rule has a `hint`, which says what is missing, and `missing` or `excess` if
  /// the rule counts something. An undetermined rule has the `reason`: `serverOnly`, `notGiven` or `tooLong`. `line` is
  /// the number of the password's line in a list, from 1, if one is given.
  public func json(by renderer: Renderer, in style: RuleStyle = .checklist, line: Int? = nil) -> String {
    json(by: renderer, texts: rules.map { renderer.text(for: $0.rule.phrase(in: style)) }, line: line)
  }

  /// The same with the texts of the rules, in their order, for whoever judges a password at every keystroke and renders
  /// them once.
  public func json(by renderer: Renderer, texts: [String], line: Int? = nil) -> String {
    var writer = JSONWriter()
    write(to: &writer, by: renderer, texts: texts, line: line)
    return writer.text
  }

  /// Writes the assessment as an object in the format of ``json(by:in:line:)``.
  public func write(
    to writer: inout JSONWriter, by renderer: Renderer, in style: RuleStyle = .checklist, line: Int? = nil
  ) {
    let texts = rules.map { renderer.text(for: $0.rule.phrase(in: style)) }
    write(to: &writer, by: renderer, texts: texts, line: line)
  }

  private func write(to writer: inout JSONWriter, by renderer: Renderer, texts: [String], line: Int?) {
    writer.object { writer in
      writer.member("version", 1)
      if let line { writer.member("line", line) }
      writer.member("verdict", verdict.name)
      writer.key("rules")
      writer.array { writer in
        for (rule, text) in zip(rules, texts) { rule.write(to: &writer, by: renderer, text: text) }
      }
    }
  }
}

extension RuleAssessment {
  /// Writes the rule and its state as an object of the list `rules` in ``Assessment/json(by:in:line:)``.
  public func write(to writer: inout JSONWriter, by renderer: Renderer, in style: RuleStyle = .checklist) {
    write(to: &writer, by: renderer, text: renderer.text(for: rule.phrase(in: style)))
  }

  fileprivate func write(to writer: inout JSONWriter, by renderer: Renderer, text: String) {
    writer.object { writer in
      writer.member("rule", rule.id)
      writer.member("state", state.name)
      writer.member("text", text)
      if let hint { writer.member("hint", renderer.text(for: hint)) }
      switch state {
      case .met, .unmet(.present): break
      case .unmet(.missing(let count)): writer.member("missing", count)
      case .unmet(.excess(let count)): writer.member("excess", count)
      case .undetermined(let reason): writer.member("reason", reason.name)
      }
    }
  }
}
