import WatchwordDiagnostics
import Foundation
import TestSupport
import Testing

/// A text with markers `1️⃣`, `2️⃣`… that name places in it; `bytes` is the text without them.
struct Marked {
  let bytes: [UInt8]
  /// The places of the markers, by their digits.
  let positions: [Int: SourcePosition]

  init(_ marked: String) { self.init(Array(marked.utf8)) }

  init(_ marked: [UInt8]) {
    var bytes: [UInt8] = []
    var positions: [Int: SourcePosition] = [:]
    var line = 1
    var column = 1
    var index = 0
    while index < marked.count {
      if (0x30...0x39).contains(marked[index]), marked[(index + 1)...].starts(with: Self.keycap) {
        positions[Int(marked[index] - 0x30)] = SourcePosition(line: line, column: column)
        index += 1 + Self.keycap.count
        continue
      }
      let byte = marked[index]
      bytes.append(byte)
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      index += 1
    }
    self.bytes = bytes
    self.positions = positions
  }

  subscript(_ digit: Int) -> SourcePosition? { positions[digit] }

  /// U+FE0F U+20E3: what makes a digit a keycap.
  private static let keycap: [UInt8] = [0xEF, 0xB8, 0x8F, 0xE2, 0x83, 0xA3]
}

/// The files that tests read.
enum TestFile {
  private static let here = URL(filePath: #filePath).deletingLastPathComponent()

  /// The fixtures in `folder`, sorted by name.
  static func fixtures(in folder: String) -> [URL] {
    files(in: here.appending(path: "Fixtures/\(folder)"))
  }

  /// The files of a real project that stand beside the repository, or none, with a printed reason.
  static func corpus(_ names: String...) -> [URL] {
    names.compactMap { shared("corpora/\($0)") }.flatMap { files(in: $0) }.filter { $0.pathExtension == "xliff" }
  }

  static func bytes(_ url: URL) throws -> [UInt8] { try Array(Data(contentsOf: url)) }

  private static func files(in folder: URL) -> [URL] {
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
