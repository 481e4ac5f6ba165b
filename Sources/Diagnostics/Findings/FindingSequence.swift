/// Findings that are made or read one after the other, as often as necessary; there may be too many for the memory.
public struct FindingSequence: Sequence, Sendable {
  /// The number of findings of each severity.
  private let counts: [Int]
  private let makeNext: @Sendable () -> () -> Diagnostic?

  /// The findings of a list.
  public init(_ diagnostics: [Diagnostic]) {
    var counts = Severity.allCases.map { _ in 0 }
    for diagnostic in diagnostics { counts[Int(diagnostic.severity.rawValue)] += 1 }
    self.counts = counts
    makeNext = {
      var index = 0
      return {
        guard index < diagnostics.count else { return nil }
        defer { index += 1 }
        return diagnostics[index]
      }
    }
  }

  /// Findings of which there are as many of each severity as `count` says. `makeNext` is called for each pass over them
  /// and returns a function that gives the next finding at each call, and `nil` at the end.
  public init(count: (Severity) -> Int, makeNext: @escaping @Sendable () -> () -> Diagnostic?) {
    counts = Severity.allCases.map(count)
    self.makeNext = makeNext
  }

  /// The number of findings.
  public var count: Int { counts.reduce(0, +) }

  /// Whether there is no finding.
  public var isEmpty: Bool { counts.allSatisfy { $0 == 0 } }

  /// The number of findings of this severity.
  public func count(of severity: Severity) -> Int { counts[Int(severity.rawValue)] }

  /// Starts a pass over the findings.
  public func makeIterator() -> Iterator { Iterator(source: makeNext()) }

  /// One pass over the findings.
  public struct Iterator: IteratorProtocol {
    fileprivate let source: () -> Diagnostic?

    /// The next finding, or `nil` at the end.
    public mutating func next() -> Diagnostic? { source() }
  }
}
