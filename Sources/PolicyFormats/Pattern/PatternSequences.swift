import WatchwordPolicy

/// Sequences such as 123 and cba as expressions, which is possible where there are finitely many.
enum PatternSequences {
  /// An expression that no sequence of `rule` matches at any place: those of ASCII letters and digits and, if the rule
  /// asks for them, those of keyboard rows. `nil` if there is no sequence of that length.
  static func none(of rule: SequenceRule, asciiOnly: Bool) -> PatternNode? {
    var windows = windows(of: rule.length, in: codePoints)
    if rule.includesKeyboardRows {
      for keys in keyboards {
        windows += self.windows(of: rule.length, in: asciiOnly ? keys.mapValues { $0.filter { $0 < 0x80 } } : keys)
      }
    }
    var seen: Set<PatternNode> = []
    let different = windows.filter { seen.insert($0).inserted }
    guard let only = different.first else { return nil }
    return .ahead(.sequence([.anything, different.count == 1 ? only : .choice(different)]), isNegative: true)
  }

  /// The characters at each place of a scale.
  private typealias Keys = [Int: [UInt32]]

  private static let codePoints = keys(of: .codePoints, among: 0x20..<0x7F)
  // The letters of all rows: ASCII, German and Russian ones.
  private static let keyboards = SequenceScale.keyboards.map { keys(of: $0, among: 0x20..<0x460) }

  private static func keys(of scale: SequenceScale, among values: Range<UInt32>) -> Keys {
    var keys: Keys = [:]
    for value in values {
      if let scalar = Unicode.Scalar(value), let place = scale.place(of: scalar) {
        keys[place, default: []].append(value)
      }
    }
    return keys
  }

  /// The sequences of `length` neighbouring places, upwards and downwards.
  private static func windows(of length: Int, in keys: Keys) -> [PatternNode] {
    guard length <= keys.count else { return [] }
    var windows: [PatternNode] = []
    for start in keys.keys.sorted() {
      let sets = (start..<start + length).compactMap { keys[$0] }.filter { !$0.isEmpty }
      guard sets.count == length else { continue }
      let nodes = sets.map { PatternNode.set(PatternSet($0)) }
      windows += [.sequence(nodes), .sequence(nodes.reversed())]
    }
    return windows
  }
}
