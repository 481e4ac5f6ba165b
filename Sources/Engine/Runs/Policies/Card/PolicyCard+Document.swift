import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyTools
package import WatchwordReporting

extension PolicyCard: CommandOutput {
  package static var formats: [OutputFormat<PolicyCard>] { [.text, .json, .markdown, .html] }

  package func document(for medium: Medium) -> OutputDocument {
    var document = OutputDocument(title: "\(name): password policy")
    if medium == .text {
      document.add(.heading(2, "\(name, .name): \(kind)"))
    } else {
      document.add(.heading(2, "\(name, .name)"), .paragraph("\(kind)"))
    }
    if let note = policy.note { document.add(.note(note.string)) }
    if let base = self.document.base { document.add(.paragraph("Extends \(base, .name)", indent: 2)) }
    document.add(.list(rules))
    if let text = policy.serverText {
      document.add(.paragraph("The server's own text is shown instead of the summary: \(text, .quote)"))
    }
    if medium != .html { for line in elsewhere { document.add(.paragraph("\(line)")) } }
    addStandards(to: &document, medium)
    if let strength {
      document.add(
        .heading(3, medium == .text ? "Strength (see watchword policy count)" : "Strength"),
        .paragraph("\(strength.sentence)", indent: 2))
    }
    addExamples(to: &document, medium)
    if medium == .html, !elsewhere.isEmpty {
      document.add(.heading(3, "Checked elsewhere"))
      for line in elsewhere { document.add(.paragraph("\(line)")) }
    }
    return document
  }

  private var language: TextLanguage { TextLanguage(tag: renderer.shownLocale, direction: renderer.direction) }

  private var rules: OutputDocument.List {
    let items = rows.map { row in
      OutputDocument.Item(
        id: row.rule.id, text: "\(row.text)",
        details: row.details + (row.origin.map { ["from \($0)"] } ?? []))
    }
    return OutputDocument.List(
      items: items.isEmpty ? [OutputDocument.Item(text: "\(summary)")] : items, language: language, showsIDs: true)
  }

  /// Notes on what is checked elsewhere, one sentence each.
  private var elsewhere: [String] {
    (needs.isEmpty ? [] : ["Not decided by the password alone: \(needs.joined(separator: ", "))"])
      + [deviceNote].compactMap { $0 }
  }

  private func addStandards(to document: inout OutputDocument, _ medium: Medium) {
    guard !standards.isEmpty else { return }
    let items = standards.map { standard in
      OutputDocument.Item(
        isMet: standard.isMet, subject: "\(standard.title)", text: "\(standard.words)",
        items: (standard.failed + standard.unmet).map { .init(subject: "\($0.id)", text: "\($0.title)") })
    }
    let aside = medium == .text ? " (see watchword policy audit)" : ""
    document.add(.heading(3, "\(titleOfStandards)\(aside)"), .list(OutputDocument.List(items: items)))
  }

  private func addExamples(to document: inout OutputDocument, _ medium: Medium) {
    func item(
      _ isMet: Bool, _ password: String, _ reason: StyledText, of rule: ExactText? = nil, _ note: String? = nil
    ) -> OutputDocument.Item {
      let details = [note].compactMap { $0 }
      let password: StyledText = "\(password, .password)"
      switch medium {
      case .html: return OutputDocument.Item(isMet: isMet, subject: password, text: reason, details: details)
      case .markdown where !isMet:
        return OutputDocument.Item(isMet: isMet, text: "\(password) – \(reason)", details: details)
      default:
        let aside = rule.map { "  (\(([$0.string] + details).joined(separator: ", ")))" } ?? ""
        return OutputDocument.Item(isMet: isMet, text: "\(password)\(aside)")
      }
    }
    let items =
      [examples.good.map { item(true, $0, "accepted") }].compactMap { $0 }
      + examples.bad.map { example in
        let requirement: StyledText = "\(requirement(of: example.rule), .language(language))"
        return item(false, example.password, requirement, of: example.rule.id, examples.note(for: example.rule))
      }
    guard !items.isEmpty else { return }
    document.add(.heading(3, "Examples (do not use)"), .list(OutputDocument.List(items: items)))
  }
}
