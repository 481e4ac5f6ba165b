/// A charset other than UTF-8.
enum Charset {
  case codeUnits(UnicodeCodeUnits)
  case table(CharsetTable)
  case eucJP(EUCJP)
  case gb18030(GB18030)

  /// Creates the charset with this converter name.
  init?(named name: String) {
    if let units = UnicodeCodeUnits(named: name) {
      self = .codeUnits(units)
    } else if let table = CharsetTable(singleByteCharset: name) {
      self = .table(table)
    } else {
      switch name {
      case "CP932": self = .table(.windows31J)
      case "EUC-JP": self = .eucJP(EUCJP())
      case "CP949": self = .table(.windows949)
      case "GB18030": self = .gb18030(.standard)
      case "GBK": self = .table(.gbk)
      case "BIG5": self = .table(.big5)
      default: return nil
      }
    }
  }

  /// Appends the characters of `bytes` to `text`, up to the first invalid sequence.
  func decode(_ bytes: ArraySlice<UInt8>, into text: inout [UInt8]) -> TextEncoding.InvalidSequence? {
    switch self {
    case .codeUnits(let units): units.decode(bytes, into: &text)
    case .table(let table): table.decode(bytes, into: &text)
    case .eucJP(let charset): charset.decode(bytes, into: &text)
    case .gb18030(let charset): charset.decode(bytes, into: &text)
    }
  }

  /// Encodes `text`, which is UTF-8, or returns `nil` if the charset lacks one of its characters.
  func encode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    switch self {
    case .codeUnits(let units): units.encode(text)
    case .table(let table): table.encode(text)
    case .eucJP(let charset): charset.encode(text)
    case .gb18030(let charset): charset.encode(text)
    }
  }
}
