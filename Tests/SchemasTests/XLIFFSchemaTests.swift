#if LibXML2
  import Foundation
  import TestSupport
  import Testing
  import WatchwordCatalogFormats
  import WatchwordBasics
  import WatchwordSystemFiles

  @testable import WatchwordSchemas

  /// OASIS's schemas of XLIFF 1.2.
  @Suite struct XLIFFSchemaTests {
    enum Kind: String, CaseIterable {
      case strict, transitional

      var url: URL? { shared("conformance/xliff12-schemas/xliff-core-1.2-\(rawValue).xsd") }

      func schema() throws -> Schema? { try url.map { try Schema(at: SystemPath($0.path)) } }
    }

    /// Documents with what the strict and the transitional schema find in them.
    static let documents: [Case<String, [Kind: [String]]>] = [
      Case("a minimal unit", unit("<trans-unit id=\"a\"><source>A</source></trans-unit>"), [:]),
      Case(
        "Xcode's build number",
        unit(
          "<trans-unit id=\"a\"><source>A</source></trans-unit>",
          header: "<header><tool tool-id=\"t\" tool-name=\"Xcode\" build-num=\"17B\"/></header>"),
        [.strict: ["The schema allows no attribute build-num in <tool>"]]),
      Case(
        "a state that is not known",
        unit("<trans-unit id=\"a\"><source>A</source><target state=\"done\">B</target></trans-unit>"),
        [
          .strict: [
            "The schema does not allow the value \"done\" of the attribute state; "
              + "expected a value of the type AttrType_state"
          ],
          .transitional: [
            "The schema does not allow the value \"done\" of the attribute state; "
              + "expected a value of the type AttrType_state"
          ],
        ]),
      Case(
        "a target without a source", unit("<trans-unit id=\"a\"><target>B</target></trans-unit>"),
        [
          .strict: ["The schema does not allow <target> here; expected <source>"],
          .transitional: ["The schema does not allow <target> here; expected <source>"],
        ]),
      Case(
        "xml:space", unit("<trans-unit id=\"a\" xml:space=\"keep\"><source>A</source></trans-unit>"),
        [
          .strict: [
            "The schema does not allow the value \"keep\" of the attribute xml:space; expected default or preserve"
          ],
          .transitional: [
            "The schema does not allow the value \"keep\" of the attribute xml:space; expected default or preserve"
          ],
        ]),
    ]

    private static func unit(_ unit: String, header: String = "") -> String {
      "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">"
        + "<file original=\"a\" source-language=\"en\" target-language=\"de\" datatype=\"plaintext\">\(header)"
        + "<body>\(unit)</body></file></xliff>"
    }

    @Test(arguments: documents, Kind.allCases)
    func `constraints of XLIFF are found`(document: Case<String, [Kind: [String]]>, kind: Kind) throws {
      guard let schema = try kind.schema() else { return }
      let findings = schema.findings(about: document.given.utf8)
      #expect(findings.map(\.message) == document.expected[kind] ?? [])
      for finding in findings where document.given.contains("<trans-unit") && !finding.message.contains("build-num") {
        #expect(finding.unit == "a")
      }
    }

    @Test func `the schemas need no copy of the namespace of XML`() throws {
      guard let url = Kind.strict.url else { return }
      let folder = try Folder()
      let path = try folder.write(try String(contentsOf: url, encoding: .utf8), to: "strict.xsd")
      let lone = try Schema(at: path)
      for document in Self.documents {
        #expect(lone.findings(about: document.given.utf8).map(\.message) == document.expected[.strict] ?? [])
      }
    }

    @Test(arguments: Kind.allCases)
    func `the verdict on real catalogues is xmllint's`(kind: Kind) throws {
      guard let url = kind.url, let schema = try kind.schema(), let oracle = try XMLLintOracle(url) else { return }
      var verdicts: [Bool: Int] = [:]
      for file in Self.catalogs {
        let isValid = schema.findings(about: try Data(contentsOf: file)).isEmpty
        verdicts[isValid, default: 0] += 1
        #expect(isValid == oracle.accepts(file), "\(file.lastPathComponent)")
      }
      print("\(kind): \(verdicts[true] ?? 0) valid, \(verdicts[false] ?? 0) not")
      #expect((verdicts[true] ?? 0) > 0)
    }

    /// The catalogues of the package, those in other encodings, broken ones that are still XML, and the corpora.
    private static var catalogs: [URL] {
      let folders =
        ["Locales", "Tests/CatalogFormatsTests/Fixtures/encodings"].map { packageFolder.appending(path: $0) }
        + ["focus-ios", "gomap", "moz-l10n"].compactMap { shared("corpora/\($0)") }
      let files = folders.flatMap { folder in
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
      }
      let broken = packageFolder.appending(path: "Tests/CatalogFormatsTests/Fixtures/diagnostics")
      let defects = ((try? FileManager.default.contentsOfDirectory(atPath: broken.path)) ?? [])
        .filter { !$0.hasPrefix("malformed-xml") && !$0.hasPrefix("doctype") }
      return files.filter { ["xliff", "xlf"].contains($0.pathExtension) }
        // Windows' superset of Shift_JIS is not what libxml2 reads by itself.
        .filter { !$0.path.contains("shift_jis") && !$0.path.contains("euc-kr") && !$0.path.contains("gb2312") }
        + defects.map { broken.appending(path: $0) }
    }
  }

  /// The command of libxml2.
  private struct XMLLintOracle {
    private let xmllint: Tool
    private let folder: Folder
    private let schema: SystemPath

    /// An oracle with a schema, whose import of the namespace of XML is made one of the copy beside it.
    init?(_ url: URL) throws {
      guard let xmllint = Tool("xmllint") else { return nil }
      self.xmllint = xmllint
      folder = try Folder()
      let text = try String(contentsOf: url, encoding: .utf8).replacing(
        "http://www.w3.org/2001/xml.xsd", with: "xml.xsd")
      schema = try folder.write(text, to: "schema.xsd")
      let namespace = url.deletingLastPathComponent().appending(path: "xml.xsd")
      try folder.write(try String(contentsOf: namespace, encoding: .utf8), to: "xml.xsd")
    }

    func accepts(_ file: URL) -> Bool {
      xmllint.succeeds(["--nonet", "--noout", "--huge", "--schema", schema.name.string, file.path])
    }
  }
#endif
