import Foundation
import TestSupport
import Testing

@Suite struct CheckCommandTests {
  @Test func `a good password is met, a bad one names its rule`() throws {
    let good = try CommandRun(["check", "Policies/strong.json", "--format", "json"], input: Array("abcdefg1\n".utf8))
    #expect(good.exitCode == 0)
    #expect(try good.jsonLines().first?["verdict"] as? String == "met")
    let bad = try CommandRun(["check", "Policies/strong.json", "--format", "json"], input: Array("abcdefgh\n".utf8))
    #expect(bad.exitCode == 1)
    let root = try #require(try bad.jsonLines().first)
    #expect(root["verdict"] as? String == "unmet")
    let rules = try #require(root["rules"] as? [[String: Any]])
    #expect(rules.map { $0["state"] as? String } == ["met", "met", "unmet"])
    #expect(rules.map { $0["rule"] as? String } == ["length", "letters", "digits"])
    #expect(rules[2]["missing"] as? Int == 1 && rules[0]["missing"] == nil)
    #expect(rules[2]["text"] as? String == "At least 1 number")
  }

  @Test(arguments: [
    ("abcdefg1", 1), ("abcdefg1\nabcdefg2\n", 2), ("abcdefg1\r\nabcdefg2", 2), ("", 0), ("\n", 1), ("a\n\n", 2),
  ])
  func `one object a line, with any line ends`(input: String, count: Int) throws {
    let run = try CommandRun(["check", "Policies/strong.json", "--format", "json"], input: Array(input.utf8))
    #expect(try run.jsonLines().count == count)
  }

  @Test(arguments: [
    (" abcdef1", "met"), ("abcdef1 \r\n", "met"), ("abcdef1\t", "met"), ("\u{FEFF}abcdef1", "met"),
  ])
  func `only the line's end is stripped`(input: String, verdict: String) throws {
    let run = try CommandRun(["check", "Policies/strong.json", "--format", "json"], input: Array(input.utf8))
    #expect(try run.jsonLines().first?["verdict"] as? String == verdict)
  }

  @Test func `a line that is not UTF-8 gets a finding and the next one is still checked`() throws {
    let run = try CommandRun(
      ["check", "Policies/strong.json", "--format", "json"], input: [0x61, 0xFF, 0x0A] + Array("abcdefg1\n".utf8))
    #expect(run.errors.contains("-:1:1: error: "))
    #expect(try run.jsonLines().map { $0["verdict"] as? String } == ["undetermined", "met"])
    #expect(run.exitCode == 1)
  }

  @Test func `blank lines are only between results`() throws {
    let lines: [[UInt8]] = [[0xFF], Array("abcdefg1".utf8), [0xFF], Array("abcdefg2".utf8)]
    let run = try CommandRun(
      ["check", "Policies/strong.json", "--locale", "en"], input: Array(lines.joined(separator: [0x0A])))
    let met = "✓ Min. 8 characters\n✓ At least 1 letter\n✓ At least 1 number\n"
    #expect(run.output == met + "\n" + met)
  }

  @Test func `what only the server knows is undetermined and exits with 0`() throws {
    let folder = try TemporaryFolder()
    let policy = try folder.write(#"{"version": 1, "rules": [{"rule": "history", "count": 4}]}"#, to: "p.json")
    let run = try CommandRun(["check", policy, "--format", "json"], input: Array("x\n".utf8))
    #expect(run.exitCode == 0)
    #expect(try run.jsonLines().first?["verdict"] as? String == "undetermined")
  }

  @Test(arguments: [("history=met", "met", 0), ("history=unmet", "unmet", 1)])
  func `what the app knows decides what cannot be judged here`(known: String, verdict: String, code: Int) throws {
    let folder = try TemporaryFolder()
    let policy = try folder.write(#"{"version": 1, "rules": [{"rule": "history", "count": 4}]}"#, to: "p.json")
    let run = try CommandRun(
      ["check", policy, "--known", known, "--format", "json"], input: Array("x\n".utf8))
    #expect(run.exitCode == code)
    let line = try #require(try run.jsonLines().first)
    #expect(line["verdict"] as? String == verdict && line["judgedElsewhere"] as? [String] == [])
  }

  @Test(arguments: [
    ("histroy=met", "There is no rule \"histroy\"; did you mean history?"),
    ("breached-password=met", "The policy has no rule breached-password"), ("history", "such as history=met"),
    ("history=yes", "such as history=met"),
  ])
  func `a rule that the policy does not have cannot be known`(known: String, message: String) throws {
    let folder = try TemporaryFolder()
    let policy = try folder.write(#"{"version": 1, "rules": [{"rule": "history", "count": 4}]}"#, to: "p.json")
    let run = try CommandRun(["check", policy, "--known", known], input: Array("x\n".utf8))
    #expect(run.exitCode == 2 && run.errors.contains(message), "\(run.errors)")
  }

  @Test func `the user's id is compared, and a huge one is refused`() throws {
    let run = try CommandRun(
      ["check", "Policies/relid-default.json", "--user", "STRASSE", "--format", "json"],
      input: Array("Xx1!straße\n".utf8))
    let rules = try #require(try run.jsonLines().first?["rules"] as? [[String: Any]])
    #expect(rules.first { $0["rule"] as? String == "user-id" }?["state"] as? String == "unmet")
    let long = try CommandRun(
      ["check", "Policies/strong.json", "--user", String(repeating: "x", count: 5000)], input: Array("x".utf8))
    #expect(long.exitCode == 2 && long.errors.contains("4096"))
  }

  @Test(arguments: [8192, 8193, 100_000])
  func `a huge argument is refused before it is examined`(count: Int) throws {
    let marks = String(repeating: "\u{301}\u{327}", count: count / 4) + String(repeating: "x", count: count % 4)
    let option = "--\(String(marks.unicodeScalars.dropLast()))"
    for arguments in [["check", "Policies/strong.json", "--user", marks], [marks], ["text", option]] {
      let run = try CommandRun(arguments, input: Array("x".utf8))
      #expect(run.exitCode == 2 && run.output == "")
      #expect(run.errors.hasPrefix("error: Argument \(arguments.count) has ") == (count > 8192))
    }
  }

  @Test(arguments: ["--user", "--personal-word"])
  func `a word that is not UTF-8 is refused, not repaired`(option: String) throws {
    let script = "exec '\(CommandRun.executable.path)' check Policies/strong.json \(option)"
    for word in [" \"$(printf 'a\\351')\"", "=\"$(printf 'a\\351')\""] {
      let run = try CommandRun(
        ["-c", script + word], input: Array("abcdefg1\n".utf8), executable: URL(filePath: "/bin/sh"))
      #expect(run.exitCode == 2 && run.output == "" && run.errors.contains("not UTF-8"), "\(run.errors)")
    }
    let honest = try CommandRun(
      ["check", "Policies/strong.json", option, "a\u{FFFD}"], input: Array("abcdefg1\n".utf8))
    #expect(honest.exitCode == 0)
  }

  @Test func `the list of common passwords can be replaced`() throws {
    let folder = try TemporaryFolder()
    let policy = try folder.write(#"{"version": 1, "rules": [{"rule": "common-password"}]}"#, to: "p.json")
    let list = try folder.write("Acme2026\r\n", to: "list.txt")
    let arguments = ["check", policy, "--common-passwords", list]
    #expect(try CommandRun(arguments, input: Array("acme2026\n".utf8)).exitCode == 1)
    #expect(try CommandRun(arguments, input: Array("password\n".utf8)).exitCode == 0)
  }

  @Test func `a list of common passwords is compared whatever the case`() throws {
    let folder = try TemporaryFolder()
    let list = try folder.write("\u{3AA}\u{301}ς\nJ\u{30C}\n", to: "list.txt")
    let policy = try folder.write(#"{"version": 1, "rules": [{"rule": "common-password"}]}"#, to: "p.json")
    let run = try CommandRun(
      ["check", policy, "--format", "json", "--common-passwords", list],
      input: Array("\u{390}Σ\n\u{1F0}\nj\n".utf8))
    let rules = try run.jsonLines().map { $0["rules"] as? [[String: Any]] ?? [] }
    #expect(rules.map { $0.map { $0["state"] as? String } } == [["unmet"], ["unmet"], ["met"]])
  }

  @Test(arguments: ["\u{FEFF}Acme2026\r\n", "other\n\nacme2026", "Acme2026\r\nother\r\n"])
  func `a list may begin with a byte order mark and have any line ends`(list: String) throws {
    let folder = try TemporaryFolder()
    let policy = try folder.write(#"{"version": 1, "rules": [{"rule": "common-password"}]}"#, to: "p.json")
    let path = try folder.write(list, to: "list.txt")
    let run = try CommandRun(["check", policy, "--common-passwords", path], input: Array("ACME2026\n".utf8))
    #expect(run.exitCode == 1 && run.errors == "", "\(run.errors)")
  }

  @Test(
    arguments: [
      ([], "list.txt holds no password"), ([0x0A, 0x0D, 0x0A], "list.txt holds no password"),
      ([0xEF, 0xBB, 0xBF], "list.txt holds no password"),
      ([0x61, 0x0A, 0x62, 0xFF, 0x0A, 0xFE], "list.txt:2:2: error: "),
      ([0xFF, 0xFE, 0x61, 0x00, 0x0A, 0x00], "list.txt:1:1: error: "),
      ([0x61, 0x0D, 0x0A, 0xC3, 0xA9, 0x00], "list.txt:2:2: error: "), ([0x61, 0x0A, 0xC3], "list.txt:2:1: error: "),
    ] as [([UInt8], String)])
  func `a file that is not a list is refused`(bytes: [UInt8], reason: String) throws {
    let folder = try TemporaryFolder()
    try Data(bytes).write(to: folder.url.appending(path: "list.txt"))
    let policy = packageFolder.appending(path: "Policies/strong.json").path
    let run = try CommandRun(
      ["check", policy, "--common-passwords", "list.txt"], input: Array("abcdefg1\n".utf8), in: folder.url)
    #expect(run.exitCode == 2 && run.output == "" && run.errors.contains(reason), "\(run.errors)")
  }

  @Test func `a list and the passwords cannot share standard input`() throws {
    let run = try CommandRun(["check", "Policies/strong.json", "--common-passwords", "-"], input: Array("x\n".utf8))
    #expect(run.exitCode == 2 && run.errors.contains("Standard input is for the passwords"))
  }

  @Test(arguments: ["text", "json"])
  func `no password is ever printed`(format: String) throws {
    for password in ["Correct-Horse-7", "<<>>", "\u{1B}[31mhunter2"] {
      let run = try CommandRun(
        ["check", "Policies/relid-strict.json", "--user", "anna", "--format", format, "--color", "always"],
        input: Array((password + "\n").utf8))
      #expect(!(run.output + run.errors).contains(password))
    }
  }

  @Test func `a megabyte of marks is checked`() throws {
    let run = try CommandRun(
      ["check", "Policies/relid-strict.json", "--user", "anna", "--format", "json"],
      input: Array(String(repeating: "\u{301}\u{327}", count: 1 << 18).utf8))
    #expect(try run.jsonLines().first?["verdict"] as? String == "unmet")
  }
}
