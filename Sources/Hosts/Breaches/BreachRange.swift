package import WatchwordBasics

/// A range of breached passwords: a provider's response for the first 5 digits of a hash.
package struct BreachRange: Sendable {
  /// The number of digits in a request.
  package static let prefixDigits = 5
  /// The maximum length of a response in bytes. Responses of the public service are smaller than 100 KiB.
  package static let maximumLength = 1 << 20

  /// The numbers of occurrences, keyed by the other 35 digits of the hashes, in capitals.
  private let counts: [[UInt8]: Int]

  /// The number of different hashes.
  package var count: Int { counts.count }

  /// Returns how often the password with this hash occurs, provided that the range is that of its first 5 digits.
  package func occurrences(of hash: SHA1.Digest) -> Int {
    counts[Array(hash.hexadecimal.dropFirst(Self.prefixDigits))] ?? 0
  }

  /// Reads a response.
  ///
  /// Lines with a count of 0 are padding and are ignored. Every other line is reported and skipped if it is not 35
  /// hexadecimal digits, a colon and a count of up to 18 digits. If a hash occurs twice, the larger count is used.
  /// There is no value if the response is longer than ``maximumLength`` or has an invalid line: a password must not
  /// count as unknown because its line was not understood.
  package static func read(_ answer: SourceText) -> Reading<BreachRange> {
    var findings = SourceFindings(in: answer)
    guard answer.bytes.count <= maximumLength else {
      findings.report(
        .breachRangeTooLong, maximumLength..<maximumLength,
        "Found a response of \(answer.bytes.count) bytes; expected at most \(maximumLength) (1 MiB)",
        help: "Check that the provider returns the range of one prefix of 5 digits")
      return Reading(nil, findings.all)
    }
    var counts: [[UInt8]: Int] = [:]
    var offset = answer.bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
    while offset < answer.bytes.count, !findings.isFull {
      let end = answer.bytes[offset...].firstIndex(of: 0x0A) ?? answer.bytes.count
      let isCRLF = end > offset && answer.bytes[end - 1] == 0x0D
      read(answer, offset..<(isCRLF ? end - 1 : end), into: &counts, &findings)
      offset = end + 1
    }
    return Reading(findings.all.isEmpty ? BreachRange(counts: counts) : nil, findings.all)
  }

  private static func read(
    _ answer: SourceText, _ line: Range<Int>, into counts: inout [[UInt8]: Int], _ findings: inout SourceFindings
  ) {
    if line.isEmpty { return }
    let digits = HashLines.digits - prefixDigits
    do throws(CountedHash.Defect) {
      let count = try counted(answer.bytes, line, digits: digits)
      guard count > 0 else { return }
      let suffix = answer.bytes[line.prefix(digits)].map { ASCII.uppercased($0) }
      counts[suffix] = max(counts[suffix] ?? 0, count)
    } catch {
      switch error {
      case .digits(let offset):
        findings.report(
          .malformedHash, line.lowerBound + offset..<line.upperBound,
          "Found a line that is not part of a hash; expected \(digits) hexadecimal digits, a colon and a count",
          help: "Check that the provider returns the body of the response, not an error page")
      case .count(let offset):
        findings.report(
          .malformedBreachCount, line.lowerBound + min(offset, line.count)..<line.upperBound,
          "Found no number after the hash; expected a colon and a count of 1 to \(CountedHash.countDigits) digits",
          help: "Check that the provider returns the body of the response unchanged")
      }
    }
  }

  /// Returns the count of a line, which is required.
  private static func counted(
    _ bytes: [UInt8], _ line: Range<Int>, digits: Int
  ) throws(CountedHash.Defect) -> Int {
    // Not every standard library lets the closure of `withUnsafeBytes` throw a typed error.
    let result: Result<CountedHash, CountedHash.Defect> = bytes.withUnsafeBytes { buffer in
      do throws(CountedHash.Defect) {
        return .success(try CountedHash(buffer[line], digits: digits))
      } catch {
        return .failure(error)
      }
    }
    let counted = try result.get()
    if line.count == digits { throw .count(digits) }
    return counted.count
  }
}
