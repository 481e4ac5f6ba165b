import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The facts about a unit that checks use, with every text read once.
///
/// A class, because many checks use each unit and copies would be expensive.
final class UnitFacts: Sendable {
  let unit: TranslationUnit
  /// The source as written, which may be an identifier that stands for a text.
  let written: TextFacts?
  /// The text to translate; `nil` if the source is an identifier, with which no text is compared.
  let source: TextFacts?
  /// The translation that people see: present, translatable, finished and not empty.
  let target: TextFacts?
  /// The text that people see: the translation, or in a source catalogue the source if there is none.
  let shown: TextFacts?
  /// The differences of the values and choices, if the texts are messages in ICU's syntax; otherwise `nil`.
  let choices: [Difference]?
  /// The signs of the source and the translation.
  let signs: TextShape.Signs

  init(_ unit: TranslationUnit, in file: FileFacts) {
    self.unit = unit
    let isCompared = unit.translate && (unit.state.map { $0.isFinished } ?? true)
    let isTranslated = isCompared && unit.target.map { !$0.isBlank } ?? false
    let syntax = file.percentSyntax(of: unit)
    let rules: ICUText.Rules = file.isICU ? .flutter : .icu
    let isForm = unit.countName != nil
    let source = unit.source.map { TextFacts($0, syntax, icu: rules, isForm: isForm) }
    let isOfMessage = !file.isICU && source?.icu != nil
    let isKey = isTranslated && unit.isIdentifierOfText(in: file)
    written = source
    self.source = isKey ? nil : source
    target =
      isTranslated
      ? unit.target.map {
        TextFacts($0, syntax, of: source, icu: rules, isOfMessage: isOfMessage, isForm: isForm)
      }
      : nil
    choices = ChoiceComparison.differences(of: unit, self.source, target, in: file)
    shown = target ?? (file.isSource ? source : nil)
    signs = (self.source?.shape.signs ?? []).union(target?.shape.signs ?? [])
  }

  /// Whether any of the texts has a percent sign that may start a placeholder.
  var hasPlaceholders: Bool { source?.hasPattern == true || target?.hasPattern == true }

  /// Whether the translation is a copy of the source, so that it is probably not translated.
  var isCopy: Bool { target.map { $0.hasWords && $0.segment.text == source?.segment.text } ?? false }

  /// Whether the texts are no translation of each other: the list of translators that GNOME's programs ask for, or the
  /// marks of Crowdin's pseudo-language.
  var isNoTranslation: Bool {
    guard let source, let target else { return false }
    return ["translator-credits", "translator_credits"].contains(source.segment.text)
      || target.text.utf8.starts(with: "crwdns".utf8)
  }

  /// Whether the source chooses between forms of its text, of which each language may need more or fewer:
  /// `{count, plural, one {…} other {…}}`.
  var hasForms: Bool { source?.icu?.message?.choices.isEmpty == false }
}

extension TranslationUnit {
  /// Whether the source is a key, such as `usage.percent`, and the translation is not.
  fileprivate func isIdentifierOfText(in file: FileFacts) -> Bool {
    guard let source, let target else { return false }
    // Where the languages are the same, a single word is the key of another text, as in Symfony's English files.
    if file.file.sourceLanguage == file.file.targetLanguage, target.text.string.has(UInt8(ascii: "{")),
      source.text.identifierWordCount > 0
    {
      return true
    }
    return (file.isKey(source.text) || hasKeyAsSource && file.isSource) && !target.text.isIdentifier
      && !target.text.string.utf8.contains(part: source.text.string.utf8)
  }
}

extension ChoiceComparison {
  /// Compares the texts of a unit; returns `nil` if they are not messages.
  fileprivate static func differences(
    of unit: TranslationUnit, _ source: TextFacts?, _ target: TextFacts?, in file: FileFacts
  ) -> [Difference]? {
    guard let source, let target, source.icu != nil || target.icu != nil, let targets = target.message,
      let sources = source.icu == nil ? source.plainMessage : source.message
    else { return nil }
    let form = unit.variation.category.flatMap { category in
      unit.countName.map {
        ChoicePath.Step(name: $0, kind: .plural, selector: category.keyword, selectors: [])
      }
    }
    return differences(sources, targets, form: form, rules: file.rules(of: unit), isFlutter: file.isICU)
  }
}

extension TextFacts {
  /// The text as a message; a text without brackets is a message without values and choices. `nil` if it is defective.
  fileprivate var message: ICUMessage? { icu.map { $0.message } ?? ICUMessage(range: 0..<text.utf8.count) }

  /// The text as a message without choices, whose translation has some; `nil` if it is defective.
  fileprivate var plainMessage: ICUMessage? {
    shape.marks.contains(.brace) ? try? ICUParser.message(Array(text.utf8), quotes: true) : message
  }
}
