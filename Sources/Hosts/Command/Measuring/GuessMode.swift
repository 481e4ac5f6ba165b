import ArgumentParser

/// The accepted passwords whose guesses are estimated.
enum GuessMode: String, CaseIterable, ExpressibleByArgument {
  case none, sample, all
}
