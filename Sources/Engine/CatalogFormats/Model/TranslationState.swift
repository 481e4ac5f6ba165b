public import WatchwordBasics

/// The state of a translation (XLIFF 1.2, section 2.3.3, attribute `state`).
public enum TranslationState: Hashable, Sendable {
  /// Ready to be used.
  case final
  /// Something other than the text needs to be adapted.
  case needsAdaptation
  /// The text and something else need to be adapted.
  case needsLocalization
  /// Something other than the text needs a review.
  case needsReviewAdaptation
  /// The text and everything else need a review; Xcode's "needs review".
  case needsReviewLocalization
  /// The text needs a review.
  case needsReviewTranslation
  /// The text needs to be translated.
  case needsTranslation
  /// Not yet worked on; Xcode's "new".
  case new
  /// Checked and accepted.
  case signedOff
  /// Translated.
  case translated
  /// A state of another tool, as written in the file.
  case other(ExactText)

  /// The states defined by XLIFF 1.2.
  package static let named: [TranslationState] = [
    .final, .needsAdaptation, .needsLocalization, .needsReviewAdaptation, .needsReviewLocalization,
    .needsReviewTranslation, .needsTranslation, .new, .signedOff, .translated,
  ]

  /// The name of the state in files.
  public var name: ExactText {
    switch self {
    case .final: "final"
    case .needsAdaptation: "needs-adaptation"
    case .needsLocalization: "needs-l10n"
    case .needsReviewAdaptation: "needs-review-adaptation"
    case .needsReviewLocalization: "needs-review-l10n"
    case .needsReviewTranslation: "needs-review-translation"
    case .needsTranslation: "needs-translation"
    case .new: "new"
    case .signedOff: "signed-off"
    case .translated: "translated"
    case .other(let name): name
    }
  }

  /// Whether Xcode imports a translation in this state.
  public var isFinished: Bool {
    switch self {
    case .final, .signedOff, .translated: true
    default: false
    }
  }

  /// Creates the state that is called `name` in files.
  package init(name: ExactText) {
    var name = name.string
    self = name.withUTF8 { TranslationState(utf8: $0) }
  }

  /// Creates the state that is called `name` in files. Most units have a state, so no string is created for a known
  /// name.
  init(utf8 name: UnsafeBufferPointer<UInt8>) {
    for index in Self.names.indices
    where Self.names[index].count == name.count && Self.names[index].elementsEqual(name) {
      self = Self.named[index]
      return
    }
    self = .other(ExactText(utf8: name))
  }

  private static let names: [[UInt8]] = named.map { Array($0.name.string.utf8) }
}
