import TestSupport
import Testing
import WatchwordBasics

/// Commands on projects in memory. Tests/Projects has those that every host is compared with.
@Suite struct ProjectCommandsTests {
  static let declarations = Array(
    #"""
    {"version": 1, "commands": [
      {"names": ["lint"], "usage": "watchword lint <paths> ...", "help": "HELP\n", "purpose": "Find defects.", "arguments": [
        {"kind": "positional", "value": "paths", "isRepeating": true, "help": "Catalogues."},
        {"kind": "option", "names": ["--base"], "value": "base", "isOptional": true, "help": "The source."},
        {"kind": "option", "names": ["--locale"], "value": "tag", "isOptional": true, "isRepeating": true},
        {"kind": "option", "names": ["--format", "-f"], "value": "format", "isOptional": true, "values": ["text", "concise"]},
        {"kind": "option", "names": ["--max-findings"], "value": "number", "isOptional": true},
        {"kind": "option", "names": ["--write-baseline"], "value": "file", "isOptional": true},
        {"kind": "flag", "names": ["--fix"], "value": "fix", "isOptional": true}]},
      {"names": ["status", "coverage"], "usage": "watchword status <paths> ...", "help": "", "purpose": "Show progress.",
        "arguments": [{"kind": "positional", "value": "paths", "isRepeating": true}]}]}
    """#.utf8)
  static let po = "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\nmsgid \"Open %s\"\nmsgstr \"Öffne\"\n"

  private func run(_ project: MemoryProject, _ arguments: String...) -> Int32 {
    project.run(arguments, Self.declarations)
  }

  @Test(arguments: [
    ("lint . --format concise", 1), ("lint . -f concise", 1), ("lint --format=concise .", 1), ("lint -- de.po", 1),
    ("lint .", 1), ("coverage .", 0), ("lint --help nothing", 0), ("lint . --locale de --locale de-AT", 2),
    ("--version", 0), ("help", 0), ("help lint", 0), ("", 0), ("lint nothing.po", 2), ("lint . nothing.po", 2),
    ("lint - --fix", 2),
  ])
  func `commands have exit codes`(line: String, code: Int32) {
    let project = MemoryProject(["de.po": Self.po])
    let arguments = line.split(separator: " ").map { String($0) }
    #expect(project.run(arguments, Self.declarations) == code, "\(project.output)\(project.errors)")
    #expect(code == 2 ? !project.errors.isEmpty : !project.output.isEmpty)
  }

  @Test(arguments: [
    ("lint", "Missing expected argument '<paths> ...'\nHelp:  <paths>  Catalogues."),
    ("lint . --bse x", "Unknown option '--bse'. Did you mean '--base'?"),
    ("lint . --nothing", "Unknown option '--nothing'"),
    ("lint --nothing", "Missing expected argument '<paths> ...'"),
    ("lint --nothing --base", "Missing value for '--base <base>'"),
    ("lint . --base", "Missing value for '--base <base>'\nHelp:  --base <base>  The source."),
    ("lint . --base --fix", "Missing value for '--base <base>'"),
    ("lint . --fix=1", "The option '--fix' does not take any value, but '1' was specified."),
    ("lint . --format xml", "The value 'xml' is invalid for '--format <format>'."),
    ("lint . --max-findings many", "The value 'many' is invalid for '--max-findings <number>'"),
    ("lint . --max-findings=-1", "--max-findings is -1; expected 0 or more"),
    ("lnit .", "There is no command \"lnit\"; did you mean lint?"),
    ("policy show", "There is no command \"policy\"; expected lint or status."),
  ])
  func `wrong usage is told`(line: String, message: String) {
    let project = MemoryProject(["de.po": Self.po])
    #expect(project.run(line.split(separator: " ").map { String($0) }, Self.declarations) == 2)
    #expect(project.errors.hasPrefix("error: \(message)"), "\(project.errors)")
  }

  @Test(arguments: ["/work", "C:/work", "C:"])
  func `the nearest configuration counts, up to the root of any system`(root: String) {
    let settings = #"{"version": 1, "severities": {"missing-placeholder": "warning"}}"#
    let project = MemoryProject(["app/de.po": Self.po, "app/.watchword.json": settings, "de.po": Self.po], root: root)
    #expect(run(project, "lint", ".", "--format", "concise") == 1)
    #expect(project.output.contains("./app/de.po:6:9: warning: "))
    #expect(project.output.contains("./de.po:6:9: error: "))
  }

  @Test func `a file that cannot be read is reported, and the others are examined`() {
    let project = MemoryProject(["a/de.po": Self.po, "b/de.po": Self.po], unreadable: ["a/de.po"])
    #expect(run(project, "lint", ".", "--format", "concise") == 2)
    #expect(project.errors.hasPrefix("error: ./a/de.po: It cannot be read\n"))
    #expect(project.output.hasPrefix("./b/de.po:6:9: error: "))
  }

  @Test func `a template beside catalogues that are named after languages is their source`() {
    let template = "msgid \"\"\nmsgstr \"\"\n\nmsgid \"New\"\nmsgstr \"\"\n"
    let one = MemoryProject(["po/app.pot": template, "po/de.po": Self.po])
    #expect(run(one, "lint", "po", "--format", "concise") == 1)
    #expect(one.output.contains("po/de.po:1:1: warning: The text \"New\""))
    // With two templates, nothing says which one it is.
    let two = MemoryProject(["po/app.pot": template, "po/help.pot": template, "po/de.po": Self.po])
    #expect(run(two, "lint", "po", "--format", "concise") == 1)
    #expect(!two.output.contains("New"))
  }

  @Test func `fixes and baselines are written through the host`() {
    let project = MemoryProject(["de.po": Self.po.replacing("Öffne", with: "Öffne  %s")])
    #expect(run(project, "lint", "de.po", "--fix") == 0)
    #expect(run(project, "lint", "de.po", "--write-baseline", "known.json") == 0)
    #expect(project["known.json"]?.contains("\"version\"") == true)
  }

  @Test func `no arguments trap`() {
    let words = [
      "lint", "status", "--base", "--fix", "-", "--", "-f", "--format=", "=", "", "ä\u{0}", "de.po", ".", "--locale",
      "\u{FFFD}",
    ]
    for seed in Rounds.seeds(200) {
      var random = SeededGenerator(seed: UInt64(seed))
      let arguments = (0..<Int.random(in: 0...5, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
      let code = MemoryProject(["de.po": Self.po]).run(arguments, Self.declarations)
      #expect((0...2).contains(code), "\(arguments)")
    }
    for declarations in [
      "", "{}", "[]", #"{"commands": [{}]}"#, #"{"commands": [{"names": ["lint"], "arguments": [3]}]}"#,
    ] {
      #expect(MemoryProject([:]).run(["lint"], Array(declarations.utf8)) == 2)
    }
  }
}
