/// The accepted passwords whose guesses are estimated.
package enum GuessMode: String, CaseIterable, Sendable {
  case none, sample, all
}
