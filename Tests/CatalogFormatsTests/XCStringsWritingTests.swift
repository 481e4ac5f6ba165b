import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

@Suite struct XCStringsWritingTests {
  /// The one file that is written of a reading, as text.
  private func written(_ files: [TranslationCatalog.File]) throws -> String {
    let result = try #require(CatalogFormat.xcstrings.writing(files))
    #expect(result.files.count == 1)
    return String(decoding: try #require(result.files.first).bytes, as: UTF8.self)
  }

  /// What a catalogue means, for comparisons.
  private func meaning(_ files: [TranslationCatalog.File]) -> [String] {
    files.flatMap { file in
      file.units.filter { file.header.isSource || $0.target != nil }.map { unit in
        let state = file.header.isSource ? "" : "\(unit.state?.isFinished ?? true)"
        return
          "\(file.header.shownLanguage ?? "") \(text(of: unit)) \(state) \(unit.notes) \(unit.translate)"
      }
    }.sorted()
  }

  /// The line of a unit without its state.
  private func text(of unit: TranslationUnit) -> String {
    let line = line(unit)
    return unit.state == nil ? line : String(line[..<(line.lastIndex(of: "[") ?? line.endIndex)].dropLast())
  }

  static let catalogues: [Case<String, String>] = [
    Case(
      "keys and texts", "",
      """
          "" : {

          },
          "%lld files" : {
            "comment" : "A \\"count\\"",
            "localizations" : {
              "de" : {
                "variations" : {
                  "plural" : {
                    "one" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "%lld Datei"
                      }
                    },
                    "other" : {
                      "stringUnit" : {
                        "state" : "needs_review",
                        "value" : "%lld Dateien"
                      }
                    }
                  }
                }
              },
              "pt-BR" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "a/b\\n\\t\\\\"
                }
              }
            }
          },
          "2 x" : {
            "shouldTranslate" : false
          },
          "10 x" : {

          },
          "apple" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "Apple"
                }
              }
            }
          },
          "Banana" : {

          }
      """),
    Case(
      "a substitution", "",
      """
          "found" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%@ has %2$#@files@"
                },
                "substitutions" : {
                  "files" : {
                    "argNum" : 2,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "other" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "%arg files"
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
      """),
  ]

  @Test(arguments: catalogues)
  func `what Xcode prints is written as it was`(_ each: Case<String, String>) throws {
    let text = catalogue(each.expected)
    let reading = readStrings(text)
    #expect(reading.findings.isEmpty)
    #expect(try written(reading.files) == text)
  }

  @Test(arguments: XCStringsTests.cases)
  func `what is written means what was read`(_ each: Case<String, [String]>) throws {
    let first = readStrings("{\"sourceLanguage\":\"en\",\"strings\":{\(each.given)},\"version\":\"1.0\"}")
    let again = readStrings(try written(first.files))
    #expect(again.isSound && meaning(again.files) == meaning(first.files))
  }

  /// The text and the form `other` of its substitution in English and German, and the arguments and the specifiers that
  /// are written for German and English.
  static let substitutions: [Case<(english: [String], german: [String]), [String]>] = [
    Case(
      "the only value", (["%#@n@", "%arg files"], ["%#@n@", "%arg Dateien"]), ["1", "\"lld\"", "1", "\"lld\""]),
    Case(
      "a translation without the value before it",
      (["%@ has %#@n@", "%arg files"], ["Es sind %#@n@", "%arg Dateien"]), ["2", "\"lld\"", "2", "\"lld\""]),
    Case(
      "a source without it", (["Files", "%arg files"], ["%@ hat %#@n@", "%arg Dateien"]),
      ["2", "\"lld\"", "\"lld\""]),
    Case(
      "a specifier", (["%#@n@", "%d files"], ["%#@n@", "%u Dateien"]), ["1", "\"u\"", "1", "\"d\""]),
    Case(
      "an obsolete specifier", (["%#@n@", "%D files"], ["%#@n@", "%D Dateien"]),
      ["1", "\"lld\"", "1", "\"lld\""]),
    Case(
      "another number beside it", (["%#@n@", "%arg of %2$u"], ["%#@n@", "%2$u, davon %arg"]),
      ["1", "\"lld\"", "1", "\"lld\""]),
    Case(
      "a percent sign before a letter", (["%#@n@", "%arg %Off"], ["%#@n@", "%arg"]),
      ["1", "\"lld\"", "1", "\"lld\""]),
  ]

  @Test(arguments: substitutions)
  func `a substitution has the argument of the source and the specifier of its number`(
    each: Case<(english: [String], german: [String]), [String]>
  ) throws {
    let ids = ["k", "k|==|substitutions.n.plural.other"]
    let units = zip(ids, zip(each.given.english, each.given.german)).map { id, texts in
      """
      <trans-unit id="\(id)"><source>\(texts.0)</source><target state="translated">\(texts.1)</target></trans-unit>
      """
    }
    let text = try written(
      read(
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="Localizable.xcstrings" \
        source-language="en" target-language="de" datatype="plaintext"><body>\(units.joined())</body></file></xliff>
        """
      ).files)
    let members = text.split(separator: "\n").compactMap { line -> String? in
      let parts = line.split(separator: " : ")
      guard ["\"argNum\"", "\"formatSpecifier\""].contains(where: { line.contains($0) }) else { return nil }
      return parts.last.map { String($0.drop { $0 == " " }.prefix { $0 != "," }) }
    }
    #expect(members == each.expected)
    #expect(readStrings(text).findings.map(\.message) == [])
  }

  @Test func `parts of XLIFF that string catalogues lack are losses`() throws {
    let units = """
      <trans-unit id="a" maxwidth="9"><source>A</source><target state="translated" state-qualifier="x">B</target>\
      <note>1</note><note>2</note></trans-unit>
      <trans-unit id="b" approved="yes"><source>A<x id="1"/></source></trans-unit>
      """
    let result = try #require(CatalogFormat.xcstrings.writing(read(document(units)).files))
    let parts = result.losses.map { "\($0.unit ?? ""): \($0.part)" }
    #expect(
      parts == [
        "b: inlineCodes", "a: width", "a: other(\"the reason for the state\")", "b: other(\"the approval\")",
      ])
    #expect(result.files.map(\.path) == ["Localizable.xcstrings"])
  }

  // MARK: Into a document

  private func updated(_ document: String, with other: String) throws -> String {
    let files = readStrings(other).files.filter { $0.header.targetLanguage != nil }
    let result = try #require(CatalogFormat.xcstrings.updating(Array(document.utf8), with: files))
    return String(decoding: try #require(result.files.first).bytes, as: UTF8.self)
  }

  static let laidOut = """
    {
      "sourceLanguage": "en",
      "strings": {
        "b": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "B\\u00e4"}}}},
        "a": {
          "x": [1],
          "localizations": {
            "de": {
              "stringUnit": {
                "state": "new",
                "value": "A"
              }
            }
          }
        },
        "c": {}
      }, "version": "1.0" }

    """

  static func strings(_ keys: String) -> String {
    "{\"sourceLanguage\":\"en\",\"strings\":{\(keys)},\"version\":\"1.0\"}"
  }

  static let updates: [Case<String, (old: String, new: String)>] = [
    Case("nothing", #""b":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Bä"}}}}"#, ("", "")),
    Case(
      "a text", #""b":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"\"B\""}}}}"#,
      ("\"B\\u00e4\"", "\"\\\"B\\\"\"")),
    Case(
      "a state", #""a":{"localizations":{"de":{"stringUnit":{"state":"needs_review","value":"A"}}}}"#,
      ("\"new\"", "\"needs_review\"")),
    Case(
      "a language before another",
      #""a":{"localizations":{"ar":{"stringUnit":{"state":"translated","value":"ا"}}}}"#,
      (
        "        \"de\": {\n          \"stringUnit\": {\n",
        """
                "ar": {
                  "stringUnit": {
                    "state": "translated",
                    "value": "ا"
                  }
                },
                "de": {
                  "stringUnit": {

        """
      )),
    Case(
      "a language for a key that has none", #""c":{"localizations":{"de":{"stringUnit":{"state":"new","value":"C"}}}}"#,
      (
        "\"c\": {}",
        """
        "c": {
              "localizations": {
                "de": {
                  "stringUnit": {
                    "state": "new",
                    "value": "C"
                  }
                }
              }
            }
        """
      )),
    Case(
      "a key at the end", #""d":{"comment":"D","localizations":{"de":{"stringUnit":{"state":"new","value":"C"}}}}"#,
      (
        "\"c\": {}",
        """
        "c": {},
            "d": {
              "comment": "D",
              "localizations": {
                "de": {
                  "stringUnit": {
                    "state": "new",
                    "value": "C"
                  }
                }
              }
            }
        """
      )),
  ]

  @Test(arguments: updates)
  func `only what differs changes`(_ each: Case<String, (old: String, new: String)>) throws {
    let (old, new) = each.expected
    #expect(old.isEmpty || Self.laidOut.contains(old))
    let expected = old.isEmpty ? Self.laidOut : Self.laidOut.replacing(old, with: new)
    let result = try updated(Self.laidOut, with: Self.strings(each.given))
    #expect(result == expected)
    #expect(readStrings(result).isSound)
  }

  @Test func `a document is updated with itself to the same bytes`() throws {
    let varied = """
      "k":{"localizations":{"de":{"stringUnit":{"value":"%#@n@"},"substitutions":{"n":{"variations":{"plural":{
      "other":{"stringUnit":{"value":"%arg x"}}}}}}},"ru":{"variations":{"device":{"mac":{"variations":{"plural":{
      "few":{"stringUnit":{"value":"y"}}}}}}}}}}
      """
    for text in [Self.laidOut, Self.strings(varied)] + Self.catalogues.map({ catalogue($0.expected) }) {
      #expect(try updated(text, with: text) == text)
    }
  }

  @Test func `phrases of a set are updated one by one`() throws {
    let set = { (phrase: String) in
      Self.strings(
        #""k":{"localizations":{"de":{"stringSet":{"state":"new","values":["A","\#(phrase)"]}}}}"#)
    }
    #expect(try updated(set("B"), with: set("B")) == set("B"))
    #expect(try updated(set("B"), with: set("C")) == set("C"))
  }

  @Test func `a text that is not a catalogue is not updated`() {
    #expect(CatalogFormat.xcstrings.updating(Array("{\"strings\":[]}".utf8), with: []) == nil)
    #expect(CatalogFormat.xcstrings.updating(Array("{".utf8), with: []) == nil)
  }

  // MARK: Fixes

  @Test func `a fix of a text changes only its bytes, and is escaped`() throws {
    let text =
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"value":"x\u0041\ny"}}}}},"version":"1.0"}"#
    let target = try #require(readStrings(text).units.last?.target)
    let fix = try #require(target.fix(replacing: 1..<3, with: "\"\n/é", isSafe: true))
    let fixed = CatalogFormat.xcstrings.applying([fix], to: Array(text.utf8))
    #expect(fixed.isApplied == [true])
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == text.replacing(#"\u0041\n"#, with: #"\"\n/é"#))
  }

  @Test(arguments: [true, false]) func `a plural form is added in the layout of its neighbour`(isLaidOut: Bool) throws {
    let one = #""one" : {"stringUnit" : {"state" : "translated","value" : "%lld\tfile"}}"#
    let indent = String(repeating: " ", count: 14)
    let lines = [
      "{", "  \"stringUnit\" : {", "    \"state\" : \"new\",", "    \"value\" : \"%lld\\tfile\"", "  }", "}",
    ]
    let form = { (name: String) in "\"\(name)\" : " + lines.joined(separator: "\n" + indent) }
    let compact = #""few" : {"stringUnit" : {"state" : "new","value" : "%lld\tfile"}}"#
    let space = "\n" + indent
    let own = isLaidOut ? space + form("other") : one
    let text = catalogue(
      #""k" : { "localizations" : { "en" : { "stringUnit" : { "value" : "%lld\tfile" } }, "ru" : { "variations" : { "plural" : {"#
        + own + " } } } } }")
    let unit = try #require(readStrings(text).units.last)
    for after in [false, true] {
      let fix = try #require(unit.fix(adding: .few, after: after, isSafe: false))
      let fixed = CatalogFormat.xcstrings.applying([fix], to: Array(text.utf8))
      #expect(fixed.isApplied == [true])
      let new = isLaidOut ? form("few") : compact
      let gap = isLaidOut ? space : ""
      let bare = isLaidOut ? form("other") : one
      let both = after ? bare + "," + gap + new : new + "," + gap + bare
      #expect(String(decoding: fixed.bytes, as: UTF8.self) == text.replacing(bare, with: both))
    }
  }
}
