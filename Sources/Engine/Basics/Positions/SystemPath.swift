/// A path as the operating system uses it: bytes, which need not be UTF-8.
///
/// The bytes are kept unchanged. swift-system's `FilePath` removes trailing and repeated slashes, so `file/` would open
/// `file`, and messages would show a path that the user did not type.
public struct SystemPath: Hashable, Sendable {
  /// The bytes of the path, without a NUL terminator.
  public let bytes: [UInt8]

  /// Creates a path with these bytes.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// Creates a path with the bytes of `text`.
  public init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// The path as shown in messages: bytes that are not UTF-8 appear as `\xFF`, and an empty path as `""`.
  public var name: ExactText {
    if bytes.isEmpty { return "\"\"" }
    if let text = String(validating: bytes, as: UTF8.self) { return ExactText(text) }
    return ExactText(Self.escaped(bytes))
  }

  /// Returns the path of the entry `name` in this folder.
  package func appending(_ name: some Sequence<UInt8>) -> SystemPath {
    SystemPath(bytes: bytes + (bytes.last == Self.slash ? [] : [Self.slash]) + name)
  }

  /// The last component of the path, without trailing slashes; empty for a path that consists of slashes.
  package var lastComponent: ArraySlice<UInt8> {
    let end = bytes.lastIndex { $0 != Self.slash }.map { $0 + 1 } ?? bytes.startIndex
    let start = bytes[..<end].lastIndex(of: Self.slash).map { $0 + 1 } ?? bytes.startIndex
    return bytes[start..<end]
  }

  /// The folder that contains the path's last component; `.` if the path names no folder.
  package var folder: SystemPath {
    let start = lastComponent.startIndex
    if start == bytes.startIndex { return SystemPath(".") }
    let end = bytes[..<start].lastIndex { $0 != Self.slash }.map { $0 + 1 }
    return SystemPath(bytes: end.map { Array(bytes[..<$0]) } ?? [Self.slash])
  }

  /// Whether the path ends with `ending`, which must be in lower case. Case is ignored in the path.
  package func hasSuffix(_ ending: some StringProtocol) -> Bool {
    bytes.suffix(ending.utf8.count).lazy.map { ASCII.lowercased($0) }.elementsEqual(ending.utf8)
  }

  /// Returns the path from `folder` to this path; both must be absolute.
  package func relative(to folder: SystemPath) -> SystemPath {
    let (own, base) = (parts, folder.parts)
    let common = zip(own, base).prefix { $0 == $1 }.count
    let steps = Array(repeating: Array("..".utf8)[...], count: base.count - common) + own[common...]
    return SystemPath(bytes: steps.isEmpty ? Array(".".utf8) : Array(steps.joined(separator: [Self.slash])))
  }

  /// Whether the path is `folder` or in it; both must be absolute.
  package func isIn(_ folder: SystemPath) -> Bool { parts.starts(with: folder.parts) }

  private var parts: [ArraySlice<UInt8>] { bytes.split(separator: Self.slash) }

  /// Whether the path means standard input.
  package var isStandardInput: Bool { bytes == [UInt8(ascii: "-")] }

  /// The separator of path components.
  package static let slash = UInt8(ascii: "/")

  private static func escaped(_ bytes: [UInt8]) -> String {
    var text = ""
    var rest = bytes[...]
    while let byte = rest.first {
      let lengths = (1...4).filter { $0 <= rest.count }
      if let scalar = lengths.lazy.compactMap({ String(validating: rest.prefix($0), as: UTF8.self) }).first {
        text += scalar
        rest = rest.dropFirst(scalar.utf8.count)
      } else {
        text += "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        rest = rest.dropFirst()
      }
    }
    return text
  }
}

extension SystemPath: ExpressibleByStringLiteral {
  /// Creates a path from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}
