import WatchwordPolicy

/// Expressions for sequences such as 123 and cba, which are possible if the number of sequences is finite.
enum PatternSequences {
  /// Returns an expression that rejects the sequences of `rule` at every position: those of ASCII letters and digits
  /// and, if the rule includes them, those of keyboard rows. Returns `nil` if there is no sequence of that length.
  static func none(of rule: SequenceRule, asciiOnly: Bool) -> PatternNode? {
    var sequences: [PatternNode] = []
    switch rule.kind {
    case .any: sequences = self.sequences(of: rule, in: codePoints)
    case .letters:
      sequences = self.sequences(of: rule, in: codePoints.filter { $0.key < SequenceScale.firstDigitPosition })
    case .digits:
      sequences = self.sequences(of: rule, in: codePoints.filter { $0.key >= SequenceScale.firstDigitPosition })
    case .keys: break
    }
    if rule.includesKeyboardRows {
      for characters in keyboards {
        sequences += self.sequences(
          of: rule, in: asciiOnly ? characters.mapValues { $0.filter { $0 < 0x80 } } : characters)
      }
    }
    var seen: Set<PatternNode> = []
    let different = sequences.filter { seen.insert($0).inserted }
    guard let only = different.first else { return nil }
    return .lookahead(.sequence([.anything, different.count == 1 ? only : .choice(different)]), isNegative: true)
  }

  /// The characters at each position of a scale.
  private typealias CharactersByPosition = [Int: [UInt32]]

  private static let codePoints = characters(of: .codePoints, among: Array(0x20..<0x7F))
  private static let keyboards = SequenceScale.keyboards.map { characters(of: $0, among: letters) }

  /// The blocks that contain the characters of all rows: Basic Latin, Latin-1 Supplement and Cyrillic, and №, ₴ and
  /// Greek μ, to which µ folds.
  private static let letters: [UInt32] =
    Array(0x20..<0x7F) + Array(0xA1..<0x100) + Array(0x400..<0x500) + [0x2116, 0x20B4, 0x39C, 0x3BC]

  private static func characters(of scale: SequenceScale, among values: [UInt32]) -> CharactersByPosition {
    var characters: CharactersByPosition = [:]
    for value in values {
      if let scalar = Unicode.Scalar(value), let position = scale.position(of: scalar) {
        characters[position, default: []].append(value)
      }
    }
    return characters
  }

  /// Returns the sequences of neighbouring positions that `rule` rejects.
  private static func sequences(of rule: SequenceRule, in characters: CharactersByPosition) -> [PatternNode] {
    guard rule.length <= characters.count else { return [] }
    var sequences: [PatternNode] = []
    for start in characters.keys.sorted() {
      let sets = (start..<start + rule.length).compactMap { characters[$0] }.filter { !$0.isEmpty }
      guard sets.count == rule.length else { continue }
      let nodes = sets.map { PatternNode.set(PatternSet($0)) }
      if rule.direction != .descending { sequences.append(.sequence(nodes)) }
      if rule.direction != .ascending { sequences.append(.sequence(nodes.reversed())) }
    }
    return sequences
  }
}
