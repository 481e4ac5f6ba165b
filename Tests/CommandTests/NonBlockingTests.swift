import Foundation
import TestSupport
import Testing

/// The program that starts the command may hand over pipes that do not block, as some shells and servers do.
@Suite struct NonBlockingTests {
  static func start(_ arguments: [String], from input: Pipe, to output: Pipe) throws -> Process {
    for end in [input.fileHandleForReading, output.fileHandleForWriting] {
      let flags = fcntl(end.fileDescriptor, F_GETFL)
      try #require(fcntl(end.fileDescriptor, F_SETFL, flags | O_NONBLOCK) == 0)
    }
    let process = Process()
    process.executableURL = CommandRun.executable
    process.arguments = arguments
    process.currentDirectoryURL = packageFolder
    process.environment = ["LC_ALL": "C"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // Long enough for the command to find nothing to read; where it is not, the test proves less and still holds.
    usleep(300_000)
    return process
  }

  @Test(arguments: [["check", "Policies/strong.json"], ["text", "-"]])
  func `input that comes late is waited for`(arguments: [String]) throws {
    let (input, output) = (Pipe(), Pipe())
    let process = try Self.start(arguments, from: input, to: output)
    ProgramRun.feed(Data(#"{"minL": 8}"#.utf8), to: input.fileHandleForWriting)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.contains("Min. 8 characters"))
  }

  @Test func `a reader that is slow is waited for`() throws {
    let (input, output) = (Pipe(), Pipe())
    let count = 2000
    ProgramRun.feed(Data(String(repeating: "abcdefg1\n", count: count).utf8), to: input.fileHandleForWriting)
    let process = try Self.start(["check", "Policies/strong.json", "--format", "json"], from: input, to: output)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.split(separator: "\n").count == count && process.terminationStatus == 0)
  }
}
