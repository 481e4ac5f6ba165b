import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A text does not fit the values that it is shown with.
enum ArgumentMismatch: MessageCheck {
  static let kind = FindingKind("argument-mismatch", .error)

  static let needsEveryUnit = true

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    guard file.usesPrintf, let declaration = message.declaration else { return }
    let shown = message.units.map { check($0, declaration, in: file, &findings) }
    if file.isSource { checkShown(shown, message, declaration, in: file, &findings) }
  }

  /// Checks the values that a text shows. Returns their positions, or `nil` if one of them does not fit.
  private static func check(
    _ unit: ComparedUnit, _ declaration: PhraseDeclaration, in file: FileFacts, _ findings: inout Findings
  ) -> Set<Int>? {
    guard let text = unit.shown else { return [] }
    let sourceUses = unit.target == nil ? nil : unit.source?.uses(countingFrom: unit.firstPosition)
    let uses = text.uses(countingFrom: unit.firstPosition)
    var count = 0
    for use in uses where count < Findings.maximumPerText {
      // Differences between source and translation are reported by other checks.
      guard sourceUses?.contains(where: { $0.position == use.position && $0.kind == use.kind }) ?? true,
        let fault = fault(of: use, declaration, in: file)
      else { continue }
      count += 1
      findings.report(
        .unfit(text.quoted(use.range), use.kind, fault, declaration, in: file), at: text.span(of: use.range),
        unit: unit.id)
    }
    return count == 0 ? Set(uses.map { $0.position }) : nil
  }

  private static func fault(
    of use: Placeholder, _ declaration: PhraseDeclaration, in file: FileFacts
  ) -> String? {
    let parameters = declaration.parameters
    guard use.position >= 1, use.position <= parameters.count else {
      return "\(declaration.id.text.excerpt) has \(parameters.count.counted("value"))"
    }
    let parameter = parameters[use.position - 1]
    let expected: ArgumentType.Kind = parameter.kind == .count ? .integer : file.isAndroid ? .cString : .text
    guard use.kind != expected else { return nil }
    return "the value \"\(parameter.name)\" is \(expected.name)"
  }

  /// Reports values that the text never shows, and those that some of its variants do not show; `shown` is `nil` for a
  /// variant that has a finding already. A number that only some plural forms show is reported by `count-dropped`.
  private static func checkShown(
    _ shown: [Set<Int>?], _ message: MessageFacts, _ declaration: PhraseDeclaration, in file: FileFacts,
    _ findings: inout Findings
  ) {
    let anywhere = shown.reduce(into: Set()) { $0.formUnion($1 ?? []) }
    let isSound = !shown.contains(nil)
    for (offset, parameter) in declaration.parameters.enumerated() {
      var silent: ArraySlice<ComparedUnit> = []
      if !anywhere.contains(offset + 1) {
        silent = isSound ? message.units.suffix(1) : []
      } else if message.substitutions.isEmpty, parameter.kind != .count {
        silent = zip(message.units, shown).filter { $0.1?.contains(offset + 1) == false }.map { $0.0 }[...]
      }
      for unit in silent {
        guard let text = unit.shown, text.malformed.isEmpty, !text.segment.isBlank else { continue }
        findings.report(
          .silent(parameter.name, declaration, in: file), at: text.segment.contentSpan, unit: unit.id)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func unfit(
    _ placeholder: String, _ kind: ArgumentType.Kind, _ fault: String, _ declaration: PhraseDeclaration,
    in file: FileFacts
  ) -> Self {
    Self("\(placeholder) formats \(kind.name), but \(fault)", help: use(declaration, in: file))
  }

  fileprivate static func silent(
    _ parameter: ExactText, _ declaration: PhraseDeclaration, in file: FileFacts
  ) -> Self {
    Self(
      "This text never shows the value \"\(parameter)\" of \(declaration.id.text.excerpt)",
      help: use(declaration, in: file))
  }

  private static func use(_ declaration: PhraseDeclaration, in file: FileFacts) -> String {
    let placeholders = declaration.parameters.enumerated().map { offset, parameter in
      let placeholder = parameter.kind == .count ? file.isAndroid ? "d" : "lld" : file.isAndroid ? "s" : "@"
      return declaration.parameters.count == 1 ? "%\(placeholder)" : "%\(offset + 1)$\(placeholder)"
    }
    return placeholders.isEmpty ? "Use no placeholder" : "Use \(placeholders.joined(separator: " and "))"
  }
}
