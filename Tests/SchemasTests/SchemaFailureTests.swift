#if LibXML2
  import Foundation
  import TestSupport
  import Testing
  import WatchwordBasics
  import WatchwordSystemFiles

  @testable import WatchwordSchemas

  @Suite struct SchemaFailureTests {
    private static let head = "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\" targetNamespace=\"urn:a\">"

    /// Schemas that cannot be used: why not, where, and a part of the message.
    static let unusable: [Case<String, (SchemaFailure.Reason, place: String, message: String)>] = [
      Case("nothing", "", (.malformed, ":1:1", "The file is empty")),
      Case("not XML", "{}", (.malformed, ":1:1", "not XML")),
      Case("not well-formed", "\(head)\n  <xs:element name=\"a\">\n</xs:schema>", (.malformed, ":3:", "element")),
      Case("another document", "<a/>", (.notASchema, ":1:1", "not a W3C XML Schema")),
      Case(
        "an import that is missing", "\(head)\n<xs:import namespace=\"urn:b\" schemaLocation=\"b.xsd\"/></xs:schema>",
        (.unresolvedImport, ":2:1", "b.xsd, which was not found")),
      Case(
        "an import from the network that is missing",
        "\(head)\n<xs:import namespace=\"urn:b\" schemaLocation=\"http://localhost:9/b.xsd\"/></xs:schema>",
        (.unresolvedImport, ":2:1", "http://localhost:9/b.xsd, which was not found")),
      Case(
        "an inclusion that is missing", "\(head)\n\n<xs:include schemaLocation=\"b.xsd\"/></xs:schema>",
        (.unresolvedImport, ":3:1", "b.xsd, which was not found")),
      Case(
        "an import that is not well-formed",
        "\(head)\n<xs:import namespace=\"urn:c\" schemaLocation=\"broken.xsd\"/></xs:schema>",
        (.malformed, "broken.xsd:2:", "not well-formed")),
      Case(
        "a type that is missing", "\(head)\n<xs:element name=\"a\" type=\"xs:strin\"/></xs:schema>",
        (.invalid, ":2:1", "strin")),
    ]

    @Test(arguments: unusable)
    func `a schema that cannot be used is refused with its place`(
      _ given: Case<String, (SchemaFailure.Reason, place: String, message: String)>
    ) throws {
      let folder = try Folder()
      try folder.write("<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\">\n<", to: "broken.xsd")
      let path = try folder.write(given.given, to: "own.xsd")
      let failure = try #require(throws: SchemaFailure.self) { try Schema(at: path) }
      #expect(failure.reason == given.expected.0, "\(failure)")
      #expect(failure.description.contains(given.expected.place), "\(failure)")
      #expect(failure.message.contains(given.expected.message), "\(failure)")
      #expect(!failure.message.contains("{http"), "\(failure)")
    }

    @Test func `a file that cannot be read is refused`() throws {
      let failure = try #require(throws: SchemaFailure.self) { try Schema(at: "/nowhere/own.xsd") }
      #expect(failure.reason == .unreadable && failure.description.hasPrefix("/nowhere/own.xsd: There is no such file"))
    }

    @Test func `imports are found beside the schema, in folders and by the last name of an address`() throws {
      let folder = try Folder()
      let part = { (name: String, more: String) in
        "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\" targetNamespace=\"urn:\(name)\">\(more)"
          + "<xs:element name=\"\(name)\" type=\"xs:int\"/></xs:schema>"
      }
      try folder.write(part("d", ""), to: "parts/d d.xsd")
      try folder.write(
        part("c", "<xs:import namespace=\"urn:d\" schemaLocation=\"d%20d.xsd\"/>"), to: "parts/c.xsd")
      try folder.write(part("b", ""), to: "b.xsd")
      let path = try folder.write(
        part(
          "a",
          "<xs:import namespace=\"urn:b\" schemaLocation=\"https://example.org/x/b.xsd\"/>"
            + "<xs:import namespace=\"urn:c\" schemaLocation=\"parts/c.xsd\"/>"), to: "a.xsd")
      let schema = try Schema(at: path)
      for name in ["a", "b", "c", "d"] {
        #expect(schema.findings(about: "<\(name) xmlns=\"urn:\(name)\">1</\(name)>".utf8).isEmpty, "\(name)")
        #expect(schema.findings(about: "<\(name) xmlns=\"urn:\(name)\">x</\(name)>".utf8).count == 1, "\(name)")
      }
      #expect(schema.findings(about: "<e xmlns=\"urn:e\"/>".utf8).count == 1)
    }

    @Test func `a document does not choose a schema itself`() throws {
      let document = """
        <menu xmlns="urn:menu" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
          xsi:schemaLocation="urn:menu http://localhost:9/other.xsd"><dish id="a"><name>Soup</name></dish></menu>
        """
      #expect(try Schema.menu().findings(about: document.utf8).isEmpty)
    }
  }
#endif
