/// Takes the bytes of a text in the making: writes what fits into its memory, and counts all of them.
///
/// So a text is made once on the stack where it fits there, and otherwise once more, in a memory of the right size.
struct RendererSink: ~Copyable {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes the text has.
  private(set) var count = 0
  /// Whether the text has ended because it would become too long.
  private(set) var isFull = false
  /// What went wrong while the text was made; stays empty where nobody asks.
  private(set) var problems: [RenderingProblem] = []
  private let isReporting: Bool
  /// How many more substitutions may be expanded.
  private var expansions = RendererSink.greatestExpansions

  /// The longest text that is made, in bytes: 1 MiB, as long as a catalogue's text may be.
  static let greatestLength = 1 << 20
  /// How many substitutions are expanded in one text.
  static let greatestExpansions = 64
  /// How deep substitutions are expanded inside others.
  static let greatestDepth = 8

  init(_ memory: UnsafeMutableBufferPointer<UInt8>, isReporting: Bool) {
    self.memory = memory
    self.isReporting = isReporting
  }

  /// Whether all bytes found room.
  var isComplete: Bool { count <= memory.count }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count < memory.count { memory[count] = byte }
    count &+= 1
  }

  /// Whether this many more bytes may come; where not, the text ends here.
  @inline(__always)
  mutating func hasRoom(for length: Int) -> Bool {
    if !isFull, length <= Self.greatestLength &- count { return true }
    isFull = true
    report(.textTooLong)
    return false
  }

  /// Appends bytes, unless the text would become longer than any may be.
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
  mutating func report(_ problem: @autoclosure () -> RenderingProblem) {
    guard isReporting else { return }
    note(problem())
  }

  @inline(never)
  private mutating func note(_ problem: RenderingProblem) {
    if problems.count < 16, !problems.contains(problem) { problems.append(problem) }
  }
}
