import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization

@Suite struct FixTests {
  static let cases = CheckExampleTests.cases.filter { $0.example.corrected != nil }
  static let linter = Linter(configuration: LintConfiguration(set: .all))

  /// A unit that was added is not translated yet, and placeholders that are read now need a note.
  static let consequences: Set<ExactText> = [
    "untranslated", "unfinished-state", "identical-plural-forms", "placeholder-unexplained",
  ]

  @Test(arguments: cases)
  func `a fix removes its finding and makes no other`(each: CheckExampleTests.Case) throws {
    let run = each.run
    let before = run.findings(of: each.check).filter { $0.fix != nil }
    let fixed = Self.linter.fix(
      run.source.bytes, name: each.example.file, format: run.format, includingUnsafe: true)
    #expect(fixed.fixCount >= before.count)
    let after = Array(fixed.left)
    // The source of a translation is corrected in the app.
    #expect(!after.contains { $0.id == each.check.id && $0.fix != nil }, "\(after)")
    let known = Set(run.findings.map(\.id))
    let new = after.filter { !known.contains($0.id) && !Self.consequences.contains($0.id) }
    #expect(new.isEmpty, "\(new)")
    let again = Self.linter.fix(fixed.bytes, name: each.example.file, format: run.format, includingUnsafe: true)
    #expect(again.fixCount == 0 && again.bytes == fixed.bytes)
  }

  @Test(arguments: cases)
  func `safe fixes alone leave what needs a review`(each: CheckExampleTests.Case) {
    let run = each.run
    // A safe fix at the same place may mend both.
    let mended = run.findings.filter { $0.fix?.isSafe == true }.map(\.span.start)
    let unsafe = run.findings.filter { $0.fix?.isSafe == false && !mended.contains($0.span.start) }
    let fixed = Self.linter.fix(run.source.bytes, name: each.example.file, format: run.format)
    #expect(fixed.left.count { $0.fix?.isSafe == false } >= unsafe.count)
    #expect(!fixed.left.contains { $0.fix?.isSafe == true })
  }

  // MARK: Markup around a text

  @Test(arguments: [
    // A tag, a comment and the bound of a CDATA section between the characters of a fix stay.
    ("o<x id=\"1\"/>\u{308}ne", nil), ("Laden.<!-- c -->..", nil), ("Laden..<![CDATA[.]]>", nil),
    ("<![CDATA[a < b: ]]>Laden...", "<![CDATA[a < b: ]]>Laden…"), ("<![CDATA[Laden...]]>", "<![CDATA[Laden…]]>"),
    ("&lt;b&gt; Laden&#46;..", "&lt;b&gt; Laden…"), ("<g id=\"1\">Laden...</g>", "<g id=\"1\">Laden…</g>"),
    ("A&#x20; b &amp; c", "A b &amp; c"), ("<!-- c -->Salz ", "<!-- c -->Salz"),
    // Without the space this would end a CDATA section in the middle of a text.
    ("a]]  &gt;b", "a]] &gt;b"),
  ])
  func `markup and references survive`(target: String, expected: String?) {
    let source = target.contains("Laden") ? "Loading…" : "A"
    let text = document("de", unit(source, target))
    let fixed = Self.linter.fix(Array(text.utf8), name: "a.xliff", format: .xliff12)
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == document("de", unit(source, expected ?? target)))
  }

  @Test(
    arguments: [
      ("Hi %1$@", "Hallo % 1$@", "Hallo %1$@"), ("Hi %@", "Hallo % @", "Hallo %@"),
      ("%d files", "% d Dateien", "%d Dateien"),
      ("%@ and %@", "% @ und % @", "%@ und %@"), ("%@ and %@", "1$@ und 2$@", "%1$@ und %2$@"),
      ("%1$@ and %2$@", "2$@ und %1$@", "%2$@ und %1$@"), ("%1$@ and %2$d", "％1$@ und ２$d", "%1$@ und %2$d"),
      ("%@ and %d", "% d und % @", "%d und %@"), ("%#@files@ left", "Noch %#@ files@", "Noch %#@files@"),
      ("%d%% of %@", "%d % von %@", "%d %% von %@"), ("%@: 100%%", "%@: 100 %", "%@: 100 %%"),
      // The meaning is uncertain, or something else would still be wrong.
      ("%1$@ and %2$@", "% @ und % @", nil), ("%@ and %@", "% @", nil), ("%1$@, %2$@", "%2$@, % @", "%2$@, %1$@"),
      ("%@ and %d", "1$@ und %d", "%1$@ und %d"),
    ] as [(String, String, String?)])
  func `a broken placeholder is written as the source has it`(source: String, target: String, expected: String?) {
    let text = document("de", unit(source, target))
    let fixed = Self.linter.fix(Array(text.utf8), name: "a.xliff", format: .xliff12)
    let found = String(decoding: fixed.bytes, as: UTF8.self)
    if expected == "%1$@ und %d" || expected == "%d und %@" {
      // Either nothing is done or nothing is wrong afterwards.
      #expect(found == text || fixed.left.allSatisfy { $0.severity < .error })
    } else {
      #expect(found == document("de", unit(source, expected ?? target)))
    }
  }

  @Test func `fixes that overlap are applied one after the other`() {
    let text = document("fr", unit("Done…", "Fini...  "))
    let fixed = Self.linter.fix(Array(text.utf8), name: "a.xliff", format: .xliff12)
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == document("fr", unit("Done…", "Fini…")))
    #expect(fixed.fixCount == 2)
  }

  @Test func `a source is not changed without a review`() {
    let text = document(nil, "<trans-unit id=\"a\"><source>Loading...</source></trans-unit>")
    let safe = Self.linter.fix(Array(text.utf8), name: "a.xliff", format: .xliff12)
    #expect(safe.fixCount == 0 && safe.left.contains { $0.id == "ellipsis" && $0.fix?.isSafe == false })
    let all = Self.linter.fix(Array(text.utf8), name: "a.xliff", format: .xliff12, includingUnsafe: true)
    #expect(all.fixCount == 1)
  }

  @Test func `a file that cannot be read to its end is left alone`() {
    let text = document("de", unit("Salt", "Salz ")) + "<"
    let fixed = Self.linter.fix(Array(text.utf8), name: "a.xliff", format: .xliff12)
    #expect(fixed.fixCount == 0 && fixed.bytes == Array(text.utf8))
  }

  // MARK: Real catalogues

  @Test(arguments: ["focus-ios", "gomap", "moz-l10n"])
  func `only what was found changes in real catalogues`(project: String) throws {
    guard let url = shared("corpora/\(project)") else { return }
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() where name.hasSuffix(".xliff") {
      let bytes = Array(try Data(contentsOf: url.appending(path: name)))
      let file = ExactText(name)
      let found = Self.linter.lint([LintInput(name: file, bytes: bytes, format: .xliff12)]).findings
      let fixable = Set(found.filter { $0.fix?.isSafe == true }.compactMap(\.unit))
      let fixed = Self.linter.fix(bytes, name: file, format: .xliff12)
      #expect(fixed.fixCount >= fixable.count, "\(name)")
      count += fixed.fixCount
      #expect(Self.rest(of: bytes, without: fixable) == Self.rest(of: fixed.bytes, without: fixable), "\(name)")
      let again = Self.linter.fix(fixed.bytes, name: file, format: .xliff12)
      #expect(again.fixCount == 0 && again.bytes == fixed.bytes, "\(name)")
    }
    print("\(project): \(count) fixes")
  }

  /// The document without these units and without forms of plurals, and without the white space around them.
  private static func rest(of bytes: [UInt8], without units: Set<ExactText>) -> [UInt8] {
    guard let catalog = CatalogFormat.xliff12.read(bytes, name: "a").value else { return bytes }
    let removals = catalog.files.flatMap(\.units).filter { units.contains($0.id) || $0.variation.category != nil }
      .map { Fix(isSafe: true, edits: [.init($0.span, with: "")]) }
    return CatalogFormat.xliff12.applying(removals, to: bytes).bytes.split(separator: 0x0A)
      .filter { !$0.allSatisfy { $0 <= 0x20 } }.flatMap { $0 + [0x0A] }
  }
}
