import WatchwordBasics

/// An option of a validator.
struct DjangoOption {
  let name: CodeToken
  /// The literals of the value; `nil` if code computes it.
  let values: [CodeToken]?

  private init(_ name: CodeToken, _ value: [CodeToken]) {
    self.name = name
    var literals = value[...]
    // A list or a tuple of literals.
    if let first = literals.first, first.bracketDepth > 0, literals.count > 1, literals.last?.bracketDepth == -1 {
      literals = literals.dropFirst().dropLast()
      let items = literals.filter { !$0.isSign(",") }
      values = items.allSatisfy { $0.isLiteral } ? items : nil
    } else {
      values = literals.count == 1 && literals.allSatisfy { $0.isLiteral } ? Array(literals) : nil
    }
  }

  /// Reads the options after their opening brace; `nil` if they have no end.
  static func all(_ scanner: inout CodeScanner) -> [DjangoOption]? {
    var options: [DjangoOption] = []
    var depth = 0
    var name: CodeToken?
    var value: [CodeToken] = []
    func finished() -> [DjangoOption] { options + (name.map { [DjangoOption($0, value)] } ?? []) }
    while let token = scanner.next() {
      if depth == 0, token.isSign("}") { return finished() }
      if depth == 0, token.isSign(",") {
        options = finished()
        (name, value) = (nil, [])
        continue
      }
      depth += token.bracketDepth
      if name == nil {
        name = token
      } else if !(value.isEmpty && token.isSign(":")) {
        value.append(token)
      }
    }
    return nil
  }
}

extension CodeToken {
  /// 1 for an opening bracket, -1 for a closing one, 0 for any other token.
  var bracketDepth: Int {
    if isSign("(") || isSign("[") || isSign("{") { return 1 }
    return isSign(")") || isSign("]") || isSign("}") ? -1 : 0
  }

  /// Whether the token is a string, a number, or one of Python's constants.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .string: true
    case .word:
      ["True", "False", "None"].contains(text)
        || text.string.utf8.first.map { ASCII.isDigit($0) || $0 == UInt8(ascii: ".") } ?? false
    case .sign: false
    }
  }
}
