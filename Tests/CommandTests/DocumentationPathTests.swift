import Foundation
import TestSupport
import Testing

/// The paths that contributors are sent to.
@Suite struct DocumentationPathTests {
  static let pages = [
    "CONTRIBUTING.md", "Documentation/Architecture.md", "Documentation/AddARule.md", "Documentation/AddACheck.md",
    "Documentation/AddAFormat.md", "Documentation/AddALanguage.md", "Page/README.md",
  ]

  @Test(arguments: pages) func `every path exists that a page names`(page: String) throws {
    let text = try String(contentsOf: packageFolder.appending(path: page), encoding: .utf8)
    let paths = text.matches(of: #/`((?:Sources|Tests|Scripts|Page|Locales|Policies|Fuzzing|Documentation)/[^` ]*)`/#)
      .map {
        String($0.1)
      }
    #expect(!paths.isEmpty)
    for path in paths where !path.contains(where: { "<…*[".contains($0) }) {
      #expect(FileManager.default.fileExists(atPath: packageFolder.appending(path: path).path), "\(path)")
    }
  }

  @Test(arguments: pages + ["README.md", "SECURITY.md", "Documentation/README.md", "Documentation/Placeholders.md"])
  func `every link leads to a file`(page: String) throws { try checkLinks(of: page) }

  @Test func `every link of a page about a framework leads to a file`() throws {
    let folder = "Documentation/Frameworks"
    let names = try FileManager.default.contentsOfDirectory(atPath: packageFolder.appending(path: folder).path)
    #expect(!names.isEmpty)
    for name in names { try checkLinks(of: "\(folder)/\(name)") }
  }

  private func checkLinks(of page: String) throws {
    let url = packageFolder.appending(path: page)
    let text = try String(contentsOf: url, encoding: .utf8)
    for link in text.matches(of: #/\]\(([^)#:]+)(?:#[^)]*)?\)/#).map({ String($0.1) }) {
      let file = url.deletingLastPathComponent().appending(path: link)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page): \(link)")
    }
  }
}
