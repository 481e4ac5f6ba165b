import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicyTools
import WatchwordShippedCatalogs

/// The texts of release notes, which have catalogues of their own.
@Suite struct NoteTextTests {
  private static let golden = "Tests/WordsTests/Fixtures/note-texts.txt"
  private static let locales = ShippedCatalogs.locales.filter { NoteCatalogs.catalog(for: $0) != nil }

  private static func renderer(_ locale: LanguageTag) -> Renderer {
    let catalogs = ShippedCatalogs.catalogs(for: locale)
    return Renderer(catalogs: catalogs + catalogs.compactMap { NoteCatalogs.catalog(for: $0.locale) }, locale: locale)
  }

  /// Every text, with numbers that plural rules tell apart where it counts.
  private static let phrases: [Phrase] = NoteTexts.all.flatMap { declaration in
    let counts = declaration.parameters.contains { $0.kind == .count }
    return (counts ? [1, 2, 5, 11, 21, 100] : [0]).map { number in
      declaration.phrase(
        declaration.parameters.map { parameter in
          switch parameter.kind {
          case .count: .count(parameter.name == "before" ? 3 : number)
          case .list: .list([Phrase("rule.common-password.default.checklist")])
          case .characters: .characters("!?")
          case .text: .text("DATE")
          }
        })
    }
  }

  @Test func `every text of notes is as the golden table has it`() throws {
    let table = Self.locales.map { locale in
      let renderer = Self.renderer(locale)
      return "== \(locale)\n" + Self.phrases.map { "\($0.id.text): \(renderer.text(for: $0))\n" }.joined()
    }.joined(separator: "\n")
    try GoldenFile(Self.golden).expect(table)
  }

  @Test(arguments: locales) func `a text has no problem, and is in its own language`(locale: LanguageTag) {
    let renderer = Self.renderer(locale)
    for phrase in Self.phrases {
      let rendering = renderer.rendering(of: phrase)
      #expect(
        rendering.problems.isEmpty && rendering.locale?.language == locale.language, "\(phrase.id.text): \(rendering)")
    }
  }

  @Test(arguments: locales) func `no figure is typed in a text`(locale: LanguageTag) throws {
    let renderer = Self.renderer(try #require(LanguageTag("\(locale)-u-nu-arab")))
    for phrase in Self.phrases {
      let text = renderer.text(for: phrase)
      #expect(!text.utf8.contains { (0x30...0x39).contains($0) }, "\(phrase.id.text): \(text)")
    }
  }

  @Test(arguments: locales.filter { $0.direction == .rightToLeft })
  func `a view without a given direction lays every text out right-to-left`(locale: LanguageTag) {
    for phrase in Self.phrases {
      let text = Self.renderer(locale).text(for: phrase)
      #expect(TextLawTests.isLaidOutRightToLeft(text), "\(phrase.id.text): \(text)")
    }
  }

  @Test func `neither apps nor pages carry them`() {
    for locale in ShippedCatalogs.locales {
      let ids = ShippedCatalogs.catalog(for: locale)?.orderedIDs ?? []
      #expect(!ids.contains(where: NoteTexts.isNote), "\(locale)")
    }
  }
}
