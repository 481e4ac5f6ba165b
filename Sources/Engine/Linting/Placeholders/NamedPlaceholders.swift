import WatchwordBasics

/// The syntax of named placeholders, which `printf` and Apple's catalogues do not have.
enum NamedSyntax: Int, CaseIterable, Sendable {
  /// `{{ name }}`, as in Symfony, Angular and Handlebars.
  case doubleBrace
  /// `{name}`, `{0}` and `{when, date}`, as in ICU MessageFormat, and `{count:L}`, as in Python, C# and C++.
  case brace
  /// `%(name)s`, as in Python.
  case percentParenthesis
  /// `%{name}`, as in Ruby.
  case percentBrace
  /// `$t(key)`, a reference to another text in i18next.
  case nesting
  /// A name in signs that do not occur in prose and are part of the name: `${name}` of template literals, `$(NAME)` of
  /// Xcode and make, `%name%` of Symfony, `@NAME@` of CMake, `#name#`.
  case signs
  /// `$NAME$` and `$1`, as in WebExtensions (`i18n.getMessage`), where capitals make no difference.
  case dollar
  /// `:name`, as in Laravel, where `:Name` and `:NAME` show the same value with capitals.
  case colon
  /// `@:key` and `@.lower:key`, a reference to another text in vue-i18n.
  case link
  /// `%1` and `#1####`, as in AL of Business Central, and `%0` in some programs of Java.
  case number

  /// Returns the placeholder called `name` in this syntax.
  func placeholder(_ name: String) -> String {
    switch self {
    case .doubleBrace: "{{ \(name) }}"
    case .brace: "{\(name)}"
    case .percentParenthesis: "%(\(name))s"
    case .percentBrace: "%{\(name)}"
    case .nesting: "$t(\(name))"
    case .signs: name
    case .dollar: "$\(name)$"
    case .colon: ":\(name)"
    case .link: "@:\(name)"
    case .number: "%\(name)"
    }
  }

  /// Whether text in this syntax is always a placeholder, because it does not occur in prose.
  var isUnmistakable: Bool {
    switch self {
    case .doubleBrace, .percentBrace, .signs: true
    case .brace, .percentParenthesis, .nesting, .dollar, .colon, .link, .number: false
    }
  }
}

/// The named placeholders in a text, read in one pass.
///
/// Text that differs from a placeholder in any detail is ordinary text: `{ a, b }`, `{…}`, `%(5 items)`.
struct NamedPlaceholders {
  private(set) var list: [Placeholder] = []
  private let bytes: [UInt8]
  /// Whether a percent sign starts a placeholder; in ICU's syntax it is text, even directly before one: `%{count}`.
  private let readsPercent: Bool
  /// The notations in use that are otherwise prose.
  private let notations: NamedNotations
  /// Whether only what is no prose counts: `:smile:` is no value, but `:name: …` is one where values have a colon.
  private var isEvidence = false
  /// Whether `{ name }` is a placeholder. Outside the web's JSON it is prose: "an extra { or }".
  private var allowsBlanks = true

  init(
    in text: TextFacts, readsPercent: Bool = true, _ notations: NamedNotations = [], allowsBlanks: Bool = true
  ) {
    self.readsPercent = readsPercent
    self.allowsBlanks = allowsBlanks
    self.notations = notations
    bytes = Array(text.text.utf8)
    guard Self.mayOccur(in: text, notations) else { return }
    let (names, labels) = text.namesAndLabels
    read(names, labels)
  }

  /// Reads a source for ``NotationEvidence``.
  init(inSource text: String) {
    readsPercent = true
    notations = .ofPrograms
    isEvidence = true
    allowsBlanks = false
    bytes = Array(text.utf8)
    read([], [])
  }

  /// Reads the text, in which names between percent signs and the labels of `printf` placeholders are known.
  private mutating func read(_ names: ArraySlice<Range<Int>>, _ labels: ArraySlice<Range<Int>>) {
    var (names, labels) = (names, labels)
    var offset = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "%"):
        if let end = Self.end(at: offset, in: &labels) {
          offset = end
        } else if !readsPercent {
          offset += 1
        } else if let end = Self.end(at: offset, in: &names) {
          append(.signs, offset..<end, offset..<end)
          offset = end
        } else {
          offset = readNumber(offset) ?? readPercent(offset)
        }
      case UInt8(ascii: "#") where notations.contains(.number):
        offset = readNumber(offset) ?? readPair(offset) ?? offset + 1
      case UInt8(ascii: "$") where notations.contains(.dollar): offset = readDollarPair(offset)
      case UInt8(ascii: ":") where notations.contains(.colon): offset = readColon(offset)
      case UInt8(ascii: "@") where notations.contains(.link):
        offset = readLink(offset) ?? readPair(offset) ?? offset + 1
      case UInt8(ascii: "$"):
        offset = bytes.at(offset + 1) == UInt8(ascii: "t") ? readNesting(offset) : readDollar(offset)
      case UInt8(ascii: "@"), UInt8(ascii: "#"): offset = readPair(offset) ?? offset + 1
      case UInt8(ascii: "{"): offset = readBrace(offset)
      default: offset += 1
      }
    }
  }

  /// Returns the end of the range that starts at `offset`, if there is one, and drops the ranges before it.
  private static func end(at offset: Int, in ranges: inout ArraySlice<Range<Int>>) -> Int? {
    while let first = ranges.first, first.lowerBound < offset { ranges.removeFirst() }
    return ranges.first.flatMap { $0.lowerBound == offset ? $0.upperBound : nil }
  }

  /// Whether a text has signs that can start named placeholders.
  static func mayOccur(in text: TextFacts, _ notations: NamedNotations = []) -> Bool {
    notations.mayOccur(in: text.text)
      || text.marks.contains(.percent) && isPaired(UInt8(ascii: "%"), in: text.text.utf8)
      || text.marks.contains(.hash) && isPaired(UInt8(ascii: "#"), in: text.text.utf8)
      || text.shape.signs.contains(.at) && isPaired(UInt8(ascii: "@"), in: text.text.utf8)
      || text.marks.contains(.brace) || text.marks.isSuperset(of: [.percent, .parenthesis])
      || text.marks.contains(.parenthesis) && hasNesting(text.text.utf8)
  }

  private static func isPaired(_ sign: UInt8, in text: String.UTF8View) -> Bool { text.count { $0 == sign } > 1 }

  private static func hasNesting(_ text: String.UTF8View) -> Bool {
    var (last, before): (UInt8, UInt8) = (0, 0)
    for byte in text {
      if byte == UInt8(ascii: "("),
        last == UInt8(ascii: "$") || last == UInt8(ascii: "t") && before == UInt8(ascii: "$")
      {
        return true
      }
      (before, last) = (last, byte)
    }
    return false
  }

  /// Reads `$t(key)` and `$t(key, {…})` up to the key (i18next, "Nesting"). Returns the offset to continue at.
  private mutating func readNesting(_ start: Int) -> Int {
    guard bytes.at(start + 1) == UInt8(ascii: "t"), bytes.at(start + 2) == UInt8(ascii: "(") else { return start + 1 }
    let first = skipBlanks(start + 3)
    var end = first
    while end - first < Self.maximumNameLength, Self.isName(bytes.at(end)) || bytes.at(end) == UInt8(ascii: ":") {
      end += 1
    }
    let next = skipBlanks(end)
    guard end > first, bytes.at(next) == UInt8(ascii: ")") || bytes.at(next) == UInt8(ascii: ",") else {
      return start + 1
    }
    append(.nesting, first..<end, start..<next + (bytes.at(next) == UInt8(ascii: ")") ? 1 : 0))
    return end
  }

  /// Reads `${name}` and `$(name)`. Returns the offset to continue at.
  private mutating func readDollar(_ start: Int) -> Int {
    guard let close = Self.closing[bytes.at(start + 1)], let name = name(start + 2), name.count > 1,
      bytes.at(name.upperBound) == close
    else { return start + 1 }
    let end = name.upperBound + 1
    append(.signs, start..<end, start..<end)
    return end
  }

  /// Reads `%name%`, `@name@` and `#name#`. Returns the offset to continue at.
  private mutating func readPair(_ start: Int) -> Int? {
    guard let end = pairEnd(start) else { return nil }
    append(.signs, start..<end, start..<end)
    return end
  }

  /// Reads `$NAME$` and `$1`. Returns the offset to continue at.
  private mutating func readDollarPair(_ start: Int) -> Int {
    if bytes.at(start + 1) == UInt8(ascii: "$") { return start + 2 }
    if ASCII.isDigit(bytes.at(start + 1)), bytes.at(start + 1) != UInt8(ascii: "0") {
      append(.dollar, start + 1..<start + 2, start..<start + 2)
      return start + 2
    }
    let name = bytes[(start + 1)...].prefix(Self.maximumNameLength).prefix {
      ASCII.isWord($0) || $0 == UInt8(ascii: "@")
    }
    guard !name.isEmpty, bytes.at(name.endIndex) == UInt8(ascii: "$") else { return start + 1 }
    append(.dollar, name.startIndex..<name.endIndex, start..<name.endIndex + 1)
    return name.endIndex + 1
  }

  /// Reads `%1`, and `#1####`, a value in a field of so many characters (AL, "StrSubstNo"). Returns the offset to continue
  /// at; `nil` if the sign belongs to a number or to an address: `50%1`, `x%3Ay`.
  private mutating func readNumber(_ start: Int) -> Int? {
    guard notations.contains(.number), start == 0 || !ASCII.isDigit(bytes[start - 1]) else { return nil }
    let digits = bytes[(start + 1)...].prefix { ASCII.isDigit($0) }
    guard !digits.isEmpty, digits.count <= 2 else { return nil }
    var end = digits.endIndex
    if bytes[start] == UInt8(ascii: "#") {
      while bytes.at(end) == UInt8(ascii: "#") { end += 1 }
      guard end > digits.endIndex else { return nil }
    }
    guard bytes.at(end) != bytes[start], bytes.at(end) != UInt8(ascii: "$"), !(0x41...0x46).contains(bytes.at(end)),
      digits.count == 1 || digits.first == UInt8(ascii: "1")
    else { return nil }
    append(.number, digits.startIndex..<digits.endIndex, start..<end)
    return end
  }

  /// Reads `:name`. Returns the offset to continue at.
  private mutating func readColon(_ start: Int) -> Int {
    let before = start > 0 ? bytes[start - 1] : 0
    let name = bytes[(start + 1)...].prefix(Self.maximumNameLength).prefix { ASCII.isWord($0) }
    guard name.count > 1, ASCII.isLetter(name[name.startIndex]),
      !isEvidence || bytes.at(name.endIndex) != UInt8(ascii: ":"),
      !ASCII.isLetter(before), !ASCII.isDigit(before), before != UInt8(ascii: ":")
    else { return start + 1 }
    append(.colon, name.startIndex..<name.endIndex, start..<name.endIndex)
    return name.endIndex
  }

  /// Reads `@:key`, `@:(key)` and `@.lower:key`. Returns the offset to continue at.
  private mutating func readLink(_ start: Int) -> Int? {
    var first = start + 1
    if bytes.at(first) == UInt8(ascii: ".") {
      first += 1
      while ASCII.isLetter(bytes.at(first)) { first += 1 }
    }
    guard bytes.at(first) == UInt8(ascii: ":") else { return nil }
    let isBracketed = bytes.at(first + 1) == UInt8(ascii: "(")
    let key = bytes[(first + (isBracketed ? 2 : 1))...].prefix(2 * Self.maximumNameLength).prefix { byte in
      Self.isName(byte) || byte == UInt8(ascii: "/")
    }
    let end = isBracketed ? key.endIndex : key.lastIndex { Self.isLetter($0) }.map { $0 + 1 } ?? key.startIndex
    guard end > key.startIndex, !isBracketed || bytes.at(end) == UInt8(ascii: ")") else { return nil }
    append(.link, key.startIndex..<end, start..<end + (isBracketed ? 1 : 0))
    return end
  }

  /// Returns the end of `%name%`, `@name@` or `#name#` between blanks or punctuation; `%name%` may also stand beside
  /// letters beyond ASCII, as in scripts without spaces. The name must be longer than a `printf` placeholder.
  private func pairEnd(_ start: Int, afterNameAt last: Int? = nil) -> Int? {
    guard let name = name(start + 1), name.count > 2, bytes.at(name.upperBound) == bytes[start],
      ASCII.isLetter(bytes[name.lowerBound]), !bytes[name].contains(UInt8(ascii: "-")),
      start == 0 || start == last || !isWord(bytes[start - 1], beside: bytes[start]),
      // `%share%%` is a value and a percent sign, or the start of another name.
      bytes.at(name.upperBound + 1) == UInt8(ascii: "%") && bytes[start] == UInt8(ascii: "%")
        || !isWord(bytes.at(name.upperBound + 1), beside: bytes[start]),
      // `%lld%` and `%arg%` are percentages with an undoubled percent sign.
      name.count > 3 || bytes[name.lowerBound] != bytes[name.lowerBound + 1] && !bytes[name].elementsEqual("arg".utf8)
    else { return nil }
    return name.upperBound + 1
  }

  /// Returns the names between percent signs in a text, and the `known` ones wherever they stand.
  static func percentNames(in bytes: [UInt8], known: Set<[UInt8]>) -> [Range<Int>] {
    let percent = UInt8(ascii: "%")
    let reader = NamedPlaceholders(bytes)
    var names: [Range<Int>] = []
    var offset = 0
    while let start = bytes[offset...].firstIndex(of: percent) {
      let last = known.isEmpty ? nil : bytes[(start + 1)...].prefix(maximumNameLength + 1).firstIndex(of: percent)
      if let last, known.contains(Array(bytes[start...last])) {
        names.append(start..<last + 1)
      } else if let end = reader.pairEnd(start, afterNameAt: names.last?.upperBound) {
        names.append(start..<end)
      }
      offset = names.last.map { max($0.upperBound, start + 1) } ?? start + 1
    }
    return names
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    readsPercent = true
    notations = []
  }

  /// Whether the byte shows that an adjacent sign belongs to a number or to another placeholder.
  private func isWord(_ byte: UInt8, beside sign: UInt8) -> Bool {
    if byte >= 0x80, sign == UInt8(ascii: "%") { return false }
    return Self.isLetter(byte) || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@")
  }

  /// Reads `%(name)s` and `%{name}`. Returns the offset to continue at.
  private mutating func readPercent(_ start: Int) -> Int {
    if let end = readPair(start) { return end }
    guard let close = Self.closing[bytes.at(start + 1)], let name = name(start + 2), bytes.at(name.upperBound) == close
    else { return start + 1 }
    var end = name.upperBound + 1
    if close == UInt8(ascii: ")") {
      guard "diouxXeEfFgGcrs".utf8.contains(bytes.at(end)) else { return start + 1 }
      end += 1
    }
    append(close == UInt8(ascii: ")") ? .percentParenthesis : .percentBrace, name, start..<end)
    return end
  }

  private static let closing = [UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}")]

  /// Reads a placeholder that starts with a curly bracket. Returns the offset to continue at.
  private mutating func readBrace(_ start: Int) -> Int {
    if bytes.at(start + 1) == UInt8(ascii: "{"), let end = readDoubleBrace(start) { return end }
    guard allowsBlanks || bytes.at(start + 1) != 0x20, let name = name(skipBlanks(start + 1)) else { return start + 1 }
    let end = skipBlanks(name.upperBound)
    if bytes.at(end) == UInt8(ascii: "}") {
      append(.brace, name, start..<end + 1)
      return end + 1
    }
    if bytes.at(end) == UInt8(ascii: ":") {
      // The format of the value, as in Python, C# and C++: `{count:L}`, `{share:.1%}`.
      let format = bytes[(end + 1)...].prefix(Self.maximumFormatLength).prefix {
        $0 > 0x20 && $0 < 0x7B && $0 != UInt8(ascii: ",")
      }
      guard !format.isEmpty, bytes.at(format.endIndex) == UInt8(ascii: "}") else { return start + 1 }
      append(.brace, name, start..<format.endIndex + 1)
      return format.endIndex + 1
    }
    guard bytes.at(end) == UInt8(ascii: ","), let kind = self.name(skipBlanks(end + 1)) else { return start + 1 }
    let word = String(decoding: bytes[kind], as: UTF8.self)
    let next = bytes.at(skipBlanks(kind.upperBound))
    guard ["number", "date", "time", "spellout", "ordinal", "duration"].contains(word),
      next == UInt8(ascii: "}") || next == UInt8(ascii: ",")
    else { return start + 1 }
    guard let close = bytes[kind.upperBound...].prefix(Self.maximumStyleLength).firstIndex(of: UInt8(ascii: "}")) else {
      return start + 1
    }
    append(.brace, name, start..<close + 1)
    return close + 1
  }

  private mutating func readDoubleBrace(_ start: Int) -> Int? {
    let first = skipBlanks(start + 2)
    var end = first
    while end < bytes.count, end - first < Self.maximumNameLength, bytes[end] != UInt8(ascii: "}"),
      bytes[end] != UInt8(ascii: "{"), bytes[end] != 0x0A
    {
      end += 1
    }
    guard bytes.at(end) == UInt8(ascii: "}"), bytes.at(end + 1) == UInt8(ascii: "}") else { return nil }
    // The format of a value may differ: `{{ price, currency }}`, `{{ price | number }}`, `{{size:number}}`.
    var last = bytes[first..<end].firstIndex { ",|:".utf8.contains($0) } ?? end
    while last > first, bytes[last - 1] == 0x20 { last -= 1 }
    guard last > first else { return nil }
    append(.doubleBrace, first..<last, start..<end + 2)
    return end + 2
  }

  private mutating func append(_ syntax: NamedSyntax, _ name: Range<Int>, _ range: Range<Int>) {
    let written = String(decoding: bytes[name], as: UTF8.self)
    // Capitals belong to the form of the value.
    let name = ExactText(syntax == .dollar || syntax == .colon ? ASCII.lowercased(written) : written)
    list.append(Placeholder(argument: .name(name), type: ArgumentType(.any), range: range, notation: syntax))
  }

  /// Returns the name at `offset`: letters of any script, digits and `_`, with `.` and `-` between them.
  private func name(_ offset: Int) -> Range<Int>? {
    var end = offset
    while end < bytes.count, end - offset < Self.maximumNameLength, Self.isName(bytes[end]) { end += 1 }
    guard end > offset, Self.isLetter(bytes[offset]), Self.isLetter(bytes[end - 1]) else { return nil }
    return offset..<end
  }

  /// Whether the byte may be part of a name.
  static func isName(_ byte: UInt8) -> Bool { isLetter(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") }

  private static func isLetter(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte >= 0x80 && byte != 0xC2 && byte != 0xE2
  }

  private static let maximumNameLength = 64
  private static let maximumStyleLength = 128
  private static let maximumFormatLength = 16

  private func skipBlanks(_ offset: Int) -> Int {
    var offset = offset
    while bytes.at(offset) == 0x20 { offset += 1 }
    return offset
  }
}
