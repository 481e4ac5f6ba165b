public import WatchwordBasics

/// Known findings, which are left out so that only new ones are reported.
///
/// A finding is identified by its file, its unit, its check and what was found, never by its line. Equal findings in
/// one unit are counted.
public struct Baseline: Sendable {
  /// The version of the format.
  package static let version = 1

  /// The number of known occurrences of each finding, by file path.
  private var counts: [ExactText: [Entry: Int]] = [:]

  /// A known finding.
  public struct Entry: Hashable, Comparable, Sendable {
    /// The path of the file, relative to the folder of the baseline.
    public let file: ExactText
    /// The id of the unit, if the finding has one.
    public let unit: ExactText?
    /// The id of the check.
    public let check: ExactText
    /// A hash of what was found.
    let contentHash: UInt64

    init(file: ExactText, unit: ExactText?, check: ExactText, contentHash: UInt64) {
      self.file = file
      self.unit = unit
      self.check = check
      self.contentHash = contentHash
    }

    /// Creates the entry for a finding about the file at `path`.
    init(_ finding: Finding, path: ExactText) {
      self.init(file: path, unit: finding.unit, check: finding.id, contentHash: FindingHash.hash(of: finding))
    }

    /// Whether the entry represents one finding that covers several units, so that its count is the number of units.
    var countsUnits: Bool { unit == nil && Checks.named(check)?.isSummarized == true }

    /// The order of entries in the file: by file, unit and check.
    public static func < (left: Entry, right: Entry) -> Bool {
      if left.file != right.file { return left.file < right.file }
      if left.unit != right.unit {
        guard let one = left.unit, let two = right.unit else { return left.unit == nil }
        return one < two
      }
      return left.check != right.check ? left.check < right.check : left.contentHash < right.contentHash
    }
  }

  /// Creates an empty baseline.
  public init() {}

  /// The number of known findings.
  public var count: Int {
    counts.values.joined().reduce(0) { sum, each in
      sum + (each.key.countsUnits ? 1 : each.value)
    }
  }

  /// Whether a finding can be added to a baseline. If the reader stopped at it, the rest of the file is unread and may
  /// have more defects.
  private static func canBeKnown(_ finding: Finding) -> Bool {
    Checks.named(finding.id)?.kind.leavesOut != .rest
  }

  /// Adds findings about the file at `path`, except those at which the reader stopped.
  public mutating func add(_ findings: [Finding], path: ExactText) {
    for finding in findings where Self.canBeKnown(finding) {
      add(Entry(finding, path: path), count: finding.unitCount ?? 1)
    }
  }

  /// Adds an entry.
  mutating func add(_ entry: Entry, count: Int = 1) { counts[entry.file, default: [:]][entry, default: 0] += count }

  /// Returns the findings about the file at `path` that are not known, and the entries for the file that match no
  /// finding, each with the number of findings that no longer occur.
  public func compare(
    _ findings: [Finding], path: ExactText
  ) -> (new: [Finding], stale: [(entry: Entry, count: Int)]) {
    let (isKnown, stale) = match(findings, path: path)
    return (zip(findings, isKnown).filter { !$0.1 }.map { $0.0 }, stale)
  }

  /// Returns whether each finding about the file at `path` is known, and the entries that match none.
  package func match(
    _ findings: [Finding], path: ExactText
  ) -> (isKnown: [Bool], stale: [(entry: Entry, count: Int)]) {
    var left = counts[path] ?? [:]
    let isKnown = findings.map { Self.take($0, path, from: &left) }
    return (isKnown, left.filter { $0.value > 0 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  /// The paths of the files that have entries, sorted.
  public var files: [ExactText] { counts.keys.sorted() }

  /// Returns the entries about the file at `path`, sorted.
  public func entries(about path: ExactText) -> [(entry: Entry, count: Int)] {
    (counts[path] ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func take(_ finding: Finding, _ path: ExactText, from left: inout [Entry: Int]) -> Bool {
    guard !left.isEmpty, canBeKnown(finding) else { return false }
    let entry = Entry(finding, path: path)
    guard let count = left[entry], count >= finding.unitCount ?? 1 else { return false }
    // A decrease in the number of units does not make the baseline stale.
    left[entry] = finding.unitCount == nil ? count - 1 : 0
    return true
  }
}
