import WatchwordBasics

/// The arguments of a command, parsed.
struct ParsedArguments {
  private var values: [ExactText: [String]] = [:]
  /// The flags that are set, in their order.
  private var flags: [ExactText] = []
  /// The arguments without a name.
  private(set) var positionals: [String] = []
  /// What was requested instead of the command's work.
  private(set) var request: Request?

  /// A request that ends the parsing of arguments.
  enum Request {
    case help, version
  }

  /// The minimum number of choices that are listed one by one.
  private static let minimumListed = 6

  /// Parses arguments; throws if they do not fit the declaration.
  ///
  /// As in the native command, an option takes its value from the same argument, after `=`, or from the next one, unless
  /// that is an option itself; all arguments after `--` are positional.
  init(_ arguments: [String], _ command: CommandDeclaration) throws(UsageFailure) {
    var rest = arguments[...]
    // A missing argument is reported first.
    var unknown: UsageFailure?
    while let argument = rest.popFirst() {
      let text = ExactText(argument)
      if text == "--" {
        positionals += rest
        break
      }
      guard Self.isOption(argument) else {
        positionals.append(argument)
        continue
      }
      if text == "--help" || text == "-h" || text == "--version" {
        request = text == "--version" ? .version : .help
        return
      }
      let (name, given) = Self.parts(of: argument)
      guard let option = command.arguments.first(where: { $0.kind != .positional && $0.names.contains(name) }) else {
        let names = command.arguments.filter { $0.kind != .positional }.flatMap { $0.names }
        let near = Suggestion.nearest(to: name, in: names)
        let failure = command.failure("Unknown option '\(name)'" + (near.map { ". Did you mean '\($0)'?" } ?? ""))
        unknown = unknown ?? failure
        continue
      }
      if option.kind == .flag {
        if let given {
          throw command.failure(
            "The option '\(option.shown)' does not take any value, but '\(given)' was specified.")
        }
        if !flags.contains(option.key) { flags.append(option.key) }
        continue
      }
      let next = rest.first.flatMap { option.parsing != .unconditional && Self.isOption($0) ? nil : $0 }
      guard let value = given ?? next else {
        throw command.failure("Missing value for '\(option.shown(as: name))'", option, as: name)
      }
      if given == nil { rest.removeFirst() }
      try add(value, of: option, command)
      while option.parsing == .upToNextOption, let next = rest.first, !Self.isOption(next) {
        try add(next, of: option, command)
        rest.removeFirst()
      }
    }
    try requireComplete(command, isSound: unknown == nil)
    if let unknown { throw unknown }
  }

  private mutating func add(
    _ value: String, of option: CommandDeclaration.Argument, _ command: CommandDeclaration
  ) throws(UsageFailure) {
    let isValid = option.values.isEmpty || option.values.contains { $0.utf8.elementsEqual(value.utf8) }
    guard isValid else {
      let isShort = option.values.count < Self.minimumListed
      let quoted = option.values.map { "'\($0)'" }
      let choice =
        quoted.count <= 2
        ? quoted.joined(separator: " and ")
        : "\(quoted.dropLast().joined(separator: ", ")) or \(quoted[quoted.count - 1])"
      throw command.failure(
        "The value '\(value)' is invalid for '\(option.shown)'. Please provide one of "
          + (isShort ? "\(choice)." : "the following:"), option, choices: isShort ? [] : option.values)
    }
    if option.isRepeating { values[option.key, default: []].append(value) } else { values[option.key] = [value] }
  }

  /// Throws if an argument is missing, or, in `isSound` arguments, if there is one too many.
  private func requireComplete(_ command: CommandDeclaration, isSound: Bool) throws(UsageFailure) {
    let expected = command.arguments.filter { $0.kind == .positional }
    for (index, argument) in expected.enumerated() where !argument.isOptional && positionals.count <= index {
      throw command.failure("Missing expected argument '\(argument.shown)'", argument)
    }
    for option in command.arguments where option.kind == .option && !option.isOptional && value(of: option.key) == nil {
      throw command.failure("Missing expected argument '\(option.shown)'", option)
    }
    guard isSound, positionals.count > expected.count, expected.last?.isRepeating != true else { return }
    throw command.failure("Unexpected argument '\(positionals[expected.count])'")
  }

  /// The value of the option called `name`.
  func value(of name: ExactText) -> String? { values[name]?.last }

  /// The values of a repeated option.
  func values(of name: ExactText) -> [String] { values[name] ?? [] }

  /// Whether a flag is set.
  func has(_ name: ExactText) -> Bool { flags.contains(name) }

  /// The flags of `names` that are set, in their order.
  func flags(among names: [ExactText]) -> [ExactText] { flags.filter { names.contains($0) } }

  /// The number after an option. Throws if it is none.
  func number(of name: ExactText, _ command: CommandDeclaration) throws(UsageFailure) -> Int? {
    guard let text = value(of: name) else { return nil }
    guard let number = Int(text) else {
      let option = command.arguments.first { $0.key == name }
      throw command.failure("The value '\(text)' is invalid for '\(option?.shown ?? name.string)'", option)
    }
    return number
  }

  /// Returns what `read` makes of a value of an option. Throws if it refuses the value.
  func value<Value>(
    _ text: String, of name: ExactText, _ command: CommandDeclaration,
    _ read: (String) throws(ValueFailure) -> Value
  ) throws(UsageFailure) -> Value {
    do throws(ValueFailure) {
      return try read(text)
    } catch {
      let option = command.arguments.first { $0.key == name }
      throw command.failure(
        "The value '\(text)' is invalid for '\(option?.shown ?? name.string)': \(error.message)", option)
    }
  }

  /// Returns the number after an option; `nil` without the option. Throws if it is not in `bounds`.
  func number(
    of name: ExactText, in bounds: ClosedRange<Int>, _ command: CommandDeclaration
  ) throws(UsageFailure) -> Int? {
    guard let text = value(of: name) else { return nil }
    return try value(text, of: name, command) { text throws(ValueFailure) in
      if let number = Int(text), bounds.contains(number) { return number }
      throw .expecting("\(bounds.lowerBound)", to: "\(bounds.upperBound)")
    }
  }

  /// Whether an argument is an option: `-` alone means standard input.
  private static func isOption(_ argument: String) -> Bool {
    argument.utf8.first == UInt8(ascii: "-") && argument.utf8.count > 1
  }

  /// The name of an option, and the value after `=`.
  private static func parts(of argument: String) -> (name: ExactText, value: String?) {
    guard let sign = argument.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (ExactText(argument), nil) }
    return (ExactText(argument[..<sign]), String(argument[argument.utf8.index(after: sign)...]))
  }
}

extension CommandDeclaration.Argument {
  /// The name of the option without hyphens.
  var key: ExactText {
    let name = names.first ?? ""
    return ExactText(String(decoding: name.string.utf8.drop { $0 == UInt8(ascii: "-") }, as: UTF8.self))
  }
}

/// Wrong usage of a command.
struct UsageFailure: Error {
  /// The message, with parts that the user wrote.
  let message: String
  /// The lines below it, from the declaration.
  let advice: String
}

extension CommandDeclaration {
  /// Returns the failure for wrong usage, with the choices for an argument and the help about it.
  func failure(
    _ message: String, _ argument: Argument? = nil, as name: ExactText? = nil, choices: [String] = []
  ) -> UsageFailure {
    let help = argument.map { argument in
      let shown = name.map { argument.shown(as: $0) } ?? argument.shown
      return "Help:  \(argument.kind == .positional ? "<\(argument.value)>" : shown)  \(argument.help)\n"
    }
    return UsageFailure(
      message: message,
      advice: choices.map { "  - \($0)\n" }.joined() + (help ?? "")
        + "Usage: \(usage)\n  See 'watchword \(path) --help' for more information.\n")
  }
}
