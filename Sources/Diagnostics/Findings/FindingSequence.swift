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

  /// The findings of one sequence after those of the other.
  public init(joining sequences: [FindingSequence]) {
    self.init(count: { severity in sequences.reduce(0) { $0 + $1.count(of: severity) } }) {
      var index = 0
      var current = sequences.first?.makeIterator()
      return {
        while current != nil {
          if let diagnostic = current?.next() { return diagnostic }
          index += 1
          current = index < sequences.count ? sequences[index].makeIterator() : nil
        }
        return nil
      }
    }
  }

  /// The same findings in three passes: errors, then warnings, then infos.
  public var errorsFirst: FindingSequence {
    let severities = Severity.allCases.reversed().filter { count(of: $0) > 0 }
    return FindingSequence(joining: severities.map { only($0) })
  }

  /// The findings of this severity.
  public func only(_ severity: Severity) -> FindingSequence {
    guard count(of: severity) < count else { return self }
    return FindingSequence(count: { $0 == severity ? count(of: severity) : 0 }) {
      var pass = makeIterator()
      return {
        while let diagnostic = pass.next() { if diagnostic.severity == severity { return diagnostic } }
        return nil
      }
    }
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
