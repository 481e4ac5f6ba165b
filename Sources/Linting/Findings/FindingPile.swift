import WatchwordDiagnostics
import WatchwordSystemFiles

/// Findings in any order, of which only some are in memory; the others are in a temporary file.
struct FindingPile: Sendable {
  /// The number of findings that are kept in memory.
  static let mostInMemory = 10_000

  /// The findings in memory.
  private var findings: [FoundDiagnostic] = []
  /// The sorted parts that were written to the file.
  private var written: [Range<Int>] = []
  private var file: TemporaryFile?
  private var length = 0
  /// Whether there is no place for a temporary file, so that everything stays in memory.
  private var isConfined = false

  mutating func append(_ finding: FoundDiagnostic) {
    findings.append(finding)
    if findings.count >= Self.mostInMemory, !isConfined { writeOut() }
  }

  /// The sorted parts of the pile, those added first at the front.
  mutating func sortedRuns() -> [FindingRun] {
    findings.sortByPlace()
    let memory = findings.isEmpty ? [] : [FindingRun.memory(findings)]
    guard let file else { return memory }
    return written.map { FindingRun.file(file, $0) } + memory
  }

  private mutating func writeOut() {
    findings.sortByPlace()
    var writer = FindingWriter()
    for finding in findings { writer.write(finding) }
    do throws(FileError) {
      if file == nil { file = try TemporaryFile() }
      try file?.append(writer.bytes)
    } catch {
      // What a full disk took of this part is not looked at.
      isConfined = true
      return
    }
    written.append(length..<length + writer.bytes.count)
    length += writer.bytes.count
    findings.removeAll(keepingCapacity: true)
  }
}

/// Findings that are sorted by place.
enum FindingRun: Sendable {
  case memory([FoundDiagnostic])
  /// The bytes of this range of a file.
  case file(TemporaryFile, Range<Int>)

  /// Reads a run from its start.
  struct Cursor {
    private let run: FindingRun
    /// The file that the findings are about.
    private let name: ExactText
    private var index = 0
    /// Bytes that were read from the file, of which those before `next` are done with.
    private var bytes: [UInt8] = []
    private var next = 0
    private(set) var current: FoundDiagnostic?

    /// How many bytes are read at once, at least.
    private static let pieceLength = 1 << 14

    init(_ run: FindingRun, of name: ExactText) {
      self.run = run
      self.name = name
      advance()
    }

    mutating func advance() {
      switch run {
      case .memory(let findings):
        current = index < findings.count ? findings[index] : nil
        index += 1
      case .file(let file, let range): current = read(file, range)
      }
    }

    private mutating func read(_ file: TemporaryFile, _ range: Range<Int>) -> FoundDiagnostic? {
      fill(FindingReader.lengthOfLength, file, range)
      guard let length = FindingReader.length(bytes[next...]) else { return nil }
      fill(length, file, range)
      guard bytes.count - next >= length else { return nil }
      var reader = FindingReader(bytes[next..<next + length])
      next += length
      return reader.finding(in: name)
    }

    /// Reads on until `count` bytes are there, if the run has as many.
    private mutating func fill(_ count: Int, _ file: TemporaryFile, _ range: Range<Int>) {
      guard bytes.count - next < count else { return }
      bytes.removeFirst(next)
      next = 0
      let start = range.lowerBound + index
      let end = min(start + max(count - bytes.count, Self.pieceLength), range.upperBound)
      guard start < end, let more = try? file.bytes(in: start..<end) else { return }
      index += more.count
      bytes += more
    }
  }
}
