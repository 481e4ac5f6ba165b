/// The remaining work on a unit, as ``TranslationProgress`` counts it.
package enum UnitStatus: String, Sendable {
  /// The translation is finished, or it has no state.
  case translated
  /// The unit has a translation that still needs a review or an adaptation.
  case review
  /// The unit has no translation, or a state that requires one.
  case untranslated
  /// The unit has the text of a source, without a translation.
  case source
  /// The unit needs no translation.
  case excluded

  init(_ part: TranslationProgress.Part?, isSource: Bool) {
    switch part {
    case .translated?: self = .translated
    case .toReview?: self = .review
    case .untranslated?: self = .untranslated
    case nil: self = isSource ? .source : .excluded
    }
  }
}
