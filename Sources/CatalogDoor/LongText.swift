/// A text in pieces: as one string, a long one would need new memory again and again while it grows.
public struct LongText {
  /// The pieces, in UTF-8; a character can start in one and end in the next.
  public private(set) var pieces: [[UInt8]] = []

  /// The number of bytes of a piece, at most: what its array keeps beside them fits into a block of 64 KiB.
  private static let pieceLength = 65_000

  /// The text of `string`.
  init(_ string: String = "") { add(string) }

  /// The text as a string.
  public var string: String { String(decoding: pieces.flatMap { $0 }, as: UTF8.self) }

  mutating func add(_ string: String) {
    var rest = string.utf8[...]
    while !rest.isEmpty {
      if pieces.last.map({ $0.count == Self.pieceLength }) ?? true {
        pieces.append([])
      }
      let last = pieces.count - 1
      let part = rest.prefix(Self.pieceLength - pieces[last].count)
      pieces[last].append(contentsOf: part)
      rest = rest[part.endIndex...]
    }
  }
}
