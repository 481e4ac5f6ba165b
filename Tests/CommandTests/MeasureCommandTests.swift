import Foundation
import TestSupport
import Testing
import WatchwordBasics

/// `watchword policy measure`: counts of small lists, and laws about long ones.
@Suite struct MeasureCommandTests {
  private static let policy =
    #"{"version": 1, "rules": [{"rule": "length", "min": 4}, {"rule": "digits", "min": 1}]}"#

  /// Measures lists, and returns the object that is printed.
  private static func measure(
    _ lists: [[UInt8]], policy: String = policy, _ options: [String] = []
  ) throws -> (run: CommandRun, object: [String: Any]) {
    let folder = try TemporaryFolder()
    let paths = try lists.enumerated().map { try folder.write($1, to: "list-\($0).txt").name.string }
    let run = try CommandRun(
      ["policy", "measure", folder.write(policy, to: "own.json"), "--format", "json", "--locale", "en"] + options
        + ["--against"] + paths)
    return (run, run.exitCode == 0 ? try run.jsonLines().first ?? [:] : [:])
  }

  private static func policies(of object: [String: Any]) -> [[String: Any]] {
    object["policies"] as? [[String: Any]] ?? []
  }

  // MARK: - Small lists

  /// A list with options, and the numbers of passwords, lines, accepted passwords and unreadable lines.
  private static let lists: [Case<([UInt8], [String]), [Int]>] = [
    Case("plain", (Array("abc1\nabcd\nab1\nab\n\n".utf8), []), [5, 5, 1, 0]),
    Case("CRLF", (Array("abc1\r\nabcd\r\nab1\r\nab\r\n\r\n".utf8), []), [5, 5, 1, 0]),
    Case("without the last line end", (Array("abcd\nabc1".utf8), []), [2, 2, 1, 0]),
    Case("counts, as uniq writes them", (Array("     12 abc1\n      3 abcd\n".utf8), []), [15, 2, 12, 0]),
    Case("counts and tabs", (Array("12\tabc1\r\n3\tabcd\r\n".utf8), []), [15, 2, 12, 0]),
    Case("counts that are not", (Array("12 abc\n3 abc\n".utf8), ["--counts", "never"]), [2, 2, 2, 0]),
    Case("a count and an empty password", (Array("2 \n3 abc1\n".utf8), []), [5, 2, 3, 0]),
    Case("a password that starts with blanks", (Array("2   a1\n3 abc1\n".utf8), []), [5, 2, 5, 0]),
    Case("one line shows nothing", (Array("12 abc\n".utf8), []), [1, 1, 1, 0]),
    Case("one line with a count", (Array("12 abc\n".utf8), ["--counts", "always"]), [12, 1, 0, 0]),
    Case("a password with a number and a blank", (Array("12 abc\nabcd\n".utf8), []), [2, 2, 1, 0]),
    Case("no count in one line", (Array("12 abc1\nabc1\n".utf8), ["--counts", "always"]), [12, 1, 12, 1]),
    Case("zero is not a count", (Array("0 abc1\n12 abc1\n".utf8), ["--counts", "always"]), [12, 1, 12, 1]),
    Case("a huge count", (Array("9999999999999 abc1\n1 abc1\n".utf8), ["--counts", "always"]), [1, 1, 1, 1]),
    Case("not UTF-8", ([0x61, 0xFF, 0x0A] + Array("abc1\n".utf8), []), [1, 1, 1, 1]),
    Case("NUL", ([0x61, 0x00, 0x62, 0x31, 0x0A], []), [1, 1, 1, 0]),
    Case("a long line", (Array(repeating: 0x61, count: 3 << 20) + Array("\nabc1\n".utf8), []), [1, 1, 1, 1]),
    Case("a line of 1 MiB", (Array(repeating: 0x31, count: 1 << 20) + Array("\nabc1\n".utf8), []), [2, 2, 2, 0]),
    Case("only line ends", (Array("\n\n\n".utf8), []), [3, 3, 0, 0]),
    Case("40 digits among others", (Array("\(String(repeating: "1", count: 40))\nabcd\n".utf8), []), [2, 2, 1, 0]),
  ]

  @Test(arguments: lists) func `a list has so many`(list: Case<([UInt8], [String]), [Int]>) throws {
    let (run, object) = try Self.measure([list.given.0], list.given.1 + ["--guesses", "none"])
    let accepted = Self.policies(of: object).first?["accepted"]
    let numbers = [object["passwords"], object["lines"], accepted, object["unreadable"]].map { $0 as? Int }
    #expect(run.exitCode == 0 && numbers == list.expected.map { $0 }, "\(run.errors)\(run.output)")
  }

  @Test func `each rule shows how many passwords fail it, and how many fail it alone`() throws {
    let (_, object) = try Self.measure([Array("abc1\nabcd\nab1\nab\n\n".utf8)])
    let rules = Self.policies(of: object).first?["rules"] as? [[String: Any]] ?? []
    #expect(rules.map { $0["rule"] as? String } == ["length", "digits"])
    #expect(rules.map { $0["unmet"] as? Int } == [3, 3] && rules.map { $0["unmetAlone"] as? Int } == [1, 1])
    #expect(rules.first?["text"] as? String == "Min. 4 characters")
    let guesses = Self.policies(of: object).first?["guesses"] as? [String: Any]
    #expect(guesses?["of"] as? Int == 1 && guesses?["all"] as? Bool == true)
  }

  @Test func `the way a list is read is reported`() throws {
    for (list, words) in [
      ("abc1\nabcd\n", "each line is a password"), ("2 abc1\n1 abcd\n", "each line is a count and"),
    ] {
      let run = try Self.measure([Array(list.utf8)], ["--guesses", "none"]).run
      #expect(run.errors.hasPrefix("note: ") && run.errors.contains("list-0.txt: \(words)"), "\(run.errors)")
    }
    #expect(try Self.measure([Array("a\n".utf8)], ["--counts", "never", "--guesses", "none"]).run.errors == "")
  }

  // MARK: - Compressed lists

  #if Zlib
    private static func gzip(_ bytes: [UInt8], as name: String, in folder: TemporaryFolder) throws -> String {
      let plain = try folder.write(bytes, to: "\(name).plain").name.string
      let run = try CommandRun(
        ["-c", "gzip -c '\(plain)' > '\(folder.path(name).name)'"], executable: URL(filePath: "/bin/sh"))
      try #require(run.exitCode == 0, "\(run.errors)")
      return folder.path(name).name.string
    }

    @Test func `a compressed list has the numbers of the plain one`() throws {
      let folder = try TemporaryFolder()
      let bytes = Self.longList(4_000)
      let compressed = try Self.gzip(bytes, as: "list.gz", in: folder)
      let plain = try Self.measure([bytes], ["--sample", "50"]).object
      var data = try [UInt8](Data(contentsOf: URL(filePath: compressed)))
      let whole = try Self.measure([data], ["--sample", "50"])
      #expect(Self.isSame(whole.object, plain), "\(whole.run.errors)")
      // Two members in one file, and blocks of zeros after it.
      data += data + Array(repeating: 0, count: 70_000)
      let twice = try Self.measure([data], ["--guesses", "none"])
      #expect(twice.object["lines"] as? Int == 8_000, "\(twice.run.errors)")
    }

    @Test func `a damaged file is refused, and so is one that is cut off`() throws {
      let folder = try TemporaryFolder()
      let data = try [UInt8](
        Data(contentsOf: URL(filePath: Self.gzip(Self.longList(4_000), as: "list.gz", in: folder))))
      let cut = try Self.measure([Array(data.dropLast(20))]).run
      #expect(cut.exitCode == 2 && cut.output == "" && cut.errors.contains("ends too early"), "\(cut.errors)")
      var broken = data
      for index in 200..<260 { broken[index] ^= 0x5A }
      let damaged = try Self.measure([broken]).run
      #expect(damaged.exitCode == 2 && damaged.errors.contains(/is damaged|ends too early/), "\(damaged.errors)")
      let tail = try Self.measure([data + Array("more".utf8)]).run
      #expect(tail.exitCode == 2 && tail.errors.contains("is damaged"), "\(tail.errors)")
    }
  #else
    @Test func `a build without zlib reports what to do`() throws {
      let run = try Self.measure([[0x1F, 0x8B, 8, 0]]).run
      #expect(run.exitCode == 2 && run.errors.contains("gzip -dc FILE | "), "\(run.errors)")
    }
  #endif

  // MARK: - Long lists

  /// Passwords of many kinds; enough for several processors.
  private static func longList(_ count: Int, seed: UInt64 = 3, end: String = "\n") -> [UInt8] {
    var numbers = SeededGenerator(seed: seed)
    let words = ["anna", "password", "Sommer", "dragon", "qwerty", "пароль", "x7!kQ", "letmein", "9", "zebra crossing"]
    var text = ""
    for _ in 0..<count {
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        text += words[Int.random(in: 0..<words.count, using: &numbers)]
      }
      text += "\(Int.random(in: 0..<3_000, using: &numbers))\(end)"
    }
    return Array(text.utf8)
  }

  /// Whether two objects report the same about different files.
  private static func isSame(_ one: [String: Any], _ other: [String: Any]) -> Bool {
    func bare(_ object: [String: Any]) -> NSDictionary {
      var object = object
      object["sources"] = nil
      return object as NSDictionary
    }
    return !one.isEmpty && bare(one) == bare(other)
  }

  @Test func `line ends do not matter`() throws {
    let options = ["--sample", "100"]
    let unix = try Self.measure([Self.longList(3_000)], options).object
    let windows = try Self.measure([Self.longList(3_000, end: "\r\n")], options).object
    #expect(Self.isSame(unix, windows))
  }

  /// With few open files, the command works on one processor.
  @Test(arguments: [["--sample", "200"], ["--guesses", "all"]])
  func `the numbers are the same on one processor`(options: [String]) throws {
    let folder = try TemporaryFolder()
    // A long line that no policy accepts fills a chunk, and need not be estimated.
    let long = [UInt8](repeating: 0x61, count: 70_000) + [0x0A]
    let bytes = Self.longList(Rounds.length(3_200)) + long + Self.longList(Rounds.length(3_200), seed: 4)
    let list = try folder.write(bytes, to: "list.txt").name.string
    let arguments = ["policy", "measure", "strong", "pci-dss-4", "--format", "json", "--against", list] + options
    let all = try CommandRun(arguments)
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let one = try CommandRun(
      ["-c", "ulimit -n 6; exec '\(CommandRun.executable.path)' \(words)"], executable: URL(filePath: "/bin/sh"))
    #expect(all.exitCode == 0 && one.output == all.output && all.output.contains("\"strata\""), "\(one.errors)")
    let again = try CommandRun(arguments)
    #expect(again.output == all.output)
    guard options.contains("200") else { return }
    let other = try CommandRun(arguments + ["--seed", "2"]).output
    #expect(other.replacing("\"seed\":2", with: "\"seed\":1") != all.output && other.contains("\"seed\":2"))
  }

  @Test func `the sum of parts is the whole`() throws {
    let folder = try TemporaryFolder()
    let parts = (1...3).map { Self.longList(Rounds.length(1_500), seed: UInt64($0)) }
    let measure = [
      "policy", "measure", "strong", "nist-800-63b-4", "--format", "json", "--guesses", "all", "--against",
    ]
    let files = try parts.enumerated().map { try folder.write($1, to: "\($0).txt").name.string }
    var results: [String] = []
    for (index, file) in files.enumerated() {
      results.append(try folder.write(CommandRun(measure + [file]).output, to: "\(index).json"))
    }
    let whole = try CommandRun(measure + files)
    let sum = try CommandRun(["policy", "measure", "--format", "json", "--merge"] + results)
    #expect(sum.exitCode == 0 && sum.output == whole.output && sum.errors == "", "\(sum.errors)")
    let twice = try CommandRun(["policy", "measure", "--format", "json", "--merge", results[0], results[0]])
    #expect(twice.exitCode == 0 && twice.errors.contains("is the source of two results"), "\(twice.errors)")
  }

  @Test func `samples of parts are estimated together`() throws {
    let folder = try TemporaryFolder()
    var results: [String] = []
    for seed in 1...2 {
      let list = try folder.write(Self.longList(2_000, seed: UInt64(seed)), to: "\(seed).txt").name.string
      let run = try CommandRun(
        ["policy", "measure", "strong", "--format", "json", "--sample", "300", "--against", list])
      results.append(try folder.write(run.output, to: "\(seed).json"))
    }
    let sum = try CommandRun(["policy", "measure", "--format", "json", "--merge"] + results)
    let guesses = Self.policies(of: try sum.jsonLines().first ?? [:]).first?["guesses"] as? [String: Any]
    #expect((guesses?["strata"] as? [Any])?.count == 2 && guesses?["sampled"] as? Int == 600)
    #expect(guesses?["all"] as? Bool == false && (guesses?["shares"] as? [Any])?.count == 4)
  }

  @Test func `a check's summary has the same numbers, and can be added`() throws {
    let folder = try TemporaryFolder()
    let list = Self.longList(2_000)
    let check = try CommandRun(["check", "strong", "--summary", "--format", "json", "--locale", "en"], input: list)
    let file = try folder.write(list, to: "list.txt").name.string
    let measured = try CommandRun(
      ["policy", "measure", "strong", "--format", "json", "--guesses", "none", "--locale", "en", "--against", file])
    let summary = try #require(check.jsonLines().first)
    let policy = try #require(Self.policies(of: measured.jsonLines().first ?? [:]).first)
    for name in ["met", "unmet", "undetermined", "rules"] {
      #expect((policy[name] as? NSObject) == (summary[name] as? NSObject), "\(name)")
    }
    let results = [
      try folder.write(check.output, to: "check.json"), try folder.write(measured.output, to: "measured.json"),
    ]
    let sum = try CommandRun(["policy", "measure", "--format", "json", "--merge"] + results)
    let object = try #require(sum.jsonLines().first)
    #expect(object["passwords"] as? Int == 4_000 && sum.errors.contains("There are no guesses for strong"))
  }

  @Test func `lists that are inside are named`() throws {
    let run = try CommandRun(["policy", "measure", "strong", "--guesses", "none", "--locale", "en"])
    #expect(run.exitCode == 0 && run.output.contains("No list was given with --against"), "\(run.output)")
    #expect(run.output.contains("93,855 passwords") && run.errors == "")
  }

  // MARK: - What is refused

  @Test func `hashes are not judged`() throws {
    let hash = "5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8"
    for list in ["\(hash):9545824\n", "\(hash.lowercased())\r\n", String(repeating: "\(hash.prefix(32))\n", count: 3)] {
      let run = try Self.measure([Array(list.utf8)]).run
      #expect(run.exitCode == 2 && run.output == "" && run.errors.contains("holds hashes"), "\(run.errors)")
      #expect(try Self.measure([Array(list.utf8)], ["--counts", "never", "--guesses", "none"]).run.exitCode == 0)
    }
  }

  @Test func `a file of hashes answers for breached passwords`() throws {
    let folder = try TemporaryFolder()
    let hashes = "5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8:9545824\n7C4A8D09CA3762AF61E59520943DC26494F8941B:1\n"
    let breached = try folder.write(hashes, to: "hashes.txt")
    let policy = #"{"version": 1, "rules": [{"rule": "breached-password"}]}"#
    let list = Array("password\n123456\nhorse\n".utf8)
    let open = try Self.measure([list], policy: policy)
    #expect(Self.policies(of: open.object).first?["undetermined"] as? Int == 3)
    let (run, object) = try Self.measure([list], policy: policy, ["--breached", breached])
    #expect(Self.policies(of: object).first?["unmet"] as? Int == 2, "\(run.errors)")
  }

  private static let mistakes: [Case<[String], String>] = [
    Case("no policy", ["--against", "-"], "Found no policy"),
    Case("no such file", ["strong", "--against", "no-such-file.txt"], "no-such-file.txt"),
    Case("a folder", ["strong", "--against", "Sources"], "Sources"),
    Case("the same name twice", ["strong", "Policies/strong.json"], "Two policies are called strong"),
    Case("standard input twice", ["strong", "--against", "-", "-"], "named twice"),
    Case("policies and results", ["strong", "--merge", "a.json"], "leave policies out"),
    Case("no result", ["--merge", "Policies/strong.json"], "holds no result that can be added up"),
    Case("a sample of zero", ["strong", "--sample", "0"], "from 1 to 1,000,000"),
    Case("a negative sample", ["strong", "--sample", "-1"], "from 1 to 1,000,000"),
    Case("an empty list", ["strong", "--against", "/dev/null"], "Nothing was measured"),
  ]

  @Test(arguments: mistakes) func `what cannot be done is refused`(mistake: Case<[String], String>) throws {
    let run = try CommandRun(["policy", "measure"] + mistake.given)
    #expect(run.exitCode == 2 && run.output == "" && run.errors.contains(mistake.expected), "\(run.errors)")
  }

  // MARK: - Reports

  private static let list = "abcdefg1\nabcdefg1\npassword1\nshort\nTr7!kq9WZm=zB\ncorrect horse battery staple\n"

  @Test(arguments: ["text", "json", "csv", "markdown", "html"])
  func `each format shows the numbers in its own way, and no password`(format: String) throws {
    let run = try CommandRun(
      ["policy", "measure", "strong", "pci-dss-4", "--locale", "en", "--format", format, "--against", "-"],
      input: Array(Self.list.utf8) + [0xFF, 0x0A])
    #expect(run.exitCode == 0 && run.errors == "note: Standard input: each line is a password\n", "\(run.errors)")
    try GoldenFile("Tests/CommandTests/Fixtures/Goldens/measure.\(format)").expect(run.output)
    for word in ["abcdefg", "password1", "kq9W", "battery"] { #expect(!run.output.contains(word)) }
  }

  @Test func `no password is in a message about a mistake`() throws {
    let planted = "hunter2-secret"
    for bytes in [Array("\(planted)\n".utf8) + [0xFF, 0x0A], Array("12 \(planted)\n0 \(planted)\n\(planted)\n".utf8)] {
      for options in [[], ["--counts", "always"], ["--guesses", "all"]] {
        let run = try Self.measure([bytes], options).run
        #expect(!(run.output + run.errors).contains("hunter2"), "\(options)")
      }
    }
  }

  @Test func `a report goes to a file, which is not replaced without the option`() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("report.html").name.string
    let arguments = ["policy", "measure", "strong", "--format", "html", "-o", file, "--against", "-"]
    let first = try CommandRun(arguments, input: Array(Self.list.utf8))
    #expect(first.exitCode == 0 && first.output == "" && first.errors.contains("Wrote "), "\(first.errors)")
    let page = try String(contentsOfFile: file, encoding: .utf8)
    #expect(page.contains("<svg") && page.contains("role=\"img\"") && !page.contains("<script"))
    let second = try CommandRun(arguments, input: Array(Self.list.utf8))
    #expect(second.exitCode == 2 && second.errors.contains("already exists"))
    #expect(try CommandRun(arguments + ["--force"], input: Array(Self.list.utf8)).exitCode == 0)
  }
}
