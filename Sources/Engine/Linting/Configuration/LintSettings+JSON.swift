package import WatchwordBasics

extension LintSettings {
  /// Writes the settings as members of an object, in the shape of configuration files, with the severity of each check
  /// under `configuration`.
  package func write(to writer: inout JSONWriter, _ configuration: LintConfiguration) {
    let selection = CheckSelection(configuration, self)
    writer.object("severities") { writer in
      for check in Checks.all {
        let severity = selection.severity(of: check, in: []) ?? .on(check.kind.severity)
        writer.member(check.id.string, severity.name)
      }
    }
    let special = rules.filter { !$0.languages.tags.isEmpty }
    if !special.isEmpty {
      writer.array("overrides") { writer in for rule in special { writer.object { rule.write(to: &$0) } } }
    }
    if !limits.isEmpty {
      writer.object("limits") { limits.write(to: &$0) }
    }
    if !glossary.isEmpty {
      writer.object("glossary") { glossary.write(to: &$0) }
    }
    if !suppressions.isEmpty {
      writer.array("suppress") { writer in
        for suppression in suppressions { writer.object { suppression.write(to: &$0) } }
      }
    }
  }
}

extension CheckRule {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("languages", languages.tags.map { ExactText("\($0)") })
    if let set { writer.member("checks", set.name) }
    if let placeholders { writer.member("placeholders", placeholders.id) }
    guard !severities.isEmpty else { return }
    writer.object("severities") { writer in
      for (id, severity) in severities.sorted(by: { $0.key < $1.key }) { writer.member(id.string, severity.name) }
    }
  }
}

extension LengthLimits {
  fileprivate var isEmpty: Bool { units.isEmpty && ruleText == nil }

  fileprivate func write(to writer: inout JSONWriter) {
    if let ruleText {
      writer.object("ruleText") { ruleText.write(to: &$0) }
    }
    guard !units.isEmpty else { return }
    writer.array("units") { writer in
      for unit in units {
        writer.object { writer in
          writer.member("unit", unit.pattern.text)
          unit.limit.write(to: &writer)
        }
      }
    }
  }
}

extension LengthLimits.Limit {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("length", length)
    writer.member("measure", measure.rawValue)
  }
}

extension Glossary {
  /// Writes the glossary as members of an object, in the shape of configuration files.
  package func write(to writer: inout JSONWriter) {
    if !terms.isEmpty {
      writer.array("terms") { writer in for term in terms { writer.object { term.write(to: &$0) } } }
    }
    if !forbidden.isEmpty {
      writer.object("forbidden") { writer in
        for (language, words) in forbidden.sorted(by: { $0.key < $1.key }) { writer.member(language.string, words) }
      }
    }
    if !doNotTranslate.isEmpty { writer.member("doNotTranslate", doNotTranslate) }
  }
}

extension Glossary.Term {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("term", source)
    writer.object("translations") { writer in
      for (language, texts) in translations.sorted(by: { $0.key < $1.key }) {
        if texts.count == 1 { writer.member(language.string, texts[0]) } else { writer.member(language.string, texts) }
      }
    }
  }
}

extension Suppression {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("checks", checks)
    if !languages.tags.isEmpty { writer.member("languages", languages.tags.map { ExactText("\($0)") }) }
    if let unit { writer.member("unit", unit.text) }
    writer.member("reason", reason)
  }
}
