import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy
import WatchwordRELID
import WatchwordShippedCatalogs

@testable import WatchwordCommand
@testable import WatchwordRuns

/// A person at a form on a simulated terminal.
struct FormUser {
  var run: FormRun
  var time = Duration.zero
  var columns = 80
  var rows = 24

  init(_ flow: PasswordForm.Flow, locale: String = "en", failing call: RELIDSimulator.Call? = nil) {
    let locale = LanguageTag(locale) ?? .english
    let catalogs = ShippedCatalogs.catalogs(for: locale)
    let name = FormFlow.defaultPolicy(of: flow)
    let policy = ShippedPolicy.all.first { $0.name.string == name }.flatMap {
      PolicyFormat.read(SourceText(name: $0.name, bytes: Array($0.json.utf8))).value?.policy
    }
    var simulation = RELIDSimulation(flow: flow, policy: policy, catalogs: catalogs, locale: locale)
    if let call { simulation.fail(call, by: .network) }
    run = FormRun(
      PasswordForm(
        flow: flow, policy: policy, catalogs: catalogs, locale: locale, userName: simulation.userName), simulation)
    run.advance(to: .zero)
  }

  /// Presses keys as a terminal sends them.
  mutating func types(_ text: String) {
    var reader = KeyReader()
    for key in reader.read(Array(text.utf8)) + reader.pause() { run.press(key) }
  }

  mutating func waits(_ duration: Duration = .seconds(1)) {
    time += duration
    run.advance(to: time)
  }

  var drawing: FormDrawing { run.screen(columns: columns, rows: rows, isColored: false).drawing }

  /// The rows, and the caret as `|` in a row of its own below its row.
  var screen: String {
    var lines: [String] = []
    for (index, row) in drawing.rows.enumerated() {
      lines.append(row)
      if let caret = drawing.caret, caret.row == index {
        lines.append(String(repeating: " ", count: caret.column) + "↑")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
