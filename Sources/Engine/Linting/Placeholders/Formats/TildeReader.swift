import WatchwordBasics

/// A reader of the directives of Lisp's and Scheme's `format`, which start with a tilde (Common Lisp HyperSpec, section
/// 22.3).
///
/// Directives inside `~{…~}` show the elements of a list, and are named after it. Values in the texts that `~[…~]`
/// chooses from, and after `~^`, are optional.
struct TildeReader {
  private let isScheme: Bool
  private var cursor: ByteCursor
  private var found = FormatDirectives()
  private var blocks: [Block]

  /// The text between two brackets: `~{`, `~[`, `~(`, `~<`.
  private struct Block {
    let close: UInt8
    /// The path of the lists that contain this block.
    var path: String
    /// The position of the next value.
    var position = 0
    /// Whether the following values are optional.
    var isOptional = false
    /// The position at which each text of a choice starts.
    let start: Int
    var isChoice = false
    /// Whether the position of the next value is no longer known.
    var isPositionUnknown = false
    let offset: Int
  }

  static func directives(in bytes: [UInt8], isScheme: Bool) -> FormatDirectives {
    var reader = TildeReader(bytes, isScheme: isScheme)
    reader.read()
    return reader.found
  }

  private init(_ bytes: [UInt8], isScheme: Bool) {
    self.isScheme = isScheme
    cursor = ByteCursor(bytes)
    blocks = [Block(close: 0, path: "", start: 0, offset: 0)]
  }

  private struct Draft {
    let start: Int
    var parameters: [Parameter] = []
    var hasColon = false
    var hasAt = false
  }

  private enum Parameter: Equatable { case none, number(Int), character, argument, count }

  private mutating func read() {
    while found.fault == nil, let start = cursor.skip(past: UInt8(ascii: "~")) {
      var draft = Draft(start: start)
      if !readModifiers(&draft) || !readDirective(draft) { found.fault = found.fault ?? cursor.fault(from: start) }
    }
    if found.fault == nil, blocks.count > 1, let open = blocks.last {
      found.fault = .init(range: open.offset..<open.offset + 2, words: "opens a bracket that is not closed")
    }
    if found.fault == nil { found.unify(merging: true) }
  }

  // MARK: Parts

  private mutating func readModifiers(_ draft: inout Draft) -> Bool {
    while true {
      var parameter = Parameter.none
      if cursor.consume("'") {
        guard !cursor.isAtEnd else { return false }
        cursor.index += 1
        while cursor.byte & 0xC0 == 0x80, !cursor.isAtEnd { cursor.index += 1 }
        parameter = .character
      } else if cursor.isAt("vV") {
        cursor.index += 1
        parameter = .argument
      } else if cursor.consume("#") {
        parameter = .count
      } else if cursor.isAt("+-0123456789") {
        let isNegative = cursor.isAt("-")
        if cursor.isAt("+-") { cursor.index += 1 }
        guard let number = cursor.number() else { return false }
        parameter = .number(isNegative ? -number : number)
      }
      let hasComma = cursor.consume(",")
      if parameter != .none || hasComma { draft.parameters.append(parameter) }
      if !hasComma { break }
    }
    while cursor.isAt(":@") {
      if cursor.consume(":") { draft.hasColon = true }
      if cursor.consume("@") { draft.hasAt = true }
    }
    return !cursor.isAtEnd
  }

  /// Returns the kinds of a directive's parameters: `n` for numbers, `c` for characters.
  private static func parameters(of letter: UInt8) -> String? {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "s"): "nnnc"
    case UInt8(ascii: "d"), UInt8(ascii: "b"), UInt8(ascii: "o"), UInt8(ascii: "x"): "nccn"
    case UInt8(ascii: "r"): "nnccn"
    case UInt8(ascii: "f"): "nnncc"
    case UInt8(ascii: "e"), UInt8(ascii: "g"): "nnnnccc"
    case UInt8(ascii: "$"): "nnnc"
    case UInt8(ascii: "t"): "nnn"
    case UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "~"), UInt8(ascii: "*"): "n"
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "i"): "n"
    case UInt8(ascii: "^"): "nnn"
    case UInt8(ascii: "<"), UInt8(ascii: ";"): "nnnc"
    case UInt8(ascii: "/"): nil
    default: ""
    }
  }

  /// Takes the values for parameters, and checks the kinds of the other parameters.
  private mutating func take(_ parameters: [Parameter], of letter: UInt8) -> Bool {
    guard let kinds = Self.parameters(of: letter).map({ Array($0.utf8) }) else { return true }
    guard parameters.count <= kinds.count else { return false }
    for (parameter, kind) in zip(parameters, kinds) {
      switch parameter {
      case .none, .count: break
      case .number: if kind != UInt8(ascii: "n") { return false }
      case .character: if kind != UInt8(ascii: "c") { return false }
      case .argument:
        take(
          kind == UInt8(ascii: "n")
            ? ArgumentType(.integer, letter: UInt8(ascii: "v")) : ArgumentType(.character, letter: UInt8(ascii: "v")))
      }
    }
    return true
  }

  private mutating func take(_ kind: ArgumentType.Kind) { take(ArgumentType(kind)) }

  private mutating func take(_ type: ArgumentType) {
    guard let block = blocks.last, !block.isPositionUnknown else { return }
    let start = cursor.bytes[..<cursor.index].lastIndex(of: UInt8(ascii: "~")) ?? 0
    found.list.append(
      .init(
        argument: .name(ExactText("\(block.path)\(block.position)")), type: type,
        range: start..<min(cursor.index + 1, cursor.bytes.count), isOptional: block.isOptional))
    blocks[blocks.count - 1].position += 1
  }

  // MARK: Directives

  private mutating func readDirective(_ draft: Draft) -> Bool {
    let written = cursor.byte
    let letter = ASCII.isLetter(written) ? written | 0x20 : written
    guard take(draft.parameters, of: letter) else { return false }
    if let kind = kind(of: letter) {
      if letter == UInt8(ascii: "p"), draft.hasColon, blocks[blocks.count - 1].position > 0 {
        blocks[blocks.count - 1].position -= 1
      }
      take(kind)
      cursor.index += 1
      return true
    }
    let isRead: Bool
    switch letter {
    case UInt8(ascii: "?"):
      take(ArgumentType(.special, letter: letter))
      if !draft.hasAt { take(.list) } else { blocks[blocks.count - 1].isPositionUnknown = true }
      isRead = true
    case UInt8(ascii: "k") where isScheme:
      take(ArgumentType(.special, letter: UInt8(ascii: "?")))
      take(.list)
      isRead = true
    case UInt8(ascii: "/") where !isScheme: isRead = readName()
    case UInt8(ascii: "*"):
      skip(draft)
      isRead = true
    case UInt8(ascii: "^"):
      // The following directives may not be reached, so their values are not recorded.
      blocks[blocks.count - 1].isPositionUnknown = true
      isRead = true
    case UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "~"), 0x0A, UInt8(ascii: "t"),
      UInt8(ascii: "_"):
      isRead = true
    case UInt8(ascii: "i"): isRead = !isScheme
    case UInt8(ascii: "q"), UInt8(ascii: "!"), UInt8(ascii: "/"): isRead = isScheme
    default: isRead = readBracket(letter, draft)
    }
    if isRead { cursor.index += 1 }
    return isRead
  }

  private func kind(of letter: UInt8) -> ArgumentType.Kind? {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "s"), UInt8(ascii: "p"): .any
    case UInt8(ascii: "d"), UInt8(ascii: "b"), UInt8(ascii: "o"), UInt8(ascii: "x"), UInt8(ascii: "r"): .integer
    case UInt8(ascii: "e"), UInt8(ascii: "f"), UInt8(ascii: "g"), UInt8(ascii: "$"): .float
    case UInt8(ascii: "c"): .character
    case UInt8(ascii: "w") where !isScheme: .any
    case UInt8(ascii: "y") where isScheme: .any
    case UInt8(ascii: "i") where isScheme: .special
    case UInt8(ascii: "!") where !isScheme: .special
    default: nil
    }
  }

  /// Reads `~/name/`.
  private mutating func readName() -> Bool {
    guard let end = cursor.bytes[(cursor.index + 1)...].firstIndex(of: UInt8(ascii: "/")) else {
      cursor.index = cursor.bytes.count
      return false
    }
    take(.any)
    cursor.index = end
    return true
  }

  /// Moves to another value: `~2*`, `~:*`, `~0@*`.
  private mutating func skip(_ draft: Draft) {
    let last = blocks.count - 1
    var number = draft.hasAt ? 0 : 1
    switch draft.parameters.first {
    case .number(let written): number = written
    case .argument, .count: blocks[last].isPositionUnknown = true
    default: break
    }
    if draft.hasAt {
      blocks[last].position = number
    } else {
      blocks[last].position += draft.hasColon ? -number : number
    }
    blocks[last].position = max(blocks[last].position, 0)
  }

  // MARK: Brackets

  private mutating func readBracket(_ letter: UInt8, _ draft: Draft) -> Bool {
    guard let outer = blocks.last else { return false }
    guard blocks.count <= FormatDirectives.maximumDepth || !"(<{[".utf8.contains(letter) else {
      found.fault = .init(range: draft.start..<cursor.index + 1, words: FormatDirectives.tooDeep)
      return false
    }
    switch letter {
    case UInt8(ascii: "("): open(UInt8(ascii: ")"), outer, draft)
    case UInt8(ascii: "<") where !isScheme: open(UInt8(ascii: ">"), outer, draft)
    case UInt8(ascii: "{"): openList(outer, draft)
    case UInt8(ascii: "["): openChoice(outer, draft)
    case UInt8(ascii: ";"):
      guard outer.isChoice || outer.close == UInt8(ascii: ">") else { return false }
      if outer.isChoice { blocks[blocks.count - 1].position = outer.start }
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
      guard blocks.count > 1, outer.close == letter else { return false }
      blocks.removeLast()
      close(outer)
    default: return false
    }
    return true
  }

  private mutating func open(_ close: UInt8, _ outer: Block, _ draft: Draft) {
    var block = Block(close: close, path: outer.path, start: outer.position, offset: draft.start)
    (block.position, block.isOptional) = (outer.position, outer.isOptional)
    block.isPositionUnknown = outer.isPositionUnknown
    blocks.append(block)
  }

  private mutating func openList(_ outer: Block, _ draft: Draft) {
    if draft.hasAt {
      blocks[blocks.count - 1].isPositionUnknown = true
    } else {
      take(.list)
    }
    let path = "\(outer.path)\(outer.position)."
    var block = Block(close: UInt8(ascii: "}"), path: path, start: 0, offset: draft.start)
    block.isOptional = outer.isOptional
    block.isPositionUnknown = outer.isPositionUnknown
    blocks.append(block)
  }

  private mutating func openChoice(_ outer: Block, _ draft: Draft) {
    if draft.parameters.isEmpty, !draft.hasAt { take(.any) }
    guard let changed = blocks.last else { return }
    var block = Block(close: UInt8(ascii: "]"), path: outer.path, start: changed.position, offset: draft.start)
    (block.position, block.isPositionUnknown, block.isChoice) = (changed.position, changed.isPositionUnknown, true)
    block.isOptional = !draft.hasAt || outer.isOptional
    blocks.append(block)
  }

  private mutating func close(_ block: Block) {
    let last = blocks.count - 1
    switch block.close {
    case UInt8(ascii: "}"): break
    case UInt8(ascii: "]"):
      // The following directives take values from the end of the choice's texts, which may differ.
      if block.position != block.start { blocks[last].position = block.position }
      blocks[last].isPositionUnknown = blocks[last].isPositionUnknown || block.isPositionUnknown
    default:
      blocks[last].position = block.position
      blocks[last].isOptional = block.isOptional
      blocks[last].isPositionUnknown = block.isPositionUnknown
    }
  }
}
