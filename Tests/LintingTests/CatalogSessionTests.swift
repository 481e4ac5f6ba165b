import Foundation
import TestSupport
import Testing
import WatchwordCatalogFormats
import WatchwordDiagnostics
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
        if CatalogFormat.claims(SystemPath(file.path)) { files.append(file) }
      }
    }
    return files.sorted { $0.path < $1.path }
  }()

  static let texts: [ExactText] = [
    "", "x", "  Salz und <Pfeffer> & \"Essig\" ", "%d %@ %2$s {n}", "eins\nzwei\n\ndrei", "نص 🧂", "]]>", "a\u{301}",
  ]

  static func describe(_ findings: [Diagnostic]) -> [String] {
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

  /// What a unit is called, whatever units come or go.
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

  @Test(arguments: catalogs)
  func `after edits, the findings are those of the bytes opened anew, and undone edits give the first bytes`(
    file: URL
  ) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    var session = Self.open(bytes, file)
    var random = SeededGenerator(seed: UInt64(bytes.count))
    guard session.isReadable, !session.units.isEmpty else { return }
    var edited: [Name: (text: ExactText, state: TranslationState?)] = [:]
    for step in 0..<12 {
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
}
