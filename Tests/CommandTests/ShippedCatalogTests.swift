import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyTools
import WatchwordSystemFiles

@Suite struct ShippedCatalogTests {
  /// The catalogues that have every text: one of a region has only what differs from its language's.
  static let names: [String] = {
    let all = (try? TestSupport.names(in: "Locales", endingWith: ".xliff")) ?? []
    return all.filter { name in !all.contains { name.hasPrefix($0 + "-") } }
  }()

  /// The contents of all catalogues, which are read once.
  private static let contents = Result {
    try Dictionary(uniqueKeysWithValues: names.map { ($0, try read($0)) })
  }

  static func content(of name: String) throws -> TranslationCatalog { try #require(try contents.get()[name]) }

  private static func read(_ name: String) throws -> TranslationCatalog {
    let url = packageFolder.appending(path: "Locales/\(name).xliff")
    let bytes = try Array(Data(contentsOf: url))
    let reading = CatalogFormat.format(ofFileNamed: SystemPath(url.path), startingWith: bytes)
      .read(bytes, name: ExactText(name))
    #expect(reading.findings.isEmpty)
    return try #require(reading.value)
  }

  @Test(arguments: names)
  func `every phrase that can be needed is there, for every number`(name: String) throws {
    let compiled = try Self.content(of: name).compiled()
    #expect(compiled.findings.isEmpty)
    let catalog = try #require(compiled.value)
    let messages = catalog.messages
    let declarations = PasswordPolicy.declarations + FormTexts.all + NoteTexts.all
    let renderer = Renderer(catalogs: [catalog], locale: try #require(LanguageTag(name)))
    for declaration in declarations {
      #expect(messages[declaration.id] != nil, "\(declaration.id.text)")
      for number in [0, 1, 2, 3, 5, 8, 11, 21, 22, 100, 101, 1000, 1_000_000, Int.max] {
        let phrase = Phrase(
          declaration.id,
          declaration.parameters.map { parameter in
            switch parameter.kind {
            case .count: .count(parameter.name, number)
            case .text: .text(parameter.name, "x")
            case .characters: .characters(parameter.name, "<>")
            case .list: .list(parameter.name, [Phrase(MessageID("class.digits.name"))])
            }
          })
        let rendering = renderer.rendering(of: phrase)
        #expect(rendering.problems.isEmpty && !rendering.isFallback, "\(declaration.id.text) \(rendering)")
      }
    }
    #expect(Set(messages.keys) == Set(declarations.map(\.id)), "a message that nothing asks for")
  }

  @Test(arguments: names)
  func `every unit explains each placeholder to its translator`(name: String) throws {
    for file in try Self.content(of: name).files {
      for unit in file.units {
        let note = unit.notes.map(\.string).joined()
        #expect(!note.isEmpty, "\(unit.id)")
        let source = try #require(unit.source).text
        for element in Pattern(source).elements where element.kind != .literal {
          let text = String(decoding: Array(source.string.utf8)[element.range], as: UTF8.self)
          #expect(note.contains(text), "\(unit.id): \(text)")
        }
      }
    }
  }

  @Test func `the sources are those of the source catalogue`() throws {
    let english = try Self.content(of: "en").files.flatMap(\.units)
    let texts = Dictionary(english.map { ($0.id, $0.source?.text) }, uniquingKeysWith: { first, _ in first })
    for name in Self.names {
      for unit in try Self.content(of: name).files.flatMap(\.units) {
        let other = unit.variation.plural.map { ExactText(unit.id.string.dropLast($0.count) + "other") }
        let expected = texts[unit.id] ?? other.flatMap { texts[$0] }
        #expect(unit.source?.text == expected, "\(name): \(unit.id)")
      }
    }
  }

  @Test func `every catalogue is valid by the transitional schema of XLIFF 1.2`() throws {
    guard let schemas = shared("conformance/xliff12-schemas") else { return }
    let folder = try TemporaryFolder()
    guard let xmllint = Tool("xmllint") else { return }
    let xml = try String(contentsOf: schemas.appending(path: "xml.xsd"), encoding: .utf8)
    let schema = try String(contentsOf: schemas.appending(path: "xliff-core-1.2-transitional.xsd"), encoding: .utf8)
    let local = schema.replacing(#/schemaLocation="[^"]*xml.xsd"/#, with: #"schemaLocation="xml.xsd""#)
    _ = try folder.write(xml, to: "xml.xsd")
    let path = try folder.write(local, to: "xliff.xsd")
    for name in Self.names {
      #expect(throws: Never.self) {
        try xmllint.output(["--nonet", "--noout", "--schema", path, "Locales/\(name).xliff"])
      }
    }
  }
}
