/// A search for placeholders that a translator, an input method or a machine has damaged: `1$@`, `％@`, `% d`, `%١$@`,
/// `%ｄ`.
///
/// Ordinary text can look similar ("100 % d'accord"), so only placeholders that the translation lacks are searched for.
struct DamagedPlaceholders {
  private let positions: Set<Int>
  private let families: Set<ArgumentType.Kind>

  /// Creates a search for these placeholders of the source.
  init(lost: [Placeholder]) {
    positions = Set(lost.map { $0.position })
    families = Set(lost.map { $0.kind })
  }

  /// Returns the damaged placeholders of a text, each span once.
  func all(in text: String) -> [BrokenPlaceholder] {
    let scalars = Array(text.unicodeScalars)
    var broken: [BrokenPlaceholder] = []
    var index = 0
    var offset = 0
    while index < scalars.count {
      let candidate = PlaceholderCandidate(scalars[index...])
      if let fault = candidate.fault, isLost(candidate), !(candidate.hasBlank && Self.isPercentage(scalars[..<index])) {
        broken.append(
          BrokenPlaceholder(range: offset..<offset + candidate.length, fault: fault, number: candidate.number))
        offset += candidate.length
        index = candidate.end
      } else {
        // Text that starts with a percent sign is skipped as a whole, so that its rest is not read as `1$@`.
        let end = max(candidate.resumeIndex, index + 1)
        for scalar in scalars[index..<end] { offset += scalar.utf8Length }
        index = end
      }
    }
    return broken
  }

  /// Returns the length of the rest of a placeholder after the sign at which it became invalid, and the defect: after
  /// `%1$`, both ` @` and `＠` complete the placeholder, but ` and` does not. Returns `nil` if the placeholder does not
  /// continue.
  static func end(after rest: Substring.UTF8View) -> (length: Int, fault: String?)? {
    let candidate = PlaceholderCandidate(
      endOf: Array(String(decoding: rest.prefix(maximumBytes), as: UTF8.self).unicodeScalars)[...])
    return candidate.family.map { _ in (candidate.length, candidate.fault) }
  }

  /// The maximum number of bytes that the end of a placeholder and the sign after it take.
  private static let maximumBytes = 32

  /// Whether a number precedes the percent sign: "5 % i Sverige".
  private static func isPercentage(_ before: ArraySlice<Unicode.Scalar>) -> Bool {
    let number = before.last.map { PlaceholderCandidate.blanks.contains($0) } == true ? before.dropLast() : before
    return number.last?.properties.numericType == .decimal
  }

  private func isLost(_ candidate: PlaceholderCandidate) -> Bool {
    if let number = candidate.number { return positions.contains(number) }
    return candidate.family.map { families.contains($0) } ?? false
  }
}
