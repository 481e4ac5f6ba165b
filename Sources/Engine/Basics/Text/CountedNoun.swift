extension Int {
  /// Returns the number with an English noun that takes "s" in the plural, such as "1 file" or "2 files".
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension [String] {
  /// The words as a choice: "a", "a or b", "a, b or c".
  package var joinedAsChoice: String { joined(with: "or") }

  /// The words as a list: "a", "a and b", "a, b and c".
  package var joinedAsList: String { joined(with: "and") }

  private func joined(with word: String) -> String {
    guard let last, count > 1 else { return joined() }
    return "\(dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}
