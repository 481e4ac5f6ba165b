import WatchwordDiagnostics

/// A segment, or what stands between segments, of the current unit.
struct XLIFF2Part {
  let isIgnorable: Bool
  var id: ExactText?
  var state: ExactText?
  var subState: ExactText?
  /// The values of the unit's switch that it is for.
  var variant: ExactText?
  var source: Segment?
  var target: Segment?
  var order: Int?
  /// Whether white space counts in the source and in the target, where they say so.
  var keepsSpace: (source: Bool?, target: Bool?) = (nil, nil)
  let start: PackedPosition
  var end: PackedPosition

  init(isIgnorable: Bool, start: PackedPosition) {
    self.isIgnorable = isIgnorable
    self.start = start
    end = start
  }
}
