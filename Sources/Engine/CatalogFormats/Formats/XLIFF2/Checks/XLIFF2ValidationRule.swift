import WatchwordBasics

/// A validation rule for translations (Part 2, section 4.7.5).
struct XLIFF2ValidationRule {
  let kind: Kind
  let text: ExactText
  var occurs: Int?
  var existsInSource = false
  var caseSensitive = true
  var isDisabled = false

  enum Kind: String { case isPresent, isNotPresent, startsWith, endsWith }

  /// Creates the rule that the attributes of `<val:rule>` define; `nil` if they define none, or one of another tool.
  init?(_ values: XLIFF2AttributeValues) {
    let kinds: [(XLIFF2Attribute, Kind)] = [
      (.isPresent, .isPresent), (.isNotPresent, .isNotPresent), (.startsWith, .startsWith), (.endsWith, .endsWith),
    ]
    guard let (attribute, kind) = kinds.first(where: { values[$0.0] != nil }), let text = values[attribute],
      !text.isEmpty
    else { return nil }
    self.kind = kind
    self.text = text
    occurs = values[.occurs].flatMap { Int($0.string) }
    existsInSource = values.flag(.existsInSource) ?? false
    caseSensitive = values.flag(.caseSensitive) ?? true
    isDisabled = values.flag(.disabled) ?? false
  }

  /// Whether this rule overrides one from an enclosing scope.
  func overrides(_ rule: XLIFF2ValidationRule) -> Bool { kind == rule.kind && text == rule.text }

  /// Returns the defect of a translation; `nil` if it meets the rule, or if only normalisation could decide.
  func defect(source: ExactText?, target: ExactText) -> String? {
    guard !isDisabled, !hasMarks(target), !hasMarks(text) else { return nil }
    let (pattern, translation) = (bytes(text), bytes(target))
    let original = source.map { bytes($0) } ?? []
    switch kind {
    case .isNotPresent:
      return Self.count(pattern, in: translation) > 0 ? "contains \"\(text.clipped)\", which is not allowed" : nil
    case .startsWith:
      if existsInSource, !original.starts(with: pattern) { return nil }
      return translation.starts(with: pattern) ? nil : "does not start with \"\(text.clipped)\""
    case .endsWith:
      if existsInSource, !original.suffix(pattern.count).elementsEqual(pattern) { return nil }
      return translation.suffix(pattern.count).elementsEqual(pattern) ? nil : "does not end with \"\(text.clipped)\""
    case .isPresent:
      let count = Self.count(pattern, in: translation)
      if let occurs {
        return count == occurs ? nil : "contains \"\(text.clipped)\" \(count) times, not \(occurs) times"
      }
      if existsInSource {
        let expected = Self.count(pattern, in: original)
        return count == expected
          ? nil : "contains \"\(text.clipped)\" \(count) times; the source contains it \(expected) times"
      }
      return count > 0 ? nil : "does not contain \"\(text.clipped)\""
    }
  }

  private func bytes(_ text: ExactText) -> [UInt8] {
    Array(caseSensitive ? text.string.utf8 : text.string.lowercased().utf8)
  }

  /// Whether a text has combining marks or Hangul jamo, so that it may be equal to a text in another normal form.
  private func hasMarks(_ text: ExactText) -> Bool {
    text.string.unicodeScalars.contains { (0x300...0x36F).contains($0.value) || (0x1100...0x11FF).contains($0.value) }
  }

  /// Returns the number of non-overlapping occurrences of `pattern`, in linear time (Knuth, Morris and Pratt).
  private static func count(_ pattern: [UInt8], in text: [UInt8]) -> Int {
    var borders = [Int](repeating: 0, count: pattern.count)
    var length = 0
    for index in pattern.indices.dropFirst() {
      while length > 0, pattern[index] != pattern[length] { length = borders[length - 1] }
      if pattern[index] == pattern[length] { length += 1 }
      borders[index] = length
    }
    var (matched, count) = (0, 0)
    for byte in text {
      while matched > 0, byte != pattern[matched] { matched = borders[matched - 1] }
      if byte == pattern[matched] { matched += 1 }
      if matched == pattern.count {
        count += 1
        matched = 0
      }
    }
    return count
  }
}
