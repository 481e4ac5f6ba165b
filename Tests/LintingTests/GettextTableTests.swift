import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting

/// The verdicts of `msgfmt --check` (GNU gettext 0.21) on entries in every format language and on whole files, which are
/// written in `Fixtures/Gettext`.
@Suite struct GettextTableTests {
  /// A line of `formats.tsv`: the verdict, and after a slash that of msgfmt if it is another on purpose; the flag; the
  /// msgid; in an entry with plural forms the msgid_plural; the translations.
  struct Row: Sendable {
    let flag: String
    let isRefused: Bool
    let isRefusedByMsgfmt: Bool
    let texts: [String]

    init?(_ line: Substring) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 4 else { return nil }
      let verdicts = fields[0].split(separator: "/")
      isRefused = verdicts[0] == "refused"
      isRefusedByMsgfmt = verdicts[verdicts.count - 1] == "refused"
      flag = fields[1]
      texts = Array(fields[2...])
    }

    /// The entry, whose context makes it one of its own.
    func entry(_ number: Int) -> String {
      var entry = "#, \(flag)-format\nmsgctxt \"\(number)\"\nmsgid \(Self.quoted(texts[0]))\n"
      if texts.count == 2 { return entry + "msgstr \(Self.quoted(texts[1]))\n\n" }
      entry += "msgid_plural \(Self.quoted(texts[1]))\n"
      for (index, text) in texts[2...].enumerated() { entry += "msgstr[\(index)] \(Self.quoted(text))\n" }
      return entry + "\n"
    }

    private static func quoted(_ text: String) -> String {
      "\"\(text.replacing("\"", with: "\\\""))\""
    }
  }

  static let folder = packageFolder.appending(path: "Tests/LintingTests/Fixtures/Gettext")

  static let rows: [Row] = {
    let text = (try? String(contentsOf: folder.appending(path: "formats.tsv"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { Row($0) }
  }()

  static let flags = Set(rows.map { $0.flag }).sorted()

  /// The files with what is expected of them: `=== refused: name` and their text.
  static let files: [(name: String, isRefused: Bool, text: String)] = {
    let text = (try? String(contentsOf: folder.appending(path: "files.txt"), encoding: .utf8)) ?? ""
    return "\n\(text)".components(separatedBy: "\n=== ").dropFirst().map { block in
      let head = block.components(separatedBy: "\n")[0]
      return (head, head.hasPrefix("refused"), String(block.dropFirst(head.count + 1)) + "\n")
    }
  }()

  /// A catalogue of the rows of a flag, and the line on which each entry starts.
  static func document(_ rows: [Row]) -> (text: String, starts: [Int]) {
    var text = """
      msgid ""
      msgstr ""
      "Project-Id-Version: x\\n"
      "Language: de\\n"
      "MIME-Version: 1.0\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"
      "Plural-Forms: nplurals=2; plural=n != 1;\\n"


      """
    var starts: [Int] = []
    var line = 10
    for (number, row) in rows.enumerated() {
      let entry = row.entry(number)
      starts.append(line)
      line += entry.filter { $0 == "\n" }.count
      text += entry
    }
    return (text, starts)
  }

  /// Which rows have a finding on one of `lines`.
  static func refused(_ starts: [Int], _ lines: some Sequence<Int>) -> [Bool] {
    var refused = Array(repeating: false, count: starts.count)
    for line in lines {
      if let place = starts.lastIndex(where: { $0 <= line }) { refused[place] = true }
    }
    return refused
  }

  static func errors(in text: String) -> [Finding] {
    let linter = Linter(configuration: LintConfiguration(set: .essential))
    return linter.lint([input(text, name: "de.po")]).findings.filter { $0.severity == .error }
  }

  @Test(arguments: flags) func `an entry has an error where msgfmt refuses it`(flag: String) {
    let rows = Self.rows.filter { $0.flag == flag }
    let (text, starts) = Self.document(rows)
    let found = Self.refused(starts, Self.errors(in: text).map { $0.span.start.line })
    for (row, isRefused) in zip(rows, found) {
      #expect(isRefused == row.isRefused, "\(row.flag): \(row.texts)")
    }
  }

  @Test func `the table has every language`() {
    #expect(Self.rows.count > 800)
    #expect(Set(Self.flags).isSuperset(of: GettextFormat.allCases.filter { $0 != .cPlusPlus }.map { $0.name }))
  }

  @Test func `a file has an error where msgfmt refuses it`() {
    #expect(Self.files.count > 100)
    for file in Self.files {
      let errors = Self.errors(in: file.text)
      #expect(!errors.isEmpty == file.isRefused, "\(file.name): \(errors.map { $0.message })")
    }
  }

  @Test func `msgfmt agrees with the table about entries`() throws {
    guard let msgfmt = Self.msgfmt() else { return }
    for flag in Self.flags {
      let rows = Self.rows.filter { $0.flag == flag }
      let (text, starts) = Self.document(rows)
      let found = Self.refused(starts, try Self.lines(msgfmt, text))
      for (row, isRefused) in zip(rows, found) {
        #expect(isRefused == row.isRefusedByMsgfmt, "\(row.flag): \(row.texts)")
      }
    }
  }

  @Test func `msgfmt agrees with the table about files`() throws {
    guard let msgfmt = Self.msgfmt() else { return }
    for file in Self.files {
      let isRefused = try !Self.run(msgfmt, file.text).isEmpty
      #expect(isRefused == file.isRefused, "\(file.name)")
    }
  }

  /// The places in the texts, and the messages of the findings.
  static let findings: [Case<String, [String]>] = [
    Case(
      "a size of C", "#, c-format\nmsgid \"%ld a\"\nmsgstr \"b %d\"",
      ["9:11 placeholder-type %d has a different size from the value of the source (%ld)"]),
    Case(
      "a variable of the shell", "#, sh-format\nmsgid \"$a\"\nmsgstr \"$b\"",
      [
        "9:9 missing-placeholder The translation lacks $a, which the source \"$a\" shows: it has $b instead"
      ]),
    Case(
      "a number of Qt", "#, qt-format\nmsgid \"%1\"\nmsgstr \"%L1\"",
      ["9:9 malformed-placeholder '%L1' needs L or two digits, which the source does not have"]),
    Case(
      "markup of KDE", "#, kde-kuit-format\nmsgid \"a\"\nmsgstr \"<b>a\"",
      ["9:9 malformed-placeholder '<b>' is not closed"]),
    Case(
      "brackets that count", "#, python-brace-format\nmsgid \"{}\"\nmsgstr \"{} {}\"",
      ["9:12 extra-placeholder The translation shows {}, but the source \"{}\" has no value for it"]),
    Case(
      "C++", "#, c++-format\nmsgid \"{} {:>5}\"\nmsgstr \"{1} {0}\"", []),
    Case("no format", "#, no-python-format\nmsgid \"%(a)s\"\nmsgstr \"b\"", []),
    Case(
      "the order of forms", "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[1] \"c\"\nmsgstr[0] \"d\"",
      ["9:1 malformed-po Found msgstr[1] here; expected msgstr[0]"]),
  ]

  @Test(arguments: findings) func `findings say what is wrong`(found: Case<String, [String]>) {
    let text = Self.document([]).text.dropLast() + found.given + "\n"
    let findings = Self.errors(in: String(text)).map {
      "\($0.span.start.line - 2):\($0.span.start.column) \($0.id) \($0.message)"
    }
    #expect(findings.sorted() == found.expected)
  }

  // MARK: msgfmt

  private static func msgfmt() -> Tool? {
    guard let msgfmt = Tool("msgfmt") else { return nil }
    let version = (try? msgfmt.output(["--version"])).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard version.contains("0.21") else {
      notAsked("msgfmt 0.21: this one has another version")
      return nil
    }
    return msgfmt
  }

  /// What msgfmt writes where it refuses a file.
  private static func run(_ msgfmt: Tool, _ text: String) throws -> String {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "de.po")
    try Data(text.utf8).write(to: file)
    do {
      _ = try msgfmt.output(["--check", "--output-file=/dev/null", file.path])
      return ""
    } catch let failure as Tool.Failure {
      return failure.description
    }
  }

  /// The lines that msgfmt names.
  private static func lines(_ msgfmt: Tool, _ text: String) throws -> [Int] {
    try run(msgfmt, text).components(separatedBy: "\n").compactMap { line in
      guard let end = line.range(of: "de.po:")?.upperBound else { return nil }
      return Int(line[end...].prefix { $0.isNumber })
    }
  }
}
