import WatchwordBasics
import WatchwordCatalogFormats

/// The comparison of a translation with its source where the programming language of their format strings is known: the
/// differences that `msgfmt --check-format` finds.
enum FormatComparison {
  /// Returns the differences of a unit; `nil` if the language of its format strings is unknown. The texts of an entry
  /// that varies by number are compared with its plural, the `source`.
  static func differences(of unit: UnitFacts, source: TextFacts?) -> [Difference]? {
    guard let formatting = unit.unit.formatting else { return nil }
    guard let source, let target = unit.target else { return [] }
    for format in formatting.formats {
      let found = differences(format, source, target, formatting)
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func differences(
    _ format: GettextFormat, _ source: TextFacts, _ target: TextFacts, _ formatting: GettextFormatting
  ) -> [Difference] {
    let mayOmit = formatting.mayOmit
    let sources = format.directives(in: Array(source.text.utf8))
    // A source that is invalid in its language is not a reference for the translation.
    guard sources.fault == nil else { return [] }
    let targets = format.directives(in: Array(target.text.utf8))
    if let fault = targets.fault { return [Difference(kind: .malformed, range: fault.range, words: fault.words)] }
    if sources.isSimple, !targets.isSimple, format == .qt {
      return [
        Difference(
          kind: .malformed, range: targets.list.first { $0.range.count > 2 }?.range ?? 0..<target.text.utf8.count,
          words: "needs L or two digits, which the source does not have")
      ]
    }
    let isLisp = format == .lisp || format == .scheme
    // Qt fills in `%n` in every text that varies by number, in place of a value, too.
    let isNumerus = formatting.contains(.qtPlural) && formatting.contains(.qt)
    let mustShowAll = !mayOmit || sources.isExact || isLisp
    let mayAdd =
      format == .perlBrace || isNumerus && format == .qtPlural || mayOmit && (isLisp || format == .pythonBrace)
    let values = ValueDifference(sources.list, targets.list)
    var missing = values.missing.filter { !$0.isOptional && (mustShowAll || $0.takesNoValue) }
    if format == .qt, isNumerus, missing.count == 1, !target.text.shows(number: missing[0].position) {
      let showsCount =
        target.text.utf8.contains(part: "%n".utf8) && !source.text.utf8.contains(part: "%n".utf8)
      if mayOmit || showsCount { missing = [] }
    }
    if format == .java, let quoted = quoted(missing, source, target) { return [quoted] }
    let extra = mayAdd ? [] : values.extra.filter { !$0.isOptional }
    let mistyped = values.shared.filter { target, source in
      guard target.type != source.type else { return false }
      return !mayOmit || !(isLisp && source.kind == .any || format == .javascript && target.kind == .object)
    }
    var differences = mistyped.map { mistyped in
      Difference(
        kind: .mistyped, range: mistyped.target.range, names: [source.quoted(mistyped.source.range)],
        words: words(mistyped.target.type, mistyped.source.type))
    }
    // A missing value and an extra one in its place are one defect.
    let isExchanged = missing.count == 1 && extra.count == 1 && mistyped.isEmpty
    if !isExchanged {
      differences += extra.map { Difference(kind: .extra, range: $0.range, names: [target.quoted($0.range)]) }
    }
    if !missing.isEmpty {
      differences.append(
        Difference(
          kind: .missing, range: isExchanged ? extra[0].range : nil, names: missing.map { source.quoted($0.range) },
          instead: isExchanged ? target.quoted(extra[0].range) : nil))
    }
    return differences
  }

  /// Returns the first missing value that the translation has, but quotes with an apostrophe: `l'{0}` (Java,
  /// `MessageFormat`, "Patterns and Their Interpretation").
  private static func quoted(_ missing: [Placeholder], _ source: TextFacts, _ target: TextFacts) -> Difference? {
    for placeholder in missing {
      let written = source.quoted(placeholder.range)
      guard let start = Array(target.text.utf8).firstIndex(ofPart: written.utf8) else { continue }
      return Difference(
        kind: .malformed, range: start..<start + written.utf8.count,
        words: "is shown as it is, because an apostrophe before it starts a quotation: write '' for an apostrophe")
    }
    return nil
  }

  /// Returns the difference between two types in words.
  private static func words(_ found: ArgumentType, _ expected: ArgumentType) -> String {
    guard found.kind != expected.kind else { return "has a different size from the value of the source" }
    return "formats \(found.kind.name), but the value of the source is \(expected.kind.name)"
  }
}

extension Placeholder {
  /// Whether the directive is `%m` or `%C` of GNU's compilers, which every form needs.
  fileprivate var takesNoValue: Bool { name.string.utf8.first == UInt8(ascii: "%") }
}

extension String {
  /// Whether the text has a number of one digit, in any script: the remains of a placeholder.
  fileprivate func shows(number: Int) -> Bool {
    unicodeScalars.contains { $0.properties.numericType == .decimal && $0.properties.numericValue == Double(number) }
  }
}
