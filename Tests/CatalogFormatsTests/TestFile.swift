import Foundation
import TestSupport
import Testing
import WatchwordBasics

/// The files that tests read.
enum TestFile {
  private static let here = URL(filePath: #filePath).deletingLastPathComponent()

  /// The fixtures in `folder`, sorted by name.
  static func fixtures(in folder: String) -> [URL] {
    files(in: here.appending(path: "Fixtures/\(folder)"))
  }

  /// The files of a real project that are beside the repository, or none, with a printed reason.
  static func corpus(_ names: String...) -> [URL] {
    names.compactMap { shared("corpora/\($0)") }.flatMap { files(in: $0) }.filter { $0.pathExtension == "xliff" }
  }

  static func bytes(_ url: URL) throws -> [UInt8] { try Array(Data(contentsOf: url)) }

  static func files(in folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

/// An XLIFF 1.2 document with `body` in the `<body>` of its one file.
func document(_ body: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file original="Localizable.xcstrings" source-language="en" target-language="de" datatype="plaintext">
  <body>
  \(body)
  </body>
  </file>
  </xliff>

  """
}
