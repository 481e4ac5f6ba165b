import WatchwordBasics

/// A `<segment>` or `<ignorable>` of the current unit.
struct XLIFF2Part {
  let isIgnorable: Bool
  var id: ExactText?
  var state: State?
  var subState: ExactText?
  /// The case of the unit's switch that the segment belongs to.
  var caseValue: ExactText?
  var source: Segment?
  var target: Segment?
  var order: Int?
  /// Whether white space is significant in the source and the target, if specified.
  var keepsSpace: (source: Bool?, target: Bool?) = (nil, nil)
  /// Whether a source and a target are present.
  var hasSource = false
  var hasTarget = false
  let start: PackedPosition
  var end: PackedPosition

  /// The states of segments (Part 1, section 3.3.1.31).
  enum State: String {
    case initial, translated, reviewed, final
    init?(_ value: UnsafeBufferPointer<UInt8>) {
      switch value.count {
      case 7 where XLIFF2ValueType.equals(value, "initial"): self = .initial
      case 10 where XLIFF2ValueType.equals(value, "translated"): self = .translated
      case 8 where XLIFF2ValueType.equals(value, "reviewed"): self = .reviewed
      case 5 where XLIFF2ValueType.equals(value, "final"): self = .final
      default: return nil
      }
    }

    init?(_ value: ExactText) {
      var value = value.string
      guard let state = value.withUTF8({ State($0) }) else { return nil }
      self = state
    }
  }

  /// The state of the translation.
  var translationState: TranslationState? { XLIFF2State.state(state, subState) }

  init(isIgnorable: Bool, start: PackedPosition) {
    self.isIgnorable = isIgnorable
    self.start = start
    end = start
  }
}
