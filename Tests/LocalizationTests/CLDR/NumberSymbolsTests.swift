import Testing
import WatchwordLocalization

@Suite struct NumberSymbolsTests {
  @Test func `writes numbers in every locale as ICU does`() throws {
    let rows = try Fixture("numbers.txt").rows
    let numbers = try rows[0][1].split(separator: " ").map { try #require(Int($0)) }
    var differences = Differences()
    for row in rows.dropFirst() {
      for name in row[0].split(separator: " ") {
        let symbols = NumberSymbols.symbols(for: try #require(LanguageTag(name)))
        let written = numbers.map { number in
          var text = ""
          symbols.append(number, grouping: true, to: &text)
          return text
        }
        differences.compare(String(name), written.joined(separator: " "), row.dropFirst().joined(separator: " "))
      }
    }
    #expect(differences.compared > 600)
    #expect(differences.names == KnownDifferences.numbers, "\(differences)")
  }

  @Test func `writes numbers in the system that a tag requests as ICU does`() throws {
    let rows = try Fixture("number-systems.txt").rows
    var differences = Differences()
    for row in rows.dropFirst() {
      if row[0].hasPrefix("=") {
        let system = row[0].dropFirst()
        let digits = NumberSymbols.symbols(for: try #require(LanguageTag("en-u-nu-\(system)"))).digits
        differences.compare(String(system), digits.joined(), row[1])
        continue
      }
      for name in row[0].split(separator: " ") {
        let written = try rows[0].dropFirst().map { system in
          var text = ""
          NumberSymbols.symbols(for: try #require(LanguageTag("\(name)-u-nu-\(system)")))
            .append(-1_234_567, grouping: true, to: &text)
          return text
        }
        differences.compare(String(name), written.joined(separator: " "), row.dropFirst().joined(separator: " "))
      }
    }
    #expect(differences.compared > 600)
    #expect(differences.names == KnownDifferences.numberSystems, "\(differences)")
  }

  @Test(arguments: [
    ("hi-u-ca-indian-nu-deva", "hi-u-nu-deva"), ("ar-EG-u-nu-latn-x-mine", "ar"), ("fr-CH-a-nu-deva", "fr-CH"),
    ("hi-u-nu", "hi"), ("hi-u-nu-roman", "hi"), ("hi-u-nu-ca-indian", "hi"), ("hi-t-en-u-nu-deva", "hi-u-nu-deva"),
  ])
  func `finds the system among the tag's extensions`(name: String, other: String) throws {
    #expect(
      NumberSymbols.symbols(for: try #require(LanguageTag(name)))
        == NumberSymbols.symbols(for: try #require(LanguageTag(other))))
  }

  @Test(arguments: ["en", "ar-EG", "fa", "hi", "es", "pl", "ccp", "ff-Adlm", "ee", "en-US-posix", "x-mine"])
  func `writes the same to bytes and to text`(name: String) throws {
    let symbols = NumberSymbols.symbols(for: try #require(LanguageTag(name)))
    for number in [0, 9, -10, 999, 1000, 9999, 10_000, 1 << 31, .max, .min] {
      for grouping in [true, false] {
        var text = "é"
        var bytes = Array("é".utf8)
        symbols.append(number, grouping: grouping, to: &text)
        symbols.append(number, grouping: grouping, to: &bytes)
        #expect(Array(text.utf8) == bytes)
        let digits = text.unicodeScalars.filter { $0.properties.numericType == .decimal }
        #expect(digits.count == String(number.magnitude).count)
        #expect(
          digits.compactMap { $0.properties.numericValue.map { String(Int($0)) } }.joined() == String(number.magnitude))
      }
    }
  }

  @Test func `has the digits, separators and group sizes of the locale`() throws {
    let symbols = NumberSymbols.symbols(for: try #require(LanguageTag("ar-EG")))
    #expect(symbols.digits == ["٠", "١", "٢", "٣", "٤", "٥", "٦", "٧", "٨", "٩"])
    #expect(symbols.groupSeparator == "٬")
    #expect(symbols.minusSign == "\u{61C}-")
    let hindi = NumberSymbols.symbols(for: try #require(LanguageTag("hi")))
    #expect(hindi.primaryGroupingSize == 3 && hindi.secondaryGroupingSize == 2 && hindi.minimumGroupingDigits == 1)
    #expect(NumberSymbols.symbols(for: try #require(LanguageTag("pl"))).minimumGroupingDigits == 2)
    #expect(NumberSymbols.symbols(for: try #require(LanguageTag("en-US-posix"))).primaryGroupingSize == 0)
  }

  @Test(arguments: [
    ("iw", "he"), ("zh-TW-x-mine", "zh-Hant"), ("xx", "x-other"), ("sr-ME", "sr-Latn"), ("pt-CH", "pt-PT"),
    ("no", "nb"),
  ])
  func `falls back along the chain`(name: String, other: String) throws {
    #expect(
      NumberSymbols.symbols(for: try #require(LanguageTag(name)))
        == NumberSymbols.symbols(for: try #require(LanguageTag(other))))
  }
}
