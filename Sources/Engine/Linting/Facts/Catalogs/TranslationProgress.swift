import WatchwordBasics
import WatchwordCatalogFormats
public import WatchwordLocalization

/// The progress of translating a catalogue.
///
/// Only units that need a translation count. Units of source catalogues, units marked `translate="no"`, sources without
/// words, plural forms that are never shown, and empty ones for millions only do not.
public struct TranslationProgress: Hashable, Sendable {
  /// The units to translate.
  public var unitCount: Int { translated + toReview + untranslated }
  /// The units with a finished translation, or a translation without a state.
  public private(set) var translated = 0
  /// The translated units that somebody has approved or signed off (XLIFF 1.2, sections 2.3.3 and 3, `state` and
  /// `approved`; XLIFF 2.1, section 4.3.1.27, `state`).
  public private(set) var reviewed = 0
  /// The units with a translation that still needs a review or an adaptation.
  public private(set) var toReview = 0
  /// The units without a translation, and those whose state requires a translation.
  public private(set) var untranslated = 0
  /// The translations that are probably copies of their sources.
  public private(set) var unchanged = 0

  /// Creates the progress of a catalogue with nothing to translate.
  package init() {}

  /// Whether every unit has a finished translation.
  public var isFinished: Bool { toReview + untranslated == 0 }

  /// Counts a unit.
  mutating func count(_ part: Part) {
    switch part {
    case .reviewed:
      translated += 1
      reviewed += 1
    case .translated: translated += 1
    case .toReview: toReview += 1
    case .untranslated: untranslated += 1
    }
  }

  /// Counts a translation that is probably a copy of its source.
  mutating func countUnchanged() { unchanged += 1 }

  /// Returns the sum of both.
  package static func + (left: TranslationProgress, right: TranslationProgress) -> TranslationProgress {
    var sum = left
    sum.translated += right.translated
    sum.reviewed += right.reviewed
    sum.toReview += right.toReview
    sum.untranslated += right.untranslated
    sum.unchanged += right.unchanged
    return sum
  }

  /// The remaining work on a unit.
  enum Part: Sendable {
    case reviewed, translated, toReview, untranslated

    /// Determines the remaining work on `unit`; `nil` if it needs no translation.
    init?(of facts: UnitFacts, in file: FileFacts) { self.init(of: facts.unit, source: facts.written, in: file) }

    /// Determines the remaining work on a unit with this source.
    init?(of unit: TranslationUnit, source: @autoclosure () -> TextFacts?, in file: FileFacts) {
      guard !file.isSource, unit.translate, source()?.hasWords == true, !file.isNeverShown(unit) else { return nil }
      guard let target = unit.target, !target.isBlank else {
        if unit.target != nil, unit.state?.isFinished ?? true, file.reach(of: unit) == .millions { return nil }
        self = .untranslated
        return
      }
      self = unit.state.map { Part(of: $0) } ?? .translated
      if self == .translated, unit.approved == true { self = .reviewed }
    }

    /// Determines the remaining work on a unit with a translation in this state (XLIFF 1.2, section 2.3.3, `state`).
    private init(of state: TranslationState) {
      switch state {
      case .final, .signedOff: self = .reviewed
      case .translated: self = .translated
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
