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
      let name = file.lastPathComponent
      let units = read(bytes).units
      #expect(scanned.units?.count == units.count, "\(name): \(scanned.defects)")
      let places = DocumentPlaces(bytes, spelling)
      for (page, unit) in zip(scanned.units ?? [], units) {
        Self.expect(page, unit, name)
        Self.expect(page.source, unit.source, places, "\(name) \(page.id)")
        Self.expect(page.target, unit.target, places, "\(name) \(page.id)")
      }
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
      let units = read(bytes).units
      #expect(scanned.units?.count == units.count, "\(body): \(scanned.defects)")
      let places = DocumentPlaces(bytes, .asItIs)
      for (page, unit) in zip(scanned.units ?? [], units) {
        Self.expect(page, unit, body)
        Self.expect(page.source, unit.source, places, body)
        Self.expect(page.target, unit.target, places, body)
      }
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

  // MARK: Comparisons

  private static func expect(_ page: ScannedCatalog.Unit, _ unit: TranslationUnit, _ name: String) {
    let name = Comment(rawValue: "\(name) \(page.id)")
    #expect(ExactText(page.id) == unit.id, name)
    #expect(ExactText(page.key) == unit.key, name)
    let path = page.variation
    let parts: [ExactText?] = [path.substitution, path.device, path.plural, path.width].map { exact($0) }
    let variation = unit.variation
    #expect(parts == [variation.substitution, variation.device, variation.plural, variation.width], name)
    #expect(page.state.map { TranslationState(name: ExactText($0)) } == unit.state, name)
    #expect(exact(page.stateQualifier) == unit.stateQualifier, name)
    #expect(page.notes.compactMap { exact($0) } == unit.notes, name)
    #expect(page.translate == unit.translate, name)
    #expect(SourcePosition(line: page.line, column: page.column) == unit.position, name)
  }

  private static func expect(
    _ page: ScannedCatalog.Segment?, _ segment: Segment?, _ places: DocumentPlaces, _ name: String
  ) {
    let name = Comment(rawValue: name)
    #expect(exact(page?.text) == segment?.text, name)
    guard let page, let segment else { return }
    let ends = [segment.span.start, segment.contentSpan.start, segment.contentSpan.end, segment.span.end]
    #expect(page.offsets == ends.map { places.offset(of: $0) }, name)
    #expect(page.content == [segment.contentSpan.start.line, segment.contentSpan.start.column], name)
    #expect(page.elements.map(\.kind) == segment.elements.map(\.kind.rawValue), name)
    #expect(page.elements.map { exact($0.id) } == segment.elements.map(\.id), name)
    let units = Array(page.text.utf16)
    let ranges = page.elements.map { element in
      let front = String(decoding: units[..<element.start], as: UTF16.self).utf8.count
      return front..<front + String(decoding: units[element.start..<element.end], as: UTF16.self).utf8.count
    }
    #expect(ranges == segment.elements.map(\.range), name)
  }

  /// The text by its bytes.
  private static func exact(_ text: String?) -> ExactText? {
    guard let text else { return nil }
    return ExactText(text)
  }
}

extension TestFile {
  /// The XLIFF files in a folder, sorted by name.
  static func xliff(in folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).filter { $0.pathExtension == "xliff" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
