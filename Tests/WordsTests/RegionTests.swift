import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordShippedCatalogs

/// Catalogues of regions, which hold only what differs, and number systems that a tag requests.
@Suite struct RegionTests {
  private static func renderer(_ name: String) throws -> Renderer {
    TextTable.Texts(try #require(LanguageTag(name))).renderer
  }

  @Test(arguments: ["de-CH", "de-LI"]) func `Swiss texts have no sharp s`(name: String) throws {
    let texts = TextTable.Texts(try #require(LanguageTag(name)))
    for (row, style, text) in texts.all {
      #expect(!text.contains("ß") && !text.contains("„"), "\(row.name) \(style): \(text)")
    }
    let uppercase = PasswordRule.characterCount(CharacterCountRule(.uppercase, minimum: 2))
    #expect(texts.renderer.text(for: uppercase.phrase(in: .checklist)) == "Mind. 2 Grossbuchstaben")
  }

  @Test(arguments: ["de-CH", "de-LI", "de-CH-1996", "de-Latn-CH"])
  func `what the region's catalogue leaves to its parent is not a fallback`(name: String) throws {
    let renderer = try Self.renderer(name)
    for rule in TextTable.rows.map(\.rule) {
      for style in RuleStyle.allCases {
        let rendering = renderer.rendering(of: rule.phrase(in: style))
        #expect(!rendering.isFallback && rendering.problems.isEmpty)
        #expect(rendering.locale?.language == "de")
      }
    }
  }

  @Test func `a region's catalogue brings its parent, and is used for its own region only`() throws {
    func locales(_ name: String) throws -> [String] {
      ShippedCatalogs.catalogs(for: try #require(LanguageTag(name))).map(\.locale.description)
    }
    #expect(try locales("de-CH") == ["de", "de-CH", "en"])
    #expect(try locales("de-AT") == ["de", "en"])
    #expect(try locales("de") == ["de", "en"])
  }

  @Test(arguments: ShippedCatalogs.locales)
  func `a region's catalogue repeats nothing of its parent`(locale: LanguageTag) throws {
    let parents = LocaleMatcher.chain(for: locale).dropFirst().filter { ShippedCatalogs.locales.contains($0) }
    guard let parent = parents.first.flatMap({ ShippedCatalogs.catalog(for: $0) }) else { return }
    let catalog = try #require(ShippedCatalogs.catalog(for: locale))
    #expect(!catalog.messages.isEmpty)
    for (id, message) in catalog.messages {
      #expect(parent.messages[id] != nil && parent.messages[id] != message, "\(id.text)")
    }
  }

  @Test(arguments: [
    ("hi-u-nu-deva", "कम से कम १२ कैरेक्टर"), ("hi", "कम से कम 12 कैरेक्टर"), ("ar", "12 حرفًا على الأقل"),
    ("ar-u-nu-arab", "١٢ حرفًا على الأقل"), ("ar-EG", "١٢ حرفًا على الأقل"), ("ar-EG-u-nu-latn", "12 حرفًا على الأقل"),
    ("en-u-nu-roman", "Min. 12 characters"),
  ])
  func `numbers are in the system that the tag requests`(name: String, expected: String) throws {
    let rule = PasswordRule.length(LengthRule(minimum: 12))
    #expect(try Self.renderer(name).text(for: rule.phrase(in: .checklist)) == expected)
  }
}
