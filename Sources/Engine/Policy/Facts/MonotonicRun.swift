/// A tracker of runs of ascending or descending characters (`abc`, `321`).
struct MonotonicRun {
  enum Group: UInt8 {
    case none, letters, digits
  }

  private var last: UInt32 = 0
  private var group = Group.none
  private var step: Int64 = 0
  private var length = 0
  private let direction: SequenceDirection

  /// Creates a tracker of runs in this direction.
  init(_ direction: SequenceDirection = .either) { self.direction = direction }

  /// Returns the length of the run that ends with `value`; 0 for a character in no group.
  @inline(__always)
  mutating func length(with value: UInt32, in group: Group) -> Int {
    defer {
      last = value
      self.group = group
    }
    guard group != .none else {
      length = 0
      return 0
    }
    let step = Int64(value) - Int64(last)
    if group != self.group || !isWatched(step) {
      length = 1
      self.step = 0
    } else if step == self.step {
      length += 1
    } else {
      length = 2
      self.step = step
    }
    return length
  }

  private func isWatched(_ step: Int64) -> Bool {
    step == 1 && direction != .descending || step == -1 && direction != .ascending
  }
}
