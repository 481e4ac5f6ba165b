package import WatchwordBasics

/// The difference between two versions of a text in the unified format (POSIX, `diff -u`), which `patch` and `git
/// apply` read.
package struct UnifiedDiff {
  private let name: ExactText
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let changes: [Change]

  /// Lines of the old version and the lines of the new version that replace them; one of the two ranges may be empty.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The number of context lines around changes.
  private static let context = 3
  /// The maximum number of lines to search for a point where both versions match again.
  private static let maximumLookahead = 1000
  /// The number of equal lines after which both versions are considered to match again.
  private static let linesInCommon = 6

  /// Compares two versions of the file `name`.
  package init(name: ExactText, old: [UInt8], new: [UInt8]) {
    self.name = name
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
    changes = Self.changes(from: self.old, to: self.new)
  }

  /// Whether both versions are equal.
  package var isEmpty: Bool { changes.isEmpty }

  /// Writes the difference to `output`, piece by piece; writes nothing if both versions are equal.
  ///
  /// If `isEscaped` is true, characters that would control a terminal are shown as escapes; programs cannot read such a
  /// difference.
  package func write<E>(
    isColored: Bool = false, isEscaped: Bool = false, to output: (String) throws(E) -> Void
  ) throws(E) {
    let style = Style(isColored: isColored, isEscaped: isEscaped)
    guard !changes.isEmpty else { return }
    // A tab terminates a name that contains a space.
    let label = style.shown(name.string) + (name.string.utf8.contains(0x20) ? "\t" : "")
    try output(style.colored("--- \(label)", 1) + "\n" + style.colored("+++ \(label)", 1) + "\n")
    var first = 0
    while first < changes.count {
      var last = first
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * Self.context
      {
        last += 1
      }
      try output(hunk(changes[first...last], style))
      first = last + 1
    }
  }

  /// The style of the lines.
  private struct Style {
    let isColored: Bool
    let isEscaped: Bool

    func colored(_ text: String, _ color: Int?) -> String {
      guard isColored, let color else { return text }
      return "\u{1B}[\(color)m\(text)\u{1B}[0m"
    }

    func shown(_ text: String) -> String {
      isEscaped ? text.unicodeScalars.map { $0 == "\t" ? "\t" : TerminalScalar.shown($0).text }.joined() : text
    }
  }

  private func hunk(_ changes: ArraySlice<Change>, _ style: Style) -> String {
    guard let first = changes.first, let last = changes.last else { return "" }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    var text = style.colored("@@ -\(Self.shown(oldRange)) +\(Self.shown(newRange)) @@", 36) + "\n"
    var next = oldRange.lowerBound
    for change in changes {
      for line in old[next..<change.old.lowerBound] { Self.add(line, " ", nil, style, to: &text) }
      for line in old[change.old] { Self.add(line, "-", 31, style, to: &text) }
      for line in new[change.new] { Self.add(line, "+", 32, style, to: &text) }
      next = change.old.upperBound
    }
    for line in old[next..<oldRange.upperBound] { Self.add(line, " ", nil, style, to: &text) }
    return text
  }

  /// Returns a range of lines for the header of a hunk: the first line from 1, or the line before an empty range.
  private static func shown(_ range: Range<Int>) -> String {
    let first = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(first)" : "\(first),\(range.count)"
  }

  private static func add(
    _ line: ArraySlice<UInt8>, _ sign: String, _ color: Int?, _ style: Style, to text: inout String
  ) {
    let isEnded = line.last == 0x0A
    let content = String(decoding: isEnded ? line.dropLast() : line, as: UTF8.self)
    text += style.colored(sign + style.shown(content), color)
    text += isEnded ? "\n" : "\n\\ No newline at end of file\n"
  }

  // MARK: Comparing

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// Returns the changes in their order. Both versions are expected to differ in only a few lines.
  private static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Change] {
    var changes: [Change] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        left += 1
        right += 1
        continue
      }
      let length = lengthOfWindow(old[left...], new[right...])
      let window = Change(old: left..<left + length.old, new: right..<right + length.new)
      changes += fewestChanges(in: window, old, new)
      (left, right) = (window.old.upperBound, window.new.upperBound)
    }
    return changes
  }

  /// Returns the numbers of old and new lines, with the smallest sum, after which the two versions have several lines
  /// in common or both end.
  private static func lengthOfWindow(
    _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> (old: Int, new: Int) {
    var sum = 1
    while sum <= min(old.count + new.count, maximumLookahead) {
      var skipped = max(0, sum - new.count)
      while skipped <= min(sum, old.count) {
        let left = old.dropFirst(skipped).prefix(linesInCommon)
        if left == new.dropFirst(sum - skipped).prefix(linesInCommon) { return (skipped, sum - skipped) }
        skipped += 1
      }
      sum += 1
    }
    return (old.count, new.count)
  }

  /// Returns the changes inside a window that affect the fewest lines, or the whole window if it is large.
  private static func fewestChanges(
    in window: Change, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Change] {
    guard window.old.count + window.new.count <= maximumLookahead else { return [window] }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new[window.new].difference(from: old[window.old]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(window.old.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(window.new.lowerBound + offset)
      }
    }
    var changes: [Change] = []
    var (left, right) = (window.old.lowerBound, window.new.lowerBound)
    while left < window.old.upperBound || right < window.new.upperBound {
      let start = (left, right)
      while removed.contains(left) { left += 1 }
      while inserted.contains(right) { right += 1 }
      guard start == (left, right) else {
        changes.append(Change(old: start.0..<left, new: start.1..<right))
        continue
      }
      left += 1
      right += 1
    }
    return changes
  }
}
