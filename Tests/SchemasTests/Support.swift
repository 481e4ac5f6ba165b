#if LibXML2
  import Foundation
  import TestSupport
  import WatchwordCatalogFormats
  import WatchwordBasics
  import WatchwordSystemFiles

  @testable import WatchwordSchemas

  extension Schema {
    /// The schema of the tests' own.
    static func menu() throws -> Schema {
      try Schema(at: SystemPath(packageFolder.appending(path: "Tests/SchemasTests/Fixtures/menu.xsd").path))
    }

    /// What breaks the schema in a document.
    func findings(about document: some Sequence<UInt8>) -> [Finding] {
      findings(about: Array(document), in: .xliff12, named: "f")
    }
  }

  /// A folder that goes away with the value.
  final class Folder {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory.appending(path: "watchword schema %41 \(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    @discardableResult
    func write(_ text: some StringProtocol, to name: String) throws -> SystemPath {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return SystemPath(file.path)
    }
  }
#endif
