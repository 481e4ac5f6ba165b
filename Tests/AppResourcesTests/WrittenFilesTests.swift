import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordShippedCatalogs
import WatchwordSystemFiles

@testable import WatchwordAppResources

/// The readers of the formats read the exported files again.
@Suite struct WrittenFilesTests {
  @Test func `readers find no defects, and every text in every language`() throws {
    let texts = AppTexts(of: try ExportedTexts.policies(), includesForm: true)
    for target in ResourceTarget.all where target.id != "json" {
      let written = texts.resources(
        for: target, in: Rounds.sample(ShippedCatalogs.locales, 4), from: ExportedTexts.catalogs)
      #expect(written.problems == [], "\(target.id)")
      for file in written.files {
        let path = SystemPath("locales/" + file.path)
        let format = CatalogFormat.format(ofFileNamed: path, startingWith: file.bytes)
        let reading = format.read(file.bytes, name: path.name)
        #expect(reading.findings.map(\.message) == [], "\(file.path)")
        for element in reading.value?.files ?? [] {
          #expect(Set(element.units.map(\.key)).count == texts.all.count, "\(file.path)")
        }
      }
    }
  }
}
