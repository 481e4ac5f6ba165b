import WatchwordBasics
import WatchwordCatalogFormats

/// The identity of a unit in an open catalogue, which does not change when other units are added or removed.
struct UnitName: Hashable, Sendable {
  let message: Message
  let id: ExactText
  /// The number of earlier units with the same id.
  let number: Int

  /// The message of a file element that a unit belongs to.
  struct Message: Hashable, Sendable {
    let file: Int
    let key: ExactText
  }

  /// The index of the file element.
  var file: Int { message.file }

  /// Returns the unit among those of its message or its file element; `nil` if it is not one of them.
  func unit(in units: some Sequence<TranslationUnit>) -> TranslationUnit? {
    units.lazy.filter { $0.id == id }.dropFirst(number).first { _ in true }
  }
}

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
    case .reviewed?, .translated?: self = .translated
    case .toReview?: self = .review
    case .untranslated?: self = .untranslated
    case nil: self = isSource ? .source : .excluded
    }
  }
}
