import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordSystemFiles

@Suite struct FilesTests {
  @Test(arguments: [0, 1, 4096, 65_535, 65_536, 65_537, 200_000])
  func `a file is read whole, or to one byte beyond the limit`(length: Int) throws {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "bytes")
    #expect(try Files.read(path) == bytes)
    for limit in [0, 1, 4096, length, length + 1] {
      #expect(try Files.read(path, limit: limit) == Array(bytes.prefix(limit + 1)))
    }
  }

  #if os(Linux)
    @Test func `a file without a stated length is read whole`() throws {
      let bytes = try Files.read("/proc/self/maps")
      #expect(bytes.last == UInt8(ascii: "\n"))
      #expect(bytes.count > 4096)
    }
  #endif

  struct Unreadable: Sendable, CustomTestStringConvertible {
    let path: String
    let reason: FileError.Reason
    let words: String
    var testDescription: String { words }
  }

  @Test func `an error names the file and says why`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write([], to: "file")
    let cases = [
      Unreadable(path: "\(file.name)x", reason: .notFound, words: "There is no such file or folder"),
      Unreadable(path: "\(file.name)/x", reason: .notFound, words: "There is no such file or folder"),
      Unreadable(path: "\(file.name)/", reason: .notFound, words: "There is no such file or folder"),
      Unreadable(path: "a\0b", reason: .notFound, words: "There is no such file or folder"),
      Unreadable(path: folder.url.path, reason: .isFolder, words: "This is a folder, not a file"),
    ]
    for example in cases {
      let error = #expect(throws: FileError.self) { try Files.read(SystemPath(example.path)) }
      #expect(error?.reason == example.reason, "\(example.path)")
      #expect(error?.description == "\(example.path): \(example.words)")
    }
  }

  @Test func `a text is written over what was there`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("a longer text".utf8), to: "file")
    try Files.write("é", to: path)
    #expect(try Files.read(path) == Array("é".utf8))
    let error = #expect(throws: FileError.self) { try Files.write("x", to: folder.path("no/file")) }
    #expect(error?.reason == .notFound)
  }

  // MARK: Replacing

  @Test func `a replaced file has the new bytes and the old permissions, and leaves nothing behind`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("old".utf8), to: "file")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(path.name)")
    try Files.replace(path, with: Array("new".utf8))
    #expect(try Files.read(path) == Array("new".utf8))
    let permissions = try FileManager.default.attributesOfItem(atPath: "\(path.name)")[.posixPermissions] as? Int
    #expect(permissions == 0o640)
    #expect(try folder.names() == ["file"])
    try Files.replace(folder.path("another"), with: [1, 2])
    #expect(try folder.names() == ["another", "file"])
  }

  @Test func `the file that a symbolic link leads to is replaced, and the link stays`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("old".utf8), to: "file")
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: "\(link.name)", withDestinationPath: "file")
    try Files.replace(link, with: Array("new".utf8))
    #expect(try Files.read(path) == Array("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(link.name)") == "file")
  }

  @Test func `a reader that has the old file open still reads the old bytes`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("old".utf8), to: "file")
    let file = try OpenFile(reading: path)
    try Files.replace(path, with: Array("new".utf8))
    #expect(try Files.read(file) == Array("old".utf8))
  }

  @Test func `where a file cannot be replaced, the error names it and nothing is left behind`() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path("no/file")
    let error = #expect(throws: FileError.self) { try Files.replace(missing, with: []) }
    #expect(error?.name == missing.name)
    #expect(error?.reason == .notFound)
    let isFolder = #expect(throws: FileError.self) { try Files.replace(SystemPath(folder.url.path), with: []) }
    #expect(isFolder?.reason == .isFolder)
    #expect(try folder.names() == [])
  }

  // MARK: Folders

  @Test func `folders are made with those above them, and existing ones stay`() throws {
    let folder = try TemporaryFolder()
    for name in ["a/b//c/", "a/b/c", "a"] {
      try Files.makeFolder(folder.path(name))
      #expect(folder.path("a/b/c").isFolder || name == "a")
    }
    _ = try folder.write([], to: "file")
    let error = #expect(throws: FileError.self) { try Files.makeFolder(folder.path("file/x")) }
    #expect(error?.name == folder.path("file").name)
    #expect(error.map { $0.reason == .notFound || $0.description.hasSuffix(": Not a directory") } == true)
  }

  @Test func `a listing is in the order of the bytes and leaves hidden entries out`() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "a", "é", "B", ".hidden"] { _ = try folder.write([], to: name) }
    try Files.makeFolder(folder.path("c"))
    let entries = try Files.entries(in: SystemPath(folder.url.path))
    #expect(entries == ["B", "a", "b", "c", "é"].map { folder.path($0) })
    #expect(entries.map(\.isSpecial) == [false, false, false, true, false])
    #expect(throws: FileError.self) { try Files.entries(in: folder.path("a")) }
  }
}
