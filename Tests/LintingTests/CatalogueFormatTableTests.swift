import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordSystemFiles

/// The table of the documentation that says what becomes of a catalogue in each format.
@Suite struct CatalogueFormatTableTests {
  private static let path = "Documentation/CatalogueFormats.md"
  private static let start =
    "<!-- The table is written by `UPDATE_GOLDEN=1 swift test --filter CatalogueFormatTableTests`. -->\n\n"
  private static let end = "\n\n## What the columns say"

  @Test func `the documentation says what each format keeps and loses`() throws {
    let text = try String(contentsOf: packageFolder.appending(path: Self.path), encoding: .utf8)
    let start = try #require(text.range(of: Self.start))
    let end = try #require(text.range(of: Self.end))
    try GoldenFile(Self.path).expect(
      text[..<start.upperBound] + Self.table.joined(separator: "\n") + text[end.lowerBound...])
  }

  private static var table: [String] {
    ["| Format | Name | Files | Keeps | Loses | Findings of its own |", "|---|---|---|---|---|---|"]
      + CatalogFormat.all.map { format in
        let kept = probes.filter { losses(of: $0, in: format).isEmpty }.map(\.name)
        let lost = probes.flatMap { losses(of: $0, in: format) }
        let cells = [
          format.title, "`\(format.optionName)`", files(of: format), format.isWritable ? list(kept) : "is only read",
          list(lost), findings(of: format),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
      }
  }

  private static func list(_ items: [String]) -> String { items.isEmpty ? "-" : items.joined(separator: ", ") }

  /// The endings of the format's files, or the path of one where it has none of its own.
  private static func files(of format: CatalogFormat) -> String {
    let isXLIFF2 = [CatalogFormat.xliff21.id, CatalogFormat.xliff22.id].contains(format.id)
    let endings = isXLIFF2 ? CatalogFormat.xliff12.fileExtensions : format.fileExtensions
    let written = endings.isEmpty ? conversion(of: probes[0], to: format).files.suffix(1).map(\.path) : endings
    let names = written.isEmpty ? [format.usualPath].compactMap { $0 } : written
    return names.map { "`\($0)`" }.joined(separator: ", ")
  }

  // MARK: Kept and lost

  /// Something that a catalogue may have, as units of XLIFF 1.2.
  private struct Probe {
    let name: String
    let units: String
  }

  private static let probes = [
    Probe(name: "plural forms", units: plural("n", ["one", "few", "many", "other"], "%lld")),
    Probe(
      name: "texts for devices",
      units: unit("d|==|device.iphone", "Tap", "Тап") + unit("d|==|device.other", "Click", "Клик")),
    Probe(
      name: "several numbers in one text",
      units: unit("s", "%1$#@files@, %2$#@folders@", "%1$#@files@, %2$#@folders@")
        + plural("s|==|substitutions.files", ["one", "few", "many", "other"], "%arg")
        + plural("s|==|substitutions.folders", ["one", "few", "many", "other"], "%arg")),
    Probe(name: "notes", units: unit("k", "Text", "Текст", note: "About it")),
    Probe(name: "states of review", units: unit("k", "Text", "Текст", state: "needs-review-l10n")),
    Probe(name: "widths", units: unit("k", "Text", "Текст", attributes: " maxwidth=\"20\" size-unit=\"char\"")),
    Probe(name: "texts not to translate", units: unit("k", "Text", nil, attributes: " translate=\"no\"")),
    Probe(
      name: "inline codes",
      units: unit("k", "<g id=\"1\">Text</g> <x id=\"2\"/>", "<g id=\"1\">Текст</g> <x id=\"2\"/>")),
  ]

  private static func unit(
    _ id: String, _ source: String, _ target: String?, note: String? = nil, state: String = "translated",
    attributes: String = ""
  ) -> String {
    let written = target.map { "<target state=\"\(state)\">\($0)</target>" } ?? ""
    let notes = note.map { "<note>\($0)</note>" } ?? ""
    return "<trans-unit id=\"\(id)\"\(attributes)><source>\(source)</source>\(written)\(notes)</trans-unit>\n"
  }

  private static func plural(_ key: String, _ categories: [String], _ number: String) -> String {
    let path = key.contains("|==|") ? "\(key).plural." : "\(key)|==|plural."
    return categories.map { unit(path + $0, "\(number) files", "\(number) файлов") }.joined()
  }

  private static func conversion(of probe: Probe, to format: CatalogFormat) -> CatalogConversion {
    let text = document("ru", probe.units, original: "Localizable.strings")
    var reader = CatalogDocuments { _ in nil }
    let read = reader.read(Array(text.utf8), at: SystemPath("ru.xliff"))
    return CatalogConversion([read], to: format)
  }

  /// What a format loses of a probe, as nouns.
  private static func losses(of probe: Probe, in format: CatalogFormat) -> [String] {
    let parts = conversion(of: probe, to: format).recordedLosses.filter { loss in
      switch loss.part {
      case .rewritten, .key: false
      // A unit without a translation is not what is asked about.
      case .other(let noun): !noun.hasPrefix("the unit in ")
      default: true
      }
    }
    if parts.isEmpty { return [] }
    let areFractions = parts.allSatisfy { if case .plural("other") = $0.part { true } else { false } }
    return [areFractions ? "plural forms that whole numbers never have" : probe.name]
  }

  // MARK: Findings

  /// The checks of readers with an example in the format.
  private static func findings(of format: CatalogFormat) -> String {
    let ids = Checks.types.filter { check in
      check.level == .reader
        && CheckExampleTests.examples(of: check).contains { example in
          let head = MarkedText(example.text).bytes
          return example.isTriggering
            && CatalogFormat.format(ofFileNamed: SystemPath(example.file.string), startingWith: head).id == format.id
        }
    }.map { "`\($0.id)`" }
    let isXLIFF2 = [CatalogFormat.xliff21.id, CatalogFormat.xliff22.id].contains(format.id)
    return list((isXLIFF2 ? ["\(XLIFF2Constraint.all.count) constraints of the specification"] : []) + ids)
  }
}
