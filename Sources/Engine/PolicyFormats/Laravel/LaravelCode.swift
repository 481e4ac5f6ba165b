import WatchwordBasics

/// The chain of methods in PHP that starts with `Password::min`, and the code around it that also restricts passwords.
struct LaravelCode {
  /// Code that restricts passwords, but is not read.
  struct Unread {
    /// How the code restricts passwords.
    enum Kind {
      /// Another chain.
      case otherRule
      /// A condition on which the chain depends.
      case condition
      /// A method that is called on the variable to which the chain was assigned.
      case laterMethod
      /// A rule as a text in the same list, such as `'max:72'`.
      case siblingRule
    }

    let kind: Kind
    let name: ExactText
    let range: Range<Int>
  }

  /// The methods of the first chain, with their first arguments; empty if there is no chain.
  private(set) var settings: [Setting] = []
  /// The code that is not read, in order.
  private(set) var unread: [Unread] = []

  private let bytes: [UInt8]
  private var scanner: CodeScanner
  /// The tokens before the current one, the last one first.
  private var last: [CodeToken] = []
  /// The variable to which the first chain was assigned.
  private var variable: ExactText?
  /// For each open bracket, the texts between it and the current token that are rules.
  private var lists: [[CodeToken]] = []
  /// The number of open brackets around the first chain.
  private var depthOfChain: Int?

  /// The rules for texts that concern no password, or only its presence, are not among these.
  private static let siblings: Set<ExactText> = [
    "alpha", "alpha_dash", "alpha_num", "ascii", "between", "current_password", "different", "digits", "digits_between",
    "doesnt_end_with", "doesnt_start_with", "ends_with", "in", "integer", "lowercase", "max", "max_digits", "min",
    "min_digits", "not_in", "not_regex", "numeric", "regex", "size", "starts_with", "uppercase",
  ]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scanner = CodeScanner(bytes, .php)
    while unread.count < SettingsFile.maximumSettings, let token = scanner.next() {
      note(token)
      if token.kind == .word {
        if Self.isRule(token.text) { readRule(token) } else { readVariable(token) }
      }
      last = [token] + last.prefix(1)
    }
    // Texts behind the chain in a list that has no end.
    closeList(atDepth: depthOfChain ?? -1)
  }

  /// Whether a name is the name of the class, with or without its namespace.
  private static func isRule(_ name: ExactText) -> Bool {
    name == "Password" || name.string.utf8.suffix(9).elementsEqual("\\Password".utf8)
  }

  // MARK: - Lists of rules

  /// Notes brackets, and rules that are texts.
  private mutating func note(_ token: CodeToken) {
    if token.bracketDepth > 0 { lists.append([]) }
    if token.bracketDepth < 0, !lists.isEmpty {
      closeList(atDepth: lists.count)
      lists.removeLast()
    }
    let name = token.text.string.utf8.prefix { $0 != UInt8(ascii: ":") }
    if token.kind == .string, !lists.isEmpty,
      Self.siblings.contains(ExactText(utf8: Array(name)))
    {
      lists[lists.count - 1].append(token)
    }
  }

  /// Reports the texts of the list with the first chain, if it is the one at this depth.
  private mutating func closeList(atDepth depth: Int) {
    guard depthOfChain == depth, lists.count >= depth, depth > 0 else { return }
    unread += lists[depth - 1].map { Unread(kind: .siblingRule, name: $0.text, range: $0.range) }
    depthOfChain = nil
  }

  // MARK: - Chains

  private mutating func readRule(_ name: CodeToken) {
    var rest = scanner
    guard rest.next()?.isSign(":") == true, rest.next()?.isSign(":") == true else { return }
    guard let chain = chain(&rest) else { return }
    scanner = rest
    guard settings.isEmpty else {
      unread.append(Unread(kind: .otherRule, name: name.text, range: name.range))
      return
    }
    settings = chain
    depthOfChain = lists.isEmpty ? nil : lists.count
    if last.first?.isSign("=") == true, let variable = last.dropFirst().first, variable.isVariable {
      self.variable = variable.text
    }
    if last.first?.isSign("?") == true { unread.append(Unread(kind: .condition, name: name.text, range: name.range)) }
  }

  /// Reads the methods behind `Password::`; `nil` if there is no `min` among them.
  private func chain(_ scanner: inout CodeScanner) -> [Setting]? {
    var rest = scanner
    let methods = methods(&rest)
    guard methods.contains(where: { $0.name == "min" }) else { return nil }
    scanner = rest
    return methods
  }

  /// Reads `min(8)->letters()` and so on.
  private func methods(_ scanner: inout CodeScanner) -> [Setting] {
    var settings: [Setting] = []
    while settings.count < SettingsFile.maximumSettings, let name = scanner.next(), name.kind == .word {
      // A chain inside the parentheses of `defaults` is found later, by the same search.
      if ["defaults", "default"].contains(name.text) { return [] }
      guard scanner.next()?.isSign("(") == true else { break }
      settings.append(setting(name, &scanner))
      var rest = scanner
      guard rest.next()?.isSign("-") == true, rest.next()?.isSign(">") == true else { break }
      scanner = rest
    }
    return settings
  }

  /// Reads the methods that are called on the variable.
  private mutating func readVariable(_ token: CodeToken) {
    guard let variable, token.text == variable else { return }
    var rest = scanner
    guard rest.next()?.isSign("-") == true, rest.next()?.isSign(">") == true else { return }
    let methods = methods(&rest)
    unread += methods.map { Unread(kind: .laterMethod, name: $0.name, range: $0.nameRange) }
    if !methods.isEmpty { scanner = rest }
  }

  /// Reads the first argument of a method, which may follow its name; the others are skipped together with the
  /// parenthesis. An argument of several tokens, which PHP computes, is the whole text of it.
  private func setting(_ name: CodeToken, _ scanner: inout CodeScanner) -> Setting {
    var argument: [CodeToken] = []
    var isFirst = true
    var depth = 1
    while depth > 0, let token = scanner.next() {
      depth += token.bracketDepth
      if depth == 1, token.isSign(",") { isFirst = false }
      // threshold: 3
      if depth == 1, token.isSign(":"), argument.count == 1, argument[0].kind == .word, !argument[0].isVariable {
        argument = []
      } else if depth > 0, isFirst {
        argument.append(token)
      }
    }
    guard let first = argument.first, let end = argument.last?.range.upperBound, argument.count > 1 else {
      return Setting(name.text, at: name.range, argument.first)
    }
    let range = first.range.lowerBound..<end
    return Setting(
      name: name.text, nameRange: name.range, value: ExactText(utf8: bytes[range]),
      range: range, isContinued: false)
  }
}

extension CodeToken {
  fileprivate var isVariable: Bool { kind == .word && text.string.utf8.first == UInt8(ascii: "$") }
}
