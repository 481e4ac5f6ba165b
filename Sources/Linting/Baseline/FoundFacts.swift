import WatchwordDiagnostics

/// What a finding says that depends neither on lines nor on how the files were named on the command line.
enum FoundFacts {
  /// Findings about work that is left: their numbers change with every text that is translated.
  private static let work: Set<ExactText> = ["untranslated", "unfinished-state"]

  /// A hash of what was found (FNV-1a; https://datatracker.ietf.org/doc/html/draft-eastlake-fnv), which is the same in
  /// every run.
  ///
  /// It is made from the words of the message without the number in "line 12", and without the folders of catalogues.
  static func hash(of diagnostic: Diagnostic) -> UInt64 {
    let leavesOutNumbers = diagnostic.unit == nil && work.contains(diagnostic.id)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var followsLine = false
    for word in diagnostic.message.utf8.split(separator: UInt8(ascii: " ")) {
      let isName = endings.contains { word.hasSuffix($0) }
      let start = isName ? word.lastIndex(of: UInt8(ascii: "/")).map { word.index(after: $0) } : nil
      for byte in word[(start ?? word.startIndex)...] {
        if (followsLine || leavesOutNumbers) && (UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte) { continue }
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
