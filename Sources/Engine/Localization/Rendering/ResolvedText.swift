import WatchwordBasics

/// The output of a resolver, with a maximum length, and the problems that it reports.
///
/// Most texts are short: they are written into memory on the stack, which takes half the time of an array.
struct ResolvedText: ~Copyable {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  /// The text, once it no longer fits into `memory`.
  private var long: [UInt8] = []
  /// The length in bytes.
  private var count = 0
  /// Whether the text was cut because it would have become too long.
  private(set) var isFull = false
  /// The problems, at most 16 different ones.
  private(set) var problems: [RenderingProblem] = []
  /// The number of substitutions that may still be expanded.
  private var expansions = 64

  /// The maximum length of a text in bytes: 1 MiB, the same as for a text in a catalogue.
  private static let maximumLength = 1 << 20

  init(in memory: UnsafeMutableBufferPointer<UInt8>) { self.memory = memory }

  /// The text.
  var string: String {
    if count > memory.count { return String(decoding: long, as: UTF8.self) }
    return String(decoding: UnsafeBufferPointer(rebasing: memory[..<count]), as: UTF8.self)
  }

  /// Appends all of the bytes, or none if the text would become too long, in which case the text ends there.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !isFull, bytes.count <= Self.maximumLength - count else {
      isFull = true
      return report(.textTooLong)
    }
    let start = count
    count += bytes.count
    if count <= memory.count, let source = bytes.baseAddress, let target = memory.baseAddress {
      (target + start).update(from: source, count: bytes.count)
    } else if count > memory.count {
      if start <= memory.count { long = Array(memory[..<start]) }
      long.append(contentsOf: bytes)
    }
  }

  mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

  /// Whether one more substitution may be expanded. Each call counts as an expansion.
  mutating func allowsExpansion() -> Bool {
    expansions -= 1
    return expansions >= 0
  }

  mutating func report(_ problem: RenderingProblem) {
    if problems.count < 16, !problems.contains(problem) { problems.append(problem) }
  }
}
