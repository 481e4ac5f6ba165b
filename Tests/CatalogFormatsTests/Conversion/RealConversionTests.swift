import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordSystemFiles

/// The law of conversions over real files, which are not part of the repository: `REAL_CATALOGS` names their folder.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["REAL_CATALOGS"] != nil)) struct RealConversionTests {
  private static func files(in folder: URL) -> [URL] {
    let limit = ProcessInfo.processInfo.environment["REAL_LIMIT"].flatMap { Int($0) } ?? 400_000
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
    return (all?.compactMap { $0 as? URL } ?? []).filter { url in
      let size = (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
      return size > 0 && size < limit && CatalogFormat.matches(SystemPath(url.path))
    }.sorted { $0.path < $1.path }
  }

  @Test func `what comes back from real files is what was there, less the losses`() throws {
    let environment = ProcessInfo.processInfo.environment
    let step = environment["REAL_STEP"].flatMap { Int($0) } ?? 1
    let files = Self.files(in: URL(fileURLWithPath: environment["REAL_CATALOGS"] ?? ""))
    var reader = CatalogDocuments { try? Files.read($0) }
    var counts: [String: Int] = [:]
    var failures: [String: [String]] = [:]
    for (number, url) in files.enumerated() where number % step == 0 {
      let document = reader.read(try Files.read(SystemPath(url.path)), at: SystemPath(url.path))
      guard !document.catalog.files.isEmpty else { continue }
      let isDict = document.format.id == "stringsdict"
      let own = isDict ? CatalogFormat.appleStrings : document.format
      for format in ConversionLawTests.formats where format.id != own.id {
        let there = CatalogConversion([document], to: format)
        let middle = WrittenFiles(format: format, files: there.files).documents
        let back = CatalogConversion(middle, to: own)
        let new = WrittenFiles(format: own, files: back.files)
        let found = ConversionLaw(there: there.recordedLosses, back: back.recordedLosses).violations(
          Meaning(document.catalog.files), Meaning(new.documents.flatMap(\.catalog.files)))
        counts["\(own.title) and \(format.title)", default: 0] += 1
        if !found.isEmpty {
          failures["\(own.title) and \(format.title)", default: []].append("\(url.path): \(found.count), \(found[0])")
        }
      }
    }
    for (pair, count) in counts.sorted(by: { $0.key < $1.key }) {
      print("\(pair): \(count) files, \(failures[pair]?.count ?? 0) with differences")
      for failure in (failures[pair] ?? []).prefix(3) { print("  \(failure.prefix(400))") }
    }
    #expect(failures.isEmpty)
  }
}
