import Foundation
import TestSupport
import Testing
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The scanner of the page (`Page/scripts/catalog/`) against the command's reader.
@Suite struct PageScannerTests {
  static let files = TestFile.corpus("focus-ios", "gomap", "moz-l10n") + locales
  static let locales = TestFile.xliff(in: packageFolder.appending(path: "Locales"))

  @Test(arguments: DocumentSpelling.allCases)
  func `the page reads the units of every catalogue as the command does`(spelling: DocumentSpelling) throws {
    let documents = try Self.files.map { spelling.write(try TestFile.bytes($0)) }
    guard let scanned = try ScannedCatalog.scan(documents) else { return }
    #expect(scanned.count == documents.count)
    for ((file, bytes), scanned) in zip(zip(Self.files, documents), scanned) {
      Self.expect(scanned, toBe: read(bytes).unitsByPlace, DocumentPlaces(bytes, spelling), file.lastPathComponent)
    }
  }

  @Test func `the page compiles every catalogue as the command does`() throws {
    let documents = try Self.files.map { try TestFile.bytes($0) }
    guard let scanned = try ScannedCatalog.scan(documents) else { return }
    for ((file, bytes), scanned) in zip(zip(Self.files, documents), scanned) {
      let catalog = read(bytes).value?.compiled().value
      let page = scanned.compiled.map { CompiledCatalog.read(SourceText(name: "page", bytes: Array($0.utf8))) }
      #expect(page?.diagnostics.isEmpty ?? true)
      #expect(page?.value == catalog, "\(file.lastPathComponent)")
      #expect(catalog != nil || !Self.locales.contains(file))
    }
  }

  @Test func `the page reads unusual markup as the command does`() throws {
    let documents = Self.unusual.map { Array(document($0).utf8) }
    guard let scanned = try ScannedCatalog.scan(documents) else { return }
    for ((body, bytes), scanned) in zip(zip(Self.unusual, documents), scanned) {
      Self.expect(scanned, toBe: read(bytes).unitsByPlace, DocumentPlaces(bytes, .asItIs), body)
    }
  }

  @Test func `the page refuses what the command refuses at the same line`() throws {
    guard let scanned = try ScannedCatalog.scan(Self.refused.map { Array($0.utf8) }) else { return }
    for (text, scanned) in zip(Self.refused, scanned) {
      let finding = try #require(read(text).diagnostics.first { $0.severity == .error }, "\(text)")
      #expect(scanned.units == nil, "\(text)")
      #expect(scanned.defects.first?.id == finding.id.string, "\(text)")
      #expect(scanned.defects.first?.line == finding.span.start.line, "\(text)")
    }
  }

  /// Compares all of a file at once, because there are a hundred thousand parts; tells the first unit that differs.
  private static func expect(
    _ scanned: ScannedCatalog, toBe units: [TranslationUnit], _ places: DocumentPlaces, _ name: String
  ) {
    #expect(scanned.units?.count == units.count, "\(name): \(scanned.defects)")
    let parts = zip(scanned.units ?? [], units).lazy.map { ($0.parts, ScannedCatalog.Unit.parts(of: $1, places)) }
    guard let different = parts.first(where: { $0 != $1 }) else { return }
    #expect(different.0 == different.1, "\(name)")
  }
}

extension TestFile {
  /// The XLIFF files in a folder, sorted by name.
  static func xliff(in folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).filter { $0.pathExtension == "xliff" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
