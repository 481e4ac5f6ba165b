/// The structure of a passphrase: the separator between words, and what is added to meet a policy.
struct PhrasePattern: Hashable {
  let separator: String
  let isCapitalized: Bool
  let digitCount: Int
  let symbolCount: Int

  /// A slot of a passphrase, which is filled with one of several texts.
  enum Slot: Hashable {
    case part, capitalizedPart, separator(String), digit, symbol

    /// Returns the texts, given the parts of words.
    func texts(_ parts: [String]) -> [String] {
      switch self {
      case .part: parts
      case .capitalizedPart: parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      case .separator(let text): [text]
      case .digit: "0123456789".map { String($0) }
      case .symbol: "!#$%&*+-=?@".map { String($0) }
      }
    }
  }

  /// The patterns, simplest first.
  static let all: [PhrasePattern] = {
    var patterns: [(effort: Int, pattern: PhrasePattern)] = []
    for (index, separator) in ["-", " ", ".", "_", ""].enumerated() {
      for isCapitalized in [false, true] {
        for digitCount in 0...4 {
          for symbolCount in 0...2 {
            let pattern = PhrasePattern(
              separator: separator, isCapitalized: isCapitalized, digitCount: digitCount, symbolCount: symbolCount)
            // A different separator is easier to remember than anything that is added.
            patterns.append((index + 5 * (digitCount + symbolCount + (isCapitalized ? 1 : 0)), pattern))
          }
        }
      }
    }
    return patterns.enumerated().sorted { ($0.element.effort, $0.offset) < ($1.element.effort, $1.offset) }
      .map { $0.element.pattern }
  }()

  /// Returns the slots of the part at `index`, with the separator before it.
  func slots(ofPart index: Int, _ material: PhraseMaterial) -> [Slot] {
    let isFirst = index % material.partsOfWord == 0
    let part: Slot = isCapitalized && isFirst ? .capitalizedPart : .part
    return index > 0 && isFirst && !separator.isEmpty ? [.separator(separator), part] : [part]
  }

  /// The slots after the last part.
  var tail: [Slot] {
    guard digitCount + symbolCount > 0 else { return [] }
    let front: [Slot] = separator.isEmpty ? [] : [.separator(separator)]
    return front + Array(repeating: .digit, count: digitCount) + Array(repeating: .symbol, count: symbolCount)
  }

  /// Returns all slots of a passphrase of `count` parts.
  func slots(_ count: Int, _ material: PhraseMaterial) -> [Slot] {
    (0..<count).flatMap { slots(ofPart: $0, material) } + tail
  }
}
