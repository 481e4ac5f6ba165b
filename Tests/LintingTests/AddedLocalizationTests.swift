import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting

/// An edit adds a localization to a string catalogue, in the layout of its neighbours.
@Suite struct AddedLocalizationTests {
  struct Addition: Sendable {
    let strings: String
    let language: ExactText
    let id: ExactText

    init(_ strings: String, _ language: ExactText = "pl", _ id: ExactText = "a") {
      self.strings = strings
      self.language = language
      self.id = id
    }
  }

  private static func document(_ strings: String) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(strings)\n  },\n  \"version\" : \"1.0\"\n}"
  }

  /// A key that has these languages, so that the catalogue has them.
  private static let other = """
        "z" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Z"
              }
            },
            "pl" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Z"
              }
            },
            "uk" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Z"
              }
            }
          }
        }
    """

  private static func unit(_ language: String, _ value: String) -> String {
    """
            "\(language)" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\(value)"
              }
            }
    """
  }

  private static func key(_ localizations: String...) -> String {
    "    \"a\" : {\n      \"localizations\" : {\n" + localizations.joined(separator: ",\n") + "\n      }\n    },\n"
      + other
  }

  private static let inLine =
    #""z" : {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Z"}}, "pl": {"stringUnit": {"state": "translated", "value": "Z"}}}}"#

  private static let additions: [Case<Addition, String>] = [
    Case(
      "between two", Addition(key(unit("de", "A"), unit("uk", "A"))),
      key(unit("de", "A"), unit("pl", "Nowy"), unit("uk", "A"))),
    Case("after all", Addition(key(unit("de", "A"))), key(unit("de", "A"), unit("pl", "Nowy"))),
    Case("before all", Addition(key(unit("uk", "A"))), key(unit("pl", "Nowy"), unit("uk", "A"))),
    Case("in a key without anything", Addition("    \"a\" : {\n\n    },\n" + other), key(unit("pl", "Nowy"))),
    Case("in a key in one line", Addition("    \"a\" : {},\n" + other), key(unit("pl", "Nowy"))),
    Case(
      "in an empty list", Addition("    \"a\" : {\n      \"localizations\" : { }\n    },\n" + other),
      key(unit("pl", "Nowy"))),
    Case(
      "beside other members",
      Addition("    \"a\" : {\n      \"comment\" : \"c\",\n      \"shouldTranslate\" : true\n    },\n" + other),
      key(unit("pl", "Nowy")).replacing("\"a\" : {\n", with: "\"a\" : {\n      \"comment\" : \"c\",\n")
        .replacing("      }\n    },\n    \"z\"", with: "      },\n      \"shouldTranslate\" : true\n    },\n    \"z\"")),
    Case(
      "after other members", Addition("    \"a\" : {\n      \"comment\" : \"c\"\n    },\n" + other),
      key(unit("pl", "Nowy")).replacing("\"a\" : {\n", with: "\"a\" : {\n      \"comment\" : \"c\",\n")),
    Case(
      "in one line",
      Addition(#""a" : {"localizations": {"de": {"stringUnit": {"state": "new", "value": "A"}}}}, "# + inLine),
      #""a" : {"localizations": {"de": {"stringUnit": {"state": "new", "value": "A"}}, "pl": {"stringUnit": {"state": "translated", "value": "Nowy"}}}}, "#
        + inLine),
    Case(
      "in one line with blanks, one language a line",
      Addition(
        "\"a\" : {\n\t\"localizations\" : {\n\t\t\"de\" : { \"stringUnit\" : { \"state\" : \"new\", \"value\" : \"A\" } } } },\n"
          + other),
      "\"a\" : {\n\t\"localizations\" : {\n\t\t\"de\" : { \"stringUnit\" : { \"state\" : \"new\", \"value\" : \"A\" } },\n\t\t\"pl\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Nowy\" } } } },\n"
        + other),
    Case(
      "without anything, in one line", Addition(#""a": {}, "# + inLine),
      #""a": {"localizations": {"pl": {"stringUnit": {"state": "translated", "value": "Nowy"}}}}, "# + inLine),
    Case(
      "a phrase of a set",
      Addition(
        #""a": {"localizations": {"en": {"stringSet": {"state": "translated", "values": ["A", "B"]}}}}, "# + inLine,
        "pl", "a|==|stringSet.0"),
      #""a": {"localizations": {"en": {"stringSet": {"state": "translated", "values": ["A", "B"]}}, "pl": {"stringSet": {"state": "translated", "values": ["Nowy"]}}}}, "#
        + inLine),
    Case(
      "devices",
      Addition(
        #""a": {"localizations": {"en": {"variations": {"device": {"mac": {"stringUnit": {"value": "M"}}, "other": {"stringUnit": {"value": "O"}}}}}}}, "#
          + inLine,
        "pl", "a|==|device.mac"),
      #""a": {"localizations": {"en": {"variations": {"device": {"mac": {"stringUnit": {"value": "M"}}, "other": {"stringUnit": {"value": "O"}}}}}, "#
        + #""pl": {"variations": {"device": {"mac": {"stringUnit": {"state": "translated", "value": "Nowy"}}, "other": {"stringUnit": {"state": "new", "value": ""}}}}}}}, "#
        + inLine),
    Case(
      "a substitution",
      Addition(
        #""a": {"localizations": {"en": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg"}}}}}}}}}, "#
          + inLine,
        "pl"),
      #""a": {"localizations": {"en": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg"}}}}}}}, "#
        + #""pl": {"stringUnit": {"state": "translated", "value": "Nowy"}, "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"#
        + ["few", "many", "one", "other"].map { "\"\($0)\": {\"stringUnit\": {\"state\": \"new\", \"value\": \"\"}}" }
        .joined(separator: ", ")
        + #"}}}}}}}, "# + inLine),
  ]

  @Test(arguments: additions) func `a localization is added, and taken away`(addition: Case<Addition, String>) throws {
    for lineEnd in ["\n", "\r\n"] {
      let before = Self.document(addition.given.strings).replacing("\n", with: lineEnd)
      let after = Self.document(addition.expected).replacing("\n", with: lineEnd)
      var session = FinishedEditTests.open(Array(before.utf8), "a.xcstrings")
      let index = try FinishedEditTests.index(addition.given.id, in: session, addition.given.language)
      FinishedEditTests.edit(&session, index, "")  // nothing is as good as nothing
      #expect(FinishedEditTests.text(session) == before)
      FinishedEditTests.edit(&session, index, "Nowy")
      #expect(FinishedEditTests.text(session) == after)
      #expect(
        CatalogSessionTests.describe(FinishedEditTests.open(session.bytes, "a.xcstrings").findings)
          == CatalogSessionTests.describe(session.findings))
      let added = try FinishedEditTests.index(addition.given.id, in: session, addition.given.language)
      #expect(session.units[added].target?.text == "Nowy")
      FinishedEditTests.edit(&session, added, "")
      #expect(FinishedEditTests.text(session) == before)
    }
  }

  @Test func `two languages of a key can be undone in any order`() throws {
    let before = Self.document("    \"a\" : {\n\n    },\n" + Self.other)
    for order in [["de", "pl"], ["pl", "de"]] as [[ExactText]] {
      for undone in [order, order.reversed()] {
        var session = FinishedEditTests.open(Array(before.utf8), "a.xcstrings")
        for language in order {
          let index = try FinishedEditTests.index("a", in: session, language)
          FinishedEditTests.edit(&session, index, "X")
        }
        #expect(FinishedEditTests.text(session) == Self.document(Self.key(Self.unit("de", "X"), Self.unit("pl", "X"))))
        for language in undone {
          let index = try FinishedEditTests.index("a", in: session, language)
          FinishedEditTests.edit(&session, index, "")
        }
        #expect(FinishedEditTests.text(session) == before)
      }
    }
  }

  private static let plural = """
        "a" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld file"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld files"
                    }
                  }
                }
              }
            }
          }
        },

    """

  @Test func `a form comes with the other ones of its language, and goes with the last edit of them`() throws {
    let before = Self.document(Self.plural + Self.other)
    var session = FinishedEditTests.open(Array(before.utf8), "a.xcstrings")
    func edit(_ category: String, _ text: ExactText) throws {
      let index = try FinishedEditTests.index(ExactText("a|==|plural.\(category)"), in: session, "pl")
      FinishedEditTests.edit(&session, index, text)
    }
    try edit("one", "%lld plik")
    let forms = ["few", "many", "one", "other"].map { category in
      """
                  "\(category)" : {
                    "stringUnit" : {
                      "state" : "\(category == "one" ? "translated" : "new")",
                      "value" : "\(category == "one" ? "%lld plik" : "")"
                    }
                  }
      """
    }
    let added = Self.plural.replacing(
      "        }\n      }\n    },\n",
      with: "        },\n        \"pl\" : {\n          \"variations\" : {\n            \"plural\" : {\n"
        + forms.map { $0.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n") }.joined(separator: ",\n")
        + "\n            }\n          }\n        }\n      }\n    },\n")
    #expect(FinishedEditTests.text(session) == Self.document(added + Self.other))
    try edit("few", "%lld pliki")
    try edit("one", "")  // another form is still edited
    #expect(session.units[try FinishedEditTests.index("a|==|plural.one", in: session, "pl")].state == .new)
    try edit("one", "%lld plik")
    try edit("few", "")
    try edit("many", "%lld plików")
    try edit("one", "")
    try edit("many", "")
    #expect(FinishedEditTests.text(session) == before)
  }

  @Test func `source texts, keys that are given twice and keys that are not objects get nothing`() throws {
    let before = Self.document("\"a\" : {}, \"a\" : {}, \"b\" : 1, " + Self.inLine)
    var session = FinishedEditTests.open(Array(before.utf8), "a.xcstrings")
    for index in session.units.indices where session.units[index].target == nil {
      let isWritten = session.edit(index, to: "x")
      #expect(!isWritten)
    }
    #expect(FinishedEditTests.text(session) == before)
  }
}
