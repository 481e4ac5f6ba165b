import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy

/// A rule's text does not fit the values that its rule brings.
enum ArgumentMismatch: Check {
  static let id = "argument-mismatch"
  static let severity = Severity.error
  static let needsWholeCatalog = true

  static let documentation: StaticString = """
    A rule's text does not fit the values that its rule brings.

    What: password rules declare the values of their texts: rule.length.min.checklist brings one number. The text asks
    for a value that there is not, takes a number for a text or the other way round, or, in the source language, never
    shows a value. Only texts of this toolkit's own rules are looked at.

    Why: people see a placeholder, or do not learn what the rule asks for.

    Example:
      <trans-unit id="rule.length.min.checklist|==|plural.other"><source>Min. %@ characters</source>

    What to do: use the placeholders that the unit's note names: %lld for numbers, %@ for all else.
    """

  static let examples: [CheckExample] = [
    .triggering(
      "en",
      """
      <trans-unit id="rule.length.min.checklist|==|plural.one"><source>Min. %lld character</source></trans-unit>
      <trans-unit id="rule.length.min.checklist|==|plural.other"><source>Min. 1️⃣%@ characters</source></trans-unit>
      """),
    .triggering(
      "en", "<trans-unit id=\"rule.letters.min.checklist\"><source>%lld of 1️⃣%lld letters</source></trans-unit>"),
    .triggering("en", "<trans-unit id=\"rule.digits.min.checklist\"><source>1️⃣Use digits</source></trans-unit>"),
    .clean(
      "en",
      "<trans-unit id=\"rule.length.min.checklist|==|plural.other\"><source>Min. %d characters</source></trans-unit>"
    ),
    .clean("en", "<trans-unit id=\"length.min\"><source>Min. %@ characters</source></trans-unit>"),
    .clean(
      "en",
      """
      <trans-unit id="rule.length.range.checklist"><source>%1$lld–%2$#@max@</source></trans-unit>
      <trans-unit id="rule.length.range.checklist|==|substitutions.max.plural.other"><source>%arg chars</source></trans-unit>
      """),
  ]

  /// The texts that rules declare.
  private static let declarations: [MessageKey: PhraseDeclaration] = {
    var declarations: [MessageKey: PhraseDeclaration] = [:]
    for phrase in PasswordRule.descriptions.flatMap(\.phrases) { declarations[phrase.id] = phrase }
    return declarations
  }()

  static func check(_ catalog: CatalogFacts, _ findings: inout Findings) {
    for file in catalog.files where file.usesPrintf {
      for message in file.messages {
        guard let declaration = declarations[MessageKey(message.key)] else { continue }
        let shown = message.units.map { check(file.units[$0], declaration, file, catalog.name, &findings) }
        if file.isSource { checkShown(shown, message, declaration, file, catalog.name, &findings) }
      }
    }
  }

  /// Judges the values that a text shows, and returns their positions, or nothing where one of them does not fit.
  private static func check(
    _ facts: UnitFacts, _ declaration: PhraseDeclaration, _ file: FileFacts, _ name: String,
    _ findings: inout Findings
  ) -> Set<Int>? {
    guard let text = file.shownText(of: facts) else { return [] }
    let sourceUses = facts.target == nil ? nil : facts.source?.uses(countingFrom: facts.firstPosition)
    let uses = text.uses(countingFrom: facts.firstPosition)
    var count = 0
    for use in uses where count < Findings.mostInText {
      // Where source and translation disagree, other checks have said so.
      guard sourceUses?.contains(where: { $0.position == use.position && $0.kind == use.kind }) ?? true else {
        continue
      }
      guard let fault = fault(of: use, declaration) else { continue }
      count += 1
      let placeholder = text.quoted(use.range)
      findings.report(
        self, file: name, at: text.span(of: use.range), unit: facts.unit.id,
        "\(placeholder) stands for \(use.kind.name), but \(fault)", help: help(declaration))
    }
    return count == 0 ? Set(uses.map(\.position)) : nil
  }

  private static func fault(of use: ArgumentUse, _ declaration: PhraseDeclaration) -> String? {
    let parameters = declaration.parameters
    guard use.position >= 1, use.position <= parameters.count else {
      return "\(declaration.id.text.excerpt) brings \(parameters.count) value\(parameters.count == 1 ? "" : "s")"
    }
    let parameter = parameters[use.position - 1]
    let expected: ArgumentFamily = parameter.kind == .count ? .integer : .object
    guard use.kind != expected else { return nil }
    return "the value \"\(parameter.name)\" is \(expected.name)"
  }

  /// Looks for values that the text never shows, and for those that some of its variants do not show; `shown` is nothing
  /// for a variant that was blamed before. A number that only some plural forms show is for `count-dropped`.
  private static func checkShown(
    _ shown: [Set<Int>?], _ message: MessageFacts, _ declaration: PhraseDeclaration, _ file: FileFacts, _ name: String,
    _ findings: inout Findings
  ) {
    let anywhere = shown.reduce(into: Set()) { $0.formUnion($1 ?? []) }
    let isSound = !shown.contains(nil)
    for (offset, parameter) in declaration.parameters.enumerated() {
      var silent: ArraySlice<Int> = []
      if !anywhere.contains(offset + 1) {
        silent = isSound ? message.units.suffix(1) : []
      } else if message.substitutions.isEmpty, parameter.kind != .count {
        silent = zip(message.units, shown).filter { $0.1?.contains(offset + 1) == false }.map(\.0)[...]
      }
      for unit in silent.map({ file.units[$0] }) {
        guard let text = file.shownText(of: unit), text.malformed.isEmpty, !text.segment.isBlank else { continue }
        findings.report(
          self, file: name, at: text.segment.contentSpan, unit: unit.unit.id,
          "This text never shows the value \"\(parameter.name)\" of \(declaration.id.text.excerpt)",
          help: help(declaration))
      }
    }
  }

  private static func help(_ declaration: PhraseDeclaration) -> String {
    let placeholders = declaration.parameters.enumerated().map { offset, parameter in
      let placeholder = parameter.kind == .count ? "lld" : "@"
      return declaration.parameters.count == 1 ? "%\(placeholder)" : "%\(offset + 1)$\(placeholder)"
    }
    return placeholders.isEmpty ? "Use no placeholder" : "Use \(placeholders.joined(separator: " and "))"
  }
}
