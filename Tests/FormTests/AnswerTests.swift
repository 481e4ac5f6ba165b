import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordForm

/// Every kind of answer in every flow, by the table of Documentation/FormAsJSON.md.
@Suite struct AnswerTests {
  /// What a form does with an answer.
  enum Outcome: String { case success, waits, error, unexpected }

  /// A cell of the table, and the answers that it is about.
  struct Cell: CustomTestStringConvertible, Sendable {
    let flow: String
    let kinds: String
    let outcome: Outcome
    let answers: [PasswordForm.Answer]
    var testDescription: String { "\(flow): \(kinds)" }
  }

  private static let answers: [(kinds: String, answers: [PasswordForm.Answer])] = [
    ("`accepted`, and `error` with the code 0", [.accepted, .error(code: 0, message: "")]),
    ("`success`", [.success(message: ""), .success(message: "Done")]),
    ("`status` 0 and 100", [.status(0, message: ""), .status(100, message: "Done")]),
    (
      "any other `status`",
      [110, 153, 164, 190, 1, -1].flatMap { [.status($0, message: ""), .status($0, message: "No")] }
    ),
    ("`error`", [.error(code: 45, message: ""), .error(code: -1, message: "No"), .error(code: 8001, message: "")]),
    ("`wrongCurrentPassword`", [.wrongCurrentPassword]),
    ("`network`", [.network]),
    ("`timeout`", [.timeout]),
    (
      "`cognito`",
      [.cognito(error: "LimitExceededException", message: ""), .cognito(error: "", message: "")]
    ),
    ("`noSession`", [.noSession]),
    ("`notInitialized`", [.notInitialized]),
  ]

  static let cells: [Cell] = {
    let url = packageFolder.appending(path: "Documentation/FormAsJSON.md")
    let lines = ((try? String(contentsOf: url, encoding: .utf8)) ?? "").split(separator: "\n")
    let rows = lines.map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    guard let head = rows.first(where: { $0.first == "Kind of answer" && $0.count == 7 }) else { return [] }
    return rows.filter { $0.count == head.count }.flatMap { row -> [Cell] in
      guard let found = answers.first(where: { $0.kinds == row[0] }) else { return [] }
      return zip(head, row).dropFirst().compactMap { flow, word in
        Outcome(rawValue: word).map {
          Cell(flow: flow.filter { $0 != "`" }, kinds: row[0], outcome: $0, answers: found.answers)
        }
      }
    }
  }()

  @Test func `the table has a cell for every kind and flow`() {
    #expect(Self.cells.count == Self.answers.count * Flow.all.count)
  }

  @Test(arguments: cells) func `a form does with an answer what the table says`(_ cell: Cell) throws {
    let flow = try #require(Flow.named(ExactText(cell.flow)))
    for answer in cell.answers {
      var person = TableTests.submitting(flow)
      person.does(.answer(answer))
      let screen = person.screen
      let error =
        screen.fields.compactMap(\.error).first ?? screen.alert.flatMap { $0.title == "Success" ? nil : $0.text }
      let shown = screen.banner?.isError == true ? screen.banner?.text : error
      #expect(screen.submit.isInProgress == (cell.outcome == .waits), "\(answer)")
      switch cell.outcome {
      case .success: #expect(screen.banner?.isError != true && person.form.findings.isEmpty, "\(answer)")
      case .waits: #expect(shown == nil && person.effects.isEmpty && person.form.findings.isEmpty, "\(answer)")
      case .error: #expect(shown?.isEmpty == false && person.form.findings.isEmpty, "\(answer)")
      case .unexpected:
        let failures = [
          "change": "Failed to update password", "changeConfirmed": "Error changing password",
          "update": "Failed to update password", "expired": "Failed to update password",
          "set": "Failed to set password", "verify": "Failed to verify password",
        ]
        let isSession = if case .noSession = answer { true } else { false }
        #expect(shown == (isSession ? "No active session. Please sign in" : failures[cell.flow]), "\(answer)")
        #expect(person.form.findings.map(\.id) == ["unexpected-answer"])
        let message = person.form.findings.first?.message ?? ""
        #expect(message.hasPrefix("The flow \(cell.flow) has no answer of the kind "), "\(message)")
      }
      // The form can be used again, whatever came.
      if cell.outcome != .waits {
        person.does(.dismissAlert)
        for setup in flow.fields {
          person.types(setup.field == .current ? "old-password1" : "new-password2", into: setup.field)
        }
        person.does(.submit)
        #expect(person.submissions == 2)
      }
    }
  }

  @Test func `an answer that the form does not expect is a finding at its place in the script`() {
    let run = ScriptRun(
      TableTests.submitting(.update), #"[{"event":"tapOutside"},{"event":"answer","kind":"notInitialized"}]"#)
    #expect(run.lines.count == 2 && run.findings.isEmpty)
    #expect(
      run.lines[1].contains(
        #"[{"id":"unexpected-answer","severity":"error","file":"script.json","line":1,"column":25"#))
    #expect(run.lines[1].contains("The flow update has no answer of the kind notInitialized"))
  }
}
