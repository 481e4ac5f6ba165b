import Foundation
import TestSupport
import Testing
import WatchwordBasics

@testable import WatchwordCommand
@testable import WatchwordRuns

/// Each line of input has a result, and input without a line is not a success.
@Suite struct CheckLinesTests {
  private static let check = ["check", "Policies/strong.json", "--locale", "en"]
  private static let checkJSON = check + ["--format", "json"]

  @Test(arguments: ["text", "json"])
  func `input without a line is reported, and is not a success`(format: String) throws {
    let run = try CommandRun(Self.check + ["--format", format])
    #expect(run.exitCode == 2 && run.output == "")
    #expect(
      run.errors == "error: Nothing was checked: standard input is empty; expected one password per line\n",
      "\(run.errors)")
  }

  @Test(arguments: [("\n", 1), ("\r\n", 1), ("\n\n\n", 3)])
  func `a blank line is an empty password, and is checked`(input: String, count: Int) throws {
    let run = try CommandRun(Self.checkJSON, input: Array(input.utf8))
    #expect(run.exitCode == 1 && run.errors == "")
    let objects = try run.jsonLines()
    #expect(objects.map { $0["line"] as? Int } == Array(1...count))
    #expect(objects.allSatisfy { $0["verdict"] as? String == "unmet" })
  }

  /// A possible line: its bytes, and its verdict and error.
  private static let kinds: [(bytes: [UInt8], verdict: String, error: String?)] = [
    (Array("abcdefg1".utf8), "met", nil), (Array("abcdefgh".utf8), "unmet", nil), ([], "unmet", nil),
    ([0x73, 0x33, 0x63, 0xFF], "undetermined", "invalid-utf8"), ([0xC3], "undetermined", "invalid-utf8"),
    ([0xED, 0xA0, 0x80], "undetermined", "invalid-utf8"),
  ]

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `every line has its object, with its number, after any lines`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let lines = (0..<Int.random(in: 1...40, using: &numbers)).compactMap { _ in
      Self.kinds.randomElement(using: &numbers)
    }
    let ends: [[UInt8]] = [[0x0A], [0x0D, 0x0A]]
    let input = lines.flatMap { $0.bytes + (ends.randomElement(using: &numbers) ?? []) }
    let run = try CommandRun(Self.checkJSON, input: input)
    let objects = try run.jsonLines()
    #expect(objects.map { $0["line"] as? Int } == Array(1...lines.count))
    #expect(objects.map { $0["verdict"] as? String } == lines.map(\.verdict))
    #expect(objects.map { ($0["error"] as? [String: String])?["id"] } == lines.map(\.error))
    #expect(objects.allSatisfy { $0["version"] as? Int == 1 && $0["rules"] is [[String: Any]] })
    #expect(run.exitCode == (lines.allSatisfy { $0.verdict == "met" } ? 0 : 1))
    let bad = lines.indices.filter { lines[$0].error != nil }
    #expect(
      run.errors.split(separator: "\n").map(String.init)
        == bad.map {
          "-:\($0 + 1):1: error: The line is not UTF-8, so it cannot be checked; expected a password in UTF-8"
            + " [invalid-utf8]"
        })
  }

  @Test func `nothing of a line that cannot be read is printed`() throws {
    let run = try CommandRun(Self.checkJSON, input: Array("hunter2-".utf8) + [0xFF] + Array("-secret\n".utf8))
    for part in ["hunter2", "secret", "ff", "FF"] { #expect(!(run.output + run.errors).contains(part)) }
  }

  @Test(arguments: ["\n", "\r\n", ""]) func `a line over a cap is one chunk, between others and as the last one`(
    end: String
  ) throws {
    let long = [UInt8](repeating: 0x61, count: 200_000)
    var lines = InputLines(
      of: GivenBytes(bytes: Array("abcdefg1\n".utf8) + long + Array("\nabcdefg2\n".utf8) + long + Array(end.utf8)),
      maximumLength: 100_000)
    var chunks: [String?] = []
    while let chunk = try lines.next() {
      if case .lines(let bytes) = chunk {
        chunks.append(String(decoding: bytes, as: UTF8.self))
      } else {
        chunks.append(nil)
      }
    }
    #expect(chunks == ["abcdefg1\n", nil, "abcdefg2\n", nil])
  }

  /// A line over the cap of 16 MiB, between others and as the last one.
  @Test(arguments: Rounds.sample(["\n", "\r\n", ""], 1))
  func `a line that is too long has its object, and the next ones too`(
    end: String
  ) throws {
    let long = [UInt8](repeating: 0x61, count: (1 << 24) + 2)
    let input = Array("abcdefg1\n".utf8) + long + Array("\nabcdefg2\n".utf8) + long + Array(end.utf8)
    let run = try CommandRun(Self.checkJSON, input: input)
    let objects = try run.jsonLines()
    #expect(objects.map { $0["line"] as? Int } == [1, 2, 3, 4])
    #expect(objects.map { $0["verdict"] as? String } == ["met", "undetermined", "met", "undetermined"])
    #expect(
      objects.map { ($0["error"] as? [String: String])?["id"] } == [nil, "line-too-long", nil, "line-too-long"])
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("-:2:1: error: ") && run.errors.contains("16 MiB"), "\(run.errors.prefix(500))")
  }

  @Test func `a typed password is line 1`() throws {
    for (keys, verdict) in [(Array("abcdefg1\r".utf8), "met"), ([0x61, 0xFF, 0x0D], "undetermined")] {
      let terminal = try PseudoTerminal(Self.checkJSON)
      #expect(terminal.shows("Password") && terminal.echoes(false))
      terminal.type(keys)
      let run = terminal.end()
      #expect(run.output.hasPrefix(#"{"version":1,"line":1,"verdict":"\#(verdict)","#), "\(run.output)")
    }
  }
}

/// Bytes that are read 64 KiB at a time.
private struct GivenBytes: ByteSource {
  var bytes: [UInt8]
  let name = "The test"
  var hasMore: Bool { !bytes.isEmpty }

  mutating func read(into buffer: inout [UInt8]) throws(RunFailure) -> Int {
    let count = min(bytes.count, 1 << 16)
    buffer += bytes.prefix(count)
    bytes.removeFirst(count)
    return count
  }
}
