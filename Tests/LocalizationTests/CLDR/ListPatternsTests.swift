import Testing
import WatchwordLocalization

@Suite struct ListPatternsTests {
  @Test func `joins items in every locale as ICU does`() throws {
    var differences = Differences()
    for row in try Fixture("lists.txt").rows where !row[0].hasPrefix("=") {
      for name in row[0].split(separator: " ") {
        let patterns = ListPatterns.standard(for: try #require(LanguageTag(name)))
        let joined = [["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]].map { patterns.join($0) }
        differences.compare(String(name), joined.joined(separator: "|"), row.dropFirst().joined(separator: "|"))
      }
    }
    #expect(differences.compared > 500)
    #expect(differences.names == KnownDifferences.lists, "\(differences)")
  }

  @Test func `adjusts Spanish and Hebrew to the next item as ICU does`() throws {
    var compared = 0
    for row in try Fixture("lists.txt").rows where row[0].hasPrefix("=") {
      let patterns = ListPatterns.standard(for: try #require(LanguageTag(row[0].dropFirst())))
      #expect(patterns.join(Array(row.dropFirst(2))) == row[1])
      compared += 1
    }
    #expect(compared > 20)
  }

  @Test func `looks through an isolate`() throws {
    let spanish = ListPatterns.standard(for: try #require(LanguageTag("es")))
    #expect(spanish.join(["a", "\u{2068}Isabel\u{2069}"]) == "a e \u{2068}Isabel\u{2069}")
    let hebrew = ListPatterns.standard(for: try #require(LanguageTag("iw")))
    #expect(hebrew.join(["א", "\u{2067}ב\u{2069}"]) == "א ו\u{2067}ב\u{2069}")
    #expect(hebrew.join(["א", "\u{2068}<\u{2069}"]) == "א ו-\u{2068}<\u{2069}")
  }

  @Test(arguments: ["en", "ja", "ar", "th", "ti", "x-mine", "es", "he"])
  func `keeps none, one and empty items`(name: String) throws {
    let patterns = ListPatterns.standard(for: try #require(LanguageTag(name)))
    #expect(patterns.join([]) == "")
    #expect(patterns.join(["{1}%@"]) == "{1}%@")
    #expect(!patterns.join(["", ""]).isEmpty)
  }

  @Test func `puts text after the last item where the language does`() throws {
    let tigrinya = ListPatterns.standard(for: try #require(LanguageTag("ti")))
    #expect(tigrinya.join(["A", "B"]) == "Aን Bን")
    #expect(tigrinya.join(["A", "B", "C"]) == "A፣ Bን Cን")
  }
}
