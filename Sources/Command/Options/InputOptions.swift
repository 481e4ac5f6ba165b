import ArgumentParser

/// The options of every command that can read standard input.
struct InputOptions: ParsableArguments {
  @Option(name: .customLong("stdin-filename"), help: "The name of standard input (-) in findings.")
  var stdinFilename: String?
}
