import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting

/// The laws of a catalogue that is open for editing.
@Suite struct CatalogSessionTests {
  static let linter = Linter(configuration: LintConfiguration(set: .all))

  /// The fixtures, the shipped catalogues and, where they are, the corpora.
  static let catalogs: [URL] = {
    var files: [URL] = []
    for folder in ["Locales", "Fuzzing/Seeds"] {
      let root = packageFolder.appending(path: folder)
      let keys: [URLResourceKey] = [.isRegularFileKey]
      guard let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: keys) else { continue }
      for case let file as URL in walk {
        guard (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true else { continue }
        if CatalogFormat.matches(SystemPath(file.path)) { files.append(file) }
      }
    }
    return files.sorted { $0.path < $1.path }
  }()

  static let texts: [ExactText] = [
    "", "x", "  Salz und <Pfeffer> & \"Essig\" ", "%d %@ %2$s {n}", "eins\nzwei\n\ndrei", "نص 🧂", "]]>", "a\u{301}",
  ]

  static func describe(_ findings: [Finding]) -> [String] {
    findings.map { finding in
      let (start, end) = (finding.span.start, finding.span.end)
      return "\(start.line):\(start.column)-\(end.line):\(end.column) \(finding.severity) \(finding.id) "
        + "\(finding.unit ?? "") \(finding.message) \(finding.help ?? "") \(String(describing: finding.fix))"
    }
  }

  private static func open(_ bytes: [UInt8], _ file: URL) -> CatalogSession {
    let path = SystemPath(file.path)
    let format = CatalogFormat.format(ofFileNamed: path, startingWith: bytes)
    return CatalogSession(bytes, name: path.name, format: format, linter: linter)
  }

  /// The name of a unit, which stays the same when other units come or go.
  private struct Name: Hashable {
    let file: Int
    let id: ExactText
    let number: Int

    init(_ index: Int, in session: CatalogSession) {
      let file = session.elements.firstIndex { $0.units.contains(index) } ?? 0
      let id = session.units[index].id
      self.file = file
      self.id = id
      number = session.elements[file].units.count { $0 < index && session.units[$0].id == id }
    }

    func index(in session: CatalogSession) -> Int? {
      session.elements[file].units.filter { session.units[$0].id == id }.dropFirst(number).first
    }
  }

  @Test(arguments: Rounds.sample(catalogs, 4))
  func `after edits, the findings are those of the bytes opened anew, and undone edits give the first bytes`(
    file: URL
  ) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    var session = Self.open(bytes, file)
    var random = SeededGenerator(seed: UInt64(bytes.count))
    guard session.isReadable, !session.units.isEmpty else { return }
    var edited: [Name: (text: ExactText, state: TranslationState?)] = [:]
    for step in 0..<Rounds.count(4) {
      let index = Int.random(in: 0..<session.units.count, using: &random)
      let name = Name(index, in: session)
      let old = (session.units[index].target?.editableText ?? "", session.units[index].state)
      let text = Self.texts[step % Self.texts.count]
      let before = session.bytes
      if session.edit(index, to: text) {
        if edited[name] == nil { edited[name] = old }
        let target = name.index(in: session).flatMap { session.units[$0].target }
        #expect(target?.editableText == text || target?.elements.isEmpty == false || text.isEmpty)
      } else {
        #expect(session.bytes == before, "a refused edit changes nothing")
      }
      let again = Self.open(session.bytes, file)
      #expect(Self.describe(session.findings) == Self.describe(again.findings), "step \(step), unit \(name)")
      #expect(session.units.count == again.units.count)
    }
    // In any order. The forms of a message that was not translated go with the last one.
    for (name, old) in edited.sorted(by: { $0.value.text < $1.value.text }) {
      guard let index = name.index(in: session) else { continue }
      let unit = session.units[index]
      if unit.target?.editableText ?? "" == old.text, unit.state == old.state { continue }
      let isRestored = session.edit(index, to: old.text)
      #expect(isRestored, "\(name) \(old.text)")
    }
    #expect(session.bytes == bytes)
  }

  private static let formTexts: [Case<ExactText, Bool>] = [
    Case("a text", "{n} gute Äpfel", true),
    Case("a brace that ends the form", "{n}} Äpfel", false),
    Case("a brace that opens another one", "{n Äpfel", false),
    Case("a placeholder of no name", "{} Äpfel", false),
    Case("nothing", "", true),
  ]

  /// A German resource of an app, whose source has two forms.
  private static func openGerman(_ message: String) -> CatalogSession {
    let source = #"{"@@locale": "en", "apples": "{n, plural, one{{n} apple} other{{n} apples}}"}"#
    let sources = CatalogFormat.arb.read(Array(source.utf8), name: "app_en.arb").value.map { SourceTable($0) }
    return CatalogSession(
      Array(message.utf8), name: "app_de.arb", format: .arb, sources: sources, linter: linter)
  }

  @Test(arguments: formTexts)
  func `a form of a message accepts no text that breaks it, and can be undone`(text: Case<ExactText, Bool>) throws {
    let message = #"{"@@locale": "de", "apples": "{n, plural, one{{n} Apfel} other{{n} Äpfel}}"}"#
    var session = Self.openGerman(message)
    let index = try #require(session.units.firstIndex { $0.id.string.contains("other") })
    let isWritten = session.edit(index, to: text.given)
    #expect(isWritten == text.expected)
    #expect((session.bytes == Array(message.utf8)) != text.expected)
    let isUndone = session.edit(index, to: "{n} Äpfel")
    #expect(isUndone)
    #expect(session.bytes == Array(message.utf8))
  }

  @Test func `a plain text can become a message of forms`() throws {
    var session = Self.openGerman(#"{"@@locale": "de", "apples": "Äpfel"}"#)
    let isWritten = session.edit(0, to: "{n, plural, one{{n} Apfel} other{{n} Äpfel}}")
    #expect(isWritten)
    #expect(session.units.count == 2)
  }
}
