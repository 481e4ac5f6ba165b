import TestSupport
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// Catalogues with all that the model has, the same for the same seed.
struct RandomCatalog {
  private var random: SeededGenerator
  private let place = SourceSpan(at: .start)

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let languages = ["ru", "ar", "pl", "ja", "de", "pt-BR", "fr"]
  private static let words = [
    "Open", "Öffnen", "it's", "\"quoted\"", "two\nlines", "tab\there", "100 %", "50%% off", "{", "}", "{{x}}", "&amp;",
    "<b>",
    "👩‍👩‍👧", "\u{2067}مرحبا\u{2069}", "@", "?", "\\", "\\n", " ", "  ", "#", "|==|", "$t(a)", "'{'", "don''t", "%", "é",
    "…", "]]>",
    "--", "*/", "//", "日本語",
  ]
  private static let values = ["%@", "%lld", "%1$@", "%2$@", "%2$lld", "%.1f", "%d", "%s"]

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func text(_ values: [String]) -> ExactText {
    var parts: [String] = []
    for _ in 0..<Int.random(in: 0...3, using: &random) { parts.append(Self.words.randomElement(using: &random) ?? "") }
    parts += values
    parts.shuffle(using: &random)
    return ExactText(parts.joined(separator: chance(80) ? " " : ""))
  }

  private mutating func values() -> [String] {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: ["%@"]
    case 1: ["%lld"]
    case 2: ["%1$@", "%2$lld"]
    case 3: ["%1$@", "%2$@"]
    case 4: [Self.values.randomElement(using: &random) ?? ""]
    default: []
    }
  }

  /// A message: its paths in a language, with the values of each.
  private struct Shape {
    let key: ExactText
    let kind: Int
    let values: [String]
    let note: [ExactText]
    let translate: Bool
  }

  /// The file elements of a source and its translations.
  mutating func files(keys: Int = 8) -> [TranslationCatalog.File] {
    var seen: Set<ExactText> = []
    var shapes: [Shape] = []
    for number in 0..<keys {
      var key = chance(60) ? ExactText("screen.key\(number)") : text([])
      if chance(20) { key = ExactText("k\(number) \(key)") }
      guard !key.isEmpty, seen.insert(key).inserted else { continue }
      let note: [ExactText] = chance(40) ? [text([])] + (chance(20) ? [text([])] : []) : []
      shapes.append(
        Shape(
          key: key, kind: Int.random(in: 0..<9, using: &random), values: values(),
          note: note.filter { !$0.isEmpty }, translate: chance(95)))
    }
    var sources: [ExactText: [(VariationPath, ExactText)]] = [:]
    for shape in shapes {
      sources[shape.key] = paths(shape, "en").map { ($0, text(of: shape, $0)) }
    }
    let languages = Self.languages.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
    var files = [file(nil, shapes, sources)]
    for language in languages { files.append(file(language, shapes, sources)) }
    return files
  }

  private func paths(_ shape: Shape, _ language: String) -> [VariationPath] {
    let tag = LanguageTag(language)
    let categories = tag.map { PluralRules.cardinal(for: $0).categories } ?? [.one, .other]
    func plurals(_ substitution: ExactText? = nil, _ device: ExactText? = nil) -> [VariationPath] {
      categories.map { VariationPath(substitution: substitution, device: device, plural: $0.keyword) }
    }
    switch shape.kind {
    case 0, 1: return plurals()
    case 2: return [VariationPath(device: "iphone"), VariationPath(device: "other")]
    case 3: return [.whole] + plurals("files")
    default: return [.whole]
    }
  }

  private mutating func text(of shape: Shape, _ path: VariationPath) -> ExactText {
    if path.substitution != nil { return text(["%arg"]) }
    if shape.kind == 3 { return text(["%#@files@"]) }
    if path.plural != nil {
      return text(path.plural == "one" && chance(20) ? [] : ["%lld"] + (shape.values.count == 2 ? ["%2$@"] : []))
    }
    return text(shape.values)
  }

  private mutating func file(
    _ language: String?, _ shapes: [Shape], _ sources: [ExactText: [(VariationPath, ExactText)]]
  ) -> TranslationCatalog.File {
    var units: [TranslationUnit] = []
    for shape in shapes {
      let own = sources[shape.key] ?? []
      let isTranslated = chance(85)
      for path in paths(shape, language ?? "en") {
        let other =
          own.first { $0.0 == path } ?? own.first { $0.0.plural == "other" && $0.0.substitution == path.substitution }
        guard let source = other?.1 ?? own.first?.1 else { continue }
        let target = language == nil || !isTranslated || !shape.translate ? nil : text(of: shape, path)
        let state: TranslationState? =
          target == nil ? nil : chance(75) ? .translated : chance(60) ? .needsReviewLocalization : .new
        units.append(
          TranslationUnit(
            id: id(shape.key, path), key: shape.key, variation: path, source: segment(source),
            target: target.map { segment($0) }, notes: shape.note, state: state, translate: shape.translate,
            span: place))
      }
    }
    let header = CatalogFile(
      CatalogFile.Attributes(
        original: "Localizable.strings", sourceLanguage: "en", targetLanguage: language.map { ExactText($0) },
        datatype: "plaintext", messageSyntax: .printf, span: place))
    return TranslationCatalog.File(header: header, units: units)
  }

  private func segment(_ text: ExactText) -> Segment { Segment(text: text, span: place, contentSpan: place) }

  private func id(_ key: ExactText, _ path: VariationPath) -> ExactText {
    var parts: [String] = []
    if let name = path.substitution { parts.append("substitutions.\(name)") }
    if let device = path.device { parts.append("device.\(device)") }
    if let plural = path.plural { parts.append("plural.\(plural)") }
    return parts.isEmpty ? key : ExactText("\(key)|==|\(parts.joined(separator: "."))")
  }
}
