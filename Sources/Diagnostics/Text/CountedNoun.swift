extension Int {
  /// Returns the number with an English noun that takes "s" in the plural, such as "1 file" or "2 files".
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
