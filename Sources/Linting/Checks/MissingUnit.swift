import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A text of the base catalogue is missing.
enum MissingUnit: Check {
  static let id = "missing-unit"
  static let severity = Severity.error

  static let documentation: StaticString = """
    A text of the base catalogue is missing.

    What: the base catalogue has a text for a source file that this catalogue has no unit for. Texts that vary by plural
    or device count once, however many variants each language has.

    Why: people see the text in the source language.

    Example:
      the base has <trans-unit id="sign.in">, this catalogue has not

    What to do: export the catalogue again, or copy the unit from the base and translate it.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          1️⃣<file original="Localizable.xcstrings" source-language="en" target-language="de" datatype="plaintext">
            <body><trans-unit id="a"><source>Salt</source><target>Salz</target></trans-unit></body>
          </file>
        </xliff>
        """, base: base),
    .clean(
      "ru",
      """
      <trans-unit id="a"><source>Salt</source><target>Соль</target></trans-unit>
      <trans-unit id="b|==|plural.few"><source>%d days</source><target>%d дня</target></trans-unit>
      """,
      base: "<trans-unit id=\"a\"><source>Salt</source></trans-unit><trans-unit id=\"b|==|plural.one\">"
        + "<source>%d day</source></trans-unit><trans-unit id=\"x\" translate=\"no\"><source>X</source></trans-unit>"),
  ]

  private static let base = """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="Localizable.xcstrings" source-language="en" datatype="plaintext">
        <body>
          <trans-unit id="a"><source>Salt</source></trans-unit>
          <trans-unit id="b"><source>Pepper</source></trans-unit>
        </body>
      </file>
    </xliff>
    """

  static func check(_ project: ProjectFacts, _ findings: inout Findings) {
    for (catalog, base) in project.comparisons {
      let keys = catalog.keys
      let places = catalog.placesOfOriginals
      for file in base.catalog.files {
        let known = keys[file.originalKey]
        let missing = file.messages.filter { message in
          known?.contains(MessageKey(message.key)) != true && message.hasTextToTranslate(in: file)
        }
        guard let start = places[file.originalKey] ?? catalog.files.first?.file.nameSpan, !missing.isEmpty else {
          continue
        }
        if known == nil, places[file.originalKey] == nil {
          report(file, missing.count, base.catalog.name, catalog.name, start, &findings)
        } else {
          for message in missing { report(message, file, base.catalog.name, catalog.name, start, &findings) }
        }
      }
    }
  }

  private static func report(
    _ file: FileFacts, _ count: Int, _ base: String, _ name: String, _ span: SourceSpan, _ findings: inout Findings
  ) {
    findings.report(
      self, file: name, at: span,
      "There is no <file> for \"\((file.file.original ?? "").excerpt)\", which has \(count) text\(count == 1 ? "" : "s")"
        + " in \(base.excerpt)",
      help: "Export the catalogue again; people see these texts in the source language")
  }

  private static func report(
    _ message: MessageFacts, _ file: FileFacts, _ base: String, _ name: String, _ span: SourceSpan,
    _ findings: inout Findings
  ) {
    let text = message.units.first.flatMap { file.units[$0].source?.text } ?? ""
    findings.report(
      self, file: name, at: span, unit: message.key,
      "The text \"\(text.excerpt)\" (id \"\(message.key.excerpt)\") of \(base.excerpt) is missing here",
      help: "Export the catalogue again, or copy the unit and translate it")
  }
}

extension MessageFacts {
  /// Whether any of the units has something to translate.
  func hasTextToTranslate(in file: FileFacts) -> Bool { units.contains { file.units[$0].unit.hasTextToTranslate } }
}

extension CatalogFile {
  /// The name in the start tag, as the place of findings about the file as a whole.
  var nameSpan: SourceSpan {
    let end = SourcePosition(line: span.start.line, column: span.start.column + "<file".utf8.count)
    return SourceSpan(start: span.start, end: min(end, span.end))
  }
}

extension CatalogFacts {
  /// Where the first `<file>` of each source file starts.
  var placesOfOriginals: [MessageKey: SourceSpan] {
    var places: [MessageKey: SourceSpan] = [:]
    for file in files where places[file.originalKey] == nil { places[file.originalKey] = file.file.nameSpan }
    return places
  }
}
