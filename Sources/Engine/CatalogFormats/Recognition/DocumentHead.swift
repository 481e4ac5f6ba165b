/// The start of a document, as many bytes as are needed to recognise its format.
///
/// A long comment may precede the content that shows the format, so more bytes are read on request.
package final class DocumentHead {
  private let start: (Int) -> [UInt8]
  /// The bytes that were read so far.
  private var bytes: [UInt8] = []
  /// The bytes in UTF-8, decoded on first use.
  private var decoded: ArraySlice<UInt8>?
  /// Whether `bytes` are the whole document, or as much of it as may be read.
  private var isWhole = false

  /// The root element, if the document is XML.
  private(set) lazy var root: XMLRoot? = XMLRoot(of: self)

  /// The format determined by the content alone, if any.
  package private(set) lazy var format: CatalogFormat? = CatalogFormat.all.first { $0.recognizesContent(self) }

  /// The number of bytes that are read initially, and the maximum number.
  private static let lengths = CatalogFormat.headLength...8 * XMLLimits.textLength

  /// Creates the start of a document in memory.
  package convenience init(_ document: [UInt8]) { self.init { Array(document.prefix($0)) } }

  /// Creates the start of a document; `start` returns up to the given number of its first bytes.
  package init(reading start: @escaping (Int) -> [UInt8]) {
    self.start = start
    read(Self.lengths.lowerBound)
  }

  private func read(_ length: Int) {
    decoded = nil
    bytes = start(length)
    isWhole = bytes.count < length || length >= Self.lengths.upperBound
  }

  /// Returns the result of `body` for the first bytes of the document.
  ///
  /// As long as `body` returns `nil`, it is called again with more bytes. `isWhole` is true if the bytes are the whole
  /// document.
  func evaluate<Result>(_ body: (_ bytes: [UInt8], _ isWhole: Bool) -> Result?) -> Result? {
    while true {
      let result = body(bytes, isWhole)
      if result != nil || isWhole { return result }
      read(2 * bytes.count)
    }
  }

  /// Returns the result of `body` for the first bytes, converted from any encoding to UTF-8 without a byte-order
  /// mark.
  func evaluateText<Result>(_ body: (_ text: ArraySlice<UInt8>, _ isWhole: Bool) -> Result?) -> Result? {
    evaluate { bytes, isWhole in
      let text = decoded ?? Self.text(of: bytes)
      decoded = text
      return body(text, isWhole)
    }
  }

  private static func text(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    let declared = TextEncoding(head: bytes)
    let encoding = declared.converterName == nil ? TextEncoding(plainText: bytes) : declared
    return encoding.decoded(bytes).text
  }

  /// The text after leading white space, processing instructions and comments in XML syntax.
  package var content: ArraySlice<UInt8> {
    evaluateText { XMLRoot.content(of: $0, isWhole: $1) } ?? []
  }
}
