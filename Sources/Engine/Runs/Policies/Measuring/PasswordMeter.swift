import WatchwordPolicy
package import WatchwordPolicyTools

/// A counter that checks the passwords in chunks of lists against several policies.
package struct PasswordMeter: Sendable {
  package let policies: [MeasuredPolicy]
  let mode: GuessMode
  /// The base-10 logarithm of the number of guesses needed to find a password.
  package let estimate: @Sendable (String) -> Double

  /// A chunk of a list.
  package struct Chunk: Sendable {
    let lines: InputChunk
    let format: PasswordListFormat
    /// The number of the first line, over all lists.
    let first: Int
  }

  /// The counts. They contain no part of a password, except in the sample.
  package struct Result: Sendable {
    fileprivate(set) var tallies: [AssessmentTally]
    /// The guesses of the passwords that were estimated, for each policy.
    fileprivate(set) var strata: [GuessStratum]
    package var sample: GuessSample
    /// The numbers of lines with and without readable passwords.
    fileprivate(set) var lines = 0
    fileprivate(set) var unreadable = 0

    /// The number of passwords, each counted as often as it occurs.
    var passwords: Int { tallies.first?.total ?? 0 }

    /// Adds the guesses of sampled passwords.
    package mutating func addSampled(_ sampled: [GuessStratum]) {
      for index in strata.indices { strata[index].add(sampled[index]) }
    }

    /// Adds the counts of other lines.
    mutating func add(_ other: Result) {
      for index in tallies.indices {
        tallies[index].add(other.tallies[index])
        strata[index].add(other.strata[index])
      }
      sample.add(other.sample)
      lines += other.lines
      unreadable += other.unreadable
    }
  }

  /// The length, in bytes, of the longest line that is judged.
  static let maximumLineLength = 1 << 20

  /// Returns an empty result.
  func emptyResult(sampling sample: GuessSample) -> Result {
    Result(
      tallies: policies.map { AssessmentTally(of: $0.policy) }, strata: policies.map { _ in GuessStratum() },
      sample: sample)
  }

  /// Counts the passwords of a chunk. Passwords that `sample` can no longer take are not sampled.
  package func count(_ chunk: Chunk, sampling sample: GuessSample) -> Result {
    var result = emptyResult(sampling: sample)
    guard case .lines(let bytes) = chunk.lines else {
      result.unreadable = 1
      return result
    }
    var (start, number) = (0, chunk.first)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      count(bytes[start..<end], chunk.format, number: number, &result)
      (start, number) = (end + 1, number + 1)
    }
    return result
  }

  private func count(_ line: ArraySlice<UInt8>, _ format: PasswordListFormat, number: Int, _ result: inout Result) {
    let counted = format == .counted ? CountedPassword(line) : nil
    guard format != .counted || counted != nil, line.count <= Self.maximumLineLength,
      case .success(let password) = LineDefect.password(in: counted?.password ?? line)
    else {
      result.unreadable += 1
      return
    }
    let times = counted?.count ?? 1
    let facts = PasswordFacts(password)
    var accepting: UInt32 = 0
    for (index, policy) in policies.enumerated() {
      let assessment = policy.policy.assess(facts, in: policy.context)
      result.tallies[index].add(assessment, times: times)
      if assessment.verdict != .unmet { accepting |= 1 << UInt32(index) }
    }
    result.lines += 1
    guard accepting != 0 else { return }
    switch mode {
    case .none: break
    case .sample: result.sample.offer(password, line: number, times: times, to: accepting, estimate: estimate)
    case .all:
      let guesses = estimate(password)
      for index in policies.indices where accepting & (1 << UInt32(index)) != 0 {
        result.strata[index].add(guessesLog10: guesses, times: times)
      }
    }
  }
}

/// A policy with the context of its assessments.
package struct MeasuredPolicy: Sendable {
  let name: String
  let policy: PasswordPolicy
  let context: AssessmentContext
}
