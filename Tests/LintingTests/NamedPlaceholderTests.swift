import Testing
import WatchwordBasics
import WatchwordLinting

/// Placeholders with names, which are placeholders only where there is evidence.
@Suite struct NamedPlaceholderTests {
  /// What is found in a text beside others of its file.
  static func findings(
    _ source: String, _ target: String, beside others: [(String, String)] = [],
    original: String = "Localizable.xcstrings"
  ) -> [String] {
    let units =
      others.enumerated().map { unit($1.0, $1.1, id: "other\($0)") } + [unit(source, target, id: "judged")]
    let text = document("de", units.joined(separator: "\n"), original: original)
    return Linter(configuration: LintConfiguration(set: .recommended)).lint([input(text)]).findings
      .filter { $0.unit == "judged" && $0.id.string.hasSuffix("placeholder") }.map(\.id.string)
  }

  /// A way to write placeholders, with what two texts show of it.
  static let syntaxes: [(kept: [(String, String)], source: String, broken: [(String, String)])] = [
    (
      [("Hi {{ a }}", "Hallo {{ a }}"), ("By {{ b }}", "Von {{b}}")], "At {{ limit }}",
      [
        ("Bei {{ limite }}", "missing"), ("Bei", "missing"), ("Bei {{ limit }", "malformed"),
        ("Bei { limit }}", "malformed"), ("Bei {limit}", "malformed"), ("{{ limit }} {{ x }}", "extra"),
      ]
    ),
    (
      [("{a} of {b}", "{a} von {b}")], "In {place}",
      [
        ("In {Ort}", "missing"), ("In", "missing"), ("In {place", "malformed"), ("In place}", "malformed"),
        ("In {place} {x}", "extra"), ("In {Place}", "missing"), ("In {место}", "missing"),
        ("In {Ort:L}", "missing"),
      ]
    ),
    // A percent sign that is not one of a placeholder in the source, and the format of a value.
    (
      [("{a} of {b}", "{a:L} von {b:.1f}")], "{share}% of it", [("% davon", "missing"), ("%{share davon", "malformed")]
    ),
    (
      [("%(a)s %(b)d", "%(b)d %(a)s")], "%(count)d files",
      [
        ("% (count)d Dateien", "malformed"), ("%(Anzahl)d Dateien", "missing"), ("%(count) Dateien", "malformed"),
        ("Dateien", "missing"),
      ]
    ),
    (
      [("%{a} %{b}", "%{b}, %{a}")], "%{count} files",
      [("% {count} Dateien", "malformed"), ("%{count Dateien", "malformed"), ("%{Anzahl} Dateien", "missing")]
    ),
  ]

  @Test(arguments: syntaxes.indices)
  func `what the texts of a file show to be placeholders is compared`(index: Int) {
    let syntax = Self.syntaxes[index]
    for (target, expected) in syntax.broken {
      #expect(
        Self.findings(syntax.source, target, beside: syntax.kept) == ["\(expected)-placeholder"], "\(target)")
      // A placeholder in signs that prose does not have is missed without evidence, too.
      let isSure = expected == "missing" && (syntax.source.contains("{{") || syntax.source.contains("%{"))
      let alone = isSure ? ["missing-placeholder"] : []
      #expect(Self.findings(syntax.source, target) == alone, "no evidence: \(target)")
    }
    #expect(Self.findings(syntax.source, "X \(syntax.source)", beside: syntax.kept) == [])
  }

  @Test(arguments: [
    ("({share}%)", "(%{share})"), ("{share} % of it", "%{share} ondan"), ("{count} items", "{count:L} Dinge"),
    ("{share:.1%}", "{share:.2%}"),
  ])
  func `the sign and the format of a value may differ from the source`(source: String, target: String) {
    #expect(Self.findings(source, target, beside: [("{a} of {b}", "{a} von {b}")]) == [])
  }

  @Test(arguments: [
    ("Save ${file}", "${datei}"), ("Made by $(NAME)", "Von $(TITEL)"), ("Save %file%", "Sichern"),
    ("By @author@.", "Von @autor@."), ("See #page#", "Siehe #seite#"),
  ])
  func `a name in signs that prose does not have is a placeholder`(source: String, target: String) {
    #expect(Self.findings(source, target) == ["missing-placeholder"])
    #expect(Self.findings(source, "X \(source)") == [])
  }

  @Test(arguments: [
    ("a@b.org c@d.org", "keine"), ("#1 and #2", "1, 2"), ("10%off% 5%", "alle"),
    ("%1$d of %2$#@files@", "%1$d von %2$#@files@"), ("cost $(5)", "Kosten"),
  ])
  func `signs in prose are not names`(source: String, target: String) {
    #expect(!Self.findings(source, target).contains("missing-placeholder"))
  }

  @Test(arguments: [
    ("app_de.arb", "Hi {name}", "Hallo {Name}"), ("Strings.resx", "{0} of {1}", "{0} von allen"),
    ("de.yml", "%{n} files", "Dateien"), ("django.po", "%(n)s files", "Dateien"), ("a.hbs", "Hi {{n}}", "Hallo"),
    ("x.swift", "{N, plural, other {# min}}", "{M, plural, other {# Min.}}"),
  ])
  func `the format of the source file shows it too`(original: String, source: String, target: String) {
    #expect(Self.findings(source, target, original: original) == ["missing-placeholder"])
  }

  @Test(arguments: [
    ("Write {name}", "Namen schreiben"), ("{ a, b }", "{ a, c }"), ("{…}", "{...}"), ("%(5 items)", "%(5 Sachen)"),
    ("http://{switch:a,b}.org/{z}", "http://{switch:c}.org/{z}"), ("100%(gross) s", "100 %(brutto)"), ("{}", ""),
    ("{{", "}}"), ("{N, plural, one {a} other {b}}", "{N, plural, one {a} few {c} other {b}}"),
  ])
  func `words in brackets are words`(source: String, target: String) {
    #expect(Self.findings(source, target) == [])
  }

  @Test func `a translation that loses all names is no evidence against those of its source`() {
    let others = [("{a} {b}", "{x} {y}"), ("{c}", "{d}"), ("{e}", "{f}"), ("{g}", "{h}")]
    #expect(Self.findings("{i}", "{j}", beside: others) == ["missing-placeholder"])
  }

  @Test(arguments: [
    ("Quote {sic}", "Zitat {so}"), ("{1, 2}", "{1, 3}"), ("{x | x > 0}", "{x | x < 0}"), ("{ return; }", "{ halt; }"),
    ("Type {…}", "{...} eingeben"), ("{}", "[]"), ("C:{\\x}", "D:{\\y}"), ("{naïve}", "{naiv}"),
  ])
  func `prose, sets and code in brackets are words in every file`(source: String, target: String) {
    for original in ["Localizable.xcstrings", "app.ts", "file.ext"] {
      let others = [(source, target), (source, target)]
      #expect(Self.findings(source, target, beside: others, original: original) == [], "\(original)")
    }
  }
}

/// Names between percent signs, as in Symfony, whatever stands beside them.
@Suite struct PercentNameTests {
  @Test(arguments: [
    ("Sent to %email%.", "已發送到 %email%。"), ("See: %url%", "请看：%url%"), ("%days% days", "%days%天"),
    ("%used% used", "%used%استفاده"), ("On %date%", "%date%-n"), ("From %user%", "%user%-tól"),
    ("From %user%", "%user%dik"), ("By %user%", "Von%user%"), ("%left%%right%", "%right%%left%"),
    ("%share%% used", "已使用 %share%%"), ("%share%% used", "%share% % benutzt"), ("%YEAR% and %user%", "%user%, %YEAR%"),
    ("%d of %user%", "%user%-d %d"), ("Hi @name@", "嗨@name@吧"), ("See #page#", "参见#page#页"),
  ])
  func `the same bytes show the value`(source: String, target: String) {
    for original in ["messages.en.xlf", "app.html"] {
      let text = document("zh", unit(source, target), original: original)
      #expect(Linter().lint([input(text)]).ids == [], "\(original)")
    }
  }

  @Test(arguments: [
    ("Sent to %email%.", "已發送。"), ("%days% days", "%天%天"), ("%d of %user%", "%d 个"), ("%share%% used", "%%"),
  ])
  func `a lost one is found`(source: String, target: String) {
    let text = document("zh", unit(source, target), original: "messages.en.xlf")
    #expect(Linter().lint([input(text)]).ids == ["missing-placeholder"])
  }

  @Test(arguments: [("%d% done", "完成 %d%"), ("%lld% of all", "全部的 %lld%"), ("50%off or 60%off", "50%off或60%off")])
  func `a percentage is no name`(source: String, target: String) {
    let text = document("zh", unit(source, target), original: "messages.en.xlf")
    #expect(Linter().lint([input(text)]).ids == [])
  }
}
