extension [String] {
  /// "a", "a or b", "a, b or c".
  public var joinedAsChoice: String { joined(with: "or") }

  /// "a", "a and b", "a, b and c".
  public var joinedAsList: String { joined(with: "and") }

  private func joined(with word: String) -> String {
    guard let last, count > 1 else { return joined() }
    return "\(dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}
