import WatchwordBasics
import WatchwordRuns
import WatchwordSystemFiles

/// Conversions from arguments to paths.
enum InputPaths {
  /// Returns the paths that the arguments name.
  ///
  /// In the strings of the arguments, all bytes that are not UTF-8 look the same. If two such arguments cannot be
  /// distinguished, this throws instead of reading the wrong file.
  static func paths(named arguments: [String]) throws -> [SystemPath] {
    var used: [[UInt8]: Int] = [:]
    return try arguments.map { argument in
      let text = Array(argument.utf8)
      guard argument.unicodeScalars.contains("\u{FFFD}") else { return SystemPath(bytes: text) }
      let origins = RawArguments.origins(of: text)
      guard let first = origins.first else { return SystemPath(bytes: text) }
      if origins.allSatisfy({ $0 == first }) { return SystemPath(bytes: first) }
      guard origins.count == arguments.count(where: { $0.utf8.elementsEqual(text) }) else {
        throw RunFailure(
          message: "Several arguments look like \(argument) because they are not UTF-8; name one at a time")
      }
      let index = used[text, default: 0]
      used[text] = index + 1
      return SystemPath(bytes: origins[index])
    }
  }

  /// Returns the arguments with the paths that they name.
  static func arguments(_ arguments: [String]) throws -> [FileArgument] {
    zip(arguments, try paths(named: arguments)).map { FileArgument($0, $1) }
  }

  /// Returns the argument with the path that it names.
  static func argument(_ argument: String) throws -> FileArgument { FileArgument(argument, try path(named: argument)) }

  /// Returns the path that the argument names.
  static func path(named argument: String) throws -> SystemPath {
    try paths(named: [argument]).first ?? SystemPath(argument)
  }
}
