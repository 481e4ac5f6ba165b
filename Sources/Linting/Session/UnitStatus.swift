/// What is left to do for a unit, as ``TranslationProgress`` counts it.
package enum UnitStatus: String, Sendable {
  /// The translation is finished, or its state is not said.
  case translated
  /// There is a translation that somebody still has to review or adapt.
  case review
  /// There is no translation, or its state says that it still has to be translated.
  case untranslated
  /// It is a text of a source, beside which no translation stands.
  case source
  /// Nobody has to translate it.
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
