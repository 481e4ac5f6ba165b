/// A DOCTYPE that does not change how a document is read: one that declares elements, and attributes of type CDATA
/// without a default value.
enum PlainDoctype {
  /// The document without its DOCTYPE; `nil` if it has none, or one that matters.
  static func removed(from document: [UInt8]) -> [UInt8]? {
    guard let start = document.firstRange(of: "<!DOCTYPE".utf8)?.lowerBound,
      let open = document[start...].firstIndex(of: UInt8(ascii: "[")),
      document[start..<open].firstIndex(of: UInt8(ascii: ">")) == nil,
      document[start..<open].firstRange(of: "SYSTEM".utf8) == nil,
      document[start..<open].firstRange(of: "PUBLIC".utf8) == nil,
      let close = document[open...].firstRange(of: "]>".utf8)
    else { return nil }
    let subset = String(decoding: document[open + 1..<close.lowerBound], as: UTF8.self)
    let declarations = subset.split(separator: ">", omittingEmptySubsequences: false)
    for declaration in declarations.dropLast() {
      let words = declaration.split(whereSeparator: \.isWhitespace)
      switch words.first {
      case "<!ELEMENT": continue
      case "<!ATTLIST":
        let rest = words.dropFirst(2).enumerated().filter { $0.offset % 3 != 0 }.map(\.element)
        guard rest.allSatisfy({ ["CDATA", "#IMPLIED", "#REQUIRED"].contains($0) }) else { return nil }
      default: return nil
      }
    }
    guard declarations.last?.allSatisfy(\.isWhitespace) ?? true else { return nil }
    return Array(document[..<start] + document[close.upperBound...])
  }
}
