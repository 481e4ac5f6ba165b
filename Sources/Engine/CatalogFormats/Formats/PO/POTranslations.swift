import WatchwordBasics
import WatchwordLocalization

/// Replaces the translations in a gettext catalogue. Only the texts after `msgstr`, the flag `fuzzy`, and the language
/// and plural forms in the header change.
struct POTranslations {
  private let lines: [ArraySlice<UInt8>]
  /// The units by the first line of their entries.
  private let units: [Int: [TranslationUnit]]
  private let forms: PluralForms
  private let language: LanguageTag
  /// The written lines, without line ends.
  private var written: [[UInt8]] = []
  private var next = 0
  /// The first line of the current entry; `nil` between entries.
  private var start: Int?
  /// The indices of the current entry's flags in the written lines.
  private var flags: [Int] = []
  private var hasHeader = false

  /// Returns the document with the translations of the single element of `files`; `nil` if the document has no header,
  /// or a charset other than UTF-8.
  static func replaced(by files: [TranslationCatalog.File], in document: CatalogDocument) -> [UInt8]? {
    let read = PODocument(document.bytes)
    guard files.count == 1, let file = files.first, read.defect == nil, read.encoding.converterName == nil,
      let language = file.header.targetLanguage.flatMap({ LanguageTag($0.string) })
    else { return nil }
    var translations = POTranslations(read.text, file, language)
    while translations.next < translations.lines.count { translations.writeLine() }
    guard translations.hasHeader else { return nil }
    return Array(translations.written.joined(separator: [0x0A]))
  }

  private init(_ text: [UInt8], _ file: TranslationCatalog.File, _ language: LanguageTag) {
    lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    self.units = Dictionary(grouping: file.units) { $0.position.line }
    self.language = language
    forms = PluralForms(of: language)
  }

  // MARK: Lines

  private mutating func writeLine() {
    let line = lines[next].drop { $0 == 0x20 || $0 == 0x09 }
    if line.starts(with: "#,".utf8) {
      flags.append(written.count)
    } else if line.starts(with: "msgctxt".utf8) || line.starts(with: "msgid".utf8) {
      // Lines count from 1.
      start = start ?? next + 1
    } else if line.starts(with: "msgstr".utf8) {
      return writeTranslations()
    } else if line.isEmpty || line.starts(with: "#~".utf8) {
      flags = []
    }
    written.append(Array(lines[next]))
    next += 1
  }

  /// Writes the replacement of the current entry's translations.
  private mutating func writeTranslations() {
    let old = next
    while next < lines.count, isOfTranslation(lines[next]) { next += 1 }
    defer { (start, flags) = (nil, []) }
    let known = start.flatMap { units[$0] } ?? []
    if known.isEmpty, !hasHeader {
      hasHeader = true
      written += header(lines[old..<next])
    } else if known.contains(where: { $0.target != nil }) {
      written += translations(known)
    } else {
      written += lines[old..<next].map { Array($0) }
      return
    }
    for index in flags { written[index] = Self.withoutFuzzy(written[index]) }
    // A line without flags is removed.
    for index in flags.reversed() where written[index].isEmpty { written.remove(at: index) }
  }

  private func isOfTranslation(_ line: ArraySlice<UInt8>) -> Bool {
    let line = line.drop { $0 == 0x20 || $0 == 0x09 }
    return line.starts(with: "msgstr".utf8) || line.first == UInt8(ascii: "\"")
  }

  private func translations(_ units: [TranslationUnit]) -> [[UInt8]] {
    let text: String
    if units[0].variation.plural == nil {
      text = POWriter.line("msgstr", units[0].target?.text ?? "")
    } else {
      text = forms.categories.enumerated().map { index, category in
        POWriter.line("msgstr[\(index)]", units.first { $0.variation.category == category }?.target?.text ?? "")
      }.joined()
    }
    return text.utf8.dropLast().split(separator: 0x0A).map { Array($0) }
  }

  /// Returns a line of flags without `fuzzy`; empty if it has no others.
  private static func withoutFuzzy(_ line: [UInt8]) -> [UInt8] {
    let flags = line.dropFirst(2).split(separator: UInt8(ascii: ","))
    let kept = flags.filter { !$0.filter { $0 > 0x20 }.elementsEqual("fuzzy".utf8) }
    if kept.count == flags.count { return line }
    return kept.isEmpty ? [] : Array("#,".utf8) + Array(kept.joined(separator: [UInt8(ascii: ",")]))
  }

  // MARK: The header

  private func header(_ lines: ArraySlice<ArraySlice<UInt8>>) -> [[UInt8]] {
    var text = Array(lines.joined(separator: [0x0A]))
    // The placeholder of `xgettext`.
    Self.replace("charset=CHARSET", with: "charset=UTF-8", in: &text)
    for (name, value) in [
      ("Language", GettextLocale.name(language)), ("Plural-Forms", GettextPlurals.value(of: forms, in: language)),
    ] where !Self.setField(name, to: value, in: &text) {
      text += "\n\"\(name): \(value)\\n\"".utf8
    }
    return text.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
  }

  /// Sets the value of a field, which ends at an escaped line end; returns `false` if the field does not exist.
  private static func setField(_ name: String, to value: String, in text: inout [UInt8]) -> Bool {
    let mark = Array("\(name):".utf8)
    let offset = text.indices.first { index in
      guard text[index...].starts(with: mark), index > 0 else { return false }
      return text[index - 1] == UInt8(ascii: "\"") || text[..<index].suffix(2).elementsEqual("\\n".utf8)
    }
    guard let start = offset.map({ $0 + mark.count }),
      let end = text.indices[start...].first(where: { text[$0...].starts(with: "\\n".utf8) })
    else { return false }
    text.replaceSubrange(start..<end, with: " \(value)".utf8)
    return true
  }

  private static func replace(_ old: String, with new: String, in text: inout [UInt8]) {
    guard let start = text.indices.first(where: { text[$0...].starts(with: old.utf8) }) else { return }
    text.replaceSubrange(start..<start + old.utf8.count, with: new.utf8)
  }
}
