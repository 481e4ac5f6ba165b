import WatchwordBasics

/// Assigns fingerprints to findings. A finding keeps its fingerprint in later reports, even if it moves to another
/// line.
struct Fingerprints {
  private var seen: [UInt64: Int] = [:]

  /// Returns the fingerprint of the next finding of a report.
  ///
  /// It depends on the file, the unit, the defect and the message; the second of two equal findings has a number.
  mutating func next(for finding: Finding) -> String {
    var hash = StableHash()
    for text in [finding.id.string, finding.file.string, finding.unit?.string ?? "", finding.message] {
      for byte in text.utf8 { hash.add(byte) }
      hash.add(0xFF)
    }
    let count = seen[hash.value, default: 0] + 1
    seen[hash.value] = count
    return hash.digits + (count > 1 ? ":\(count)" : "")
  }
}
