extension Collection where Element == UInt8 {
  /// Where `part` first stands among the bytes; an empty one stands at the start.
  ///
  /// Swift's library of regular expressions could say this, too, but Embedded Swift has none.
  package func firstIndex(ofRun part: some Collection<UInt8>) -> Index? {
    guard let head = part.first else { return startIndex }
    var rest = self[...]
    while let start = rest.firstIndex(of: head) {
      rest = rest[start...]
      if rest.starts(with: part) { return start }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Whether `part` stands among the bytes.
  package func contains(run part: some Collection<UInt8>) -> Bool { firstIndex(ofRun: part) != nil }
}
