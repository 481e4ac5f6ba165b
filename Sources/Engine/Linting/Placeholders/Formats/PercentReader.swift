import WatchwordBasics

/// A reader of directives that start with a percent sign, for a language with the given grammar.
struct PercentReader {
  private let grammar: PercentGrammar
  private var cursor: ByteCursor
  private var found = FormatDirectives()
  private var next: Int
  /// The last value shown, for Java's `%<s`.
  private var last: Int?
  private var hasNumbered = false
  private var hasUnnumbered = false
  private var hasNames = false

  static func directives(in bytes: [UInt8], _ grammar: PercentGrammar) -> FormatDirectives {
    var reader = PercentReader(grammar, bytes)
    reader.read()
    return reader.found
  }

  private init(_ grammar: PercentGrammar, _ bytes: [UInt8]) {
    self.grammar = grammar
    cursor = ByteCursor(bytes)
    next = grammar.firstPosition
  }

  /// The parts of a directive that were read so far.
  private struct Draft {
    let start: Int
    var position: Int?
    var name: ExactText?
    var flags: Set<UInt8> = []
    var hasWidth = false
    var hasPrecision = false
    var size = SizeModifiers()
    /// Whether the directive is between Boost's bars.
    var isBarred = false
    var isVector = false
  }

  private mutating func read() {
    while found.fault == nil, let start = cursor.skip(past: UInt8(ascii: "%")) {
      if cursor.isAt(grammar.literals) {
        cursor.index += 1
      } else if !readDirective(from: start) {
        found.fault = found.fault ?? cursor.fault(from: start)
      }
    }
    guard found.fault == nil else { return }
    found.isExact = grammar.isExact && !hasNames
    found.unify(merging: grammar.mergesTypes)
    if grammar.forbidsGaps { found.forbidGaps() }
    if case .gfc = grammar.sizes { dropLocations() }
  }

  /// Renumbers positions without `%C` of GNU Fortran, which has a position but no value.
  private mutating func dropLocations() {
    var positions: Set<Int> = []
    for directive in found.list where directive.type.letter == UInt8(ascii: "C") {
      if case .position(let position) = directive.argument { positions.insert(position) }
    }
    guard !positions.isEmpty else { return }
    let locations = positions.sorted()
    found.list = found.list.map { directive in
      guard case .position(let position) = directive.argument else { return directive }
      let isLocation = positions.contains(position)
      let before = locations.indices.partitioningIndex { locations[$0] >= position }
      return .init(
        argument: isLocation ? .name("%C") : .position(position - before), type: directive.type, range: directive.range)
    }
  }

  /// Reads the directive after the percent sign at `start`; `false`, at the invalid sign, if it is not a directive.
  private mutating func readDirective(from start: Int) -> Bool {
    var draft = Draft(start: start)
    draft.isBarred = grammar.mergesTypes && cursor.consume("|")
    guard readArgument(&draft) else { return false }
    if let isRead = readWhole(draft) { return isRead }
    guard readFlags(&draft), readVector(&draft), readExtents(&draft) else { return false }
    if case .brackets = grammar.names, let isRead = readBracketedName(&draft) { return isRead }
    draft.size.read(&cursor, grammar.sizes)
    return readConversion(draft)
  }

  // MARK: Values

  private mutating func readArgument(_ draft: inout Draft) -> Bool {
    if case .parentheses = grammar.names, cursor.isAt("(") { return readParentheses(&draft) }
    if case .none = grammar.positions { return true }
    if grammar.mark == ":" { return readIndex(&draft) }
    let start = cursor.index
    if let position = cursor.number(before: grammar.mark) {
      guard position > 0 else {
        cursor.index = start
        return false
      }
      draft.position = position
    } else if grammar.hasRelativeReference, cursor.consume("<") {
      guard let last else {
        found.fault = .init(range: draft.start..<cursor.index, words: "refers to an earlier value, but there is none")
        return false
      }
      draft.position = last
    }
    return true
  }

  /// Reads Python's `(name)`, including nested brackets.
  private mutating func readParentheses(_ draft: inout Draft) -> Bool {
    let start = cursor.index + 1
    var depth = 0
    repeat {
      if cursor.isAt("(") { depth += 1 }
      if cursor.isAt(")") { depth -= 1 }
      cursor.index += 1
    } while depth > 0 && !cursor.isAtEnd
    guard depth == 0 else { return false }
    draft.name = cursor.text(start..<cursor.index - 1)
    return true
  }

  /// Reads Object Pascal's `0:`.
  private mutating func readIndex(_ draft: inout Draft) -> Bool {
    if let position = cursor.number(before: ":") {
      draft.position = position
    } else if cursor.consume(":") {
      draft.position = 0
    }
    return true
  }

  /// Reads a directive without the usual parts; returns `nil` if there is none.
  private mutating func readWhole(_ draft: Draft) -> Bool? {
    if case .gcc = grammar.sizes, cursor.consume("m") { return append(named: "%m", draft) }
    guard grammar.mergesTypes, !draft.isBarred, draft.position == nil else { return nil }
    let start = cursor.index
    if let number = cursor.number(), cursor.consume("%"), number > 0, ASCII.isDigit(cursor.bytes[start]) {
      var draft = draft
      draft.position = number
      return append(ArgumentType(.any), draft)
    }
    cursor.index = start
    return nil
  }

  private mutating func append(named name: ExactText, _ draft: Draft) -> Bool {
    found.list.append(
      .init(argument: .name(name), type: ArgumentType(.special), range: draft.start..<cursor.index))
    return true
  }

  // MARK: Modifiers

  private mutating func readFlags(_ draft: inout Draft) -> Bool {
    while cursor.isAt(grammar.flags) {
      // In gcc, each flag occurs once; in PHP, the fill character follows an apostrophe.
      let flag = cursor.byte
      let isNew = draft.flags.insert(flag).inserted
      if case .gcc = grammar.sizes, !isNew { return false }
      if grammar.mark == ":", !isNew { return false }
      cursor.index += 1
      if grammar.fillsWithAny, flag == UInt8(ascii: "'") {
        guard !cursor.isAtEnd else { return false }
        cursor.index += 1
      }
      if case .gcc = grammar.sizes { draft.size.read(&cursor, grammar.sizes) }
    }
    return true
  }

  /// Reads Perl's `v`, `*v` and `*4$v`.
  private mutating func readVector(_ draft: inout Draft) -> Bool {
    guard case .perl = grammar.sizes else { return true }
    let start = cursor.index
    if cursor.consume("v") {
      draft.isVector = true
    } else if cursor.consume("*") {
      let position = cursor.number(before: "$")
      guard cursor.consume("v") else {
        cursor.index = start
        return true
      }
      draft.isVector = true
      take(position, ArgumentType(.special, letter: UInt8(ascii: "v")), from: draft)
    }
    return true
  }

  private mutating func readExtents(_ draft: inout Draft) -> Bool {
    let start = cursor.index
    if draft.isVector, cursor.isAt("0") { return false }
    guard readExtent(grammar.width, &draft) else { return false }
    draft.hasWidth = cursor.index > start
    guard cursor.isAt("."), grammar.precision != .none else { return true }
    let point = cursor.index
    cursor.index += 1
    draft.hasPrecision = true
    guard readExtent(grammar.precision, &draft) else { return false }
    return !grammar.needsPrecision || cursor.index > point + 1
  }

  private mutating func readExtent(_ kind: PercentGrammar.Extent, _ draft: inout Draft) -> Bool {
    switch kind {
    case .none: return true
    case .digits: break
    case .star, .numberedStar:
      guard cursor.isAt("*") else { break }
      guard draft.name == nil else { return false }
      cursor.index += 1
      if grammar.starTakesPosition, let position = draft.position {
        take(position, ArgumentType(.integer), from: draft)
        draft.position = position + 1
      } else {
        let position = kind == .numberedStar ? cursor.number(before: "$") : nil
        guard position != 0 else { return false }
        take(position, ArgumentType(.integer), from: draft)
      }
      return true
    }
    _ = cursor.number()
    return true
  }

  /// Reads Ruby's `<name>`, which a conversion follows, and `{name}`; `nil` if there is neither.
  private mutating func readBracketedName(_ draft: inout Draft) -> Bool? {
    guard let close: UInt8 = cursor.isAt("<") ? 0x3E : cursor.isAt("{") ? 0x7D : nil else { return nil }
    guard draft.position == nil, draft.name == nil else { return false }
    guard let end = cursor.bytes[cursor.index...].firstIndex(of: close) else {
      cursor.index = cursor.bytes.count
      return false
    }
    draft.name = cursor.text(cursor.index + 1..<end)
    cursor.index = end + 1
    if close == 0x7D { return append(ArgumentType(.any), draft) }
    guard readFlags(&draft), readExtents(&draft), !cursor.isAt("<{") else { return false }
    return readConversion(draft)
  }

  // MARK: Conversions

  private mutating func readConversion(_ draft: Draft) -> Bool {
    if grammar.mergesTypes, let isRead = readBoostEnd(draft) { return isRead }
    if case .c = grammar.sizes, cursor.isAt("<") { return readMacro(draft) }
    guard let row = grammar.rows.first(where: { cursor.isAt($0.letters) }) else { return false }
    if let allowed = row.flags, !draft.flags.allSatisfy({ allowed.utf8.contains($0) }) { return false }
    if !row.takesWidth && draft.hasWidth || !row.takesPrecision && draft.hasPrecision { return false }
    if case .gcc = grammar.sizes, draft.hasPrecision, row.type != .text { return false }
    if case .perl = grammar.sizes, row.type == .float, draft.size.isBelowDouble { return false }
    let letter = cursor.byte
    cursor.index += 1
    guard let kind = row.type else {
      // In Python, a name before a percent sign refers to a value.
      return draft.name == nil || grammar.isRuby ? true : append(ArgumentType(.special), draft)
    }
    if kind == .date {
      guard cursor.isAt("HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc") else { return false }
      cursor.index += 1
    }
    let size = draft.size.size(of: kind, letter, grammar.sizes)
    let type =
      draft.isVector
      ? ArgumentType(.special) : ArgumentType(kind, size, letter: row.isDistinct ? letter : 0)
    return append(type, draft)
  }

  /// Reads C's `<PRIu64>`, which specifies a size and a conversion.
  private mutating func readMacro(_ draft: Draft) -> Bool {
    guard !draft.size.isWritten, let end = cursor.bytes[cursor.index...].firstIndex(of: UInt8(ascii: ">")) else {
      return false
    }
    guard let type = ArgumentType(macro: cursor.bytes[cursor.index + 1..<end]) else { return false }
    cursor.index = end + 1
    return append(type, draft)
  }

  /// Reads the end of a directive between bars, or Boost's column; `nil` if the usual letter follows.
  private mutating func readBoostEnd(_ draft: Draft) -> Bool? {
    if draft.isBarred, cursor.consume("|") { return append(ArgumentType(.any), draft) }
    if cursor.consume("T") {
      guard !cursor.isAtEnd else { return false }
      cursor.index += 1
      return draft.isBarred ? cursor.consume("|") : true
    }
    guard draft.isBarred else { return nil }
    guard let row = grammar.rows.first(where: { cursor.isAt($0.letters) }) else { return false }
    cursor.index += 1
    guard cursor.consume("|") else { return false }
    return row.type.map { append(ArgumentType($0), draft) } ?? true
  }

  // MARK: Taking values

  private mutating func append(_ type: ArgumentType, _ draft: Draft) -> Bool {
    if let name = draft.name {
      found.list.append(.init(argument: .name(name), type: type, range: draft.start..<cursor.index))
      hasNames = true
      return !mixes(draft)
    }
    take(draft.position, type, from: draft)
    return !mixes(draft)
  }

  private mutating func take(_ position: Int?, _ type: ArgumentType, from draft: Draft) {
    if let position {
      hasNumbered = true
      if case .continuing = grammar.positions { next = position + 1 }
    } else {
      hasUnnumbered = true
    }
    let taken = position ?? next
    if position == nil { next &+= 1 }
    last = taken
    found.list.append(.init(argument: .position(taken), type: type, range: draft.start..<cursor.index))
  }

  /// Whether the text has two kinds of values that cannot be combined.
  private mutating func mixes(_ draft: Draft) -> Bool {
    let mixesNames = hasNames && (hasNumbered || hasUnnumbered)
    var mixesNumbers = false
    if case .exclusive = grammar.positions { mixesNumbers = hasNumbered && hasUnnumbered }
    guard mixesNames || mixesNumbers else { return false }
    found.fault = .init(
      range: draft.start..<cursor.index,
      words: mixesNames
        ? "is in a text that has placeholders with and without a name"
        : "is in a text that has placeholders with and without a number")
    return true
  }
}

extension PercentGrammar {
  fileprivate var hasRelativeReference: Bool { flags.has(UInt8(ascii: "(")) }
  fileprivate var fillsWithAny: Bool { flags.utf8.elementsEqual("-0 '".utf8) }
  fileprivate var isRuby: Bool { if case .brackets = names { true } else { false } }
  /// Whether a precision must follow a point.
  fileprivate var needsPrecision: Bool { hasRelativeReference || mark == ":" }
}
