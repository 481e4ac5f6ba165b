import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordSystemFiles

@Suite struct CatalogFormatTests {
  @Test func `every format's folder is in the list`() throws {
    let folder = packageFolder.appending(path: "Sources/Engine/CatalogFormats/Formats")
    let formats = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    // A folder has its format's title or id as its name, without the characters between letters and digits.
    func plain(_ name: String) -> String { name.filter { $0.isLetter || $0.isNumber }.lowercased() }
    let names = CatalogFormat.all.map { [plain($0.title), plain($0.id.string)] }
    // Versions of a format share a folder.
    func isFolder(_ folder: String, of names: [String]) -> Bool { names.contains { $0.hasPrefix(plain(folder)) } }
    #expect(formats.allSatisfy { folder in names.contains { isFolder(folder, of: $0) } }, "\(formats)")
    #expect(names.allSatisfy { names in formats.count { isFolder($0, of: names) } == 1 }, "\(names)")
  }

  @Test func `ids and endings are told apart`() {
    let formats = CatalogFormat.all
    #expect(Set(formats.map(\.id)).count == formats.count)
    #expect(Set(CatalogFormat.fileExtensions).count == CatalogFormat.fileExtensions.count)
    #expect(CatalogFormat.fileExtensions.allSatisfy { $0.hasPrefix(".") && $0 == $0.lowercased() })
  }

  struct Example: Sendable, CustomTestStringConvertible {
    let name: SystemPath
    let head: [UInt8]
    let isRecognized: Bool
    var testDescription: String { "\(name.name) \(String(decoding: head.prefix(40), as: UTF8.self))" }

    init(_ name: SystemPath, _ head: String, _ isRecognized: Bool) {
      self.init(name, Array(head.utf8), isRecognized)
    }

    init(_ name: SystemPath, _ head: [UInt8], _ isRecognized: Bool) {
      self.name = name
      self.head = head
      self.isRecognized = isRecognized
    }
  }

  static let examples: [Example] = [
    Example("de.xliff", "", true), Example("De.XLF", "{}", true), Example("a.json", "[]", false),
    Example("a", "<?xml version=\"1.0\"?>\n<xliff version=\"1.2\">", true),
    Example("a", "<x:xliff xmlns:x=\"u\">", true), Example("a", "<xliff>", true),
    Example("a", Array("<xliff ".utf8).flatMap { [$0, 0] }, true),
    Example("a", "<xliffs>", false), Example("a", "xliff", false), Example("a", "<plist>", false),
  ]

  @Test(arguments: examples)
  func `XLIFF is recognised by its root or its name`(example: Example) {
    let format = CatalogFormat.all.first { $0.id == "xliff-1.2" }
    #expect(format?.recognizes(example.name, startingWith: DocumentHead(example.head)) == example.isRecognized)
    // A user who names a file wants it read: its reader reports what is wrong with it.
    #expect(CatalogFormat.format(ofFileNamed: example.name, startingWith: example.head).id == "xliff-1.2")
  }

  @Test func `files in a folder are recognised by their names`() {
    #expect(["de.xliff", "a/DE.XLF"].allSatisfy { CatalogFormat.matches($0) })
    #expect(["de.json", "xliff", "de.xliff.orig"].allSatisfy { !CatalogFormat.matches($0) })
  }

  // MARK: Readings

  struct Content: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let content: String
    /// Each file element with its units, then the findings, and whether the document was read to its end.
    let words: String
  }

  private static let file = "<file original=\"f\" source-language=\"en\" target-language=\"de\"><body>"
  private static func unit(_ id: String) -> String { "<trans-unit id=\"\(id)\"/>" }

  static let contents: [Content] = [
    Content(
      testDescription: "two file elements",
      content: file + unit("a") + unit("b") + "</body></file>\(file)</body></file>",
      words: "<f a b > <f > end"),
    Content(
      testDescription: "a finding between units",
      content: file + unit("a") + "<trans-unit/>" + unit("b") + "</body></file>", words: "<f a b > !missing-unit-id end"
    ),
    Content(
      testDescription: "units outside of file elements",
      content: unit("a") + file + unit("b") + "</body></file>" + unit("c"),
      words: "<- a > <f b > <- c > !schema-violation !schema-violation end"),
    Content(
      testDescription: "a place that is not well-formed", content: file + unit("a") + "<trans-unit id=\"b\" <",
      words: "<f a > !malformed-xml cut"),
    Content(testDescription: "an early end", content: file + unit("a"), words: "<f a > !malformed-xml cut"),
    Content(
      testDescription: "an undeclared prefix, which does not stop the reading",
      content: file + unit("a") + "<x:y/>" + unit("b") + "</body></file>", words: "<f a b > !malformed-xml end"),
    Content(
      testDescription: "another version", content: "", words: "!unsupported-version cut"),
  ]

  @Test(arguments: contents)
  func `a reading keeps what comes before a defect`(content: Content) {
    let version = content.content.isEmpty ? "2.0" : "1.2"
    let isCut = content.words.hasSuffix("cut") && !content.content.isEmpty
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:\(version)" version="\(version)">\
      \(content.content)\(isCut ? "" : "</xliff>")
      """
    let reading = CatalogFormat.xliff12.reading(of: Array(text.utf8), name: "f")
    let files = reading.catalog.files.flatMap { file in
      ["<\(file.header.original?.string ?? "-")"] + file.units.map { $0.id.string } + [">"]
    }
    let words = files + reading.findings.map { "!\($0.id)" } + [reading.isComplete ? "end" : "cut"]
    #expect(words.joined(separator: " ") == content.words)
  }

  @Test func `the units of a message are together, in any places of the document`() {
    let ids = ["a|==|plural.one", "b", "a|==|plural.other", "c", "b"]
    let text = Self.file + ids.map(Self.unit).joined() + "</body></file>"
    let reading = CatalogFormat.xliff12.reading(of: Array(document(text).utf8), name: "f")
    let messages = reading.catalog.files.flatMap(\.messages).map { message in
      [message.key.string] + message.map(\.id.string)
    }
    #expect(messages == [["a", ids[0], ids[2]], ["b", "b", "b"], ["c", "c"]])
  }

  struct Syntax: Sendable, CustomTestStringConvertible {
    let original: String?
    let datatype: String?
    let syntax: MessageSyntax
    var testDescription: String { "\(original ?? "-") \(datatype ?? "-")" }
  }

  static let syntaxes: [Syntax] = [
    Syntax(original: "a/Localizable.strings", datatype: "html", syntax: .printf),
    Syntax(original: "Localizable.xcstrings", datatype: nil, syntax: .printf),
    Syntax(original: "ng2.template", datatype: "plaintext", syntax: .none),
    Syntax(original: "app.html", datatype: nil, syntax: .none),
    Syntax(original: "messages", datatype: "plaintext", syntax: .printf),
    Syntax(original: "messages", datatype: "html", syntax: .none),
    Syntax(original: nil, datatype: "x-gettext", syntax: .printf),
    Syntax(original: nil, datatype: nil, syntax: .printf),
  ]

  @Test(arguments: syntaxes)
  func `the source file gives the syntax of messages`(example: Syntax) throws {
    func attribute(_ name: String, _ value: String?) -> String { value.map { " \(name)=\"\($0)\"" } ?? "" }
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file source-language="en"\(attribute("original", example.original))\(attribute("datatype", example.datatype))><body/>
      </file></xliff>
      """
    #expect(try #require(read(text).files.first).header.messageSyntax == example.syntax)
  }
}
