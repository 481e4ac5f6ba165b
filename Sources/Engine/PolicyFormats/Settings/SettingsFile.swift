import WatchwordBasics
import WatchwordPolicy

/// The lines of a settings file of names and values, such as `pwquality.conf` or a Java properties file.
struct SettingsFile {
  /// The syntax of a kind of file.
  struct Syntax {
    /// The bytes that separate a name from its value, besides white space.
    let separators: [UInt8]
    /// The bytes that start a comment at the start of a line.
    let comments: [UInt8]
    /// Whether a `#` starts a comment anywhere.
    let allowsTrailingComments: Bool
    /// Whether `\` escapes what follows, as in `java.util.Properties`.
    let hasEscapes: Bool
  }

  /// The greatest number of settings that are read.
  static let maximumSettings = 1000

  private(set) var settings: [Setting] = []
  /// The range of the first line that is not read, because there are too many settings; `nil` if all are.
  private(set) var unread: Range<Int>?
  private let bytes: [UInt8]
  private let syntax: Syntax

  /// Reads at most `maximum` settings.
  init(_ bytes: [UInt8], _ syntax: Syntax, atMost maximum: Int = maximumSettings) {
    self.bytes = bytes
    self.syntax = syntax
    var start = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
    var isContinuing = false
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      // A line that continues another one is not a setting.
      if !isContinuing, let setting = setting(in: start..<end) {
        if settings.count == maximum {
          unread = start..<end
          return
        }
        settings.append(setting)
      }
      isContinuing = isContinued(start..<end)
      start = end + 1
    }
  }

  /// Reports settings that are not read, because there are too many.
  func reportRest(_ findings: inout SourceFindings) {
    guard let unread else { return }
    findings.report(
      .limitExceeded, unread, "The file has more than \(Self.maximumSettings) settings; the others are not read",
      help: "Save the settings for passwords as a separate file")
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  /// Whether a line ends with a backslash that is not escaped itself.
  private func isContinued(_ line: Range<Int>) -> Bool {
    guard syntax.hasEscapes else { return false }
    return bytes[line].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
  }

  private func setting(in line: Range<Int>) -> Setting? {
    var end = line.upperBound
    if syntax.allowsTrailingComments, let comment = bytes[line].firstIndex(of: UInt8(ascii: "#")) { end = comment }
    var start = line.lowerBound
    while start < end, Self.isSpace(bytes[start]) { start += 1 }
    while end > start, Self.isSpace(bytes[end - 1]) { end -= 1 }
    guard start < end, !syntax.comments.contains(bytes[start]) else { return nil }
    let nameEnd = bytes[start..<end].firstIndex { Self.isSpace($0) || syntax.separators.contains($0) } ?? end
    var offset = nameEnd
    while offset < end, Self.isSpace(bytes[offset]) { offset += 1 }
    if offset < end, syntax.separators.contains(bytes[offset]) { offset += 1 }
    while offset < end, Self.isSpace(bytes[offset]) { offset += 1 }
    let value = syntax.hasEscapes ? unescaped(offset..<end) : Array(bytes[offset..<end])
    return Setting(
      name: ExactText(utf8: bytes[start..<nameEnd]), nameRange: start..<nameEnd,
      value: ExactText(utf8: value), range: offset < end ? offset..<end : start..<nameEnd,
      isContinued: isContinued(line))
  }

  /// Returns a value of a Java properties file without its escapes.
  private func unescaped(_ range: Range<Int>) -> [UInt8] {
    var units: [UInt16] = []
    var result: [UInt8] = []
    func flush() {
      result += Array(String(decoding: units, as: UTF16.self).utf8)
      units = []
    }
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset] == UInt8(ascii: "\\"), offset + 1 < range.upperBound else {
        flush()
        result.append(bytes[offset])
        offset += 1
        continue
      }
      if bytes[offset + 1] == UInt8(ascii: "u"), offset + 6 <= range.upperBound,
        let unit = UInt16(String(decoding: bytes[(offset + 2)..<(offset + 6)], as: UTF8.self), radix: 16)
      {
        units.append(unit)
        offset += 6
        continue
      }
      flush()
      result.append(Self.escape(bytes[offset + 1]))
      offset += 2
    }
    flush()
    return result
  }

  private static func escape(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "f"): 0x0C
    default: letter
    }
  }
}
