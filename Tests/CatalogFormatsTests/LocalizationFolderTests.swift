import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordSystemFiles

/// Reads resources that have a file for each language, from real folders.
@Suite final class LocalizationFolderTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "lproj-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ path: String, _ text: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func read(_ path: String) throws -> Reading<TranslationCatalog> {
    let path = SystemPath(folder.appending(path: path).path)
    let format = CatalogFormat.format(ofFileNamed: path, startingWith: [])
    let sources = format.sourceTable(besideFileNamed: path.name) { try? Files.read($0) }
    return format.reading(of: try Files.read(path), name: path.name, sources: sources).value
  }

  /// A unit as its id, its source and its target.
  private func texts(_ path: String) throws -> [[String?]] {
    try read(path).units.map { [$0.id.string, $0.source?.text.string, $0.target?.text.string] }
  }

  private func languages(_ path: String) throws -> [ExactText?] {
    let header = try #require(try read(path).files.first?.header)
    return [header.sourceLanguage, header.targetLanguage]
  }

  @Test(arguments: ["en.lproj", "Base.lproj", "English.lproj", "en-US.lproj"])
  func `a file is compared with that of the source language`(source: String) throws {
    try write("\(source)/A.strings", "/* n */ a = \"A\"; b = \"B\"; c = \"C\";")
    try write("de.lproj/A.strings", "c = \"c\"; a = \"\"; x = \"X\";")
    #expect(try texts("de.lproj/A.strings") == [["c", "C", "c"], ["a", "A", ""], ["x", nil, "X"], ["b", "B", nil]])
    #expect(try texts("\(source)/A.strings") == [["a", "A", nil], ["b", "B", nil], ["c", "C", nil]])
    #expect(try languages("de.lproj/A.strings") == [source == "en-US.lproj" ? "en-US" : "en", "de"])
    #expect(try languages("\(source)/A.strings") == [source == "en-US.lproj" ? "en-US" : "en", nil])
    #expect(try read("de.lproj/A.strings").files.first?.header.original == "A.strings")
    let missing = try #require(try read("de.lproj/A.strings").units.last)
    #expect(missing.position == SourcePosition(line: 1, column: 26))
    #expect(missing.source?.edit(replacing: 0..<1, with: "x") == nil)
  }

  @Test(
    arguments: [
      Case("zh-Hans.lproj", "zh-Hans.lproj", ["en", "zh-Hans"]), Case("pt_BR.lproj", "pt_BR.lproj", ["en", "pt-BR"]),
      Case("German.lproj", "German.lproj", ["en", "de"]), Case("Japanese.lproj", "Japanese.lproj", ["en", "ja"]),
      Case("en-GB.lproj", "en-GB.lproj", ["en", "en-GB"]),
    ] as [Case<String, [ExactText?]>])
  func `a language is that of the folder`(each: Case<String, [ExactText?]>) throws {
    try write("en.lproj/A.strings", "a = A;")
    try write("\(each.given)/A.strings", "a = b;")
    #expect(try languages("\(each.given)/A.strings") == each.expected)
  }

  @Test func `without a source beside it, a file is a source of its own language`() throws {
    try write("de.lproj/A.strings", "a = b;")
    try write("en.lproj/B.strings", "a = b;")
    #expect(try languages("de.lproj/A.strings") == ["de", nil])
    #expect(try texts("de.lproj/A.strings") == [["a", "b", nil]])
  }

  @Test func `outside of the folder of a language, the language is not known`() throws {
    try write("A.strings", "a = b;")
    #expect(try languages("A.strings") == [nil, nil])
    #expect(try texts("A.strings") == [["a", "b", nil]])
  }

  @Test func `a file that could not be read to its end lacks nothing`() throws {
    try write("en.lproj/A.strings", "a = \"A\"; b = \"B\";")
    try write("de.lproj/A.strings", "a = \"b\"; c = \"")
    #expect(try texts("de.lproj/A.strings") == [["a", "A", "b"]])
  }

  @Test func `plural forms are compared with those of the source`() throws {
    let english =
      format("k", "%#@v@", variable("v", "one %d", "other %d"))
      + format("l", "%#@v@", variable("v", "one %d", "other %d"))
    try write("en.lproj/A.stringsdict", propertyList(english))
    try write("ja.lproj/A.stringsdict", propertyList(format("k", "%#@v@", variable("v", "other %d"))))
    // Japanese has no form for one, so nothing of `k` is missing.
    #expect(
      try texts("ja.lproj/A.stringsdict") == [
        ["k|==|plural.other", "other %d", "other %d"], ["l|==|plural.other", "other %d", nil],
      ])
    try write("ru.lproj/A.stringsdict", propertyList(format("k", "%#@v@", variable("v", "few %d", "other %d"))))
    #expect(
      try texts("ru.lproj/A.stringsdict") == [
        ["k|==|plural.few", "other %d", "few %d"], ["k|==|plural.other", "other %d", "other %d"],
        ["l|==|plural.one", "one %d", nil], ["l|==|plural.other", "other %d", nil],
      ])
  }

  @Test func `a format is compared with that of the source, with any other content`() throws {
    let (forms, more) = (variable("v", "one %d", "other %d"), variable("v", "few %d"))
    try write("en.lproj/A.stringsdict", propertyList(format("k", "in %#@v@", forms) + format("l", "%#@v@", forms)))
    try write("pl.lproj/A.stringsdict", propertyList(format("k", "%#@v@", more) + format("l", "za %1$#@v@", more)))
    #expect(
      try texts("pl.lproj/A.stringsdict") == [
        ["k", "in %#@v@", "%#@v@"], ["k|==|substitutions.v.plural.few", "other %d", "few %d"],
        ["l", "%1$#@v@", "za %1$#@v@"], ["l|==|substitutions.v.plural.few", "other %d", "few %d"],
      ])
  }
}
