/// The start of a document: as many of its bytes as recognising its format takes.
///
/// A long comment may stand in front of what shows the format, so more is read while a recogniser asks for more.
package final class DocumentHead {
  private let start: (Int) -> [UInt8]
  /// The bytes that were read so far.
  private var bytes: [UInt8] = []
  /// The bytes in UTF-8, once somebody asked for them.
  private var decoded: ArraySlice<UInt8>?
  /// Whether `bytes` are the whole document, or as much of it as may be read.
  private var isWhole = false

  /// The root element, if the document is XML.
  private(set) lazy var root: XMLRoot? = XMLRoot(of: self)

  /// The format that the content alone shows, if it shows one.
  package private(set) lazy var format: CatalogFormat? = CatalogFormat.all.first { $0.recognizesContent(self) }

  /// How many bytes are read at first, and the most that are read.
  private static let lengths = CatalogFormat.headLength...8 * XMLLimits.textLength

  /// The start of a document that is in memory.
  package convenience init(_ document: [UInt8]) { self.init { Array(document.prefix($0)) } }

  /// The start of the document of which `start` reads the first bytes: as many as it is asked for, or all.
  package init(reading start: @escaping (Int) -> [UInt8]) {
    self.start = start
    read(Self.lengths.lowerBound)
  }

  private func read(_ length: Int) {
    decoded = nil
    bytes = start(length)
    isWhole = bytes.count < length || length >= Self.lengths.upperBound
  }

  /// The answer of `judge` about the first bytes of the document and whether they are all; while it is `nil`, there are
  /// more bytes the next time.
  func answer<Answer>(_ judge: (_ bytes: [UInt8], _ isWhole: Bool) -> Answer?) -> Answer? {
    while true {
      let answer = judge(bytes, isWhole)
      if answer != nil || isWhole { return answer }
      read(2 * bytes.count)
    }
  }

  /// The answer about the first bytes in UTF-8, without a byte-order mark, in whatever encoding the document is.
  func textAnswer<Answer>(_ judge: (_ text: ArraySlice<UInt8>, _ isWhole: Bool) -> Answer?) -> Answer? {
    answer { bytes, isWhole in
      let text = decoded ?? Self.text(of: bytes)
      decoded = text
      return judge(text, isWhole)
    }
  }

  private static func text(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    let declared = TextEncoding(head: bytes)
    let encoding = declared.converterName == nil ? TextEncoding(plainText: bytes) : declared
    return encoding.decoded(bytes).text
  }

  /// The text from the first sign on, behind white space, instructions and comments as those of XML.
  package var content: ArraySlice<UInt8> {
    textAnswer { XMLRoot.content(of: $0, isWhole: $1) } ?? []
  }
}
