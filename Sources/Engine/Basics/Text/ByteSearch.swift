extension Collection where Element == UInt8 {
  /// Returns the index of the first occurrence of `part`, or `nil` if there is none. An empty `part` occurs at the
  /// start.
  ///
  /// Embedded Swift lacks the regular-expression library, which provides such a search.
  package func firstIndex(ofPart part: some Collection<UInt8>) -> Index? {
    guard let head = part.first else { return startIndex }
    var rest = self[...]
    while let start = rest.firstIndex(of: head) {
      rest = rest[start...]
      if rest.starts(with: part) { return start }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Whether `part` occurs in the bytes.
  package func contains(part: some Collection<UInt8>) -> Bool {
    // Each index into a string costs more than a comparison.
    withContiguousStorageIfAvailable { bytes in
      part.withContiguousStorageIfAvailable { Self.contains(bytes, $0) } ?? Self.contains(bytes, part)
    } ?? (firstIndex(ofPart: part) != nil)
  }

  private static func contains(_ bytes: UnsafeBufferPointer<UInt8>, _ part: some Collection<UInt8>) -> Bool {
    bytes.firstIndex(ofPart: part) != nil
  }
}

extension String {
  /// Whether the text has an ASCII character.
  package func has(_ character: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(character) } ?? utf8.contains(character)
  }
}
