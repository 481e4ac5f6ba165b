package import WatchwordDiagnostics
package import WatchwordSystemFiles

/// A local list of passwords that became public: the SHA-1 hash of one on each line, sorted.
///
/// A line has 40 hexadecimal digits of either case and may end with `:` and the number of occurrences, up to 18 digits,
/// as the downloads of the k-anonymity service "Pwned Passwords" do. Lines end with LF or CRLF; the last one need not
/// end. The file is mapped into memory and searched by bisection, so that a look-up reads a few pages, whatever the size
/// of the file.
///
/// A look-up halves the bytes in question with each probe and drops the line that it looked at, of at least 41 bytes. A
/// file of n bytes takes at most ⌊log₂(n / 41)⌋ + 2 probes: 22 for 1,000,000 lines, which have at most 61 bytes.
package struct BreachedPasswordFile: Sendable {
  /// The number of lines that ``open(_:)`` looks at, spread over the file.
  package static let sampledLines = 1_000

  private let file: MappedFile
  /// Where the lines are: behind a byte order mark, and before the ends of lines at the end.
  let lines: Range<Int>

  /// Maps the file at `path` and looks at its first, its last and ``sampledLines`` other lines; at all lines of a small
  /// file.
  ///
  /// Throws if the file cannot be read; reports a file that is no sorted list of hashes, as far as these lines show.
  /// ``check()`` reads all lines.
  package static func open(_ path: SystemPath) throws(FileError) -> Reading<BreachedPasswordFile> {
    read(try MappedFile(path))
  }

  /// The same for the bytes of a file, called `name` in findings.
  package static func read(_ bytes: [UInt8], name: ExactText) -> Reading<BreachedPasswordFile> {
    read(MappedFile(bytes: bytes, name: name))
  }

  private static func read(_ file: MappedFile) -> Reading<BreachedPasswordFile> {
    let list = BreachedPasswordFile(file)
    if list.lines.isEmpty {
      let message = "Found no line; expected lines of 40 hexadecimal digits, the SHA-1 hashes of passwords"
      let finding = Diagnostic(
        .emptyBreachFile, file: file.name, span: SourceSpan(at: .start), message: message)
      return Reading(nil, [finding])
    }
    let findings = list.withLines { $0.findings(sampling: sampledLines) }
    return Reading(findings.containsError ? nil : list, findings)
  }

  private init(_ file: MappedFile) {
    self.file = file
    lines = file.withBytes { bytes in
      let start = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
      var end = bytes.count
      while end > start, HashLines.isLineEnd(bytes[end - 1]) { end -= 1 }
      return start..<end
    }
  }

  /// The findings about all lines, in time linear in the size of the file: lines that are no hashes, and lines that are
  /// out of order. It ends with finding 1,000 (`SourceFindings.maximum`).
  package func check() -> [Diagnostic] { withLines { $0.findingsOfAllLines() } }

  /// How often `password` occurs, 0 if it is not in the list.
  ///
  /// The password is hashed as it is given, in UTF-8. There is no value if a line on the way to the hash or beside it is
  /// wrong or out of order, which is then reported: two swapped lines never make a password of the list unknown.
  package func occurrences(of password: String) -> Reading<Int> {
    occurrences(of: SHA1.digest(of: password.utf8))
  }

  /// How often the password with this hash occurs, 0 if it is not in the list.
  package func occurrences(of hash: SHA1.Digest) -> Reading<Int> {
    withLines { lines in
      switch lines.search(for: hash) {
      case .found(let count, _): Reading(count, [])
      case .absent: Reading(0, [])
      case .defect(let finding): Reading(nil, [finding])
      }
    }
  }

  /// The number of lines that a look-up of this hash compares.
  func probes(for hash: SHA1.Digest) -> Int {
    withLines { lines in
      switch lines.search(for: hash) {
      case .found(_, let probes), .absent(let probes): probes
      case .defect: 0
      }
    }
  }

  private func withLines<Result>(_ body: (HashLines) -> Result) -> Result {
    file.withBytes { body(HashLines(bytes: $0, lines: lines, name: file.name)) }
  }
}
