import WatchwordBasics

/// The declaration of a command: its arguments and its help, as the native command prints it.
///
/// Scripts/release/commands.py writes the declarations of the native command into commands.json of the packages.
struct CommandDeclaration {
  /// The names of the command, the usual one first.
  let names: [ExactText]
  /// What the command does, as one sentence.
  let purpose: String
  /// The line about usage.
  let usage: String
  /// The help.
  let help: String
  /// The arguments and options, in the order of the help.
  let arguments: [Argument]
  /// The subcommands.
  let commands: [CommandDeclaration]
  /// The name with those of the commands above it, such as `policy show`.
  let path: String

  /// An argument or an option.
  struct Argument {
    /// The kinds of arguments.
    enum Kind {
      /// An argument without a name.
      case positional
      /// An option with a value.
      case option
      /// An option without a value.
      case flag
    }

    let kind: Kind
    /// The names, such as `--base` and `-o`, the usual one first; for a positional argument, the name in help.
    let names: [ExactText]
    /// The name of the value.
    let value: String
    let isOptional: Bool
    let isRepeating: Bool
    /// The possible values; empty for any.
    let values: [String]
    /// What the help says.
    let help: String
    /// How the option takes its values.
    let parsing: Parsing

    /// The ways in which an option takes its values from the next arguments.
    enum Parsing {
      /// One value, which is no option.
      case value
      /// One value, whatever it is.
      case unconditional
      /// All values up to the next option.
      case upToNextOption
    }

    /// The argument as the help shows it, such as `--base <base>`.
    var shown: String { shown(as: names.first ?? "") }

    /// The argument as the help shows it, by one of its names.
    func shown(as name: ExactText) -> String {
      switch kind {
      case .positional: "<\(value)>\(isRepeating ? " ..." : "")"
      case .option: "\(name) <\(value)>"
      case .flag: name.string
      }
    }
  }
}

extension CommandDeclaration {
  /// The maximum length of the declarations in bytes.
  private static let maximumLength = 1 << 20

  /// Reads declarations. The result is empty if they are malformed.
  static func read(_ bytes: [UInt8]) -> [CommandDeclaration] {
    let reading = JSONReader.read(SourceText(name: "commands", bytes: bytes), maximumLength: maximumLength)
    return reading.value?.member("commands")?.elements.map { CommandDeclaration($0, in: "") } ?? []
  }

  /// Reads a declaration; `parent` is the path of the command above it.
  private init(_ node: JSONNode, in parent: String) {
    let names = node.texts("names")
    let path = parent + (parent.isEmpty ? "" : " ") + (names.first?.string ?? "")
    self.names = names
    self.path = path
    commands = node.member("commands")?.elements.map { CommandDeclaration($0, in: path) } ?? []
    purpose = node.string("purpose")
    usage = node.string("usage")
    help = node.string("help")
    arguments = node.member("arguments")?.elements.map { Argument($0) } ?? []
  }
}

extension CommandDeclaration.Argument {
  fileprivate init(_ node: JSONNode) {
    let kind = node.member("kind")?.text
    self.kind = kind == "flag" ? .flag : kind == "option" ? .option : .positional
    names = node.texts("names")
    value = node.string("value")
    isOptional = node.member("isOptional")?.isTrue ?? false
    isRepeating = node.member("isRepeating")?.isTrue ?? false
    values = node.texts("values").map { $0.string }
    help = node.string("help")
    switch node.member("parsing")?.text {
    case "unconditional": parsing = .unconditional
    case "upToNextOption": parsing = .upToNextOption
    default: parsing = .value
    }
  }
}

extension JSONNode {
  func member(_ name: ExactText) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key.text == name }?.node
  }

  var elements: [JSONNode] { if case .array(let nodes) = value { nodes } else { [] } }
  fileprivate var isTrue: Bool { if case .bool(let value) = value { value } else { false } }
  fileprivate func texts(_ name: ExactText) -> [ExactText] { member(name)?.elements.compactMap { $0.text } ?? [] }
  func string(_ name: ExactText) -> String { member(name)?.text?.string ?? "" }
}
