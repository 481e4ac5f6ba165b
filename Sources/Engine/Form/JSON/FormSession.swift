package import WatchwordBasics

/// A form that reads its events as JSON and writes a line of JSON for each. Scripts and web pages use it.
///
/// ```
/// [{"event":"appear"},{"event":"edit","field":"new","text":"horse"},{"event":"submit"}]
/// ```
///
/// Each line is an object with `version`, `event`, `presentation`, `effects` and `findings`. Every key is present;
/// absent values are `null`. A line never contains a password.
package struct FormSession: Sendable {
  /// The current form.
  package private(set) var form: PasswordForm

  /// The maximum length of a list of events in bytes: 64 MiB.
  package static let maximumLength = 64 << 20

  /// Creates a session with a form that has not appeared yet.
  package init(_ form: PasswordForm) { self.form = form }

  /// Runs the events of a script in order, and passes the output line of each event to `line`.
  ///
  /// - Returns: the findings about the script. If there is an error, not all events were run: a malformed event
  ///   prevents the whole script from running, and an event with a field that the flow lacks stops the script there.
  ///   Findings never quote the script, because any text in it can be a password.
  package mutating func run(_ script: SourceText, _ line: (String) -> Void) -> [Finding] {
    let (events, findings) = Self.events(of: script)
    if findings.containsError { return findings }
    for event in events {
      if let field = event.field, !form.state.fields.contains(where: { $0.field == field }) {
        return findings + [
          Finding(
            .unknownField, file: script.name, span: event.span,
            message: "The flow \(form.state.flow.id) has no field \(field.name)",
            help: "Its fields are: \(form.state.fields.map { $0.field.name }.joined(separator: ", "))")
        ]
      }
      let effects = form.handle(event.event)
      line(
        FormLine.text(
          event: event.name, presentation: form.presentation, effects: effects,
          findings: placedFindings(of: event, in: script)))
    }
    return findings
  }

  /// Returns the findings of the form. A finding about the event itself gets the position of the event in the script.
  private func placedFindings(of event: ScriptedEvent, in script: SourceText) -> [Finding] {
    form.findings.map { finding in
      switch event.event {
      case .challenge where finding.id == FindingKind.unknownChallengeMode.id: break
      case .answer, .known: break
      default: return finding
      }
      var placed = finding
      placed.file = script.name
      placed.span = event.span
      return placed
    }
  }

  private static func events(of script: SourceText) -> (events: [ScriptedEvent], findings: [Finding]) {
    let reading = JSONReader.read(script, maximumLength: maximumLength)
    var findings = reading.findings.map { redacted($0) }
    guard let root = reading.value else { return ([], findings) }
    guard case .array(let nodes) = root.value else {
      findings.append(
        Finding(
          .wrongType, file: script.name, span: script.span(of: root.range),
          message: "The script is \(root.value.kind)",
          help: "Expected a list of events, such as [{\"event\":\"appear\"}]"))
      return ([], findings)
    }
    var events: [ScriptedEvent] = []
    events.reserveCapacity(nodes.count)
    for node in nodes where findings.count < SourceFindings.maximum {
      let (event, found) = ScriptedEvent.read(node, in: script)
      findings += found
      if let event { events.append(event) }
    }
    return (events, findings)
  }

  /// Returns a finding of the JSON reader without the text that it quotes.
  private static func redacted(_ finding: Finding) -> Finding {
    var redacted = finding
    if finding.id == FindingKind.duplicateKey.id {
      redacted.message = "A name is given twice in one object"
      redacted.help = "Keep one of the two"
    } else if finding.id == FindingKind.limitExceeded.id || finding.id == FindingKind.byteOrderMark.id {
      return finding
    } else {
      redacted.message = "The script is not valid JSON here"
      redacted.help = "Expected a list of events, such as [{\"event\":\"appear\"}]"
    }
    return redacted
  }
}
