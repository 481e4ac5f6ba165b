import WatchwordPolicy

/// Expressions for sequences such as 123 and cba, which are possible where there are finitely many.
enum PatternSequences {
  /// Returns an expression that rejects the sequences of `rule` at every position: those of ASCII letters and digits
  /// and, if the rule includes them, those of keyboard rows. Returns `nil` if there is no sequence of that length.
  static func none(of rule: SequenceRule, asciiOnly: Bool) -> PatternNode? {
    var windows: [PatternNode] = []
    switch rule.kind {
    case .any: windows = self.windows(of: rule, in: codePoints)
    case .letters: windows = self.windows(of: rule, in: codePoints.filter { $0.key < digitPlaces })
    case .digits: windows = self.windows(of: rule, in: codePoints.filter { $0.key >= digitPlaces })
    case .keys: break
    }
    if rule.includesKeyboardRows {
      for keys in keyboards {
        windows += self.windows(of: rule, in: asciiOnly ? keys.mapValues { $0.filter { $0 < 0x80 } } : keys)
      }
    }
    var seen: Set<PatternNode> = []
    let different = windows.filter { seen.insert($0).inserted }
    guard let only = different.first else { return nil }
    return .lookahead(.sequence([.anything, different.count == 1 ? only : .choice(different)]), isNegative: true)
  }

  /// The characters at each position of a scale.
  private typealias Keys = [Int: [UInt32]]

  private static let codePoints = keys(of: .codePoints, among: Array(0x20..<0x7F))
  private static let keyboards = SequenceScale.keyboards.map { keys(of: $0, among: letters) }

  /// The blocks that contain the characters of all rows: Basic Latin, Latin-1 Supplement and Cyrillic, and №, ₴ and
  /// Greek μ, to which µ folds.
  private static let letters: [UInt32] =
    Array(0x20..<0x7F) + Array(0xA1..<0x100) + Array(0x400..<0x500) + [0x2116, 0x20B4, 0x39C, 0x3BC]

  private static func keys(of scale: SequenceScale, among values: [UInt32]) -> Keys {
    var keys: Keys = [:]
    for value in values {
      if let scalar = Unicode.Scalar(value), let place = scale.position(of: scalar) {
        keys[place, default: []].append(value)
      }
    }
    return keys
  }

  /// The first position of digits on the scale of code points.
  private static let digitPlaces = 1 << 32

  /// Returns the sequences of neighbouring positions that `rule` rejects.
  private static func windows(of rule: SequenceRule, in keys: Keys) -> [PatternNode] {
    guard rule.length <= keys.count else { return [] }
    var windows: [PatternNode] = []
    for start in keys.keys.sorted() {
      let sets = (start..<start + rule.length).compactMap { keys[$0] }.filter { !$0.isEmpty }
      guard sets.count == rule.length else { continue }
      let nodes = sets.map { PatternNode.set(PatternSet($0)) }
      if rule.direction != .descending { windows.append(.sequence(nodes)) }
      if rule.direction != .ascending { windows.append(.sequence(nodes.reversed())) }
    }
    return windows
  }
}
