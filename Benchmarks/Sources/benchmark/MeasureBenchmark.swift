#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A comparison of `watchword policy measure` with three policies and their samples, and `watchword check --summary`
/// with one of them, for 10,000,000 passwords.
enum MeasureBenchmark {
  private static let rounds = 3
  private static let count = 10_000_000
  private static let policies = ["strong", "nist-800-63b-4", "pci-dss-4"]

  static func add(to table: inout Table, _ setup: Setup) throws {
    let name = "measure 10 000 000 passwords, three policies"
    guard let command = setup["command"], let path = setup["measured"] else {
      return table.skip(name, setup["no-command"] ?? "the command was not built")
    }
    guard size(ofFile: path) != nil || write(to: path) else {
      throw ProgramFailure(description: "\(path) cannot be written")
    }
    let measure = ["policy", "measure"] + policies + ["--locale", "en", "--against", path]
    let check = ["check", policies[0], "--summary", "--locale", "en"]
    var (measured, checked, peaks) = ([Double](), [Double](), [Double]())
    for _ in 0..<rounds {
      let result = try run(command, measure, input: "/dev/null")
      measured.append(result.wall)
      peaks.append(result.peak)
      // Some passwords do not meet the policy, so the command exits with code 1.
      checked.append(try run(command, check, input: path, endingWith: 1).wall)
    }
    table.add(
      name, measured.median, .atMostTimes(4, unit: "s"), peer: ("check --summary, one policy", checked.median))
    table.add("measure: the peak of its memory", (peaks.max() ?? 0) / 0x1p20, .atMost(64, unit: "MiB"))
  }

  /// Writes words made of syllables, with digits and signs, as people choose them; the words are the same in every run.
  private static func write(to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    var state: UInt64 = 0x9e37_79b9_7f4a_7c15
    func draw(_ count: Int) -> Int {
      // xorshift64 (Marsaglia 2003).
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
    let (consonants, vowels, signs) = (Array("bdfgklmnprstvz".utf8), Array("aeiou".utf8), Array("!.-_@#".utf8))
    var isWritten = true
    var lines: [UInt8] = []
    for number in 1...count {
      for _ in 0..<2 + draw(4) { lines += [consonants[draw(consonants.count)], vowels[draw(vowels.count)]] }
      if draw(4) == 0 { lines.append(signs[draw(signs.count)]) }
      if draw(4) > 0 { lines += String(draw(10_000)).utf8 }
      lines.append(0x0A)
      guard lines.count > 1 << 20 || number == count else { continue }
      isWritten = isWritten && fwrite(lines, 1, lines.count, file) == lines.count
      lines.removeAll(keepingCapacity: true)
    }
    return fclose(file) == 0 && isWritten
  }
}
