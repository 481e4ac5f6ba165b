import WatchwordBasics

/// The mapping between states of segments (Part 1, section 3.3.1.31) and states of translations.
enum XLIFF2State {
  /// The prefix of a sub-state that preserves a state of XLIFF 1.2.
  static let prefix = "xliff12:"

  /// Returns the state of a translation. A sub-state that preserves one of XLIFF 1.2 takes precedence.
  static func state(_ state: XLIFF2Part.State?, _ subState: ExactText?) -> TranslationState? {
    if let subState, subState.string.utf8.starts(with: prefix.utf8) {
      return TranslationState(name: ExactText(subState.string.dropFirst(prefix.count)))
    }
    switch state {
    case nil: return nil
    case .initial?: return .new
    case .translated?: return .translated
    case .reviewed?: return .signedOff
    case .final?: return .final
    }
  }

  /// Returns the state and the sub-state that represent the state of a translation.
  static func written(_ state: TranslationState) -> (state: String, subState: String?) {
    switch state {
    case .new: ("initial", nil)
    case .needsTranslation: ("initial", prefix + state.name.string)
    case .translated: ("translated", nil)
    case .signedOff: ("reviewed", nil)
    case .final: ("final", nil)
    case .needsAdaptation, .needsLocalization, .needsReviewAdaptation, .needsReviewLocalization,
      .needsReviewTranslation:
      ("translated", prefix + state.name.string)
    case .other(let name):
      (
        "translated",
        XMLName.isToken(name.string) && !name.string.has(UInt8(ascii: ":")) ? prefix + name.string : nil
      )
    }
  }
}
