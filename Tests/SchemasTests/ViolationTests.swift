#if LibXML2
  import Foundation
  import TestSupport
  import Testing
  import WatchwordCatalogFormats
  import WatchwordBasics

  @testable import WatchwordSchemas

  @Suite struct ViolationTests {
    typealias Document = Case<String, [String]>

    /// Dishes of a menu, with the places of violations between 1️⃣ and 2️⃣, 3️⃣ and 4️⃣ …, and their messages in that order.
    static let dishes: [Document] = [
      Document("nothing is wrong", "<dish id=\"a\" kind=\"soup\" price=\"9.50\"><name>Soup</name><note/></dish>", []),
      Document(
        "a missing element", "<1️⃣dish2️⃣ id=\"a\"/>", ["<dish> is not complete; expected <name> in it"]),
      Document(
        "an unexpected element", "<dish id=\"a\"><1️⃣nam2️⃣>Soup</nam></dish>",
        ["The schema does not allow <nam> here; expected <name>"]),
      Document(
        "an unexpected element with many choices", "<dish id=\"a\"><name>Soup</name><1️⃣z2️⃣/></dish>",
        [
          "The schema does not allow <z> here; expected <a>, <b>, <c>, <d>, <e>, <f>, <g>, <h> or one of 2 more"
        ]),
      Document(
        "an element after the last one", "<dish id=\"a\"><name>Soup</name><note/><1️⃣note2️⃣/></dish>",
        ["The schema does not allow <note> here; expected the end of <dish>"]),
      Document(
        "a prefixed element of an unknown namespace",
        "<dish id=\"a\"><name>Soup</name></dish><1️⃣x:y2️⃣ xmlns:x=\"urn:x\"/>",
        ["The schema does not declare <x:y>; expected an element that it declares"]),
      Document(
        "a missing attribute", "<1️⃣dish2️⃣\n><name>Soup</name></dish>",
        ["<dish> lacks the attribute id, which the schema requires"]),
      Document(
        "an unknown attribute", "<dish id=\"a\" 1️⃣kindd2️⃣ = 'soup'><name>Soup</name></dish>",
        ["The schema allows no attribute kindd in <dish>"]),
      Document(
        "an unknown attribute with a prefix",
        "<dish id=\"a\" xmlns:x=\"urn:x\" 1️⃣x:kind2️⃣=\"soup\" kind=\"cake\"><name>Soup</name></dish>",
        ["The schema allows no attribute x:kind in <dish>"]),
      Document(
        "a value that is not in the list", "<dish id=\"a\" kind=\"1️⃣tea2️⃣\"><name>Soup</name></dish>",
        ["The schema does not allow the value \"tea\" of the attribute kind; expected soup, salad or cake"]),
      Document(
        "a value with references", "<dish id=\"a\" kind = '1️⃣&lt;t&#101;a&gt;\"2️⃣'><name>Soup</name></dish>",
        ["The schema does not allow the value \"<tea>\"\" of the attribute kind; expected soup, salad or cake"]),
      Document(
        "a value that quotes what libxml2 says",
        "<dish id=\"a\" kind=\"1️⃣x' is not an element of the set {'y'}.2️⃣\"><name>Soup</name></dish>",
        [
          "The schema does not allow the value \"x' is not an element of the set {'y'}.\" of the attribute kind; "
            + "expected soup, salad or cake"
        ]),
      Document(
        "a value that does not match", "<dish id=\"a\" code=\"1️⃣a2️⃣\"><name>Soup</name></dish>",
        ["The schema does not allow the value \"a\" of the attribute code; expected a text that matches [A-Z]{2}"]),
      Document(
        "a value of a wrong length", "<dish id=\"a\" short=\"1️⃣abc2️⃣\"><name>Soup</name></dish>",
        ["The schema does not allow the value \"abc\" of the attribute short; expected a length of exactly 1, found 3"]),
      Document(
        "a number that is too small", "<dish id=\"a\" price=\"1️⃣0.52️⃣\"><name>Soup</name></dish>",
        ["The schema does not allow the value \"0.5\" of the attribute price; expected at least 1"]),
      Document(
        "a number that is too large", "<dish id=\"a\" price=\"1️⃣1002️⃣\"><name>Soup</name></dish>",
        ["The schema does not allow the value \"100\" of the attribute price; expected less than 100"]),
      Document(
        "a number with too many digits", "<dish id=\"a\" price=\"1️⃣1.2342️⃣\"><name>Soup</name></dish>",
        [
          "The schema does not allow the value \"1.234\" of the attribute price; expected at most 2 digits after the decimal point"
        ]),
      Document(
        "a value of another type", "<dish id=\"a\" count=\"1️⃣many2️⃣\"><name>Soup</name></dish>",
        ["The schema does not allow the value \"many\" of the attribute count; expected a value of the type xs:int"]),
      Document(
        "a value that is fixed", "<dish id=\"a\" unit=\"1️⃣kg2️⃣\"><name>Soup</name></dish>",
        ["The schema does not allow the value \"kg\" of the attribute unit; expected \"g\""]),
      Document(
        "a text that is too long", "<dish id=\"a\"><1️⃣name2️⃣>Bread &amp; <![CDATA[butter]]>!</name></dish>",
        ["The schema does not allow the text of <name>; expected a length of at most 12, found 15"]),
      Document(
        "text between elements", "<1️⃣dish2️⃣ id=\"a\">Soup<name>Soup</name></dish>",
        ["<dish> has text between its elements, where the schema allows only elements"]),
      Document(
        "CDATA between elements", "<1️⃣dish2️⃣ id=\"a\"><name>Soup</name><![CDATA[ x ]]></dish>",
        ["<dish> has text between its elements, where the schema allows only elements"]),
      Document(
        "text in an empty element", "<dish id=\"a\"><name>Soup</name><1️⃣note2️⃣>x</note></dish>",
        ["<note> is not empty, but the schema requires it to be"]),
      Document(
        "a key twice", "<dish id=\"a\"><name>Soup</name></dish><1️⃣dish2️⃣ id=\"a\"><name>Tea</name></dish>",
        ["<dish> repeats the key \"a\", which the schema requires to be unique (dishes)"]),
      Document(
        "a key that is missing", "<dish id=\"a\"><name>Soup</name><1️⃣i2️⃣/></dish>",
        ["<i> lacks a value by which the schema identifies such elements (letters)"]),
      Document(
        "a reference to nothing",
        "<dish id=\"a\"><name>Soup</name></dish>\n<dish id=\"b\"><name>Tea</name></dish><1️⃣dish2️⃣ id=\"c\" like=\"d\">"
          + "<name>Tea</name></dish>",
        ["<dish> refers to the key \"d\", which no element has (likes)"]),
      Document(
        "several on one line",
        "<dish id=\"a\" kind=\"1️⃣tea2️⃣\" code=\"3️⃣a4️⃣\"><5️⃣x6️⃣/></dish><dish id=\"b\"><name>Tea</name><7️⃣y8️⃣/></dish>",
        [
          "The schema does not allow the value \"tea\" of the attribute kind; expected soup, salad or cake",
          "The schema does not allow the value \"a\" of the attribute code; expected a text that matches [A-Z]{2}",
          "The schema does not allow <x> here; expected <name>",
          "The schema does not allow <y> here; expected <a>, <b>, <c>, <d>, <e>, <f>, <g>, <h> or one of 2 more",
        ]),
    ]

    /// A menu with these dishes, after comments and instructions with what looks like elements.
    static func menu(_ dishes: String) -> String {
      "<?xml version=\"1.0\"?>\n<!-- <dish> --><?x <dish>?>\n<menu xmlns=\"urn:menu\" xml:lang=\"\">\(dishes)</menu>"
    }

    @Test(arguments: dishes)
    func `a violation is reported at its exact place, in plain words`(_ document: Document) throws {
      let marked = MarkedText(Self.menu(document.given))
      let findings = try Schema.menu().findings(about: marked.bytes).sorted { $0.span.start < $1.span.start }
      #expect(findings.map(\.message) == document.expected)
      for (index, finding) in findings.enumerated() where document.expected.count > 1 || index == 0 {
        // Two violations of one element have one place.
        let number = marked[2 * index + 1] == nil ? 1 : 2 * index + 1
        #expect(finding.span.start == marked[number] && finding.span.end == marked[number + 1], "\(finding.message)")
        #expect(finding.id == "schema-violation" && finding.severity == .error && finding.help != nil)
        #expect(!finding.message.contains("{urn:") && !finding.message.hasSuffix("."))
      }
    }

    @Test func `a wrong root is reported once`() throws {
      let findings = try Schema.menu().findings(about: "<card><x/></card>".utf8)
      #expect(findings.map(\.message) == ["The schema has no root element <card>"])
      #expect(
        findings.first?.span
          == SourceSpan(start: SourcePosition(line: 1, column: 2), end: SourcePosition(line: 1, column: 6)))
    }

    @Test func `places are exact before line 65,535 and after it`() throws {
      let dishes = (0..<70_000).map { "<dish id=\"\($0)\"><name>Soup</name></dish>\n" }
      let last =
        "<dish id=\"x\" kind=\"1️⃣tea2️⃣\"><name>Soup</name></dish><3️⃣dish4️⃣ id=\"y\" like=\"z\"><name>Tea</name></dish>"
      let marked = MarkedText(Self.menu(dishes.joined() + last))
      let findings = try Schema.menu().findings(about: marked.bytes).sorted { $0.span.start < $1.span.start }
      #expect(findings.map(\.span.start) == [marked[1], marked[3]])
      #expect((marked[1]?.line ?? 0) > 70_000)
      let first =
        "<dish id=\"x\" kind=\"1️⃣tea2️⃣\"><name>Soup</name></dish><3️⃣dish4️⃣ id=\"y\" like=\"z\"><name>Tea</name></dish>\n"
      let other = MarkedText(Self.menu(first + dishes.joined()))
      let found = try Schema.menu().findings(about: other.bytes).sorted { $0.span.start < $1.span.start }
      #expect(found.map(\.span.start) == [other[1], other[3]])
    }

    @Test(arguments: [
      ("UTF-16", String.Encoding.utf16LittleEndian, [0xFF, 0xFE] as [UInt8]),
      ("UTF-16", .utf16BigEndian, [0xFE, 0xFF]), ("UTF-16LE", .utf16LittleEndian, []), ("ISO-8859-1", .isoLatin1, []),
      ("UTF-8", .utf8, [0xEF, 0xBB, 0xBF]), ("windows-1252", .windowsCP1252, []),
    ])
    func `places are the same in every encoding`(name: String, encoding: String.Encoding, mark: [UInt8]) throws {
      let dishes = "<dish id=\"ä\" kind=\"1️⃣Käse2️⃣\"><name>Soup</name></dish>"
      let marked = MarkedText(Self.menu(dishes).replacing("\"1.0\"", with: "\"1.0\" encoding=\"\(name)\""))
      let document = mark + Array(try #require(marked.text.data(using: encoding)))
      let finding = try #require(try Schema.menu().findings(about: document).first)
      #expect(finding.span.start == marked[1] && finding.span.end == marked[2])
      #expect(finding.message.contains("\"Käse\""))
    }

    @Test func `more violations than a file may have are cut off, and that is reported`() throws {
      let dishes = (0..<1500).map { "<dish id=\"\($0)\" kind=\"tea\"><name>Soup</name></dish>" }
      let findings = try Schema.menu().findings(about: Self.menu(dishes.joined()).utf8)
      #expect(findings.count == FindingList.maximum + 1)
      #expect(findings.count { $0.id == "schema-violation" } == FindingList.maximum)
      #expect(findings.last?.id == "limit-exceeded" && findings.last?.message.contains("more than 1000") == true)
    }

    @Test func `threads share a schema`() async throws {
      let schema = try Schema.menu()
      let counts = await withTaskGroup(of: Int.self) { group in
        for count in 0..<32 {
          group.addTask {
            let dishes = (0..<count).map { "<dish id=\"\($0)\" kind=\"tea\"><name>Soup</name></dish>" }
            return schema.findings(about: Self.menu(dishes.joined() + "<dish id=\"x\"><name>Tea</name></dish>").utf8)
              .count
          }
        }
        return await group.reduce(into: Set<Int>()) { $0.insert($1) }
      }
      #expect(counts == Set(0..<32))
    }
  }
#endif
