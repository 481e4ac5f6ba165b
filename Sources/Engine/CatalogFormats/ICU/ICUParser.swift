import WatchwordBasics

/// Parses a message as `MessagePattern` of ICU 72 does (ICU4C, "MessagePattern Class Reference").
package struct ICUParser {
  private let bytes: [UInt8]
  /// Whether an apostrophe before syntax starts a quotation, as in ICU; in Flutter, it is always an apostrophe.
  private let quotes: Bool
  private var next = 0
  private var unmatchedBracket: ICUDefect?

  /// The maximum nesting of choices.
  private static let maximumDepth = 64

  /// Whether the text is a plural form, in which `#` represents the number.
  private let isForm: Bool

  private init(_ bytes: [UInt8], quotes: Bool, isForm: Bool) {
    self.bytes = bytes
    self.quotes = quotes
    self.isForm = isForm
  }

  /// Parses a message, or a plural form, in which `#` represents the number.
  ///
  /// - Throws: the first defect, with apostrophes interpreted according to `quotes`.
  package static func message(
    _ bytes: [UInt8], quotes: Bool, isForm: Bool = false
  ) throws(ICUDefect) -> ICUMessage {
    var parser = ICUParser(bytes, quotes: quotes, isForm: isForm)
    let message = try parser.message(in: nil, depth: 0)
    if let unmatchedBracket = parser.unmatchedBracket { throw unmatchedBracket }
    return message
  }

  // MARK: Messages

  /// Parses the message at the current offset, up to the end of the text or the bracket that closes a branch of a
  /// choice.
  private mutating func message(in parent: ICUMessage.Kind?, depth: Int) throws(ICUDefect) -> ICUMessage {
    let start = next
    var message = ICUMessage(range: start..<start)
    scan: while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: "'") where quotes: skipApostrophe(in: parent)
      case UInt8(ascii: "#") where parent?.isPlural ?? isForm:
        message.parts.append(.count(next..<next + 1))
        next += 1
      case UInt8(ascii: "{"): message.parts.append(try argument(in: parent, depth: depth))
      case UInt8(ascii: "}") where parent != nil: break scan
      case UInt8(ascii: "|") where parent == .choiceFormat: break scan
      case UInt8(ascii: "}"):
        unmatchedBracket = unmatchedBracket ?? ICUDefect(kind: .unmatchedClosingBracket, range: next..<next + 1)
        next += 1
      default: next += 1
      }
    }
    message.range = start..<next
    return message
  }

  /// Skips an apostrophe and any quotation that it starts, which may extend to the end of the text.
  private mutating func skipApostrophe(in parent: ICUMessage.Kind?) {
    next += 1
    guard next < bytes.count else { return }
    switch bytes[next] {
    case UInt8(ascii: "'"):
      next += 1
      return
    case UInt8(ascii: "{"), UInt8(ascii: "}"): break
    case UInt8(ascii: "#") where parent?.isPlural ?? isForm: break
    case UInt8(ascii: "|") where parent == .choiceFormat: break
    default: return
    }
    while next < bytes.count {
      next += 1
      guard bytes.at(next - 1) == UInt8(ascii: "'") else { continue }
      if bytes.at(next) != UInt8(ascii: "'") { return }
      next += 1
    }
  }

  // MARK: Values and choices

  private mutating func argument(in parent: ICUMessage.Kind?, depth: Int) throws(ICUDefect) -> ICUMessage.Part {
    let open = next
    next += 1
    skipBlanks()
    let name = try name(after: open)
    skipBlanks()
    if try currentByte(orUnclosed: open) == UInt8(ascii: "}") {
      next += 1
      return .value(ICUMessage.Value(name: name, range: open..<next))
    }
    guard bytes.at(next) == UInt8(ascii: ",") else {
      if let comma = foreignComma(endingBefore: next, after: open) { throw defect(.comma, at: comma) }
      throw defect(.separator(after: name), at: scalar)
    }
    next += 1
    skipBlanks()
    let typeStart = next
    while ASCII.isLetter(bytes.at(next)) { next += 1 }
    let type = typeStart..<next
    skipBlanks()
    let end = try currentByte(orUnclosed: open)
    guard !type.isEmpty, end == UInt8(ascii: ",") || end == UInt8(ascii: "}") else {
      throw defect(.type(text(typeStart..<scalar.upperBound)), at: typeStart..<scalar.upperBound)
    }
    guard let kind = Self.kind(of: bytes[type]) else { return .value(try value(name, type, from: open)) }
    var choice = ICUMessage.Choice(name: name, kind: kind, head: open..<type.upperBound)
    guard end == UInt8(ascii: ",") else { throw defect(.withoutBranches, at: type) }
    next += 1
    guard depth < Self.maximumDepth else { throw defect(.depth, at: open..<open + 1) }
    if kind == .choiceFormat {
      choice.branches = try ranges(open, depth: depth)
    } else {
      choice.hasOffset = kind.isPlural ? try skipOffset() : false
      choice.branches = try branches(of: kind, open, depth: depth)
    }
    next += 1
    return .choice(choice)
  }

  /// Parses the rest of a value with a type, which may have a style after a second comma.
  private mutating func value(
    _ name: ExactText, _ type: Range<Int>, from open: Int
  ) throws(ICUDefect) -> ICUMessage.Value {
    guard Self.types.contains(ExactText(Self.lowercased(bytes[type]))) else {
      throw defect(.type(text(type)), at: type)
    }
    if bytes.at(next) == UInt8(ascii: ",") {
      next += 1
      try skipStyle(open)
    }
    next += 1
    return ICUMessage.Value(name: name, range: open..<next)
  }

  private mutating func skipStyle(_ open: Int) throws(ICUDefect) {
    var depth = 0
    while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: "'"):
        guard let end = bytes[(next + 1)...].firstIndex(of: UInt8(ascii: "'")) else {
          throw defect(.quotation, at: next..<next + 1)
        }
        next = end
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        if depth == 0 { return }
        depth -= 1
      default: break
      }
      next += 1
    }
    throw defect(.unclosed, at: open..<open + 1)
  }

  private static let types: Set<ExactText> = ["number", "date", "time", "spellout", "ordinal", "duration"]

  private static func kind(of word: ArraySlice<UInt8>) -> ICUMessage.Kind? {
    ICUMessage.Kind(rawValue: lowercased(word))
  }

  private static func lowercased(_ word: ArraySlice<UInt8>) -> String {
    ASCII.lowercased(String(decoding: word, as: UTF8.self))
  }

  /// Parses the name or number of a value.
  private mutating func name(after open: Int) throws(ICUDefect) -> ExactText {
    let start = next
    skipIdentifier()
    guard next > start else {
      guard next < bytes.count else { throw defect(.unclosed, at: open..<open + 1) }
      throw bytes.at(next) == UInt8(ascii: "}")
        ? defect(.empty, at: open..<next + 1) : defect(.name, at: open..<scalar.upperBound)
    }
    let word = bytes[start..<next]
    if word.allSatisfy(ASCII.isDigit), word.count > 1 {
      // Argument numbers have no leading zeros and at most 15 bits.
      let number = word.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 1 << 20) }
      guard word.first != UInt8(ascii: "0"), number <= 0x7FFF else { throw defect(.name, at: start..<next) }
    }
    return text(start..<next)
  }

  /// Returns the range of the Arabic or full-width comma that ends the name before `end`.
  private func foreignComma(endingBefore end: Int, after open: Int) -> Range<Int>? {
    var end = end
    while end > open, bytes.at(end - 1) == 0x20 { end -= 1 }
    for comma in ["\u{60C}", "\u{FF0C}"] {
      let start = end - comma.utf8.count
      if start > open, bytes[start..<end].elementsEqual(comma.utf8) { return start..<end }
    }
    return nil
  }

  // MARK: Branches

  private mutating func branches(
    of kind: ICUMessage.Kind, _ open: Int, depth: Int
  ) throws(ICUDefect) -> [ICUMessage.Branch] {
    var branches: [ICUMessage.Branch] = []
    while true {
      skipBlanks()
      if try currentByte(orUnclosed: open) == UInt8(ascii: "}") { break }
      let start = next
      if kind.isPlural, bytes.at(next) == UInt8(ascii: "=") {
        next += 1
        try skipNumber()
      } else {
        skipIdentifier()
        guard next > start else { throw defect(.selector, at: scalar) }
        if kind.isPlural, text(start..<next) == "offset", bytes.at(next) == UInt8(ascii: ":") {
          throw defect(.misplacedOffset, at: start..<next)
        }
      }
      let selector = start..<next
      skipBlanks()
      guard bytes.at(next) == UInt8(ascii: "{") else {
        throw defect(.branch(of: text(selector)), at: next < bytes.count ? scalar : selector)
      }
      branches.append(try branch(selector, in: kind, depth: depth))
    }
    guard branches.contains(where: { $0.selector == "other" }) else {
      throw defect(.withoutOther(kind), at: next..<next + 1)
    }
    return branches
  }

  /// Skips `offset:1`; returns whether it was present.
  private mutating func skipOffset() throws(ICUDefect) -> Bool {
    skipBlanks()
    guard bytes[min(next, bytes.count)...].starts(with: "offset:".utf8) else { return false }
    next += 7
    skipBlanks()
    try skipNumber()
    return true
  }

  /// Parses the bracketed message at the current offset.
  private mutating func branch(
    _ selector: Range<Int>, in kind: ICUMessage.Kind, depth: Int
  ) throws(ICUDefect) -> ICUMessage.Branch {
    let open = next
    next += 1
    let message = try message(in: kind, depth: depth + 1)
    guard next < bytes.count else { throw defect(.unclosed, at: open..<open + 1) }
    next += 1
    return ICUMessage.Branch(selector: text(selector), selectorRange: selector, message: message)
  }

  /// Parses the messages of a choice by number ranges: `0#none|1#one|1<many`.
  private mutating func ranges(_ open: Int, depth: Int) throws(ICUDefect) -> [ICUMessage.Branch] {
    var branches: [ICUMessage.Branch] = []
    while true {
      skipBlanks()
      let start = next
      guard try currentByte(orUnclosed: open) != UInt8(ascii: "}") else { throw defect(.withoutBranches, at: scalar) }
      try skipNumber(allowsInfinity: true)
      skipBlanks()
      let sign = bytes[min(next, bytes.count)..<min(next + 3, bytes.count)]
      let isEqualOrLess = sign.elementsEqual([0xE2, 0x89, 0xA4])
      guard isEqualOrLess || sign.first == UInt8(ascii: "#") || sign.first == UInt8(ascii: "<") else {
        throw defect(.selector, at: next < bytes.count ? scalar : start..<start + 1)
      }
      next += isEqualOrLess ? 3 : 1
      let selector = start..<next
      let message = try message(in: .choiceFormat, depth: depth + 1)
      branches.append(ICUMessage.Branch(selector: text(selector), selectorRange: selector, message: message))
      if try self.currentByte(orUnclosed: open) == UInt8(ascii: "}") { return branches }
      next += 1
    }
  }

  // MARK: Parts

  /// Skips a number in the syntax of `strtod`.
  private mutating func skipNumber(allowsInfinity: Bool = false) throws(ICUDefect) {
    let start = next
    if bytes.at(next) == UInt8(ascii: "+") || bytes.at(next) == UInt8(ascii: "-") { next += 1 }
    if allowsInfinity, bytes[min(next, bytes.count)...].starts(with: [0xE2, 0x88, 0x9E]) {
      next += 3
      return
    }
    var digits = skipDigits()
    if bytes.at(next) == UInt8(ascii: ".") {
      next += 1
      digits += skipDigits()
    }
    var isNumber = digits > 0
    if isNumber, bytes.at(next) | 0x20 == UInt8(ascii: "e") {
      next += 1
      if bytes.at(next) == UInt8(ascii: "+") || bytes.at(next) == UInt8(ascii: "-") { next += 1 }
      isNumber = skipDigits() > 0
    }
    // A character that may belong to a number must not follow it.
    let isOver = !"+-.eE".utf8.contains(bytes.at(next))
    guard isNumber, isOver else { throw defect(.number, at: start..<max(next, min(start + 1, bytes.count))) }
  }

  private mutating func skipDigits() -> Int {
    let start = next
    while ASCII.isDigit(bytes.at(next)) { next += 1 }
    return next - start
  }

  /// Returns the current byte, or reports an unclosed bracket at the end of the text.
  private func currentByte(orUnclosed open: Int) throws(ICUDefect) -> UInt8 {
    guard next < bytes.count else { throw defect(.unclosed, at: open..<open + 1) }
    return bytes[next]
  }

  /// The byte range of the current character.
  private var scalar: Range<Int> {
    guard next < bytes.count else { return max(0, bytes.count - 1)..<bytes.count }
    return next..<min(bytes.count, next + ICUCharacters.length(of: bytes[next]))
  }

  private mutating func skipBlanks() {
    while let length = ICUCharacters.whiteSpace(bytes, at: next) { next += length }
  }

  /// Skips characters that are neither syntax nor white space.
  private mutating func skipIdentifier() {
    while let length = ICUCharacters.identifier(bytes, at: next) { next += length }
  }

  private func text(_ range: Range<Int>) -> ExactText { ExactText(utf8: bytes[range]) }

  private func defect(_ kind: ICUDefect.Kind, at range: Range<Int>) -> ICUDefect {
    ICUDefect(kind: kind, range: range)
  }
}
