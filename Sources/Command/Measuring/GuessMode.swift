import ArgumentParser

/// For how many accepted passwords the guesses are estimated.
enum GuessMode: String, CaseIterable, ExpressibleByArgument {
  case none, sample, all
}
