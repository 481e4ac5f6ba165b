import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordSystemFiles

@Suite struct SystemPathTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let path: SystemPath
    var name: ExactText
    var folder: SystemPath = "."
    var last: String
    var testDescription: String { "\(name)" }
  }

  static let examples: [Example] = [
    Example(path: "", name: "\"\"", last: ""),
    Example(path: "a", name: "a", last: "a"),
    Example(path: "a/b", name: "a/b", folder: "a", last: "b"),
    Example(path: "a//b//", name: "a//b//", folder: "a", last: "b"),
    Example(path: "/a", name: "/a", folder: "/", last: "a"),
    Example(path: "/", name: "/", last: ""),
    Example(path: SystemPath(bytes: [0x61, 0xFF, 0xC3, 0xA9, 0x0A]), name: "a\\xFFé\n", last: "a\u{FFFD}é\n"),
    Example(path: SystemPath(bytes: [0xE2, 0x82]), name: "\\xE2\\x82", last: "\u{FFFD}"),
  ]

  @Test(arguments: examples)
  func `a path has a name for people, a folder and a last part`(example: Example) {
    #expect(example.path.name == example.name)
    #expect(example.path.folder == example.folder)
    #expect(String(decoding: example.path.lastComponent, as: UTF8.self) == example.last)
  }

  @Test func `one slash separates a folder and a name in it`() {
    #expect(SystemPath("a").appending("b".utf8) == "a/b")
    #expect(SystemPath("a/").appending("b".utf8) == "a/b")
  }

  @Test func `endings are compared in letters of either case`() {
    #expect(SystemPath("a/De.XLIFF").hasSuffix(".xliff"))
    #expect(!SystemPath("a/de.xliff/").hasSuffix(".xliff"))
    #expect(!SystemPath("liff").hasSuffix(".xliff"))
  }

  @Test func `two paths to one file have one identity`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write([], to: "file")
    let other = try folder.write([], to: "other")
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: "\(link.name)", withDestinationPath: "file")
    #expect(file.identity != nil)
    #expect(link.identity == file.identity)
    #expect(other.identity != file.identity)
    #expect(folder.path("none").identity == nil)
    #expect(folder.path("").isFolder)
  }
}
