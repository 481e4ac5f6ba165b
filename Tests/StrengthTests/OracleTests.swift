import Foundation
import TestSupport
import Testing
import WatchwordStrength

/// The estimates of zxcvbn's implementation in Python (PyPI zxcvbn) for the same passwords.
@Suite struct OracleTests {
  private struct Answer: Decodable {
    let score: Int
    let log10: Double
  }

  private static let script = """
    import json, sys, zxcvbn
    answers = []
    for given in json.load(sys.stdin):
        result = zxcvbn.zxcvbn(given["password"], given["words"], max_length=256)
        answers.append({"score": result["score"], "log10": float(result["guesses_log10"])})
    json.dump(answers, sys.stdout)
    """

  private struct Given: Encodable {
    let password: String
    let words: [String]
  }

  @Test func `random passwords are judged as zxcvbn judges them`() throws {
    guard let oracle = PythonOracle(importing: "zxcvbn") else { return }
    let passwords = PasswordMix.passwords(Rounds.count(1000))
    let words = ["ivanov", "watchword", "zoë"]
    let input = try JSONEncoder().encode(passwords.map { Given(password: $0, words: words) })
    let answers = try JSONDecoder().decode([Answer].self, from: oracle.output(of: Self.script, input: input))
    try #require(answers.count == passwords.count)
    var (sameScores, nearGuesses) = (0, 0)
    for (password, answer) in zip(passwords, answers) {
      let estimate = StrengthEstimator.embedded.estimate(password, userWords: words)
      if estimate.score == answer.score { sameScores += 1 }
      if abs(estimate.guessesLog10 - answer.log10) <= 1 { nearGuesses += 1 }
    }
    print("The same score: \(sameScores), guesses within a factor of 10: \(nearGuesses), of \(passwords.count)")
    #expect(sameScores >= passwords.count * 97 / 100)
    #expect(nearGuesses >= passwords.count * 95 / 100)
  }
}
