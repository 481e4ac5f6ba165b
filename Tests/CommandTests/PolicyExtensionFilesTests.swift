import Foundation
import TestSupport
import Testing

/// Policies that extend others in files.
@Suite struct PolicyExtensionFilesTests {
  /// A folder with policies that extend each other from folder to folder.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["sub/deep", "other"] {
      try FileManager.default.createDirectory(at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    _ = try folder.write(extending("strong", #"{"rule": "length", "min": 11}"#), to: "base.json")
    _ = try folder.write(extending("../base.json", #"{"rule": "history", "count": 3}"#), to: "sub/own.json")
    _ = try folder.write(extending("./../own.json", ""), to: "sub/deep/deepest.json")
    _ = try folder.write(extending("a.json", ""), to: "b.json")
    _ = try folder.write(extending("./b.json", ""), to: "a.json")
    return folder
  }

  private static func extending(_ base: String, _ rules: String) -> String {
    #"{"version": 1, "extends": "\#(base)", "rules": [\#(rules)]}"#
  }

  @Test func `a base is found from the folder of the policy that names it, wherever the command runs`() throws {
    let folder = try Self.folder()
    for (path, place) in [("sub/deep/deepest.json", ""), ("deepest.json", "sub/deep"), ("../own.json", "sub/deep")] {
      let run = try CommandRun(
        ["policy", "show", path, "--locale", "en", "--allow-extends", folder.url.path],
        in: folder.url.appending(path: place, directoryHint: .isDirectory))
      #expect(run.exitCode == 0 && run.errors == "", "\(path): \(run.errors)")
      #expect(run.output.contains("Use at least 11 characters\n") && run.output.contains("(from strong)\n"))
    }
  }

  @Test func `the card shows where each rule comes from`() throws {
    let folder = try Self.folder()
    let run = try CommandRun(
      ["policy", "show", "sub/own.json", "--format", "json", "--allow-extends", "."], in: folder.url)
    let card = try #require(run.jsonLines().first)
    #expect(card["extends"] as? String == "sub/../base.json")
    let rules = try #require(card["rules"] as? [[String: Any]])
    #expect(rules.map { $0["rule"] as? String } == ["length", "letters", "digits", "history"])
    #expect(rules.map { $0["from"] as? String } == ["sub/../base.json", "strong", "strong", nil])
  }

  @Test func `a policy from standard input starts at the working folder, or at its given name`() throws {
    let folder = try Self.folder()
    let policy = Array(Self.extending("./base.json", "").utf8)
    let run = try CommandRun(["policy", "show", "-"], input: policy, in: folder.url)
    #expect(run.exitCode == 0 && run.output.contains("Extends base.json\n"), "\(run.errors)")
    let named = try CommandRun(
      ["policy", "show", "-", "--stdin-filename", "sub/mine.json", "--allow-extends", "."],
      input: Array(Self.extending("../base.json", "").utf8), in: folder.url)
    #expect(named.exitCode == 0 && named.output.contains("Extends sub/../base.json\n"), "\(named.errors)")
  }

  /// The value of "extends", and the message about it.
  static let refused: [Case<String, String>] = [
    Case(
      "a missing file", "./no.json", #"The policy "./no.json" cannot be read: no.json: There is no such file"#
    ),
    Case(
      "an absolute path", "/etc/passwd", "is an absolute path; expected a path relative to the folder of this policy"),
    Case("a folder", "./sub", "is not a file; expected a policy"),
    Case("the folder itself", "./", "is not a file; expected a policy"),
    Case("a pipe, which might never end", "./pipe", "is not a file; expected a policy"),
    Case("a misspelt shipped policy", "stron", "There is no shipped policy \"stron\""),
    Case("standard input", "-", "There is no shipped policy \"-\""),
    Case("a name with a control character", "\\u001b.json", #"cannot be read: \u{1B}.json: "#),
    Case("a NUL", "./a\\u0000.json", "cannot be read: "),
    Case("itself", "./own.json", "The policy extends itself"),
    Case("a circle", "./b.json", "cannot be extended, because it has errors"),
  ]

  @Test(arguments: refused) func `a base that cannot be read is reported with its place`(base: Case<String, String>)
    throws
  {
    let folder = try Self.folder()
    try #require(mkfifo(folder.url.appending(path: "pipe").path, 0o600) == 0)
    let path = try folder.write(Self.extending(base.given, ""), to: "own.json")
    for command in [["policy", "show", "own.json"], ["policy", "validate", "own.json"]] {
      let run = try CommandRun(command, in: folder.url)
      #expect(run.exitCode == (command.contains("show") ? 2 : 1), "\(path)")
      let text = run.output + run.errors
      #expect(text.contains("own.json:1:27: error: ") && text.contains(base.expected), "\(text)")
    }
  }

  @Test func `a link to a policy is read as any other file, and paths in it start where the link is`() throws {
    let folder = try Self.folder()
    let link = folder.url.appending(path: "other/link.json")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url.appending(path: "base.json"))
    _ = try folder.write(Self.extending("./link.json", ""), to: "other/own.json")
    let run = try CommandRun(
      ["policy", "show", "other/own.json", "--locale", "en", "--allow-extends", "."], in: folder.url)
    #expect(run.exitCode == 0 && run.output.contains("Use at least 11 characters"), "\(run.errors)")
  }

  @Test func `errors in a base are listed once, even if several policies extend it and it is named too`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(#"{"version": 1, "rules": [{"rule": "x"}]}"#, to: "base.json")
    for name in ["a.json", "b.json"] { _ = try folder.write(Self.extending("./base.json", ""), to: name) }
    for files in [["a.json", "b.json"], ["a.json", "base.json", "b.json"]] {
      let run = try CommandRun(["policy", "validate", "--format", "concise"] + files, in: folder.url)
      let lines = run.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
      #expect(lines.sorted() == ["a.json:1:27:", "b.json:1:27:", "base.json:1:35:"], "\(run.output)")
    }
  }

  /// The value of "extends" in `sub/own.json`, and whether a file is there.
  static let outside: [Case<String, Bool>] = [
    Case("a file above", "../secret.json", true), Case("no file above", "../none.json", false),
    Case("no folder above", "../none/none.json", false), Case("a link to a file above", "./link.json", true),
    Case("a link to a folder above", "./above/secret.json", true), Case("a link to nothing", "./nothing.json", false),
    Case("down and up again", "./deep/../../secret.json", true),
    Case("far above", "../../../../../../etc/shadow", true),
    Case("a file above through a policy below", "./deep/deepest.json", true),
  ]

  @Test(arguments: outside) func `nothing about a file outside the policy's folder is shown`(base: Case<String, Bool>)
    throws
  {
    let folder = try Self.folder()
    _ = try folder.write(#"{"hidden-key": 1}"#, to: "secret.json")
    _ = try folder.write(Self.extending("../../secret.json", ""), to: "sub/deep/deepest.json")
    for (link, target) in [("link.json", "../secret.json"), ("above", ".."), ("nothing.json", "../none.json")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: "sub/\(link)").path, withDestinationPath: target)
    }
    _ = try folder.write(Self.extending(base.given, ""), to: "sub/own.json")
    let commands = [
      ["policy", "show", "sub/own.json"], ["policy", "validate", "sub/own.json"], ["policy", "count", "sub/own.json"],
      ["text", "sub/own.json"], ["check", "sub/own.json"], ["policy", "diff", "strong", "sub/own.json"],
      ["export", "sub/own.json", "--to", "json", "-o", "out"],
      ["form", "--policy", "sub/own.json", "--flow", "update", "--script", "-"],
      ["lint", "sub", "--policy", "sub/own.json"], ["policy", "generate", "sub/own.json"],
      ["policy", "audit", "sub/own.json"], ["policy", "convert", "sub/own.json", "--to", "apple"],
    ]
    for command in base.description == Self.outside[0].description ? commands : Rounds.sample(commands, 2) {
      let run = try CommandRun(command, in: folder.url)
      let text = run.output + run.errors
      #expect(run.exitCode != 0 && !text.contains("hidden-key"), "\(command): \(text)")
      #expect(
        text.contains("is not in the folder of this policy or below it, so it is not read"), "\(command): \(text)"
      )
    }
  }

  @Test func `a folder can be allowed, and must be there`() throws {
    let folder = try Self.folder()
    let show = ["policy", "show", "sub/own.json", "--locale", "en", "--allow-extends"]
    #expect(try CommandRun(show + ["."], in: folder.url).exitCode == 0)
    #expect(try CommandRun(show + ["other"], in: folder.url).exitCode == 2)
    let none = try CommandRun(show + ["none"], in: folder.url)
    #expect(none.exitCode == 2 && none.errors.contains("--allow-extends: none is not a folder"), "\(none.errors)")
  }

  @Test func `every command reads such a policy`() throws {
    let folder = try Self.folder()
    let checked = try CommandRun(
      ["check", "base.json", "--locale", "en"], input: Array("abcdefgh12\n".utf8), in: folder.url)
    #expect(checked.output == "✗ Min. 11 characters · 1 more character\n✓ At least 1 letter\n✓ At least 1 number\n")
    let text = try CommandRun(["text", "base.json", "--locale", "en"], in: folder.url)
    #expect(text.output.hasPrefix("Min. 11 characters\n"))
  }
}
