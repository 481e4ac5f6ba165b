package import WatchwordBasics
package import WatchwordSystemFiles

/// A local list of breached passwords: one SHA-1 hash per line, sorted.
///
/// A line has 40 hexadecimal digits of either case and may end with `:` and the number of occurrences, up to 18 digits,
/// as in the downloads of the k-anonymity service "Pwned Passwords". Lines end with LF or CRLF; the last line end is
/// optional. The file is mapped into memory and searched by bisection, so that a look-up reads a few pages, regardless
/// of the size of the file.
///
/// Each probe of a look-up halves the remaining bytes and drops the line that it read, of at least 41 bytes. A file of
/// n bytes takes at most ⌊log₂(n / 41)⌋ + 2 probes: 22 for 1,000,000 lines, which have at most 61 bytes.
package struct BreachedPasswordFile: Sendable {
  /// The number of lines, spread over the file, that ``open(_:)`` checks.
  package static let sampledLines = 1_000

  private let file: MappedFile
  /// The range of the lines: after a byte order mark, and before any line ends at the end of the file.
  let lines: Range<Int>

  /// Maps the file at `path` and checks its first line, its last line and ``sampledLines`` others, or all lines of a
  /// small file.
  ///
  /// Throws if the file cannot be read. Reports a finding if these lines show that the file is not a sorted list of
  /// hashes; only ``check()`` reads all lines.
  package static func open(_ path: SystemPath) throws(FileError) -> Reading<BreachedPasswordFile> {
    read(try MappedFile(path))
  }

  /// Reads the bytes of a file, called `name` in findings, and checks them in the same way.
  package static func read(_ bytes: [UInt8], name: ExactText) -> Reading<BreachedPasswordFile> {
    read(MappedFile(bytes: bytes, name: name))
  }

  private static func read(_ file: MappedFile) -> Reading<BreachedPasswordFile> {
    let list = BreachedPasswordFile(file)
    if list.lines.isEmpty {
      let message = "Found no line; expected lines of 40 hexadecimal digits, the SHA-1 hashes of passwords"
      let finding = Finding(
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
      while end > start, HashLines.isLineTerminator(bytes[end - 1]) { end -= 1 }
      return start..<end
    }
  }

  /// Returns the findings about all lines, in time linear in the size of the file: lines that are not hashes, and lines
  /// that are out of order. The check ends with finding 1,000 (`SourceFindings.maximum`).
  package func check() -> [Finding] { withLines { $0.findingsOfAllLines() } }

  /// Returns how often `password` occurs; 0 if it is not in the list.
  ///
  /// The password is hashed as given, in UTF-8. There is no value if a line on the search path, or next to it, is
  /// invalid or out of order, which is then reported: two swapped lines never make a listed password unknown.
  package func occurrences(of password: String) -> Reading<Int> {
    occurrences(of: SHA1.digest(of: password.utf8))
  }

  /// Returns how often the password with this hash occurs; 0 if it is not in the list.
  package func occurrences(of hash: SHA1.Digest) -> Reading<Int> {
    withLines { lines in
      switch lines.search(for: hash) {
      case .found(let count, _): Reading(count, [])
      case .absent: Reading(0, [])
      case .defect(let finding): Reading(nil, [finding])
      }
    }
  }

  /// Returns the number of lines that a look-up of this hash compares.
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
