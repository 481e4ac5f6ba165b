import Foundation
import TestSupport
import Testing

/// Whole lists of passwords: in order on all processors, as rows, and summed up.
@Suite struct CheckListTests {
  /// Passwords of many kinds, some of which are not UTF-8; enough for several processors if there are many.
  private static func list(_ count: Int, seed: UInt64) -> [[UInt8]] {
    var numbers = SeededGenerator(seed: seed)
    let alphabet = Array("abcdefXYZ0123456789!?<>éß 漢".unicodeScalars)
    return (0..<count).map { _ in
      if Int.random(in: 0..<50, using: &numbers) == 0 { return [0x61, 0xFF] }
      let length = Int.random(in: 0...20, using: &numbers)
      let scalars = (0..<length).compactMap { _ in alphabet.randomElement(using: &numbers) }
      return Array(String(String.UnicodeScalarView(scalars)).utf8)
    }
  }

  /// So many lines of ``list(_:seed:)`` that the last ones are checked on several processors.
  private static let parallel = 10_000

  private static func input(_ lines: [[UInt8]]) -> [UInt8] { lines.flatMap { $0 + [0x0A] } }

  private static let check = ["check", "Policies/relid-strict.json", "--locale", "en", "--user", "abc"]

  @Test(arguments: ["relid-strict": 300, "pci-dss-4": parallel])
  func `a summary counts the results of the lines`(policy: String, count: Int) throws {
    let input = Self.input(Self.list(count, seed: UInt64(count)))
    let check = ["check", policy, "--user", "abc", "--format", "json"]
    let lines = try CommandRun(check, input: input)
    let summary = try CommandRun(check + ["--summary"], input: input)
    #expect(lines.exitCode == summary.exitCode && lines.errors == summary.errors)
    let objects = try lines.jsonLines()
    let total = try #require(summary.jsonLines().first)
    let checked = objects.filter { $0["error"] == nil }
    #expect(total["passwords"] as? Int == checked.count)
    #expect(total["unreadable"] as? Int == objects.count - checked.count)
    for verdict in ["met", "unmet", "undetermined"] {
      #expect(total[verdict] as? Int == checked.count { $0["verdict"] as? String == verdict })
    }
    let rules = try #require(total["rules"] as? [[String: Any]])
    let states = checked.map { ($0["rules"] as? [[String: Any]] ?? []).map { $0["state"] as? String } }
    for (index, rule) in rules.enumerated() {
      #expect(rule["unmet"] as? Int == states.count { $0[index] == "unmet" })
      #expect(rule["undetermined"] as? Int == states.count { $0[index] == "undetermined" })
      let alone = states.count { $0[index] == "unmet" && $0.count { $0 == "unmet" } == 1 }
      #expect(rule["unmetAlone"] as? Int == alone)
    }
    #expect(!rules.isEmpty && rules.contains { $0["unmet"] as? Int ?? 0 > 0 })
  }

  /// The results of a long list, which several processors check, are those of its parts, which one does.
  @Test(arguments: ["text", "json", "csv"]) func `a long list is checked as its parts are`(format: String) throws {
    let lines = Self.list(Self.parallel, seed: 7)
    let arguments = ["check", "strong", "--locale", "en", "--format", format]
    let whole = try CommandRun(arguments, input: Self.input(lines))
    var parts = ""
    for start in stride(from: 0, to: lines.count, by: 5000) {
      let run = try CommandRun(arguments, input: Self.input(Array(lines[start..<start + 5000])))
      parts += format == "text" && start > 0 ? "\n" + run.output : run.output
    }
    let numbers = #/"line":\d+,|^\d+,/#.anchorsMatchLineEndings()
    func bare(_ text: String) -> [Substring] {
      // Swift takes CRLF for one character.
      String(decoding: text.utf8.filter { $0 != 0x0D }, as: UTF8.self).replacing(numbers, with: "")
        .split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("line,verdict") }
    }
    let isSame = bare(whole.output) == bare(parts)
    #expect(isSame && whole.exitCode == 1)
    if format == "json" { #expect(try whole.jsonLines().map { $0["line"] as? Int } == Array(1...Self.parallel)) }
  }

  @Test func `rows have a column for each rule, and no password`() throws {
    let policy = #"{"version": 1, "rules": [{"rule": "special", "characters": "!"}, {"rule": "special"}]}"#
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      ["check", folder.write(policy, to: "p.json"), "--format", "csv"], input: Array("secret!\nsecret?\n".utf8) + [0xFF]
    )
    #expect(
      run.output == "line,verdict,special,special-2,error\r\n1,met,met,met,\r\n2,unmet,unmet,met,\r\n"
        + "3,undetermined,,,invalid-utf8\r\n")
    #expect(!(run.output + run.errors).contains("secret"))
  }

  @Test(arguments: ["text", "json", "csv"]) func `a summary shows no password`(format: String) throws {
    let run = try CommandRun(
      Self.check + ["--summary", "--format", format], input: Array("hunter2-secret\nTr7!kq9WZm=zB\n".utf8))
    #expect(run.exitCode == 1 && !run.output.isEmpty)
    for word in ["hunter2", "secret", "kq9W"] { #expect(!(run.output + run.errors).contains(word)) }
  }

  /// How many of a hundred thousand fail; a part is never rounded to nothing or to all.
  @Test func `a number above zero is not shown as zero`() throws {
    let lines = Array(repeating: Array("abcdefgh1".utf8), count: 5000) + [Array("short1".utf8)]
    let run = try CommandRun(["check", "strong", "--locale", "en", "--summary"], input: Self.input(lines))
    #expect(
      run.output == """
        strong: 5001 passwords
          5000  >99.9 %  meet the policy
             1   <0.1 %  do not
        Passwords that fail each rule, and those that fail only that rule:
          1   <0.1 %  1   <0.1 %  Min. 8 characters

        """, "\(run.output)")
  }

  @Test func `a summary gives the reason for rules that are not judged`() throws {
    let run = try CommandRun(
      ["check", "pci-dss-4", "--locale", "en", "--summary"], input: Array("abcdefghijk1\nshort\n".utf8))
    #expect(
      run.output == """
        pci-dss-4: 2 passwords
          0    0.0 %  meet the policy
          1   50.0 %  do not
          1   50.0 %  meet everything that can be judged here
        Passwords that fail each rule, and those that fail only that rule:
          1   50.0 %  0    0.0 %  Min. 12 characters
          1   50.0 %  0    0.0 %  At least 1 number
        Rules that cannot be judged here:
          2  100.0 %  different-from-current: give --current
          2  100.0 %  history: only the server knows

        """, "\(run.output)")
  }

  @Test func `a summary names the option that a rule needs`() throws {
    let policy = #"{"version": 1, "rules": [{"rule": "user-id"}, {"rule": "breached-password"}]}"#
    let folder = try TemporaryFolder()
    let run = try CommandRun(["check", folder.write(policy, to: "p.json"), "--summary"], input: Array("a\n".utf8))
    #expect(
      run.output.contains("user-id: give --user\n") && run.output.contains("breached-password: give --breached\n"))
  }

  @Test func `the rows of a summary have the numbers of the object`() throws {
    let run = try CommandRun(
      ["check", "strong", "--locale", "en", "--summary", "--format", "csv"],
      input: Array("abcdefg1\nabcdefgh\n1\n".utf8))
    #expect(
      run.output == "rule,text,passwords,unmet,unmetAlone,undetermined,met,"
        + "unmetPercent,unmetAlonePercent,undeterminedPercent,metPercent\r\n"
        + "all,strong,3,2,,0,1,66.7,,0.0,33.3\r\nlength,Min. 8 characters,3,1,0,0,2,33.3,0.0,0.0,66.7\r\n"
        + "letters,At least 1 letter,3,1,0,0,2,33.3,0.0,0.0,66.7\r\ndigits,At least 1 number,3,1,1,0,2,33.3,33.3,0.0,66.7\r\n",
      "\(run.output)")
  }

  @Test func `a file or a password as an argument is answered with advice, and never printed unless it is a file`()
    throws
  {
    let file = try CommandRun(["check", "strong", "--summary", "Package.swift"], in: packageFolder)
    #expect(file.exitCode == 2 && file.errors.contains("write < Package.swift instead"), "\(file.errors)")
    let password = try CommandRun(["check", "strong", "hunter2"])
    #expect(password.exitCode == 2 && password.errors.contains("write < FILE instead"))
    #expect(!password.errors.contains("hunter2"))
  }

  static let exitCodes: [Case<[UInt8], Int32>] = [
    Case("all meet it", Array("abcdefg1\n".utf8), 0), Case("one does not", Array("abcdefg1\na\n".utf8), 1),
    Case("one is not UTF-8", Array("abcdefg1\n".utf8) + [0xFF, 0x0A], 1), Case("no line", [], 2),
    Case("one is too long", Array(repeating: 0x61, count: (16 << 20) + 1), 2),
  ]

  @Test(arguments: exitCodes) func `the exit code is the same with a summary`(input: Case<[UInt8], Int32>) throws {
    for options in [[], ["--summary"]] {
      let run = try CommandRun(["check", "strong", "--format", "json"] + options, input: input.given)
      #expect(run.exitCode == input.expected, "\(options)")
    }
  }

  @Test func `a line gets its result before the next one is sent`() throws {
    let process = Process()
    process.executableURL = CommandRun.executable
    process.arguments = ["check", "Policies/strong.json", "--format", "json"]
    process.currentDirectoryURL = packageFolder
    process.environment = ["LC_ALL": "C"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // After so many lines, other processors help.
    var sent = 0
    for batch in [1, 1, 20_000, 1, 1] {
      CommandRun.write(Array(String(repeating: "abcdefg1\n", count: batch).utf8), to: input)
      sent += batch
      var text = ""
      while !text.contains("\"line\":\(sent),") || !text.hasSuffix("\n") {
        let data = output.fileHandleForReading.availableData
        try #require(!data.isEmpty)
        text = String((text + String(decoding: data, as: UTF8.self)).suffix(4000))
      }
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `a summary is not for a typed password`() throws {
    let terminal = try PseudoTerminal(["check", "strong", "--summary"])
    let run = terminal.end()
    #expect(run.exitCode == 2 && terminal.screen.contains("A summary needs a list"))
  }

  @Test func `a reader that goes away ends the check`() throws {
    let run = try CommandRun(
      [
        "-c",
        // The programs before the command may notice the broken pipe, too.
        "{ yes abcdefg1 | head -c 4000000; } 2>/dev/null | "
          + "'\(CommandRun.executable.path)' check strong --format json | head -c 10",
      ],
      executable: URL(filePath: "/bin/sh"))
    #expect(run.output == #"{"version""# && run.errors == "", "\(run.errors)")
  }
}

extension CommandRun {
  /// Writes all of `bytes` while other tasks run.
  fileprivate static func write(_ bytes: [UInt8], to pipe: Pipe) {
    Thread { try? pipe.fileHandleForWriting.write(contentsOf: Data(bytes)) }.start()
  }
}
