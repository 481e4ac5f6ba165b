import WatchwordBasics
import WatchwordPolicyTools
import WatchwordReporting

/// The sum of the results of several runs.
enum MergedMeasurements {
  /// Reads the results in the files at `paths` and adds them up.
  ///
  /// - Throws: `RunFailure` if a file is not a result, or if the results are incompatible.
  static func read(_ paths: [String]) throws -> PasswordMeasurement {
    var sum: PasswordMeasurement?
    for path in paths {
      let source = try InputFile.read(path, as: .measurement)
      let reading = MeasurementReader.read(source)
      StandardError.reportWithHelp(reading.findings)
      guard let measurement = reading.value else {
        throw RunFailure(
          message: "\(source.name) holds no result that can be added up; correct the errors that are listed above")
      }
      guard sum != nil else {
        sum = measurement
        continue
      }
      do throws(PasswordMeasurement.Mismatch) {
        try sum?.add(measurement)
      } catch {
        throw RunFailure(message: "\(source.name) cannot be added to \(paths[0]): \(error.sentence)")
      }
    }
    guard let sum else { throw RunFailure(message: "Found no result; expected files with JSON") }
    warn(of: sum)
    return sum
  }

  private static func warn(of sum: PasswordMeasurement) {
    let policies = sum.policies.filter { $0.guesses == nil }
    if !policies.isEmpty {
      StandardError.warn(
        "There are no guesses for \(policies.map(\.name).joinedAsList), because not every result has them")
    }
    var seen: Set<ExactText> = []
    for source in sum.sources
    where source != PasswordMeasurement.standardInput && !seen.insert(ExactText(source)).inserted {
      StandardError.warn("\(source) is the source of two results; passwords that are in both count twice")
    }
  }
}

extension PasswordMeasurement.Mismatch {
  fileprivate var sentence: String {
    switch self {
    case .rules(let policy):
      "the rules of \(policy) differ; expected results about the same policy, with texts in the same language"
    case .policy(let name): "the policy \(name) is not in both; expected results about the same policies"
    case .tooMany: "the numbers add up to more than \(PasswordMeasurement.maximumCount.grouped)"
    }
  }
}
