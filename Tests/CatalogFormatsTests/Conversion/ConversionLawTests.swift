import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordSystemFiles

@Suite struct ConversionLawTests {
  static let formats: [CatalogFormat] = CatalogFormat.all.filter { $0.isWritable && $0.id != "stringsdict" }

  /// The seeds of the catalogues that are made for each pair of formats.
  static let seeds = Rounds.seeds(2).map { UInt64($0) }

  /// A random catalogue as the files of a format.
  private static func catalog(_ seed: UInt64, in format: CatalogFormat) throws -> WrittenFiles {
    var random = RandomCatalog(seed: seed)
    let written = try #require(format.writing(random.files()))
    return WrittenFiles(format: format, files: written.files)
  }

  @Test(arguments: formats.map { Case($0.title, $0, 0) })
  func `a document that has the format already keeps its bytes`(example: Case<CatalogFormat, Int>) throws {
    for seed in Self.seeds {
      let files = try Self.catalog(seed, in: example.given)
      let converted = CatalogConversion(files.documents, to: example.given)
      #expect(converted.losses.isEmpty)
      #expect(Set(converted.files.map(\.path)) == Set(files.files.map(\.path)))
      for file in files.files {
        #expect(converted.files.first { $0.path == file.path }?.bytes == file.bytes, "\(file.path)")
      }
    }
  }

  @Test(
    arguments: Rounds.sample(
      formats.flatMap { a in
        formats.compactMap { $0.id == a.id ? nil : Case("\(a.title) and \($0.title)", [a, $0], 0) }
      }, 12))
  func `what comes back from another format is what was there, less the losses`(example: Case<[CatalogFormat], Int>)
    throws
  {
    let (first, second) = (example.given[0], example.given[1])
    var told: [String: Int] = [:]
    var violations: [String] = []
    for seed in Self.seeds {
      let old = try Self.catalog(seed, in: first)
      let there = CatalogConversion(old.documents, to: second)
      let middle = WrittenFiles(format: second, files: there.files).documents
      let errors = middle.flatMap(\.findings).filter { $0.severity == .error }
      violations += errors.map { "seed \(seed): \($0.file):\($0.line) \($0.message)" }
      let back = CatalogConversion(middle, to: first)
      let new = WrittenFiles(format: first, files: back.files)
      let law = ConversionLaw(there: there.recordedLosses, back: back.recordedLosses)
      violations += law.violations(
        Meaning(old.documents.flatMap(\.catalog.files)), Meaning(new.documents.flatMap(\.catalog.files))
      )
      .map { "seed \(seed): \($0)" }
      for loss in there.losses { told[loss.id.string, default: 0] += 1 }
    }
    #expect(violations.isEmpty, "\(violations.count) of \(told)\n\(violations.prefix(12).joined(separator: "\n"))")
  }
}
