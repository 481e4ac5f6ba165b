import Foundation
import TestSupport
import Testing

/// `lint --schema`.
@Suite struct LintSchemaCommandTests {
  /// A schema of XLIFF in which units have no note and a `<file>` has a `datatype` of a list; everything else is free.
  static let schema = """
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:oasis:names:tc:xliff:document:1.2"
      targetNamespace="urn:oasis:names:tc:xliff:document:1.2" elementFormDefault="qualified">
      <xs:element name="xliff"><xs:complexType>
        <xs:sequence><xs:element ref="file" maxOccurs="unbounded"/></xs:sequence><xs:anyAttribute processContents="lax"/>
      </xs:complexType></xs:element>
      <xs:element name="file"><xs:complexType>
        <xs:sequence><xs:element name="body"><xs:complexType>
          <xs:sequence><xs:element ref="trans-unit" maxOccurs="unbounded"/></xs:sequence>
        </xs:complexType></xs:element></xs:sequence>
        <xs:attribute name="original"/><xs:attribute name="source-language"/><xs:attribute name="target-language"/>
        <xs:attribute name="datatype">
          <xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value="html"/></xs:restriction></xs:simpleType>
        </xs:attribute>
      </xs:complexType></xs:element>
      <xs:element name="trans-unit"><xs:complexType>
        <xs:sequence><xs:element name="source"/><xs:element name="target" minOccurs="0"/></xs:sequence>
        <xs:attribute name="id"/>
      </xs:complexType></xs:element>
    </xs:schema>
    """

  static func catalog(_ datatype: String, _ notes: String = "<note>x</note>") -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a" source-language="en" target-language="de" datatype="\(datatype)"><body>
        <trans-unit id="a"><source>Salt  </source><target>Salz</target>\(notes)</trans-unit>
      </body></file>
    </xliff>

    """
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(Self.schema, to: "own.xsd")
    _ = try folder.write(Self.catalog("plaintext"), to: "bad.xliff")
    _ = try folder.write(Self.catalog("html", ""), to: "good.xliff")
    _ = try folder.write("\"a\" = \"b\";\n", to: "other.strings")
  }

  private func lint(_ arguments: [String], input: String = "") throws -> CommandRun {
    try CommandRun(["lint"] + arguments, input: Array(input.utf8), in: folder.url)
  }

  #if LibXML2
    private static let violations = [
      "bad.xliff:2:74: error: The schema does not allow the value \"plaintext\" of the attribute datatype; expected html "
        + "[schema-violation]",
      "bad.xliff:3:69: error: The schema does not allow <note> here; expected the end of <trans-unit> [schema-violation]",
    ]

    /// Options, the exit code, and how many violations are shown.
    static let runs: [Case<[String], (exitCode: Int32, violations: Int)>] = [
      Case("a file that breaks the schema", ["bad.xliff", "--schema", "own.xsd"], (1, 2)),
      Case("a file that follows it", ["good.xliff", "--schema", "own.xsd"], (0, 0)),
      Case("no schema", ["bad.xliff"], (0, 0)),
      Case(
        "both files and one that is not XML", ["good.xliff", "bad.xliff", "other.strings", "--schema", "own.xsd"],
        (1, 2)),
      Case("only other checks", ["bad.xliff", "--schema", "own.xsd", "--only", "double-space"], (1, 2)),
      Case("fewer findings", ["bad.xliff", "--schema", "own.xsd", "--max-findings", "1"], (1, 1)),
      Case("findings without the check", ["bad.xliff", "--schema", "own.xsd", "--except", "schema-violation"], (2, 0)),
      Case("corrections to be shown", ["bad.xliff", "--schema", "own.xsd", "--diff"], (2, 0)),
      Case("a schema that is missing", ["bad.xliff", "--schema", "none.xsd"], (2, 0)),
      Case("a file that is not a schema", ["bad.xliff", "--schema", "bad.xliff"], (2, 0)),
      Case("a folder", ["bad.xliff", "--schema", "."], (2, 0)),
    ]

    @Test(arguments: runs)
    func `a schema adds findings to a run`(_ run: Case<[String], (exitCode: Int32, violations: Int)>) throws {
      let result = try lint(run.given + ["--format", "concise"])
      #expect(result.exitCode == run.expected.exitCode, "\(result.output)\(result.errors)")
      let lines = result.output.split(separator: "\n").filter { $0.contains("[schema-violation]") }.map(String.init)
      #expect(lines == Array(Self.violations.prefix(run.expected.violations)))
    }

    @Test func `a schema that cannot be used is reported with its place and what to do`() throws {
      _ = try folder.write(Self.schema.replacing("</xs:schema>", with: "</xs:schem>"), to: "broken.xsd")
      _ = try folder.write(
        Self.schema.replacing(
          "<xs:element name=\"xliff\">",
          with: "<xs:import namespace=\"urn:x\" schemaLocation=\"http://x.invalid/x.xsd\"/>"
            + "<xs:element name=\"xliff\">"), to: "incomplete.xsd")
      for (file, words) in [
        ("broken.xsd", "error: broken.xsd:19:1: The schema is not well-formed XML: "),
        ("incomplete.xsd", "http://x.invalid/x.xsd, which was not found; nothing is read from the network; put a copy"),
        ("none.xsd", "error: none.xsd: There is no such file or folder; name a file with a schema (.xsd)"),
      ] {
        let run = try lint(["good.xliff", "--schema", file])
        #expect(run.exitCode == 2 && run.output == "" && run.errors.contains(words), "\(run.errors)")
        #expect(run.errors.split(separator: "\n").count == 1, "libxml2 prints nothing itself: \(run.errors)")
      }
    }

    @Test func `JSON, SARIF and statistics have the violations`() throws {
      let json = try lint(["bad.xliff", "--schema", "own.xsd", "--format", "json"])
      let root = try #require(try json.jsonLines().first)
      let findings = try #require(root["diagnostics"] as? [[String: Any]])
      let places = findings.map { [$0["line"], $0["column"], $0["endLine"], $0["endColumn"]].map { $0 as? Int } }
      #expect(places == [[2, 74, 2, 83], [3, 69, 3, 73]])
      #expect(findings.map { $0["unit"] as? String } == [nil, "a"])
      let sarif = try lint(["bad.xliff", "--schema", "own.xsd", "--format", "sarif"])
      #expect(sarif.output.contains("\"ruleId\": \"schema-violation\""))
      let statistics = try lint(["bad.xliff", "--schema", "own.xsd", "--statistics"])
      #expect(statistics.output.contains("2") && statistics.output.contains("schema-violation"))
    }

    @Test func `a configuration cannot turn the schema off by accident, but suppress a finding`() throws {
      _ = try folder.write("{\"version\": 1, \"severities\": {\"schema-violation\": \"off\"}}", to: ".watchword.json")
      #expect(try lint(["bad.xliff", "--schema", "own.xsd"]).exitCode == 1)
      try FileManager.default.removeItem(at: folder.url.appending(path: ".watchword.json"))
      let note = "<note>watchword: ignore schema-violation our tools skip notes</note>"
      _ = try folder.write(Self.catalog("html", note), to: "noted.xliff")
      let run = try lint(["noted.xliff", "--schema", "own.xsd"])
      #expect(run.exitCode == 0 && run.output == "", "\(run.output)\(run.errors)")
      // Without the schema, it is unknown whether the note has an effect.
      #expect(try lint(["noted.xliff"]).output == "")
    }

    @Test func `a baseline keeps known violations`() throws {
      _ = try lint(["bad.xliff", "--schema", "own.xsd", "--write-baseline", "known.json"])
      let known = try lint(["bad.xliff", "--schema", "own.xsd", "--baseline", "known.json"])
      #expect(known.exitCode == 0 && known.errors.contains("2 known findings left out"), "\(known.errors)")
      let without = try lint(["bad.xliff", "--baseline", "known.json"])
      #expect(!without.errors.contains("no longer found"), "\(without.errors)")
    }

    @Test func `corrected files are compared with the schema`() throws {
      let run = try lint(["bad.xliff", "--schema", "own.xsd", "--fix", "--checks", "all", "--format", "concise"])
      #expect(run.exitCode == 1 && run.output.contains(Self.violations[0]), "\(run.output)\(run.errors)")
    }

    @Test func `a file that is not well-formed, and one from standard input`() throws {
      let broken = try lint(
        ["-", "--schema", "own.xsd"], input: Self.catalog("plaintext").replacing("</body>", with: ""))
      #expect(broken.output.contains("[malformed-xml]") && !broken.output.contains("[schema-violation]"))
      let input = try lint(["-", "--schema", "own.xsd", "--format", "concise"], input: Self.catalog("plaintext"))
      #expect(input.exitCode == 1 && input.output.contains("-:2:74: error: The schema does not allow"))
    }

    @Test func `a defect that the reader knows is reported once`() throws {
      _ = try folder.write(Self.catalog("html", "<target>Gut</target>"), to: "twice.xliff")
      let run = try lint(["twice.xliff", "--schema", "own.xsd", "--format", "concise"])
      #expect(run.output.split(separator: "\n").count { $0.contains("[schema-violation]") } == 1, "\(run.output)")
    }
  #else
    @Test func `a build without libxml2 reports it`() throws {
      let run = try lint(["bad.xliff", "--schema", "own.xsd"])
      #expect(run.exitCode == 2 && run.output == "" && run.errors.contains("needs libxml2"), "\(run.errors)")
      #expect(try lint(["bad.xliff"]).exitCode == 0)
    }
  #endif
}
