import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordSystemFiles

@Suite struct OpenFileTests {
  @Test func `a borrowed descriptor is read from where it is, and stays open`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("skip this".utf8), to: "file")
    let handle = try #require(FileHandle(forReadingAtPath: "\(path.name)"))
    try handle.seek(toOffset: 5)
    #expect(try Files.read(OpenFile(borrowing: handle.fileDescriptor, name: "-")) == Array("this".utf8))
    try handle.seek(toOffset: 0)
    #expect(try handle.readToEnd() == Data("skip this".utf8))
    try handle.close()
  }

  @Test func `a closed descriptor is an error under the name that was given`() {
    let error = #expect(throws: FileError.self) { try Files.read(OpenFile(borrowing: -1, name: "standard input")) }
    #expect(error?.description == "standard input: It is closed")
  }

  // Its tasks wait for threads that other tests of the same run keep busy.
  @Test(.timeLimit(.minutes(20)))
  func `a pipe that does not block is waited for, in both directions`() async throws {
    let pipe = Pipe()
    let (input, output) = (pipe.fileHandleForReading.fileDescriptor, pipe.fileHandleForWriting.fileDescriptor)
    for descriptor in [input, output] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    let bytes = (0..<500_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    async let read = Task.detached { try Files.read(OpenFile(borrowing: input, name: "pipe"), limit: bytes.count - 1) }
      .value
    try await Task.sleep(for: .milliseconds(50))
    try await Task.detached { try OpenFile(borrowing: output, name: "pipe").write(bytes) }.value
    #expect(try await read == bytes)
  }

  @Test func `a pipe that nobody reads is a broken one`() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let file = OpenFile(borrowing: pipe.fileHandleForWriting.fileDescriptor, name: "pipe")
    let error = #expect(throws: FileError.self) { try file.write("x") }
    #expect(error?.reason == .brokenPipe)
  }
}
