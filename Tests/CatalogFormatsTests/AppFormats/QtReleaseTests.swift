import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

/// Qt's own reader, `lrelease`, reads what is written for it, with all plural forms.
@Suite struct QtReleaseTests {
  @Test(arguments: ["de", "ru", "ar"]) func `lrelease reads every translation`(language: String) throws {
    guard let lrelease = Tool("lrelease") else { return }
    let source = packageFolder.appending(path: "Locales/\(language).xliff")
    let bytes = Array(try Data(contentsOf: source))
    let catalog = try #require(CatalogFormat.xliff12.read(bytes, name: "app").value)
    let written = try #require(CatalogFormat.qtLinguist.writing(catalog.files)?.files.first)
    let again = try #require(CatalogFormat.qtLinguist.read(written.bytes, name: "app_de.ts").value)
    let messages = again.files.flatMap { $0.messages }.filter { $0.contains { $0.target != nil } }
    #expect(messages.count > 300)
    let folder = try TemporaryFolder()
    let file = try folder.write(String(decoding: written.bytes, as: UTF8.self), to: "app_\(language).ts")
    let output = try lrelease.output([file, "-qm", folder.url.appending(path: "app.qm").path])
    let report = String(decoding: output, as: UTF8.self)
    #expect(
      report.contains("\(messages.count) translation(s) (\(messages.count) finished and 0 unfinished)"), "\(report)")
  }
}
