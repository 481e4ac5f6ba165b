/// A JSON text (RFC 8259) as the places of its values: what they say stays in the text until somebody asks.
///
/// The tree of a document that is laid out takes less memory than the document. It takes linear time, and no text can
/// make it trap. A text that is no JSON has the values up to its defect; those that the defect cuts off are unfinished.
/// Members with the same name are all there.
package final class JSONTree {
  /// The text.
  package let bytes: [UInt8]
  /// What makes the text no JSON; `nil` if it is.
  package let defect: JSONDefect?
  /// Whether the text starts with a byte-order mark, which JSON does not allow.
  package let isMarked: Bool
  private let places: [Place]

  /// A value, with its name if it is that of a member.
  package struct Node: Sendable {
    fileprivate let index: UInt32
  }

  private struct Place {
    /// The opening quotation mark of the name, or where the value starts.
    let name: UInt32
    let start: UInt32
    /// The end of the value, and the first node that is not in it; 0 as long as they are unknown.
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
    isMarked = builder.isMarked
    places = builder.places
  }

  private struct Builder {
    var places: [Place] = []
    var isMarked = false
    private var scanner: JSONScanner

    init(_ bytes: [UInt8]) { scanner = JSONScanner(bytes) }

    mutating func read() throws(JSONDefect) {
      guard UInt32(exactly: scanner.bytes.count) != nil else {
        throw JSONDefect(
          .limitExceeded, range: 0..<0, message: "The text is too long; expected at most \(UInt32.max) bytes",
          help: "Check whether this is the right file")
      }
      // Memory that is never written to costs nothing.
      places.reserveCapacity(scanner.bytes.count / 16)
      isMarked = try scanner.start()
      try addValue(name: scanner.offset)
      try scanner.end()
    }

    private mutating func addValue(name: Int) throws(JSONDefect) {
      let index = places.count
      places.append(Place(name: UInt32(name), start: UInt32(scanner.offset)))
      switch scanner.peek() {
      case UInt8(ascii: "{")?:
        if try scanner.enter(closedBy: "}") {
          repeat { try addValue(name: scanner.name().range.lowerBound) } while try scanner.goesOn(closedBy: "}")
        }
      case UInt8(ascii: "[")?:
        if try scanner.enter(closedBy: "]") {
          repeat { try addValue(name: scanner.offset) } while try scanner.goesOn(closedBy: "]")
        }
      case UInt8(ascii: "\"")?: _ = try scanner.string()
      default: _ = try scanner.scalar()
      }
      places[index].end = UInt32(scanner.offset)
      places[index].next = UInt32(places.count)
    }
  }

  private func place(_ node: Node) -> Place { places[Int(node.index)] }

  // MARK: - Nodes

  /// The value of the document, if any of it was read.
  package var root: Node? { places.isEmpty ? nil : Node(index: 0) }

  /// Whether a value was read to its end.
  package func isFinished(_ node: Node) -> Bool { place(node).end > 0 }

  /// The type of a value, as its first byte says.
  package func kind(of node: Node) -> Kind {
    let start = Int(place(node).start)
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

  /// The bytes of a value, with its quotation marks or brackets; none behind the start of an unfinished one.
  package func range(of node: Node) -> Range<Int> {
    let place = place(node)
    return Int(place.start)..<max(Int(place.start), Int(place.end))
  }

  /// The members of an object or the values of a list, in order.
  package func children(of node: Node) -> Children {
    let next = place(node).next
    return Children(tree: self, index: node.index + 1, end: next > 0 ? next : UInt32(places.count))
  }

  /// The members of an object or the values of a list.
  package struct Children: Sequence, IteratorProtocol {
    fileprivate let tree: JSONTree
    fileprivate var index: UInt32
    fileprivate let end: UInt32

    /// The next one; `nil` at the end.
    package mutating func next() -> Node? {
      guard index < end else { return nil }
      let node = Node(index: index)
      let next = tree.place(node).next
      // Nothing follows an unfinished value.
      index = next > 0 ? next : end
      return node
    }
  }

  /// The members of an object; none of another value.
  package func members(of node: Node) -> Children {
    let children = children(of: node)
    return kind(of: node) == .object ? children : Children(tree: self, index: 0, end: 0)
  }

  /// The first member of an object with a name.
  package func member(_ name: ExactText, of node: Node) -> Node? {
    members(of: node).first { text(self.name(of: $0)) == name }
  }

  // MARK: - Names and scalars

  /// Where a member starts.
  package func start(of member: Node) -> Int { Int(place(member).name) }

  /// The bytes of the name of a member, with its quotation marks.
  package func name(of member: Node) -> Range<Int> {
    let start = Int(place(member).name)
    return start..<bytes.withUnsafeBufferPointer { StringScan($0, from: start + 1).end } + 1
  }

  /// Whether the name of a member is written as `name`, without escapes.
  package func isNamed(_ member: Node, _ name: String) -> Bool {
    let start = Int(place(member).name) + 1
    let end = start + name.utf8.count
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return false }
    var offset = start
    for byte in name.utf8 {
      guard bytes[offset] == byte else { return false }
      offset &+= 1
    }
    return true
  }

  /// What stands between the quotation marks of a string.
  package static func content(of string: Range<Int>) -> Range<Int> { string.lowerBound + 1..<string.upperBound - 1 }

  /// The text of a value that is a string, and finished.
  package func text(of node: Node) -> ExactText { text(range(of: node)) }

  /// The text of a string that stands in `range` with its quotation marks.
  package func text(_ range: Range<Int>) -> ExactText {
    let content = Self.content(of: range)
    guard bytes[content].contains(UInt8(ascii: "\\")) else {
      return ExactText(String(decoding: bytes[content], as: UTF8.self))
    }
    return ExactText(String(decoding: JSONEscapes.decoded(bytes, content), as: UTF8.self))
  }

  /// A number.
  package func number(of node: Node) -> JSONNumber {
    JSONNumber(text: String(decoding: bytes[range(of: node)], as: UTF8.self))
  }

  /// Whether a truth value is `true`.
  package func isTrue(_ node: Node) -> Bool { bytes[range(of: node)].first == UInt8(ascii: "t") }
}
