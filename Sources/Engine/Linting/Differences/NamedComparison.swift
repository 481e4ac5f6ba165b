import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The comparison of the named placeholders of a translation with those of its source.
struct NamedComparison {
  private let source: TextFacts
  private let target: TextFacts
  private let sources: [Placeholder]
  private let targets: [Placeholder]

  /// The maximum number of lost names that are looked for in the whole translation.
  private static let maximumSearches = 64

  /// Returns the difference of a unit's translation, if there is one. The flags of a gettext entry determine the meaning
  /// of its brackets, and choices are compared by themselves.
  static func difference(of unit: UnitFacts, in file: FileFacts) -> Difference? {
    let notations = file.sources.notations
    guard unit.choices == nil, unit.unit.formatting == nil, let source = unit.source, let target = unit.target,
      target.icu == nil,
      NamedPlaceholders.mayOccur(in: source, notations) || NamedPlaceholders.mayOccur(in: target, notations),
      source.segment.text != unit.unit.id || unit.unit.variation.isWhole
    else { return nil }
    let comparison = NamedComparison(unit.unit, source, target, in: file)
    if notations.contains(.link), let sign = comparison.bareSign { return sign }
    if let notation = file.sources.forms {
      let forms = notation.forms(of: Array(source.text.utf8))
      if forms.count > 1 {
        return comparison.difference(notation, forms, notations)
          ?? comparison.lostForms(notation, forms.count, file.rules(of: unit.unit))
      }
    }
    guard let difference = comparison.difference(of: unit.unit), let notation = difference.notation else { return nil }
    // In ICU's syntax and its relatives, `{{` is a bracket of the text. Nothing of Android fills in `{{ name }}`.
    let isEvident =
      notation == .brace && unit.unit.messageSyntax == .icu
      || difference.found.kind == .missing && notation.isUnmistakable
        && (notation != .doubleBrace || !unit.unit.isICU(in: file) && !file.isAndroid)
    return isEvident || notations.contains(notation) ? difference.found : nil
  }

  private init(_ unit: TranslationUnit, _ source: TextFacts, _ target: TextFacts, in file: FileFacts) {
    (self.source, self.target) = (source, target)
    let isICU = unit.isICU(in: file)
    let notations = file.sources.notations
    let allowsBlanks = isICU || file.isI18next
    let sources = NamedPlaceholders(in: source, readsPercent: !isICU, notations, allowsBlanks: allowsBlanks).list
    // Where the percent signs of the source start no placeholder, those of the translation start none: Turkish and
    // Basque write `%{rate}` for `{rate}%`.
    let isSign = !sources.isEmpty && sources.allSatisfy { $0.notation == .brace } && source.marks.contains(.percent)
    let readsPercent = !isICU && !isSign
    let targets = NamedPlaceholders(in: target, readsPercent: readsPercent, notations, allowsBlanks: allowsBlanks).list
    // Turkish and Basque write `%10` for `10%`.
    let hasNumbers = !source.marks.contains(.percent) || sources.contains { $0.notation == .number }
    self.sources = sources
    self.targets = targets.filter { hasNumbers || $0.notation != .number }.map { $0.value(among: sources) }
  }

  /// Returns the first difference between texts without forms, and the notation that it is in.
  private func difference(of unit: TranslationUnit) -> (found: Difference, notation: NamedSyntax?)? {
    // Forms for zero, one and two may omit their number, also in the source.
    if let category = unit.variation.category, [.zero, .one, .two].contains(category) { return nil }
    let values = ValueDifference(sources, targets)
    let extra = values.extra.first
    var searches = 0
    let missing = values.missing.filter { placeholder in
      // The signs are part of the name, so that the same bytes show the value, whatever stands beside them.
      guard placeholder.notation == .signs, searches < Self.maximumSearches else { return true }
      searches += 1
      return !target.text.utf8.contains(part: Array(placeholder.name.string.utf8))
    }
    guard let first = missing.first else { return extra.map { (surplus($0), $0.notation) } }
    let taken = values.shared.map { $0.target.range }
    let written = written(first)
    if let range = DamagedName.range(of: first, writtenAs: written, in: target, except: taken) {
      let words = "differs from the placeholder of the source"
      return (Difference(kind: .malformed, range: range, names: [written], words: words), first.notation)
    }
    let stray = extra.flatMap { $0.notation == first.notation || missing.count == 1 ? $0.range : nil }
    return (loss(of: missing, instead: stray), first.notation)
  }

  /// Compares a translation with a source that has forms for different numbers. The forms together have to show what the
  /// source shows; the last one, which is for most numbers, also what all forms of the source show.
  private func difference(
    _ notation: FormNotation, _ forms: [Range<Int>], _ notations: NamedNotations
  ) -> Difference? {
    func isCount(_ placeholder: Placeholder) -> Bool {
      notation.countNames.contains(placeholder.name)
        && (placeholder.notation == .brace || placeholder.notation == .colon)
    }
    func isInUse(_ placeholder: Placeholder) -> Bool { placeholder.notation.map { notations.contains($0) } ?? false }
    let (sources, targets) = (sources.filter(isInUse), targets.filter(isInUse))
    let values = ValueDifference(sources, targets)
    // A program passes the number under its own names, too.
    let showsCount = targets.contains(where: isCount)
    let passesCount = showsCount && !sources.contains(where: isCount) && values.missing.count == 1
    let missing = passesCount ? [] : values.missing.filter { !(showsCount && isCount($0)) }
    if let extra = values.extra.first(where: { !isCount($0) }) {
      if missing.isEmpty { return surplus(extra) }
      var loss = loss(of: missing, instead: extra.range)
      // A program may pass the number under a third name, too, which only its code shows.
      loss.isMild = missing.allSatisfy(isCount)
      return loss
    }
    if !missing.isEmpty { return loss(of: missing) }
    let translated = notation.forms(of: Array(target.text.utf8))
    guard !passesCount, translated.count > 1, let last = translated.last else { return nil }
    let own = ValueDifference(sources, targets.filter { last.contains($0.range.lowerBound) })
    let lost = own.missing.filter { placeholder in
      !isCount(placeholder)
        && forms.allSatisfy { form in
          sources.contains { form.contains($0.range.lowerBound) && $0.value == placeholder.value }
        }
    }
    return lost.isEmpty ? nil : loss(of: lost, instead: last)
  }

  /// The forms that a translation lacks, if its language has forms for different numbers. By its own rule, vue-i18n shows
  /// the first of two forms for 1, and that of three for 0 (vue-i18n, "Pluralization").
  private func lostForms(_ notation: FormNotation, _ count: Int, _ rules: LanguageRules?) -> Difference? {
    let found = notation.forms(of: Array(target.text.utf8)).count
    guard let rules, rules.plurals.categories.count > 1, found < count, found == 1 || notation == .vue && count == 3,
      !PluralRules.nounsWithoutPlural.contains(ExactText(rules.tag.language))
    else { return nil }
    return Difference(kind: .choiceLost, words: "has \(found.counted("form")), but the source has \(count)")
  }

  /// The first `@` of a translation that starts no link, where the source writes such signs as `{'@'}`: vue-i18n reads
  /// nothing of such a text (vue-i18n, "Special Characters").
  private var bareSign: Difference? {
    let literal = "{'@'}"
    guard target.shape.signs.contains(.at), source.text.utf8.contains(part: literal.utf8) else { return nil }
    let bytes = Array(target.text.utf8)
    let sign = bytes.indices.first { index in
      bytes[index] == UInt8(ascii: "@") && !(index > 0 && bytes[index - 1] == 0x27)
        && !targets.contains { $0.notation == .link && $0.range.contains(index) }
    }
    return sign.map { start in
      Difference(
        kind: .malformed, range: start..<start + 1, names: [literal],
        words: "starts a link to another text, and nothing of this text is shown")
    }
  }

  private func surplus(_ extra: Placeholder) -> Difference {
    Difference(
      kind: .extra, range: extra.range, names: [target.quoted(extra.range)], isMild: extra.notation == .link)
  }

  private func loss(of missing: [Placeholder], instead range: Range<Int>? = nil) -> Difference {
    Difference(
      kind: .missing, range: range, names: missing.map { written($0) }, instead: range.map { target.quoted($0) },
      // A translator may write out another text in place of a link to it.
      isMild: range == nil && missing.allSatisfy { $0.notation == .link })
  }

  /// Returns the placeholder as written in the source; for a choice, only its value.
  private func written(_ placeholder: Placeholder) -> String {
    let written = source.quoted(placeholder.range)
    guard written.has(UInt8(ascii: ",")), let notation = placeholder.notation else { return written }
    return notation.placeholder(placeholder.name.excerpt)
  }
}

extension TranslationUnit {
  fileprivate func isICU(in file: FileFacts) -> Bool { (messageSyntax ?? file.file.messageSyntax) == .icu }
}

extension Placeholder {
  /// Returns the placeholder of a translation with the value that a program reads: Laravel reads `:files` as the value
  /// `:file` and an `s`.
  fileprivate func value(among sources: [Placeholder]) -> Placeholder {
    guard notation == .colon, !sources.contains(where: { $0.value == value }) else { return self }
    let written = name.string.utf8
    let parts = sources.filter { $0.notation == .colon && written.starts(with: $0.name.string.utf8) }
    guard let longest = parts.max(by: { $0.name.count < $1.name.count }) else { return self }
    return Placeholder(argument: longest.argument, type: type, range: range, notation: notation)
  }
}
