import WatchwordCatalogFormats
import WatchwordDiagnostics
public import WatchwordLocalization

/// The progress of translating a catalogue.
///
/// Only units that need a translation count. Units of source catalogues, units marked `translate="no"`, sources without
/// words, and plural forms that the language never shows do not.
public struct TranslationProgress: Hashable, Sendable {
  /// The units to translate.
  public var unitCount: Int { translated + toReview + untranslated }
  /// The units with a finished translation, or a translation without a state.
  public private(set) var translated = 0
  /// The units with a translation that still needs a review or an adaptation.
  public private(set) var toReview = 0
  /// The units without a translation, and those whose state requires a translation.
  public private(set) var untranslated = 0

  /// Creates the progress of a catalogue with nothing to translate.
  package init() {}

  /// Whether every unit has a finished translation.
  public var isFinished: Bool { toReview + untranslated == 0 }

  /// Counts a unit.
  mutating func count(_ part: Part) {
    switch part {
    case .translated: translated += 1
    case .toReview: toReview += 1
    case .untranslated: untranslated += 1
    }
  }

  /// Returns the sum of both.
  package static func + (left: TranslationProgress, right: TranslationProgress) -> TranslationProgress {
    var sum = left
    sum.translated += right.translated
    sum.toReview += right.toReview
    sum.untranslated += right.untranslated
    return sum
  }

  /// The remaining work on a unit.
  enum Part: Sendable {
    case translated, toReview, untranslated

    /// Determines the remaining work on `unit`; `nil` if it needs no translation.
    init?(of facts: UnitFacts, in file: FileFacts) { self.init(of: facts.unit, source: facts.source, in: file) }

    /// Determines the remaining work on a unit with this source.
    init?(of unit: TranslationUnit, source: @autoclosure () -> TextFacts?, in file: FileFacts) {
      guard !file.isSource, unit.translate, source()?.hasWords == true, !file.isNeverShown(unit) else { return nil }
      guard let target = unit.target, !target.isBlank else {
        self = .untranslated
        return
      }
      self = unit.state.map { Part(of: $0) } ?? .translated
    }

    /// Determines the remaining work on a unit with a translation in this state (XLIFF 1.2, section 2.3.3, `state`).
    private init(of state: TranslationState) {
      switch state {
      case .final, .signedOff, .translated: self = .translated
      case .new, .needsTranslation, .needsLocalization: self = .untranslated
      case .needsAdaptation, .needsReviewAdaptation, .needsReviewLocalization, .needsReviewTranslation, .other:
        self = .toReview
      }
    }
  }
}

extension ExaminedCatalog {
  /// The progress of each language of the catalogue, in the order of its `<file>` elements, without those in the source
  /// language. The language is `nil` if the catalogue does not declare it.
  public var progress: [(language: LanguageTag?, progress: TranslationProgress)] {
    var all: [(language: LanguageTag?, progress: TranslationProgress)] = []
    for file in summary.files where !file.isSource {
      let language = file.language?.canonicalized()
      if let index = all.firstIndex(where: { $0.language == language }) {
        all[index].progress = all[index].progress + file.deferred.progress
      } else {
        all.append((language, file.deferred.progress))
      }
    }
    return all
  }
}

extension CatalogSummary {
  /// The progress of the whole catalogue.
  var progress: TranslationProgress {
    files.reduce(TranslationProgress()) { $1.isSource ? $0 : $0 + $1.deferred.progress }
  }
}

/// The texts of a message that people see.
struct Coverage: Sendable {
  /// Whether the message has a text, or a plural form of one.
  private let hasText: Bool
  private let plurals: [Forms]

  private struct Forms: Sendable {
    let number: Number
    let shown: Set<PluralCategory>
  }

  /// The value of a phrase that selects the form.
  private enum Number: Sendable {
    /// The first whole number.
    case first
    /// The value at a position, from 1.
    case at(Int)
  }

  init(of message: MessageFacts) {
    let roots = message.roots.compactMap { message.units[$0].shown }
    hasText = !roots.isEmpty || message.plurals.contains { $0.substitution == nil && message.isShown($0) }
    var positions: [ExactText: Int] = [:]
    for use in roots.flatMap({ $0.uses() }) {
      if let name = use.substitution { positions[name] = use.position }
    }
    plurals = message.plurals.compactMap { plural in
      let shown = plural.forms.filter { message.units[$0.unit].shown != nil }.map { $0.category }
      guard let name = plural.substitution else { return Forms(number: .first, shown: Set(shown)) }
      return positions[name].map { Forms(number: .at($0), shown: Set(shown)) }
    }
  }

  /// Returns what is missing to show `phrase` in a language with these plural rules.
  func gaps(for phrase: Phrase, _ rules: PluralRules) -> [Gap] {
    guard hasText else { return [Gap(id: phrase.id.text)] }
    return plurals.compactMap { forms in
      let number =
        switch forms.number {
        case .first: phrase.firstCount
        case .at(let position): phrase.count(at: position)
        }
      guard let number else { return nil }
      let category = rules.category(for: number)
      return forms.shown.contains(category) ? nil : Gap(id: phrase.id.text, form: .init(category, number: number))
    }
  }
}

extension Phrase {
  /// Returns the number at a position, from 1.
  fileprivate func count(at position: Int) -> Int? {
    guard position >= 1, position <= arguments.count, case .count(let number) = arguments[position - 1].value else {
      return nil
    }
    return number
  }

  /// The first number.
  fileprivate var firstCount: Int? { arguments.indices.lazy.compactMap { self.count(at: $0 + 1) }.first }
}

/// A text, or one plural form of it, that a language lacks.
struct Gap: Sendable {
  /// The key of the message.
  let id: ExactText
  /// The missing form; `nil` if the whole text is missing.
  let form: Form?

  /// A plural form.
  struct Form: Sendable {
    let category: PluralCategory
    /// A number that needs the form.
    let number: Int

    init(_ category: PluralCategory, number: Int) {
      self.category = category
      self.number = number
    }
  }

  /// The identity of a gap: the text and the form, regardless of the number that needs it.
  struct Identity: Hashable {
    let id: ExactText
    let category: PluralCategory?
  }

  init(id: ExactText, form: Form? = nil) {
    self.id = id
    self.form = form
  }

  var identity: Identity { Identity(id: id, category: form?.category) }
}
