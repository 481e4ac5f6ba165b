import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// What happens where there is little memory: work that fits is done, other work is refused in words.
  @Suite(.serialized) struct MemoryTests {
    /// Units of a kind that takes memory in its own way.
    static let kinds: [@Sendable (Int) -> String] = [
      { "<trans-unit id=\"\($0)\"/>" },
      {
        "<trans-unit id=\"screen.label.\($0)\"><source>Delete \($0) of the files</source>"
          + "<target>\($0) der Dateien entfernen</target><note>Shown on a button</note></trans-unit>"
      },
      {
        "<trans-unit id=\"k\($0)\"><source>Delete %1$lld of %2$@ in \($0)</source><target>in \($0) weg</target></trans-unit>"
      },
      { "<trans-unit id=\"%\($0)\"><source>5 % of \($0)%s</source><target>% \($0) %1$</target></trans-unit>" },
      {
        "<trans-unit id=\"k\($0)\"><source>a <x id=\"1\"/> <g id=\"2\">\($0)</g> &amp;</source>"
          + "<target>b <x id=\"1\"/> <g id=\"2\">\($0)</g> &amp;</target></trans-unit>"
      },
    ]

    /// Runs the command with so many KiB of address space, as `ulimit -v` gives it.
    private func run(_ arguments: String, kilobytes: Int, in folder: TemporaryFolder) throws -> CommandRun {
      try CommandRun(
        ["-c", "ulimit -v \(kilobytes); exec '\(CommandRun.executable.path)' \(arguments)"],
        environment: ["SWIFT_BACKTRACE": "enable=no"], in: folder.url, executable: URL(filePath: "/bin/sh"))
    }

    private func document(_ count: Int, _ unit: (Int) -> String) -> String {
      LintStreamTests.head + (0..<count).map { unit($0) + "\n" }.joined() + LintStreamTests.tail
    }

    @Test(
      arguments: [1, 3].map { ($0, "lint de.xliff --format concise") } + [
        (1, "compile de.xliff -o out"), (2, "lint de.xliff fr.xliff"),
      ])
    func `little memory ends in words, never in a signal`(kind: Int, command: String) throws {
      let folder = try TemporaryFolder()
      let text = document(Rounds.isWhole ? 15_000 : kind == 1 ? 4_000 : 1_500, Self.kinds[kind])
      _ = try folder.write(text, to: "de.xliff")
      if command.contains("fr.xliff") { _ = try folder.write(text.replacing("\"de\"", with: "\"fr\""), to: "fr.xliff") }
      // With less than this the command does not even start.
      let least = try #require(
        stride(from: 60_000, to: 600_000, by: 10_000).first {
          (0...2).contains(try run(command, kilobytes: $0, in: folder).exitCode)
        })
      var refused = 0
      var done = 0
      for kilobytes in stride(from: least, to: least + 180_000, by: 20_000) {
        let run = try run(command, kilobytes: kilobytes, in: folder)
        #expect((0...2).contains(run.exitCode), "\(kilobytes) KiB: \(run.exitCode) \(run.errors.suffix(300))")
        if run.errors.contains("here is not enough memory") {
          #expect(run.exitCode == 2 && run.output == "" && done == 0)
          refused += 1
        } else {
          done += 1
          if !Rounds.isWhole { break }
        }
      }
      #expect(refused > 0 && done > 0, "\(refused) refused, \(done) done")
    }

    @Test func `a document of two bytes a character is weighed and shown`() throws {
      let folder = try TemporaryFolder()
      let text = document(Rounds.isWhole ? 15_000 : 3_000, Self.kinds[2]).replacing("UTF-8", with: "UTF-16")
      try #require(text.data(using: .utf16)).write(to: folder.url.appending(path: "de.xliff"))
      var refusals: [String] = []
      for kilobytes in stride(from: 90_000, to: 300_000, by: 10_000) {
        let run = try run("lint de.xliff", kilobytes: kilobytes, in: folder)
        if run.errors.contains("here is not enough memory") {
          #expect(run.exitCode == 2 && run.output == "")
          refusals.append(run.errors)
        } else {
          #expect(run.exitCode == 1, "\(kilobytes) KiB: \(run.exitCode) \(run.errors.suffix(300))")
          if !Rounds.isWhole { break }
        }
      }
      #expect(refusals.contains { $0.contains("for de.xliff, which may take about ") }, "\(refusals)")
    }

    @Test func `a file that does not fit is refused by its name`() throws {
      let folder = try TemporaryFolder()
      let file = folder.url.appending(path: "de.xliff").path
      _ = try CommandRun(["-s", "900M", file], executable: URL(filePath: "/usr/bin/truncate"))
      let unread = "There is not enough memory to read the file; give the command more memory, or split the file\n"
      let cases = [
        (
          "lint de.xliff",
          "error: There is not enough memory for de.xliff, which may take about 3.6 GiB more; "
            + "give the command more memory, or split the work\n"
        ),
        ("lint - --stdin-filename de.xliff < de.xliff", "error: de.xliff: \(unread)"),
        ("compile de.xliff -o out", "error: de.xliff: \(unread)"),
      ]
      for (command, expected) in cases {
        let run = try run(command, kilobytes: 200_000, in: folder)
        #expect(run.exitCode == 2 && run.output == "")
        #expect(run.errors == expected)
      }
    }
  }
#endif
