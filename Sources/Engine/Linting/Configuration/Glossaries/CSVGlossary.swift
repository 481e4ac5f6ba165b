import WatchwordBasics
import WatchwordLocalization

/// A reader of terms in a table with a column of terms and a column for each language.
///
/// A row of headings identifies the columns by language tags, or by the words term, source, translation, target,
/// forbidden and note. Without headings, there are two columns, the terms and their translations. Several words in a
/// cell are separated by `|` or `;`.
struct CSVGlossary {
  private let reader: GlossaryReader
  private let table: CSVTable
  private var findings: SourceFindings

  private enum Column {
    case term
    /// The translation in a language.
    case translation(ExactText)
    /// Words that must not appear in a language.
    case forbidden(ExactText)
    /// Content that does not belong to the glossary.
    case other
  }

  static func read(_ document: SourceText, for reader: GlossaryReader) -> Reading<Glossary> {
    var table = CSVGlossary(document, reader)
    let glossary = String(validating: document.bytes, as: UTF8.self) == nil ? table.refuseEncoding() : table.glossary()
    return Reading(table.findings.all.containsError ? nil : glossary, table.findings.all)
  }

  private init(_ document: SourceText, _ reader: GlossaryReader) {
    self.reader = reader
    table = CSVTable(document.bytes)
    findings = SourceFindings(in: document)
  }

  private mutating func refuseEncoding() -> Glossary? {
    findings.report(
      .unusableValue, 0..<0, "Found bytes that are not UTF-8; expected a table in UTF-8",
      help: "Save the table as CSV in UTF-8")
    return nil
  }

  private mutating func glossary() -> Glossary? {
    if let defect = table.defect {
      findings.report(
        .unusableValue, defect,
        "Found a quotation mark that is not closed or is followed by text; expected \"…\" around a cell",
        help: "Double each quotation mark inside a cell, and put the whole cell in quotation marks")
      return nil
    }
    guard let first = table.rows.first else {
      findings.report(.missingValue, 0..<0, "Found no row; expected a table of terms")
      return nil
    }
    let heading = columns(of: first)
    guard let columns = heading ?? pair(first) else { return nil }
    var builder = GlossaryBuilder()
    for row in table.rows.dropFirst(heading == nil ? 0 : 1) { add(row, columns, to: &builder) }
    if builder.glossary == nil {
      findings.report(
        .missingValue, first[0].range,
        "Found no term with a translation in a requested language; expected at least one",
        help: "Check the headings of the columns: language tags such as de, or the words term and translation")
    }
    return builder.glossary
  }

  private func add(_ row: [CSVTable.Cell], _ columns: [Column], to builder: inout GlossaryBuilder) {
    var terms: [ExactText] = []
    var translations: [ExactText: [ExactText]] = [:]
    for (column, cell) in zip(columns, row) {
      switch column {
      case .term: terms = cell.words
      case .translation(let language): if !cell.words.isEmpty { translations[language, default: []] += cell.words }
      case .forbidden(let language): for word in cell.words { builder.forbid(word, in: language) }
      case .other: break
      }
    }
    for term in terms { builder.add(term, translations) }
  }

  // MARK: Columns

  /// Returns the columns of a row of headings; `nil` if the row has terms.
  private mutating func columns(of row: [CSVTable.Cell]) -> [Column]? {
    let words = row.map { ASCII.lowercased($0.text.string) }
    let tags = row.map { Self.tag($0.text) }
    let isHeading = row.indices.allSatisfy { index in
      row[index].text.isEmpty || tags[index] != nil || Self.words.contains(words[index])
    }
    guard isHeading else { return nil }
    let known = tags.compactMap { $0 }
    let term =
      words.firstIndex { $0 == "term" || $0 == "source" }
      ?? reader.index(of: reader.source, among: known).flatMap { index in tags.firstIndex { $0 == known[index] } }
    guard let term else {
      // With a single requested language, the row may hold a term that looks like a tag.
      if reader.languages.isEmpty {
        findings.report(
          .missingValue, row[0].range, "Found no column of terms; expected one called term, source or \(reader.source)")
      }
      return nil
    }
    let translated = row.indices.filter { $0 != term && tags[$0] != nil }
    var columns = [Column](repeating: .other, count: row.count)
    columns[term] = .term
    let languages = translated.compactMap { tags[$0] }
    if reader.languages.isEmpty {
      for (index, tag) in zip(translated, languages) { columns[index] = .translation(ExactText("\(tag)")) }
    } else {
      for language in reader.languages {
        guard let index = reader.index(of: language, among: languages) else { continue }
        columns[translated[index]] = .translation(ExactText("\(language)"))
      }
    }
    for index in row.indices where tags[index] == nil {
      let isTranslation = words[index] == "translation" || words[index] == "target"
      guard isTranslation || words[index] == "forbidden" else { continue }
      guard reader.languages.count == 1 || languages.count == 1 else {
        findings.report(
          .unusableValue, row[index].range,
          "Found a column \"\(row[index].text.clipped)\" for \(max(languages.count, reader.languages.count)) languages; "
            + "expected one language, or language tags as headings")
        return nil
      }
      let language = ExactText("\(reader.languages.first ?? languages[0])")
      columns[index] = isTranslation ? .translation(language) : .forbidden(language)
    }
    return columns
  }

  /// Returns the columns of a table without headings.
  private mutating func pair(_ row: [CSVTable.Cell]) -> [Column]? {
    guard !findings.all.containsError else { return nil }
    if row.count == 2, reader.languages.count == 1 {
      return [.term, .translation(ExactText("\(reader.languages[0])"))]
    }
    findings.report(
      .unusableValue, row[0].range,
      "Found \(row.count.counted("column")) without headings; expected a row of headings, or the term and its translation",
      help: "Write language tags such as \(reader.source) and de, or the words term and translation, into the first row"
    )
    return nil
  }

  private static let words: Set<String> = [
    "term", "source", "translation", "target", "forbidden", "note", "notes", "comment", "definition", "description",
  ]

  /// Returns the language tag in a heading; its language subtag must have two or three letters.
  private static func tag(_ text: ExactText) -> LanguageTag? {
    LanguageTag(text.string).flatMap { (2...3).contains($0.language.utf8.count) ? $0 : nil }
  }
}

extension CSVTable.Cell {
  /// The words of the cell, separated by `|` or `;`.
  fileprivate var words: [ExactText] {
    text.string.utf8.split { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "|") }
      .map { ExactText(Substring($0).trimmed) }.filter { !$0.isEmpty }
  }
}

extension Substring {
  /// The text without spaces around it.
  fileprivate var trimmed: Substring {
    var rest = utf8[...]
    while rest.first == 0x20 { rest = rest.dropFirst() }
    while rest.last == 0x20 { rest = rest.dropLast() }
    return Substring(rest)
  }
}
