import WatchwordBasics
import WatchwordLocalization

/// Finds placeholders of other dialects that are unlikely to be words: those of Ruby, Qt, Boost, shells and templates.
struct UnknownPlaceholderScanner {
  private let text: [UInt8]
  private let dialect: MessageDialect
  private let pairs: BracketPairs

  init(in text: [UInt8], of dialect: MessageDialect) {
    self.text = text
    self.dialect = dialect
    pairs = BracketPairs(in: dialect == .plain ? text : [])
  }

  /// Whether a `printf` placeholder, as written, is a placeholder in the dialect.
  func isKnown(_ placeholder: Pattern.Placeholder, _ written: ArraySlice<UInt8>) -> Bool {
    switch dialect {
    // Java's `Formatter` has no lengths and fewer conversions.
    case .java: placeholder.length == .standard && written.last.map { "sScCdoxXeEfgGaA".utf8.contains($0) } == true
    case .plain: false
    case .apple, .c, .icu, .i18next, .messageFormat, .composite, .qt: true
    }
  }

  /// Whether a `printf` placeholder in `range` is unlikely to be a word: `100%ige` is a word.
  func isEvident(_ range: Range<Int>) -> Bool { !followsNumber(range.lowerBound) && !isWord(at: range.upperBound) }

  /// Returns the end of the placeholder that starts at `index`, or `nil` if there is none.
  func end(at index: Int) -> Int? {
    switch Unicode.Scalar(text[index]) {
    case "$" where sign(index + 1) == "{", "%" where sign(index + 1) == "{": return name(endingWith: "}", at: index + 2)
    case "%" where sign(index + 1) == "<":
      return name(endingWith: ">", at: index + 2).flatMap { end in
        let flags = text[end...].prefix { ASCII.isDigit($0) || "#+-. ".utf8.contains($0) }
        return isLetter(at: flags.endIndex) ? flags.endIndex + 1 : nil
      }
    case "%" where dialect == .plain || dialect == .c: return followsNumber(index) ? nil : number(at: index + 1)
    case "%" where dialect == .java: return java(at: index)
    case "{" where dialect == .plain: return bracket(at: index)
    default: return nil
    }
  }

  /// Returns the end of Qt's `%1`, `%L1` and `%n` ("QString::arg", "QObject::tr"), and of Boost's `%1%` and `%|1$|`.
  private func number(at start: Int) -> Int? {
    if sign(start) == "n" { return isWord(at: start + 1) ? nil : start + 1 }
    if sign(start) == "|" {
      let inner = text[(start + 1)...].prefix { ASCII.isDigit($0) || ASCII.isLetter($0) || "$.-+#".utf8.contains($0) }
      return inner.first.map(ASCII.isDigit) == true && sign(inner.endIndex) == "|" ? inner.endIndex + 1 : nil
    }
    let digits = text[(sign(start) == "L" ? start + 1 : start)...].prefix { ASCII.isDigit($0) }
    guard (1...2).contains(digits.count), digits.first != UInt8(ascii: "0") else { return nil }
    if sign(digits.endIndex) == "%" { return digits.endIndex + 1 }
    return isWord(at: digits.endIndex) || sign(digits.endIndex) == "$" ? nil : digits.endIndex
  }

  /// Returns the end of a placeholder that only Java's `Formatter` supports: `%b`, `%h`, `%n`, `%tY` and `%,d`.
  private func java(at start: Int) -> Int? {
    let front = text[(start + 1)...].prefix { ASCII.isDigit($0) || "$-#+,(.".utf8.contains($0) }
    guard let letter = sign(front.endIndex), !followsNumber(start) else { return nil }
    let isOwn =
      "bBhHntT".unicodeScalars.contains(letter)
      || front.contains(UInt8(ascii: ",")) && "dfgG".unicodeScalars.contains(letter)
    let end = front.endIndex + ("tT".unicodeScalars.contains(letter) ? 2 : 1)
    return isOwn && isLetter(at: end - 1) && !isWord(at: end) ? end : nil
  }

  /// Returns the end of `{name}`, `{{ name }}` and of choices such as `{count, plural, …}`.
  private func bracket(at index: Int) -> Int? {
    let isDouble = sign(index + 1) == "{"
    let inner = text[(index + (isDouble ? 2 : 1))...].drop { $0 == 0x20 }
    let name = inner.prefix(64).prefix { Self.isName($0) }
    let rest = text[name.endIndex...].drop { $0 == 0x20 }
    let kind = rest.dropFirst().drop { $0 == 0x20 }
    let isEnd =
      switch sign(rest.startIndex) {
      case "}": true
      case "|": isDouble
      case ":": name.allSatisfy(ASCII.isDigit)
      case ",": Self.kinds.contains { kind.starts(with: $0.utf8) }
      default: false
      }
    return !name.isEmpty && isEnd ? pairs.end(from: index, isDouble: isDouble) : nil
  }

  /// The types that can follow a name and a comma (ICU, "Formatting Messages").
  private static let kinds = ["plural", "select", "number", "date", "time", "spellout", "ordinal", "duration"]

  /// Returns the end of a name that is followed by a bracket.
  private func name(endingWith close: Unicode.Scalar, at index: Int) -> Int? {
    let name = text[index...].prefix(64).prefix { Self.isName($0) }
    return !name.isEmpty && sign(name.endIndex) == close ? name.endIndex + 1 : nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || "_.-".utf8.contains(byte)
  }

  private func sign(_ index: Int) -> Unicode.Scalar? { index < text.count ? Unicode.Scalar(text[index]) : nil }

  private func isLetter(at index: Int) -> Bool { index < text.count && ASCII.isLetter(text[index]) }

  private func isWord(at index: Int) -> Bool {
    index < text.count && (ASCII.isLetter(text[index]) || ASCII.isDigit(text[index]) || text[index] >= 0x80)
  }

  private func followsNumber(_ index: Int) -> Bool { index > 0 && ASCII.isDigit(text[index - 1]) }
}
