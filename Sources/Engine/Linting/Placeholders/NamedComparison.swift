import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A defect of a translation's named placeholders, valid only if they are placeholders: see ``NamedEvidence``.
struct NamedDefect: Sendable {
  let kind: Kind
  let syntax: NamedSyntax
  /// The span in the translation.
  let span: SourceSpan
  let unit: ExactText
  /// The affected placeholders.
  let names: [String]
  /// The text in the translation that replaces them.
  let written: String?
  /// An excerpt of the source.
  let source: String
  /// Whether the text alone proves that these are placeholders.
  let isEvident: Bool

  enum Kind { case missing, extra, malformed }
}

/// The evidence for whether brackets in a file are placeholders.
///
/// `{{ name }}`, `%{name}` and names enclosed in other signs that prose lacks are placeholders in any source: see
/// ``NamedSyntax/isUnmistakable``. `{name}` can be a placeholder, or a word in brackets. It is a placeholder if the
/// source file's format has such placeholders, or if the translations in the file keep at least two placeholders of
/// this syntax, and keep more than they change. Otherwise, nothing is reported. Messages in ICU's syntax are compared
/// by ``ChoiceComparison``.
struct NamedEvidence: Sendable {
  /// The number of placeholders that translations keep, by syntax.
  private(set) var kept = Array(repeating: 0, count: NamedSyntax.allCases.count)
  /// The number of units whose placeholders differ from their source, by syntax.
  private(set) var differing = Array(repeating: 0, count: NamedSyntax.allCases.count)
  /// The first defects.
  private(set) var defects: [NamedDefect] = []

  /// The maximum number of defects that are kept; a file with more is broken throughout.
  static let maximumDefects = 4096
  /// The number of kept placeholders that proves that a file uses them.
  private static let minimumKept = 2

  /// Whether a unit may have named placeholders.
  static func isShown(by unit: UnitFacts) -> Bool {
    // The flags of a gettext entry determine the meaning of its brackets.
    guard unit.choices == nil, unit.unit.formatting == nil, let source = unit.source, let target = unit.target,
      target.icu == nil
    else { return false }
    return NamedPlaceholders.mayOccur(in: source) || NamedPlaceholders.mayOccur(in: target)
  }

  /// Adds the evidence in the texts of a unit.
  mutating func add(_ unit: UnitFacts, in file: FileFacts) {
    guard let source = unit.source, let target = unit.target,
      source.segment.text != unit.unit.id || unit.unit.variation.isWhole
    else { return }
    let comparison = NamedComparison(unit.unit, source, target, in: file.file)
    for syntax in comparison.kept { kept[syntax.rawValue] += 1 }
    guard let defect = comparison.defect else { return }
    differing[defect.syntax.rawValue] += 1
    if defects.count < Self.maximumDefects { defects.append(defect) }
  }

  /// Adds the evidence in other units of the same file.
  mutating func add(_ other: NamedEvidence) {
    for index in kept.indices {
      kept[index] += other.kept[index]
      differing[index] += other.differing[index]
    }
    defects += other.defects.prefix(Self.maximumDefects - defects.count)
  }

  /// Returns the defects of a kind, if the evidence supports them.
  func defects(_ kind: NamedDefect.Kind, in file: FileFacts) -> [NamedDefect] {
    guard !defects.isEmpty else { return [] }
    let known = NamedSyntax.known(in: file.file)
    let hasNesting = file.file.messageSyntax == .i18next
    return defects.filter { defect in
      let index = defect.syntax.rawValue
      return defect.kind == kind
        && (defect.isEvident || known == defect.syntax || hasNesting && defect.syntax == .nesting
          || kept[index] >= Self.minimumKept && kept[index] > differing[index])
    }
  }
}

extension NamedSyntax {
  /// Returns the syntax of the source file's format, if its name or type determines it.
  static func known(in file: CatalogFile) -> NamedSyntax? {
    switch file.messageSyntax {
    case .icu: return .brace
    case .i18next: return .doubleBrace
    case .printf, .none: break
    }
    if let name = file.original?.string.utf8 {
      let endings: [(NamedSyntax, [String])] = [
        (.brace, [".arb", ".resx", ".resw", ".properties", ".vue"]), (.percentBrace, [".yml", ".yaml"]),
        (.percentParenthesis, [".po", ".pot"]), (.doubleBrace, [".hbs", ".mustache"]),
      ]
      for (syntax, endings) in endings
      where endings.contains(where: { name.suffix($0.utf8.count).elementsEqual($0.utf8) }) {
        return syntax
      }
    }
    return file.datatype.map { $0 == "po" || $0 == "x-gettext" } == true ? .percentParenthesis : nil
  }
}

/// The named placeholders of a translation, compared with those of its source.
///
/// Only names are compared, not their number: a language may repeat a value, or need it in more forms.
private struct NamedComparison {
  /// The syntaxes of the placeholders in both texts, each name once.
  private(set) var kept: [NamedSyntax] = []
  private(set) var defect: NamedDefect?

  /// The maximum number of lost names that are looked for in the whole translation.
  private static let maximumSearches = 64

  private struct Key: Hashable {
    let syntax: NamedSyntax
    let name: ExactText

    init(_ placeholder: NamedPlaceholders.Placeholder) {
      syntax = placeholder.syntax
      name = placeholder.name
    }
  }

  init(_ unit: TranslationUnit, _ source: TextFacts, _ target: TextFacts, in file: CatalogFile) {
    // In ICU's syntax and its relatives, `{{` is a bracket of the text. Nothing of Android fills in `{{ name }}`.
    let isICU = (unit.messageSyntax ?? file.messageSyntax) == .icu
    let readsPercent = !isICU
    let sources = NamedPlaceholders(in: source, readsPercent: readsPercent)
    // Where the percent signs of the source start no placeholder, those of the translation start none: Turkish and
    // Basque write `%{rate}` for `{rate}%`.
    let isSign =
      !sources.list.isEmpty && sources.list.allSatisfy { $0.syntax == .brace } && source.marks.contains(.percent)
    let targets = NamedPlaceholders(in: target, readsPercent: readsPercent && !isSign)
    guard !sources.list.isEmpty || !targets.list.isEmpty else { return }
    func defect(
      _ kind: NamedDefect.Kind, _ syntax: NamedSyntax, at range: Range<Int>?, _ names: [String]
    ) -> NamedDefect {
      NamedDefect(
        kind: kind, syntax: syntax, span: range.map { target.span(of: $0) } ?? target.segment.contentSpan,
        unit: unit.id, names: names, written: range.map { target.quoted($0) }, source: source.text.excerpt,
        isEvident: syntax == .brace && unit.messageSyntax == .icu
          || kind == .missing && syntax.isUnmistakable
            && (syntax != .doubleBrace || !isICU && file.datatype != "x-android-resources")
      )
    }
    let shown = Set(targets.list.map(Key.init))
    let known = Set(sources.list.map(Key.init))
    kept = known.intersection(shown).map { $0.syntax }
    var seen = shown
    var searches = 0
    let missing = sources.list.filter { placeholder in
      guard seen.insert(Key(placeholder)).inserted else { return false }
      // The signs are part of the name, so that the same bytes show the value, whatever stands beside them.
      guard placeholder.syntax == .signs, searches < Self.maximumSearches else { return true }
      searches += 1
      return !target.text.utf8.contains(part: Array(placeholder.name.string.utf8))
    }
    let extra = targets.list.first { !known.contains(Key($0)) }
    // Forms for zero, one and two may omit their number, also in the source.
    if let category = unit.variation.category, [.zero, .one, .two].contains(category) { return }
    if let first = missing.first {
      let taken = targets.list.filter { known.contains(Key($0)) }.map { $0.range }
      let written = Self.written(first, in: source)
      if let damaged = DamagedName.range(of: first, writtenAs: written, in: target, except: taken) {
        self.defect = defect(.malformed, first.syntax, at: damaged, [written])
        return
      }
      let stray = extra.flatMap { $0.syntax == first.syntax || missing.count == 1 ? $0.range : nil }
      self.defect = defect(
        .missing, first.syntax, at: stray, missing.map { Self.written($0, in: source) })
    } else if let extra {
      self.defect = defect(.extra, extra.syntax, at: extra.range, [target.quoted(extra.range)])
    }
  }

  /// Returns the placeholder as written in the source; for a choice, only its value.
  private static func written(_ placeholder: NamedPlaceholders.Placeholder, in text: TextFacts) -> String {
    let written = text.quoted(placeholder.range)
    return written.has(UInt8(ascii: ",")) ? placeholder.syntax.placeholder(placeholder.name.excerpt) : written
  }
}

/// A search for the remains of a placeholder that has lost some of its signs: `{{ name }`, `% (name)s`, `{name`.
private enum DamagedName {
  /// Returns the first range in which the name is next to a sign of a placeholder.
  static func range(
    of placeholder: NamedPlaceholders.Placeholder, writtenAs written: String, in text: TextFacts,
    except taken: [Range<Int>]
  ) -> Range<Int>? {
    let bytes = Array(text.text.utf8)
    let name = Array(placeholder.name.string.utf8)
    guard let first = name.first, bytes.count >= name.count else { return nil }
    var tries = 0
    for start in 0...(bytes.count - name.count) where bytes[start] == first {
      let end = start + name.count
      guard tries < 64, bytes[start..<end].elementsEqual(name) else { continue }
      tries += 1
      guard start == 0 || !NamedPlaceholders.isName(bytes[start - 1]),
        end == bytes.count || !NamedPlaceholders.isName(bytes[end]) || placeholder.syntax == .percentParenthesis,
        !taken.contains(where: { $0.contains(start) })
      else { continue }
      var range = widened(start..<end, bytes)
      if placeholder.syntax == .percentParenthesis, range.upperBound < bytes.count,
        bytes[range.upperBound] == written.utf8.last, range.upperBound > end
      {
        range = range.lowerBound..<range.upperBound + 1
      }
      let before = bytes[range.lowerBound..<start]
      let after = bytes[end..<range.upperBound]
      let signs: [UInt8] = placeholder.syntax == .percentParenthesis ? Array("%".utf8) : Array("{}".utf8)
      if before.contains(where: { signs.contains($0) }) || after.contains(where: { signs.contains($0) }) {
        return range
      }
    }
    return nil
  }

  /// Returns the range with the signs around it, and the spaces between them.
  private static func widened(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    let (opening, closing) = (Array("%{(".utf8), Array("})".utf8))
    var (start, end) = (range.lowerBound, range.upperBound)
    var index = start
    while index > 0, start - index < 2, range.lowerBound - index < 8 {
      index -= 1
      // `{{$name}}` has a sign too many.
      let isExtra = bytes[index] == UInt8(ascii: "$") && index > 0 && bytes[index - 1] == UInt8(ascii: "{")
      if opening.contains(bytes[index]) || isExtra { start = index } else if bytes[index] != 0x20 { break }
    }
    index = end
    while index < bytes.count, index - end < 2, index - range.upperBound < 8 {
      if closing.contains(bytes[index]) { end = index + 1 } else if bytes[index] != 0x20 { break }
      index += 1
    }
    return start..<end
  }
}
