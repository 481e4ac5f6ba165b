/// The ranges of the values of a JSON text (RFC 8259). Values are decoded only on request.
///
/// The tree of an indented document takes less memory than the document. Reading takes linear time and never traps. The
/// tree of an invalid text contains the values before the defect; values that contain the defect are unfinished.
/// Members with duplicate names are all kept.
package final class JSONTree {
  /// The text.
  package let bytes: [UInt8]
  /// The defect that makes the text invalid JSON; `nil` if it is valid.
  package let defect: JSONDefect?
  /// Whether the text starts with a byte-order mark, which JSON does not allow.
  package let hasByteOrderMark: Bool
  private let entries: [Entry]

  /// A value, with its name if it is a member.
  package struct Node: Sendable {
    fileprivate let index: UInt32
  }

  private struct Entry {
    /// The offset of the name's opening quotation mark; for a value without a name, the offset of the value.
    let name: UInt32
    let start: UInt32
    /// The end of the value, and the index of the first node after it; both 0 until they are known.
    var end: UInt32 = 0
    var next: UInt32 = 0
  }

  /// Types of values.
  package enum Kind: Sendable {
    case object, array, string, number, bool, null
  }

  /// Reads a text of less than four gibibytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var builder = Builder(bytes)
    do throws(JSONDefect) {
      try builder.read()
      defect = nil
    } catch {
      defect = error
    }
    hasByteOrderMark = builder.hasByteOrderMark
    entries = builder.entries
  }

  private struct Builder {
    var entries: [Entry] = []
    var hasByteOrderMark = false
    private var scanner: JSONScanner

    init(_ bytes: [UInt8]) { scanner = JSONScanner(bytes) }

    mutating func read() throws(JSONDefect) {
      guard UInt32(exactly: scanner.bytes.count) != nil else {
        throw JSONDefect(
          .limitExceeded, range: 0..<0, message: "The text is too long; expected at most \(UInt32.max) bytes",
          help: "Check whether this is the right file")
      }
      // Reserving too much is cheap: memory pages that are never written to are not allocated.
      entries.reserveCapacity(scanner.bytes.count / 16)
      hasByteOrderMark = try scanner.start()
      try addValue(name: scanner.offset)
      try scanner.end()
    }

    private mutating func addValue(name: Int) throws(JSONDefect) {
      let index = entries.count
      entries.append(Entry(name: UInt32(name), start: UInt32(scanner.offset)))
      switch scanner.peek() {
      case UInt8(ascii: "{")?:
        if try scanner.enter(closedBy: "}") {
          repeat { try addValue(name: scanner.name().range.lowerBound) } while try scanner.advanceToNext(closedBy: "}")
        }
      case UInt8(ascii: "[")?:
        if try scanner.enter(closedBy: "]") {
          repeat { try addValue(name: scanner.offset) } while try scanner.advanceToNext(closedBy: "]")
        }
      case UInt8(ascii: "\"")?: _ = try scanner.string()
      default: _ = try scanner.scalar()
      }
      entries[index].end = UInt32(scanner.offset)
      entries[index].next = UInt32(entries.count)
    }
  }

  private func entry(_ node: Node) -> Entry { entries[Int(node.index)] }

  // MARK: - Nodes

  /// The value of the document, if any of it was read.
  package var root: Node? { entries.isEmpty ? nil : Node(index: 0) }

  /// Whether a value was read to its end.
  package func isFinished(_ node: Node) -> Bool { entry(node).end > 0 }

  /// Returns the type of a value, which its first byte determines.
  package func kind(of node: Node) -> Kind {
    let start = Int(entry(node).start)
    guard start < bytes.count else { return .null }
    switch bytes[start] {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
    case UInt8(ascii: "n"): return .null
    default: return .number
    }
  }

  /// Returns the range of a value, including quotation marks or brackets; for an unfinished value, an empty range at
  /// its start.
  package func range(of node: Node) -> Range<Int> {
    let entry = entry(node)
    return Int(entry.start)..<max(Int(entry.start), Int(entry.end))
  }

  /// Returns the members of an object or the values of a list, in order.
  package func children(of node: Node) -> Children {
    let next = entry(node).next
    return Children(tree: self, index: node.index + 1, end: next > 0 ? next : UInt32(entries.count))
  }

  /// The members of an object or the values of a list.
  package struct Children: Sequence, IteratorProtocol {
    fileprivate let tree: JSONTree
    fileprivate var index: UInt32
    fileprivate let end: UInt32

    /// Returns the next member or value, or `nil` at the end.
    package mutating func next() -> Node? {
      guard index < end else { return nil }
      let node = Node(index: index)
      let next = tree.entry(node).next
      // Only unfinished values have no next node, and nothing follows them.
      index = next > 0 ? next : end
      return node
    }
  }

  /// Returns the members of an object; empty for other values.
  package func members(of node: Node) -> Children {
    let children = children(of: node)
    return kind(of: node) == .object ? children : Children(tree: self, index: 0, end: 0)
  }

  /// Returns the first member of an object with this name.
  package func member(_ name: ExactText, of node: Node) -> Node? {
    members(of: node).first { text(self.name(of: $0)) == name }
  }

  // MARK: - Names and scalars

  /// Returns the offset at which a member starts.
  package func start(of member: Node) -> Int { Int(entry(member).name) }

  /// Returns the range of a member's name, including quotation marks.
  package func name(of member: Node) -> Range<Int> {
    let start = Int(entry(member).name)
    return start..<bytes.withUnsafeBufferPointer { StringScan($0, from: start + 1).end } + 1
  }

  /// Whether the name of a member is written exactly as `name`, without escapes.
  package func isNamed(_ member: Node, _ name: String) -> Bool {
    let start = Int(entry(member).name) + 1
    let end = start + name.utf8.count
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return false }
    var offset = start
    for byte in name.utf8 {
      guard bytes[offset] == byte else { return false }
      offset &+= 1
    }
    return true
  }

  /// Returns the range between the quotation marks of a string.
  package static func content(of string: Range<Int>) -> Range<Int> { string.lowerBound + 1..<string.upperBound - 1 }

  /// Returns the text of a string value, which must be finished.
  package func text(of node: Node) -> ExactText { text(range(of: node)) }

  /// Returns the text of the string in `range`, which includes its quotation marks.
  package func text(_ range: Range<Int>) -> ExactText {
    let content = Self.content(of: range)
    guard bytes[content].contains(UInt8(ascii: "\\")) else {
      return ExactText(utf8: bytes[content])
    }
    return ExactText(utf8: JSONEscapes.decoded(bytes, content))
  }

  /// Returns the value of a number.
  package func number(of node: Node) -> JSONNumber {
    JSONNumber(text: String(decoding: bytes[range(of: node)], as: UTF8.self))
  }

  /// Whether the value of a Boolean is `true`.
  package func isTrue(_ node: Node) -> Bool { bytes[range(of: node)].first == UInt8(ascii: "t") }
}
