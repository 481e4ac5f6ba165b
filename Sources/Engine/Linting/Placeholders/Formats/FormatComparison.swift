import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The comparison of a translation's directives with those of its source, which finds the defects that `msgfmt
/// --check-format` finds.
struct FormatComparison {
  private(set) var defects: [Defect] = []

  /// A difference between the translation and its source. Ranges are bytes of the texts.
  struct Defect: Sendable {
    let kind: Kind
    /// The bytes in the translation, unless something is missing there.
    var target: Range<Int>?
    /// The bytes in the source, unless it has no counterpart.
    var source: Range<Int>?
    /// The directive of the source, if the defect concerns one.
    var name = ""
    /// The defect, in words that follow the quoted text of the translation.
    var words = ""
  }

  enum Kind: Sendable { case missing, extra, mistyped, malformed }

  /// Returns the defects of a unit; `nil` if the language of its format strings is unknown. The texts of an entry that
  /// varies by number are compared with its plural, the `source`.
  static func defects(of unit: UnitFacts, source: TextFacts?) -> [Defect]? {
    guard let formatting = unit.unit.formatting else { return nil }
    guard let source, let target = unit.target else { return [] }
    return formatting.formats.lazy.map { format in
      FormatComparison(
        format, source: Array(source.text.utf8), target: Array(target.text.utf8), mayOmit: formatting.mayOmit
      ).defects
    }
    .first { !$0.isEmpty }?.map { defect in
      var defect = defect
      defect.name = defect.source.map { source.quoted($0) } ?? ""
      return defect
    } ?? []
  }

  /// Compares two texts; `mayOmit` allows the translation to leave out values.
  init(_ format: GettextFormat, source: [UInt8], target: [UInt8], mayOmit: Bool) {
    let sources = format.directives(in: source)
    // A source that is invalid in its language is not a reference for the translation.
    guard sources.fault == nil else { return }
    let targets = format.directives(in: target)
    if let fault = targets.fault {
      defects = [Defect(kind: .malformed, target: fault.range, words: fault.words)]
      return
    }
    if sources.isSimple, !targets.isSimple, format == .qt {
      defects = [
        Defect(
          kind: .malformed, target: Self.firstRich(targets),
          words: "needs L or two digits, which the source does not have")
      ]
      return
    }
    let isLisp = format == .lisp || format == .scheme
    compare(
      sources, targets, mustShowAll: !mayOmit || sources.isExact || isLisp,
      mayAdd: format == .perlBrace || mayOmit && (isLisp || format == .pythonBrace)
    ) { target, source in
      target == source || mayOmit && (isLisp && source.kind == .any || format == .javascript && target.kind == .object)
    }
  }

  private static func firstRich(_ targets: FormatDirectives) -> Range<Int>? {
    targets.list.first { $0.range.count > 2 }?.range
  }

  private mutating func compare(
    _ sources: FormatDirectives, _ targets: FormatDirectives, mustShowAll: Bool, mayAdd: Bool,
    _ fits: (FormatType, FormatType) -> Bool
  ) {
    let (wanted, shown) = (sources.arguments, targets.arguments)
    let known = Dictionary(uniqueKeysWithValues: wanted.map { ($0.argument, $0) })
    let taken = Set(shown.map { $0.argument })
    for directive in wanted where !taken.contains(directive.argument) && !directive.isOptional {
      guard mustShowAll || directive.takesNoValue else { continue }
      defects.append(Defect(kind: .missing, source: directive.range))
    }
    for directive in shown {
      guard let source = known[directive.argument] else {
        if !directive.isOptional, !mayAdd { defects.append(Defect(kind: .extra, target: directive.range)) }
        continue
      }
      guard !fits(directive.type, source.type) else { continue }
      defects.append(
        Defect(
          kind: .mistyped, target: directive.range, source: source.range,
          words: Self.words(directive.type, source.type)))
    }
    joinExchanged()
  }

  /// Combines a missing value and the extra one in its place into one defect.
  private mutating func joinExchanged() {
    guard defects.count == 2, defects[0].kind == .missing, defects[1].kind == .extra else { return }
    defects[0].target = defects[1].target
    defects.removeLast()
  }

  /// Returns the difference between two types in words.
  private static func words(_ found: FormatType, _ expected: FormatType) -> String {
    guard found.kind != expected.kind else { return "has a different size from the value of the source" }
    return "formats \(found.name), but the value of the source is \(expected.name)"
  }
}

extension FormatDirectives.Directive {
  /// Whether the directive is `%m` or `%C` of GNU's compilers, which every form needs.
  fileprivate var takesNoValue: Bool {
    guard case .name(let name) = argument else { return false }
    return name.string.utf8.first == UInt8(ascii: "%")
  }
}

extension GettextFormat {
  /// Returns the directives of a text in this language.
  func directives(in bytes: [UInt8]) -> FormatDirectives {
    switch self {
    case .c: PercentReader.directives(in: bytes, .c)
    case .objc: PercentReader.directives(in: bytes, .objc)
    case .cPlusPlus: BraceReader.cPlusPlus(bytes)
    case .python: PercentReader.directives(in: bytes, .python)
    case .pythonBrace: BraceReader.python(bytes)
    case .java: BraceReader.java(bytes)
    case .javaPrintf: PercentReader.directives(in: bytes, .javaPrintf)
    case .csharp: BraceReader.csharp(bytes)
    case .javascript: PercentReader.directives(in: bytes, .javascript)
    case .scheme: TildeReader.directives(in: bytes, isScheme: true)
    case .lisp: TildeReader.directives(in: bytes, isScheme: false)
    case .elisp: PercentReader.directives(in: bytes, .elisp)
    case .librep: PercentReader.directives(in: bytes, .librep)
    case .ruby: PercentReader.directives(in: bytes, .ruby)
    case .sh: DollarReader.directives(in: bytes)
    case .awk: PercentReader.directives(in: bytes, .awk)
    case .lua: PercentReader.directives(in: bytes, .lua)
    case .objectPascal: PercentReader.directives(in: bytes, .objectPascal)
    case .smalltalk, .ycp: NumberedDirectiveReader.digits(bytes)
    case .qt: NumberedDirectiveReader.qt(bytes)
    case .qtPlural: NumberedDirectiveReader.qtPlural(bytes)
    case .kde: NumberedDirectiveReader.kde(bytes)
    case .kdeKuit: KuitReader.directives(in: bytes)
    case .boost: PercentReader.directives(in: bytes, .boost)
    case .tcl: PercentReader.directives(in: bytes, .tcl)
    case .perl: PercentReader.directives(in: bytes, .perl)
    case .perlBrace: BraceReader.perl(bytes)
    case .php: PercentReader.directives(in: bytes, .php)
    case .gccInternal: PercentReader.directives(in: bytes, .gccInternal)
    case .gfcInternal: PercentReader.directives(in: bytes, .gfcInternal)
    }
  }
}
