/// Collects the bytes of a text: writes as many as fit into its buffer, and counts all of them.
///
/// A text is first rendered on the stack; if it does not fit, it is rendered again into a buffer of the right size.
struct RendererSink: ~Copyable {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes the text has.
  private(set) var count = 0
  /// Whether the text was cut because it would become too long.
  private(set) var isFull = false
  /// Where the problems of rendering are noted; nothing where nobody asks for them.
  private let problems: UnsafeMutablePointer<[RenderingProblem]>?
  /// How many more substitutions may be expanded.
  private var expansions = RendererSink.greatestExpansions

  /// The maximum length of a text in bytes: 1 MiB, the same as for a text in a catalogue.
  static let greatestLength = 1 << 20
  /// How many substitutions are expanded in one text.
  static let greatestExpansions = 64
  /// How deep substitutions are expanded inside others.
  static let greatestDepth = 8

  init(_ memory: UnsafeMutableBufferPointer<UInt8>, problems: UnsafeMutablePointer<[RenderingProblem]>?) {
    self.memory = memory
    self.problems = problems
  }

  /// Whether all bytes fit.
  var isComplete: Bool { count <= memory.count }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count < memory.count { memory[count] = byte }
    count &+= 1
  }

  /// Whether this many more bytes are allowed; if not, the text ends here.
  @inline(__always)
  mutating func hasRoom(for length: Int) -> Bool {
    if !isFull, length <= Self.greatestLength &- count { return true }
    isFull = true
    report(.textTooLong)
    return false
  }

  /// Appends bytes, unless the text would become too long.
  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard hasRoom(for: bytes.count) else { return }
    if bytes.count <= memory.count &- count, let source = bytes.baseAddress, let target = memory.baseAddress {
      (target + count).update(from: source, count: bytes.count)
    }
    count &+= bytes.count
  }

  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  /// Whether one more substitution may be expanded at `depth`.
  mutating func allowsExpansion(at depth: Int) -> Bool {
    guard depth <= Self.greatestDepth, expansions > 0 else {
      report(.expansionTooLarge)
      return false
    }
    expansions &-= 1
    return true
  }

  @inline(__always)
  func report(_ problem: @autoclosure () -> RenderingProblem) {
    guard let problems else { return }
    Self.note(problem(), in: &problems.pointee)
  }

  @inline(never)
  private static func note(_ problem: RenderingProblem, in problems: inout [RenderingProblem]) {
    if problems.count < 16, !problems.contains(problem) { problems.append(problem) }
  }
}
