import WatchwordDiagnostics

/// Names findings so that the same finding has the same name in the next report, even if it is on another line.
struct Fingerprints {
  private var seen: [UInt64: Int] = [:]

  /// The fingerprint of the next finding of a report.
  ///
  /// It depends on the file, the unit, the defect and the message; the second of two equal findings has a number.
  mutating func next(for diagnostic: Diagnostic) -> String {
    // FNV-1a; see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in [diagnostic.id.string, diagnostic.file.string, diagnostic.unit?.string ?? "", diagnostic.message] {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    let count = seen[hash, default: 0] + 1
    seen[hash] = count
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits + (count > 1 ? ":\(count)" : "")
  }
}
