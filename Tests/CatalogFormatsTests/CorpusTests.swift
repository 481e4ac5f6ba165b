import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

/// Real files of Xcode, Angular and ICU, read against an oracle that only looks for strings.
@Suite struct CorpusTests {
  static let files = TestFile.corpus("focus-ios", "gomap", "moz-l10n")

  @Test(arguments: files)
  func `real files have no defects that the reader can see`(url: URL) throws {
    #expect(read(try TestFile.bytes(url)).ids == [])
  }

  @Test(arguments: files)
  func `places of units and targets are those of their tags`(url: URL) throws {
    let bytes = try TestFile.bytes(url)
    let units = read(bytes).unitsByPlace
    #expect(units.map(\.position) == Self.places(of: "<trans-unit", in: bytes))
    let ends = Self.places(of: "</trans-unit>", in: bytes).map {
      SourcePosition(line: $0.line, column: $0.column + "</trans-unit>".count)
    }
    #expect(units.map(\.span.end) == ends)
    #expect(units.compactMap { $0.source?.span.start } == Self.places(of: "<source", in: bytes))
    guard !url.path.contains("moz-l10n") else { return }
    #expect(units.compactMap { $0.target?.span.start } == Self.places(of: "<target", in: bytes))
  }

  @Test(arguments: files.prefix(2) + files.suffix(5))
  func `a file cut anywhere keeps the units before the cut`(url: URL) throws {
    let bytes = try TestFile.bytes(url)
    let expected = read(bytes).unitsByPlace.map { Self.words($0, nil) }
    let end = "</trans-unit>"
    let ends = Self.offsets(of: end, in: bytes).map { $0 + end.utf8.count }
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<150 {
      let cut = Int.random(in: 0..<bytes.count, using: &generator)
      let result = read(Array(bytes[..<cut]))
      let count = ends.prefix { $0 <= cut }.count
      #expect(result.unitsByPlace.map { Self.words($0, nil) } == Array(expected.prefix(count)))
      let isComplete = bytes[cut...].allSatisfy { $0 == 0x0A }
      #expect(result.ids == (isComplete ? [] : ["malformed-xml"]), "cut at \(cut)")
    }
  }

  @Test(arguments: files.prefix(1) + files.suffix(5))
  func `flipped bytes never trap`(url: URL) throws {
    let bytes = try TestFile.bytes(url)
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<broken.count, using: &generator)
        broken[index] = UInt8.random(in: 0...255, using: &generator)
      }
      for unit in read(broken).units {
        _ = unit.source?.span(of: 1..<3)
        _ = unit.target?.position(at: 2)
      }
    }
  }

  @Test(arguments: files)
  func `offsets in a text are the places of its characters`(url: URL) throws {
    let bytes = try TestFile.bytes(url)
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      Array(String(decoding: $0, as: UTF8.self).unicodeScalars)
    }
    for unit in read(bytes).units {
      guard let target = unit.target else { continue }
      var offset = 0
      for scalar in target.text.string.unicodeScalars {
        let place = target.position(at: offset)
        let line = lines[place.line - 1]
        let found = place.column > line.count ? "\n" : line[place.column - 1]
        #expect(found == scalar || found == "&" || found == "\r")
        offset += UTF8.width(scalar)
      }
    }
  }

  // MARK: The oracle

  private static func words(_ unit: TranslationUnit, _ file: CatalogFile?) -> String {
    """
    \(file?.original ?? "") \(unit.id) \(unit.source?.text ?? "-") \(unit.target?.text ?? "-") \(unit.notes) \
    \(unit.state?.name ?? "-") \(unit.span) \(String(describing: unit.source?.contentSpan))
    """
  }

  private static func offsets(of mark: String, in bytes: [UInt8]) -> [Int] {
    let mark = Array(mark.utf8)
    return bytes.indices.filter { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
  }

  private static func places(of mark: String, in bytes: [UInt8]) -> [SourcePosition] {
    let text = SourceText(name: "f", bytes: bytes)
    return offsets(of: mark, in: bytes).map { text.position(at: $0) }
  }
}
