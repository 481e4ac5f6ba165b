import ArgumentParser

/// The formats of a result that people or programs read.
enum ResultFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}
