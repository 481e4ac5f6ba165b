public import WatchwordBasics

/// A text with markers `1️⃣`, `2️⃣`… in it, which name places; `bytes` is the text without them.
public struct MarkedText {
  /// The text without its markers, in UTF-8.
  public let bytes: [UInt8]
  /// The markers in the order of the text.
  public let markers: [Marker]

  /// A marker and its place in the text without markers.
  public struct Marker {
    /// The digit.
    public let number: Int
    /// The number of bytes before it.
    public let offset: Int
    /// The line and the column.
    public let position: SourcePosition
  }

  /// Reads the markers of a text.
  public init(_ marked: String) { self.init(Array(marked.utf8)) }

  /// Reads the markers of a text in UTF-8.
  public init(_ marked: [UInt8]) {
    var bytes: [UInt8] = []
    var markers: [(number: Int, offset: Int)] = []
    var rest = marked[...]
    while let byte = rest.popFirst() {
      if (0x30...0x39).contains(byte), rest.starts(with: Self.keycap) {
        markers.append((Int(byte - 0x30), bytes.count))
        rest = rest.dropFirst(Self.keycap.count)
      } else {
        bytes.append(byte)
      }
    }
    let text = SourceText(name: "marked", bytes: bytes)
    self.bytes = bytes
    self.markers = markers.map {
      Marker(number: $0.number, offset: $0.offset, position: text.position(at: $0.offset))
    }
  }

  /// The place of the first marker with this digit.
  public subscript(_ number: Int) -> SourcePosition? { markers.first { $0.number == number }?.position }

  /// The text without its markers.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// U+FE0F U+20E3: what makes a digit a keycap.
  private static let keycap: [UInt8] = [0xEF, 0xB8, 0x8F, 0xE2, 0x83, 0xA3]
}
