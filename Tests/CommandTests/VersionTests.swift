import Foundation
import TestSupport
import Testing

@testable import WatchwordCommand

@Suite struct VersionTests {
  @Test func `the version comes with the commit and the traits`() throws {
    let run = try CommandRun(["--version"])
    let printed = try Regex(
      #"(\d+\.\d+\.\d+) \((development build|[0-9a-f]{12}); traits: Command(, LibXML2)?(, Zlib)?\)\n"#)
    let match = try #require(try printed.wholeMatch(in: run.output), "\(run.output)")
    #expect(match.output[1].substring.map(String.init) == Version.number)
  }

  @Test func `the version has one place`() throws {
    let number = "\"?\(Version.number.replacing(".", with: "\\."))\"?"
    let pattern = try Regex("(^|[^0-9.])v?\(number)([^0-9.]|$)")
    for folder in ["Actions", "Distribution", "Documentation", "Examples", "Scripts"] {
      let files = FileManager.default.enumerator(
        at: packageFolder.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        #expect(text.firstMatch(of: pattern) == nil, "\(file.path)")
      }
    }
  }
}
