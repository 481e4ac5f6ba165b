import WatchwordDiagnostics

/// What a finding says that depends neither on lines nor on how the files were named on the command line.
enum FoundFacts {
  /// Findings about work that is left: their numbers change with every text that is translated.
  private static let work: Set<ExactText> = ["untranslated", "unfinished-state"]

  /// Whether the finding counts the units of a catalogue that are left to do.
  static func countsWork(_ diagnostic: Diagnostic) -> Bool {
    countsWork(diagnostic.id, unit: diagnostic.unit)
  }

  /// Whether a finding of `check` about `unit` counts the units of a catalogue that are left to do.
  static func countsWork(_ check: ExactText, unit: ExactText?) -> Bool { unit == nil && work.contains(check) }

  /// How many findings this one stands for: as many as there are units left to do, where it counts them.
  static func weight(of diagnostic: Diagnostic) -> Int {
    guard countsWork(diagnostic) else { return 1 }
    let words = diagnostic.message.utf8.split(separator: UInt8(ascii: " "))
    // "212 of 1,034 units are not translated, 31 need review"
    let review = words.firstIndex { $0.elementsEqual("need".utf8) || $0.elementsEqual("needs".utf8) }
    return max(1, number(in: words.first) + number(in: review.flatMap { $0 > 1 ? words[$0 - 1] : nil }))
  }

  private static func number(in word: Substring.UTF8View?) -> Int {
    (word ?? Substring("").utf8).reduce(0) {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($1) ? $0 * 10 + Int($1 - 0x30) : $0
    }
  }

  /// A hash of what was found (FNV-1a; https://datatracker.ietf.org/doc/html/draft-eastlake-fnv), which is the same in
  /// every run.
  ///
  /// It is made from the words of the message without the number in "line 12", and without the folders of catalogues.
  static func hash(of diagnostic: Diagnostic) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    if countsWork(diagnostic) { return hash }
    var followsLine = false
    for word in diagnostic.message.utf8.split(separator: UInt8(ascii: " ")) {
      let isName = endings.contains { word.hasSuffix($0) }
      let start = isName ? word.lastIndex(of: UInt8(ascii: "/")).map { word.index(after: $0) } : nil
      for byte in word[(start ?? word.startIndex)...] {
        if followsLine && (UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte) { continue }
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
      hash = (hash ^ 0x20) &* 0x100_0000_01B3
      followsLine = word.elementsEqual("line".utf8)
    }
    return hash
  }

  private static let endings = [".xliff", ".xlf"].map { Array($0.utf8) }
}

extension Substring.UTF8View {
  fileprivate func hasSuffix(_ ending: [UInt8]) -> Bool { suffix(ending.count).elementsEqual(ending) }
}
