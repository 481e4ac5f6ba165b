import Testing
import WatchwordBasics
import WatchwordLinting

/// Catalogues as translators write them, in which simpler tools find what is not there.
@Suite struct TrapTests {
  /// Texts with percent signs that are words to people.
  static let prose: [(String, String)] = [
    ("%(count)d files", "%(count)d Dateien"), ("%{count} files", "%{count} Dateien"), ("%1 of %2", "%1 von %2"),
    ("%minutes% min", "%minutes% Min."), ("%count% of %total%", "%count% von %total%"), ("{0}% done", "{0} % fertig"),
    ("Save 10%", "10 % sparen"), ("10%-20%", "10 %–20 %"), ("50%, then 20%", "erst 50 %, dann 20 %"),
    ("&lt;unknown>", "&lt;unbekannt>"), ("% of users", "% der Nutzer"), ("%", "%"), ("%%", "%%"), ("A%B", "A%B"),
    ("100%er", "100%er"), ("discount 5%ish", "etwa 5 % Rabatt"), ("URL http://a.b/?q=%s", "http://a.b/?q=%s"),
    ("https://a.b/%E4%BD", "https://a.b/%E4%BD"), ("a%20b", "a%20b"), ("50% discount", "20% de descuento"),
    ("Discount", "20 % de remise"), ("Sale", "Sconti del 50% su tutto"), ("Sale", "50% på allt"), ("Sale", "50% off"),
    ("50% off", "%50 indirim"), ("%d%% off", "%%%d indirim"), ("50% off", "%50eko beherapena"),
    ("50% off", "%50'ye varan"), ("20% extra", "%20 ekstra"), ("50% off", "50%オフ"), ("50% off", "50% 할인"),
    ("50% off", "خصم 50%"), ("50% off", "۵۰٪ تخفیف"), ("50% off", "50% छूट"), ("50% off", "ลด 50%"),
    ("100% secure", "100%ig sicher"), ("100% free", "100 % gratuit"), ("5% APR", "5% effektiver Jahreszins"),
    ("%d at 50% discount", "%d mit 50 % Rabatt"), ("%@: 100% sure", "%@: 100% seguro"), ("%d%%", "%d٪"),
    ("%d%% done", "%d％完了"), ("%d%% of %@", "%d\u{A0}%% de %@"), ("%.2f $", "%.2f $"), ("%1$@ 50%", "%1$@ 50%"),
  ]

  @Test(arguments: prose)
  func `percent signs in prose are not placeholders`(source: String, target: String) {
    let unit = "<trans-unit id=\"a\"><source>\(source)</source><target>\(target)</target></trans-unit>"
    #expect(Linter().lint([input(document("de", unit))]).findings.map(\.message) == [])
  }

  @Test(arguments: [
    "am ar az be bg bn ca cs cy da de el en-GB es es-419 et eu fa fi fil fr fr-CA ga gd gl he hi hr hsb hu hy id in is it",
    "iw ja ka kk km ko kw la lo lt lv mk mo ms mt my nb nl nn no pl pt-BR pt-PT ro ru sh sk sl sq sr sr-Latn sv sw ta th",
    "tl tlh tr uk ur uz vi x-pirate yue zh-Hans zh-Hant-HK zh-TW zu",
  ])
  func `a text with all forms of its language is clean`(languages: String) throws {
    let needed = [
      "zero": ["ar", "cy", "kw", "lv"], "two": ["ar", "cy", "kw", "he", "iw", "ga", "gd", "mt", "sl", "hsb"],
      "few": [
        "ar", "cy", "kw", "ga", "gd", "mt", "sl", "hsb", "be", "ru", "uk", "pl", "sr", "sr-Latn", "sh", "hr", "cs",
        "sk",
        "lt", "ro", "mo",
      ],
      "many": [
        "ar", "cy", "kw", "ga", "mt", "be", "ru", "uk", "pl", "es", "es-419", "fr", "fr-CA", "it", "pt-BR", "pt-PT",
        "ca",
      ],
    ]
    let oneless = ["id", "in", "ja", "km", "ko", "lo", "ms", "my", "th", "vi", "yue", "zh-Hans", "zh-Hant-HK", "zh-TW"]
    for language in languages.split(separator: " ").map({ String($0) }) {
      let forms = ["zero", "one", "two", "few", "many", "other"].filter { form in
        switch form {
        case "other": true
        case "one": !oneless.contains(language)
        default: needed[form]?.contains(language) == true
        }
      }
      let units = forms.map {
        "<trans-unit id=\"k|==|plural.\($0)\"><source>%lld files</source><target>%lld \($0)</target></trans-unit>"
      }
      let found = Linter().lint([input(document(language, units.joined()))])
      #expect(found.findings.map(\.message) == [], "\(language)")
    }
  }

  @Test(arguments: [
    "&lt;b> &amp; 1️⃣%@", "😀👨‍👩‍👧 1️⃣%@", "e\u{301}a\u{308} 1️⃣%@", "x\ny 1️⃣%@", "x\r\n\ty 1️⃣%@", "\t\t1️⃣%@",
    "<![CDATA[<a> ]]>1️⃣%@", "<![CDATA[<a> 1️⃣%@]]>", "<g id=\"1\">x 1️⃣%@</g>", "<x id=\"%d\"/>1️⃣%@",
    "<!-- %@ -->1️⃣%@", "&#x1F600;1️⃣%@", "&#10;&#13;1️⃣%@", "1️⃣&#37;@", "1️⃣%&#64;", "1️⃣&#x25;1&#36;@", "<?pi %@?>1️⃣%@",
    "<g id='a>b'>1️⃣%@</g>", "<ph id=\"1\">1️⃣%@</ph>", "\u{2028}1️⃣%@", "\u{85}1️⃣%@", "\u{200B}\u{FEFF}1️⃣%@",
    "%% 1️⃣%@ and 1️⃣%@",
  ])
  func `a placeholder is shown where it is in the file`(target: String) {
    let text = document("de", "<trans-unit id=\"a\"><source>A</source><target>\(target)</target></trans-unit>")
    var plain = ""
    var places: [SourcePosition] = []
    for piece in text.split(separator: "1️⃣", omittingEmptySubsequences: false) {
      if !plain.isEmpty { places.append(SourceText(name: "", bytes: Array(plain.utf8)).position(at: plain.utf8.count)) }
      plain += piece
    }
    let found = Linter(configuration: LintConfiguration(only: ["extra-placeholder"])).lint([input(plain)])
    #expect(found.findings.map(\.span.start) == places)
    #expect(Set(found.ids) == ["extra-placeholder"])
  }
}
