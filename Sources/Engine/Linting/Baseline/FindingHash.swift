import WatchwordBasics
import WatchwordCatalogFormats

/// The part of a finding that depends neither on line numbers nor on how the files were named on the command line.
enum FindingHash {
  /// Returns a hash of what was found, which is the same in every run.
  ///
  /// It covers the words of the message without the number in "line 12" and without the folders of catalogues. If a
  /// finding counts units, its hash does not depend on their number.
  static func hash(of finding: Finding) -> UInt64 {
    var hash = StableHash()
    if finding.unitCount != nil { return hash.value }
    var followsLine = false
    for word in finding.message.utf8.split(separator: UInt8(ascii: " ")) {
      let isName = endings.contains { word.hasSuffix($0) }
      let start = isName ? word.lastIndex(of: UInt8(ascii: "/")).map { word.index(after: $0) } : nil
      for byte in word[(start ?? word.startIndex)...] where !followsLine || !ASCII.isDigit(byte) { hash.add(byte) }
      hash.add(UInt8(ascii: " "))
      followsLine = word.elementsEqual("line".utf8)
    }
    return hash.value
  }

  private static let endings = (CatalogFormat.fileExtensions + [".xml", ".json"]).map { Array($0.utf8) }
}

extension Substring.UTF8View {
  fileprivate func hasSuffix(_ ending: [UInt8]) -> Bool { suffix(ending.count).elementsEqual(ending) }
}
