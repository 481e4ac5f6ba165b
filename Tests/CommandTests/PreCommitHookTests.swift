import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

/// The files that the hook for pre-commit takes are those that `lint` finds in folders.
@Suite struct PreCommitHookTests {
  private static func pattern() throws -> NSRegularExpression {
    let text = try String(
      contentsOf: packageFolder.appending(path: "Distribution/pre-commit/.pre-commit-hooks.yaml"), encoding: .utf8)
    let lines = text.split(separator: "\n").drop { !$0.contains("files: &catalogues |") }.dropFirst()
    return try NSRegularExpression(
      pattern: lines.prefix { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }.joined(separator: "\n"))
  }

  private static let names: [String] =
    CatalogFormat.all.flatMap { format in
      format.fileExtensions.map { "App/x\($0)" } + [format.usualPath].compactMap { $0 }
    }
    + CatalogFormat.all.flatMap { format in format.fileExtensions.map { "X\($0.uppercased())" } }
    + [
      "values/strings.xml", "res/values-b+sr+Latn/plurals.xml", "values/arrays.xml", "values/my_string.xml",
      "values/colors.xml", "res/layout/strings.xml", "locales/de.json", "i18n/pt-BR/a.json", "src/lang/zh_Hant.json",
      "de/translation.json", "fil/translation.json", "languages/go.json", "package.json", "locales/index.json",
      "app/views/index.html.arb", "a.strings.swift", "de.lproj/Main.strings", "Localizable.xcstrings.bak", "texts.mo",
      "messages.properties", "ui/ValidationMessages.properties", "a_pt_BR.properties", "Bundle_zh_Hant.properties",
      "gradle.properties", "application-dev.properties", "log4j2.properties", "app_de.ts",
    ]

  @Test(arguments: names) func `the hook takes what the command finds`(name: String) throws {
    let range = NSRange(name.startIndex..., in: name)
    let isTaken = try Self.pattern().firstMatch(in: name, range: range) != nil
    #expect(isTaken == CatalogFormat.matches(SystemPath(name)))
  }

  @Test func `every format has files that the hook takes`() throws {
    for format in CatalogFormat.all where format.fileExtensions.isEmpty && format.usualPath == nil {
      #expect(format.id.string.hasPrefix("xliff-"), "\(format.id) has neither an ending nor a usual path")
    }
  }
}
