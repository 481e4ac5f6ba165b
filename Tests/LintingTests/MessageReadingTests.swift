import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

@testable import WatchwordLinting

/// The laws of edits that read only the edited message, in every format that can be written.
@Suite struct MessageReadingTests {
  static let formats = CatalogFormat.all.filter { $0.isWritable }.map { $0.id.string }

  /// Messages with and without notes, placeholders, plural forms and translations, some of them with the same texts.
  private static let xliff: [UInt8] = {
    var units = ""
    for number in 0..<80 {
      let source = number % 4 == 0 ? "Delete %lld files of the folder" : "Open the file &amp; number \(number)"
      let target = number % 4 == 0 ? "%lld Dateien löschen" : number % 7 == 0 ? "" : "Datei &amp; Nr. \(number / 2)"
      let note = number % 3 == 0 ? "<note>Shown in the menu \(number)</note>" : ""
      if number % 6 == 5 {
        for (form, text) in [("one", "%lld Datei"), ("other", "%lld Dateien")] {
          units += """
            <trans-unit id="key.\(number)|==|plural.\(form)"><source>%lld files</source>
            <target>\(text)</target>\(note)</trans-unit>

            """
        }
        continue
      }
      units += """
        <trans-unit id="key.\(number)">
          <source>\(source)</source>
          \(target.isEmpty ? "" : "<target>\(target)</target>")
          \(note)
        </trans-unit>

        """
    }
    let file =
      #"<file original="Localizable.xcstrings" source-language="en" target-language="de" datatype="plaintext">"#
    return Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      \(file)<body>
      \(units)</body></file></xliff>

      """.utf8)
  }()

  /// A document of the format with German translations, and the texts that it translates, if another file has them.
  private struct Document {
    let bytes: [UInt8]
    let name: ExactText
    let format: CatalogFormat
    let sources: SourceTable?

    init(_ id: String) throws {
      let format = try #require(CatalogFormat.all.first { $0.id.string == id })
      self.format = format
      let catalog = try #require(CatalogFormat.xliff12.read(MessageReadingTests.xliff, name: "de.xliff").value)
      let written = try #require(format.writing(catalog.files)).files
      let defaults = ["messages.properties", "Strings.resx"]
      let german = written.filter {
        !$0.path.contains("en") && !$0.path.hasPrefix("values/") && !defaults.contains($0.path)
      }
      let file = try #require(german.first { format.matches(SystemPath($0.path)) } ?? german.first)
      (bytes, name) = (file.bytes, ExactText(file.path))
      sources = format.sourceTable(besideFileNamed: name) { path in
        written.first { path.name.string.hasSuffix($0.path) }?.bytes
      }
    }

    func open(_ bytes: [UInt8]? = nil) -> CatalogSession {
      CatalogSession(
        bytes ?? self.bytes, name: name, format: format, sources: sources, linter: CatalogSessionTests.linter)
    }
  }

  private static func describe(_ session: CatalogSession) -> [String] {
    CatalogSessionTests.describe(session.findings)
      + session.units.map { unit in
        "\(unit.id) \(unit.span) \(String(describing: unit.target?.contentSpan)) \(unit.target?.text ?? "-") \(unit.notes)"
      }
  }

  /// i18next's files of this table have no objects in objects, which are read whole.
  @Test(arguments: formats)
  func `nearly every translated message is read alone`(format: String) throws {
    let session = try Document(format).open()
    let translated = session.units.indices.filter { session.units[$0].target != nil }
    let alone = translated.count { session.reading(ofMessageOf: $0) != nil }
    #expect(translated.count >= 8)
    #expect(alone * 10 >= translated.count * 9, "\(alone) of \(translated.count)")
  }

  @Test(arguments: formats)
  func `after edits, fixes and undone edits, a session equals the bytes opened anew`(format: String) throws {
    let document = try Document(format)
    var session = document.open()
    try #require(session.isReadable && !session.units.isEmpty)
    var random = SeededGenerator(seed: UInt64(Rounds.seeds(1).lowerBound))
    var versions = [session]
    let texts: [ExactText] = CatalogSessionTests.texts + ["{n} Dateien", "Die  Datei %@ öffnen", "Datei & Nr. 3"]
    for step in 0..<Rounds.count(10) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        if versions.count > 1 { session = versions.removeLast() }
      case 1:
        let fixes = session.findings.compactMap { $0.fix }
        if let fix = fixes.randomElement(using: &random) { _ = session.apply([fix]) }
      default:
        versions.append(session)
        _ = session.edit(
          Int.random(in: 0..<session.units.count, using: &random), to: texts[step % texts.count])
      }
      #expect(Self.describe(session) == Self.describe(document.open(session.bytes)), "step \(step)")
    }
  }
}
