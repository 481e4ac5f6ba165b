import WatchwordBasics
import WatchwordLocalization

/// Expands substitutions, for formats whose texts vary by at most one number.
///
/// A text that consists of one substitution gets the forms of the substitution. In any other text, each substitution is
/// replaced by its `other` form.
struct SubstitutionExpansion {
  private(set) var files: [TranslationCatalog.File] = []
  private(set) var losses: [CatalogLoss] = []

  /// The keys whose texts consist of one substitution in all languages.
  private var whole: Set<ExactText> = []

  init(_ files: [TranslationCatalog.File]) {
    whole = Self.wholeKeys(files)
    self.files = files.map { file in
      TranslationCatalog.File(
        header: file.header, messages: file.messages.compactMap { message($0, file.header.shownLanguage) })
    }
    expandSources()
  }

  /// Expands the sources of texts without substitutions of their own, whose message has them in another language.
  private mutating func expandSources() {
    guard !losses.isEmpty else { return }
    var sources: [ExactText: Segment] = [:]
    for unit in files.lazy.flatMap({ $0.messages }).joined() {
      if unit.variation.isWhole, let source = unit.source, !Self.calls(source) { sources[unit.key] = source }
    }
    files = files.map { file in
      TranslationCatalog.File(
        header: file.header,
        messages: file.messages.map { message in
          guard let source = sources[message.key] else { return message }
          return message.mapUnits {
            $0.source.map(Self.calls) ?? false ? $0.with(source: source, target: $0.target) : $0
          }
        })
    }
  }

  /// Whether a text shows a substitution.
  private static func calls(_ segment: Segment) -> Bool {
    Pattern(segment.text).elements.contains { if case .substitution = $0.kind { true } else { false } }
  }

  private static func wholeKeys(_ files: [TranslationCatalog.File]) -> Set<ExactText> {
    var names: [ExactText: Set<ExactText>] = [:]
    var others: Set<ExactText> = []
    for message in files.lazy.flatMap({ $0.messages }) {
      for unit in message {
        guard let name = unit.variation.substitution else { continue }
        names[message.key, default: []].insert(name)
        if unit.variation.device != nil { others.insert(message.key) }
      }
    }
    for message in files.lazy.flatMap({ $0.messages }) {
      guard let own = names[message.key] else { continue }
      let isPlain = message.substitutionNames.isEmpty
      let isWhole = message.roots.allSatisfy { root in
        // A translation without plural forms.
        if isPlain, let text = root.target ?? root.source, !Self.calls(text) { return true }
        return root.variation.isWhole && own.count == 1 && own.first.map { Self.isWhole(root, $0) } ?? false
      }
      if !isWhole { others.insert(message.key) }
    }
    return Set(names.keys).subtracting(others)
  }

  private mutating func message(_ message: CatalogMessage, _ language: ExactText?) -> CatalogMessage? {
    let forms = message.filter { $0.variation.substitution != nil }
    guard let first = forms.first else { return message }
    let names = message.substitutionNames
    for name in names {
      losses.append(CatalogLoss(.substitution(name.string), of: message.key, in: language, at: first.position))
    }
    if whole.contains(message.key) { return CatalogMessage(forms.map { Self.form($0, of: message.key) }) }
    let others = Self.others(forms)
    return CatalogMessage(
      message.roots.map { root in
        root.with(
          source: root.source.flatMap { Self.expanded($0, others) { $0.source } },
          target: root.target.flatMap { Self.expanded($0, others) { $0.target } })
      })
  }

  private static func isWhole(_ root: TranslationUnit, _ name: ExactText) -> Bool {
    [root.source, root.target].allSatisfy { $0 == nil || StringsDict.soleVariable(of: $0?.text ?? "") == name }
  }

  /// Returns a form of a substitution as a form of the whole text.
  private static func form(_ unit: TranslationUnit, of key: ExactText) -> TranslationUnit {
    func segment(_ segment: Segment?) -> Segment? {
      segment.map {
        Segment(text: text(of: Pattern($0.text), [:], countingFrom: 1), inOtherFileAt: $0.contentSpan)
      }
    }
    let path = VariationPath(plural: unit.variation.plural)
    return TranslationUnit(
      id: unit.id, key: key, variation: path, source: segment(unit.source),
      target: segment(unit.target), notes: unit.notes, state: unit.state, stateQualifier: unit.stateQualifier,
      translate: unit.translate, approved: unit.approved, maximumWidth: unit.maximumWidth, sizeUnit: unit.sizeUnit,
      messageSyntax: unit.messageSyntax, span: unit.span)
  }

  /// Returns the `other` form of each substitution, or its last form, among those for all devices or for other devices.
  private static func others(_ forms: [TranslationUnit]) -> [ExactText: TranslationUnit] {
    var others: [ExactText: TranslationUnit] = [:]
    for form in forms where (form.variation.device ?? "other") == "other" {
      guard let name = form.variation.substitution, others[name]?.variation.plural != "other" else { continue }
      others[name] = form
    }
    return others
  }

  /// Returns the text with each substitution replaced by its `other` form, or `nil` if there is no such form.
  private static func expanded(
    _ root: Segment, _ others: [ExactText: TranslationUnit], _ text: (TranslationUnit) -> Segment?
  ) -> Segment? {
    let texts = others.compactMapValues { text($0)?.text }
    let pattern = Pattern(root.text)
    let called = pattern.elements.compactMap { element -> ExactText? in
      if case .substitution(let name, _) = element.kind { name } else { nil }
    }
    guard called.allSatisfy({ texts[$0] != nil }) else { return nil }
    return Segment(text: Self.text(of: pattern, texts, countingFrom: 1), inOtherFileAt: root.contentSpan)
  }

  /// Returns the text of a pattern with its substitutions replaced by texts. If there are several values, each gets a
  /// position.
  private static func text(of pattern: Pattern, _ texts: [ExactText: ExactText], countingFrom first: Int) -> ExactText {
    let parts = parts(of: pattern, texts, first)
    let count = parts.count { $0.position != nil }
    let bytes = parts.flatMap { part -> [UInt8] in
      guard let position = part.position else { return part.bytes }
      return Array("%\(count > 1 || position != 1 ? "\(position)$" : "")".utf8) + part.bytes
    }
    return ExactText(utf8: bytes)
  }

  private static func parts(of pattern: Pattern, _ texts: [ExactText: ExactText], _ first: Int) -> [(
    position: Int?, bytes: [UInt8]
  )] {
    let bytes = Array(pattern.text.string.utf8)
    return zip(pattern.elements, pattern.positions(countingFrom: first)).flatMap { element, position in
      let written = Array(bytes[element.range])
      switch element.kind {
      case .substitution(let name, _):
        guard let text = texts[name], let position else { return [(position: Int?.none, bytes: written)] }
        return parts(of: Pattern(text), [:], position)
      case .substitutionArgument: return [(position: position, bytes: Array("lld".utf8))]
      case .placeholder(let placeholder):
        return [(position: position, bytes: Array(placeholder.specifier(of: written[...])))]
      case .literal, .escapedPercent: return [(position: Int?.none, bytes: written)]
      }
    }
  }
}
