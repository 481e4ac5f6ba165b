import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordSystemFiles

/// Edits of real files, which are not part of the repository: `REAL_CATALOGS` names their folder, `REAL_FORMAT` the
/// format.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["REAL_FORMAT"] != nil)) struct RealEditingTests {
  private static func files(_ format: CatalogFormat) -> [URL] {
    let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["REAL_CATALOGS"] ?? "")
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { url in
      let path = SystemPath(url.path)
      if format.matches(path) { return true }
      guard path.hasSuffix(".ts"), let bytes = try? Files.read(path) else { return false }
      return DocumentHead(bytes).format?.id == format.id
    }.sorted { $0.path < $1.path }
  }

  @Test func `an edit of a real file changes only its translation`() throws {
    let id = ProcessInfo.processInfo.environment["REAL_FORMAT"] ?? ""
    let format = try #require(CatalogFormat.all.first { $0.id.string == id })
    var reader = CatalogDocuments { try? Files.read($0) }
    var (documents, edits, unedited, placed) = (0, 0, 0, 0)
    for url in Self.files(format) {
      let path = SystemPath(url.path)
      let bytes = try Files.read(path)
      let document = reader.read(bytes, at: path, as: format)
      #expect(document.isComplete, "\(url.path)")
      documents += 1
      let text = DocumentText(bytes, in: format)
      let units = document.catalog.files.flatMap { $0.units }
      #expect(format.applying([], to: bytes).bytes == bytes)
      for unit in units.enumerated().filter({ $0.offset % max(1, units.count / 12) == 0 }).map(\.element) {
        guard let target = unit.target ?? unit.emptyTarget else { continue }
        let isEscape = { (byte: UInt8) in byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "&") || byte == 0x0D }
        if format.utf8(of: bytes) == bytes {
          let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
          #expect(misplaced(target, in: Array(bytes.dropFirst(start)), isEscape) == nil)
          placed += 1
        }
        guard let edit = format.edit(translating: unit, to: " Ä <b> & \\ € \n z", in: text) else {
          unedited += 1
          continue
        }
        let after = format.applying([Fix(isSafe: true, edits: [edit])], to: bytes)
        guard after.isApplied == [true] else {
          unedited += 1
          continue
        }
        edits += 1
        let again = reader.read(after.bytes, at: path, as: format).catalog.files.flatMap { $0.units }
        #expect(again.count == units.count)
        let changed = zip(units, again).filter { $0.target?.text != $1.target?.text || $0.id != $1.id }
        #expect(changed.count == 1 && changed.first?.1.target?.text == " Ä <b> & \\ € \n z", "\(url.path) \(unit.id)")
        // The bytes before and after the text are the same.
        let (old, new) = (bytes, after.bytes)
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
        let replaced = max(0, old.count - start - end)
        #expect(replaced <= 12 * target.text.count + 24, "\(url.path) \(unit.id) \(replaced)")
      }
    }
    print("\(format.title): \(documents) files, \(edits) edits, \(unedited) not written, \(placed) texts placed")
  }
}
