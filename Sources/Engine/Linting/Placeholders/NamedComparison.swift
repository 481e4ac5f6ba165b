import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A defect of a translation's named placeholders.
struct NamedDefect: Sendable {
  let kind: Kind
  /// The bytes in the translation; `nil` if nothing replaces what is missing.
  let range: Range<Int>?
  /// The affected placeholders, as the source writes them.
  let names: [String]

  enum Kind { case missing, extra, malformed }

  /// Returns the defect of a unit's translation, if there is one.
  static func defect(of unit: UnitFacts, in file: FileFacts) -> NamedDefect? {
    // The flags of a gettext entry determine the meaning of its brackets; choices are compared by themselves.
    guard unit.choices == nil, unit.unit.formatting == nil, let source = unit.source, let target = unit.target,
      target.icu == nil,
      NamedPlaceholders.mayOccur(in: source, file.sources.notations)
        || NamedPlaceholders.mayOccur(in: target, file.sources.notations),
      source.segment.text != unit.unit.id || unit.unit.variation.isWhole
    else { return nil }
    return NamedComparison(unit.unit, source, target, in: file).defect
  }
}

/// The named placeholders of a translation, compared with those of its source.
///
/// Only names are compared, not their number: a language may repeat a value, or need it in more forms.
private struct NamedComparison {
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

    /// Creates the key of a placeholder in a translation. Laravel reads `:files` as the value `:file` and an `s`.
    init(_ placeholder: NamedPlaceholders.Placeholder, among known: Set<Key>) {
      self.init(placeholder)
      guard syntax == .colon, !known.contains(self) else { return }
      let written = placeholder.name.string.utf8
      let parts = known.filter { $0.syntax == .colon && written.starts(with: $0.name.string.utf8) }
      if let longest = parts.max(by: { $0.name.count < $1.name.count }) { self = longest }
    }
  }

  init(_ unit: TranslationUnit, _ source: TextFacts, _ target: TextFacts, in file: FileFacts) {
    // In ICU's syntax and its relatives, `{{` is a bracket of the text. Nothing of Android fills in `{{ name }}`.
    let isICU = (unit.messageSyntax ?? file.file.messageSyntax) == .icu
    let readsPercent = !isICU
    let notations = file.sources.notations
    let allowsBlanks = isICU || file.isI18next
    let sources = NamedPlaceholders(in: source, readsPercent: readsPercent, notations, allowsBlanks: allowsBlanks)
    // Where the percent signs of the source start no placeholder, those of the translation start none: Turkish and
    // Basque write `%{rate}` for `{rate}%`.
    let isSign =
      !sources.list.isEmpty && sources.list.allSatisfy { $0.syntax == .brace } && source.marks.contains(.percent)
    let targets = NamedPlaceholders(
      in: target, readsPercent: readsPercent && !isSign, notations, allowsBlanks: allowsBlanks)
    guard !sources.list.isEmpty || !targets.list.isEmpty else { return }
    if let forms = file.sources.forms {
      let originals = forms.forms(of: Array(source.text.utf8))
      if originals.count > 1 {
        defect = Self.defect(forms, originals, source, sources, target, targets, notations)
        return
      }
    }
    func report(_ kind: NamedDefect.Kind, _ syntax: NamedSyntax, at range: Range<Int>?, _ names: [String]) {
      let isEvident =
        syntax == .brace && unit.messageSyntax == .icu
        || kind == .missing && syntax.isUnmistakable && (syntax != .doubleBrace || !isICU && !file.isAndroid)
      guard isEvident || file.sources.notations.contains(syntax) else { return }
      defect = NamedDefect(kind: kind, range: range, names: names)
    }
    let known = Set(sources.list.map(Key.init))
    let shown = Set(targets.list.map { Key($0, among: known) })
    var seen = shown
    var searches = 0
    let missing = sources.list.filter { placeholder in
      guard seen.insert(Key(placeholder)).inserted else { return false }
      // The signs are part of the name, so that the same bytes show the value, whatever stands beside them.
      guard placeholder.syntax == .signs, searches < Self.maximumSearches else { return true }
      searches += 1
      return !target.text.utf8.contains(part: Array(placeholder.name.string.utf8))
    }
    let extra = targets.list.first { !known.contains(Key($0, among: known)) }
    // Forms for zero, one and two may omit their number, also in the source.
    if let category = unit.variation.category, [.zero, .one, .two].contains(category) { return }
    if let first = missing.first {
      let taken = targets.list.filter { known.contains(Key($0, among: known)) }.map { $0.range }
      let written = Self.written(first, in: source)
      if let damaged = DamagedName.range(of: first, writtenAs: written, in: target, except: taken) {
        report(.malformed, first.syntax, at: damaged, [written])
        return
      }
      let stray = extra.flatMap { $0.syntax == first.syntax || missing.count == 1 ? $0.range : nil }
      report(.missing, first.syntax, at: stray, missing.map { Self.written($0, in: source) })
    } else if let extra {
      report(.extra, extra.syntax, at: extra.range, [target.quoted(extra.range)])
    }
  }

  /// Compares a translation with a source that has forms for different numbers. The forms together have to show what the
  /// source shows; the last one, which is for most numbers, also what all forms of the source show.
  private static func defect(
    _ notation: FormNotation, _ originals: [Range<Int>], _ source: TextFacts, _ sources: NamedPlaceholders,
    _ target: TextFacts, _ targets: NamedPlaceholders, _ notations: NamedNotations
  ) -> NamedDefect? {
    func isCount(_ key: Key) -> Bool {
      notation.countNames.contains(key.name) && (key.syntax == .brace || key.syntax == .colon)
    }
    let written = sources.list.filter { notations.contains($0.syntax) }
    let shown = targets.list.filter { notations.contains($0.syntax) }
    let known = Set(written.map { Key($0) })
    let all = Set(shown.map { Key($0, among: known) })
    func lost(_ isMissing: (Key) -> Bool) -> [String] {
      var seen: Set<Key> = []
      return written.filter { isMissing(Key($0)) && seen.insert(Key($0)).inserted }.map { Self.written($0, in: source) }
    }
    // A program passes the number under its own names, too.
    let showsCount = all.contains(where: isCount)
    let passesCount = showsCount && !known.contains(where: isCount) && known.subtracting(all).count == 1
    let missing = lost { !all.contains($0) && !(showsCount && isCount($0)) && !passesCount }
    if let extra = shown.first(where: { !known.contains(Key($0, among: known)) && !isCount(Key($0)) }) {
      return missing.isEmpty
        ? NamedDefect(kind: .extra, range: extra.range, names: [target.quoted(extra.range)])
        : NamedDefect(kind: .missing, range: extra.range, names: missing)
    }
    if !missing.isEmpty { return NamedDefect(kind: .missing, range: nil, names: missing) }
    let forms = notation.forms(of: Array(target.text.utf8))
    guard let last = forms.last, forms.count > 1 else { return nil }
    let own = Set(shown.filter { last.contains($0.range.lowerBound) }.map { Key($0, among: known) })
    let required = lost { key in
      !own.contains(key) && !isCount(key)
        && originals.allSatisfy { form in written.contains { form.contains($0.range.lowerBound) && Key($0) == key } }
    }
    return required.isEmpty || passesCount ? nil : NamedDefect(kind: .missing, range: last, names: required)
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
