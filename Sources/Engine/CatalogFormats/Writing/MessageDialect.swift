import WatchwordBasics
import WatchwordLocalization

/// The notation of values in messages: the syntax, and the library that reads it.
enum MessageDialect {
  /// `%@`, `%lld`, `%1$@`: Apple's "String Format Specifiers".
  case apple
  /// `%s`, `%d`, `%1$s`: Java's `Formatter`, as in Android resources.
  case java
  /// `%s`, `%d`: C's `printf`, as in most gettext catalogues.
  case c
  /// `{name}`: ICU's MessageFormat.
  case icu
  /// `{{name}}`: i18next.
  case i18next
  /// `{0}`: Java's `MessageFormat`, whose apostrophes quote.
  case messageFormat
  /// `{0}`: .NET's composite format strings, whose braces are doubled.
  case composite
  /// `%1`, and `%n` in texts that vary by number: Qt.
  case qt
  /// Text without known values.
  case plain

  /// Determines the dialect of a file, or of one of its units with flags or a syntax of its own.
  init(_ file: CatalogFile, _ unit: TranslationUnit? = nil) {
    if let dialect = unit?.formatting.flatMap({ Self(flags: $0) }) {
      self = dialect
      return
    }
    switch unit?.messageSyntax ?? file.messageSyntax {
    case .printf:
      self =
        switch file.datatype {
        case "x-android-resources"?, "x-compose-resources"?: .java
        case "po"?: .c
        default: .apple
        }
    case .icu: self = .icu
    case .i18next: self = .i18next
    case .none:
      self =
        switch file.datatype {
        // XLIFF 1.2 has a name for the type, too (section 2.2.2).
        case "x-java-properties"?, "javapropertyresourcebundle"?: .messageFormat
        case "resx"?: .composite
        case "x-qt"?: .qt
        default: .plain
        }
    }
  }

  /// Determines the dialect of a gettext entry that declares numbered values.
  private init?(flags: GettextFormatting) {
    if flags.contains(.java) {
      self = .messageFormat
    } else if flags.contains(.csharp) {
      self = .composite
    } else if flags.contains(.qt) || flags.contains(.qtPlural) {
      self = .qt
    } else {
      return nil
    }
  }

  /// Whether the number that selects a plural form is passed separately from the values, so that a text does not
  /// indicate which of its values is that number.
  var passesCountSeparately: Bool { self == .java || self == .c }

  /// Whether values are written with percent signs.
  var isPrintf: Bool { self == .apple || self == .java || self == .c }

  /// Whether values are numbers in brackets, and a text without such values is shown as it is.
  var hasNumbersInBrackets: Bool { self == .messageFormat || self == .composite }
}

/// A text split into words and values, in any dialect.
struct MessagePieces {
  /// A part of a text.
  struct Piece {
    let kind: Kind
    /// The part as written.
    let written: ArraySlice<UInt8>
  }

  enum Kind {
    /// Words as people see them.
    case words(ArraySlice<UInt8>)
    case value(Value)
    /// Content that no other dialect supports: a choice inside a text, or a reference to another text.
    case foreign
    /// A placeholder of another dialect, which is plain text in this one.
    case unknown
  }

  /// A value in a text.
  struct Value {
    /// The name, in dialects with names, or the label in a String Catalog.
    var name: ExactText?
    /// The position, counted from 1, in dialects with positions.
    var position: Int?
    var isWhole = false
    /// The conversion with its preceding flags, in dialects with percent signs: `d` of `%2$lld`, `.1f`.
    var specifier: ArraySlice<UInt8> = []
    /// Whether it specifies a format in addition to the value, such as the number of decimals.
    var isFormatted = false

    /// Whether the value, as written, is one of Python too: `%(name)s`, without a length.
    func isOfPython(_ written: ArraySlice<UInt8>) -> Bool {
      name != nil && written.starts(with: "%(".utf8) && !specifier.contains { "@lhqjzt".utf8.contains($0) }
    }
  }

  private(set) var pieces: [Piece] = []

  /// Splits a text; `isPlural` is true if its message varies by number.
  init(_ text: ExactText, in dialect: MessageDialect, isPlural: Bool = false) {
    let bytes = Array(text.string.utf8)
    switch dialect {
    case .messageFormat, .composite, .qt:
      var splitter = NumberedValues(bytes)
      splitter.split(in: dialect, isPlural: isPlural)
      pieces = splitter.pieces
    case .apple, .java, .c, .plain: addPrintf(text, bytes, dialect)
    case .icu: addNames(bytes, isDouble: false)
    case .i18next: addNames(bytes, isDouble: true)
    }
  }

  /// The values in text order.
  var values: some Collection<Value> {
    pieces.lazy.compactMap { if case .value(let value) = $0.kind { value } else { nil } }
  }

  // MARK: Percent signs

  private mutating func addPrintf(_ text: ExactText, _ bytes: [UInt8], _ dialect: MessageDialect) {
    let pattern = Pattern(text)
    let unknown = UnknownPlaceholderScanner(in: bytes, of: dialect)
    for (element, position) in zip(pattern.elements, pattern.positions()) {
      let written = bytes[element.range]
      let kind: Kind
      switch element.kind {
      case .literal:
        addWords(element.range, of: bytes, unknown, dialect)
        continue
      case .escapedPercent: kind = .words(dialect == .plain ? written : [UInt8(ascii: "%")])
      case .substitution: kind = dialect == .apple ? .foreign : .unknown
      case .substitutionArgument where dialect == .apple:
        kind = .value(Value(position: position, isWhole: true, specifier: Array("lld".utf8)[...]))
      case .placeholder(let placeholder)
      where dialect == .c && placeholder.label != nil && placeholder.position == nil:
        kind = Self.namedValue(in: written, at: written.startIndex).map { .value($0.0) } ?? .words(written)
      case .placeholder(let placeholder) where unknown.isKnown(placeholder, written):
        kind = .value(Self.value(placeholder, written, position))
      case .substitutionArgument, .placeholder: kind = unknown.isEvident(element.range) ? .unknown : .words(written)
      }
      pieces.append(Piece(kind: kind, written: written))
    }
  }

  /// Adds words, which may contain placeholders of other dialects; in C's dialect, also values such as `%(name)s`, as
  /// in Python ("printf-style String Formatting").
  private mutating func addWords(
    _ range: Range<Int>, of bytes: [UInt8], _ unknown: UnknownPlaceholderScanner, _ dialect: MessageDialect
  ) {
    var (start, index) = (range.lowerBound, range.lowerBound)
    func flush(_ pieces: inout [Piece], to end: Int) {
      guard start < end else { return }
      pieces.append(Piece(kind: .words(bytes[start..<end]), written: bytes[start..<end]))
    }
    while index < range.upperBound {
      var found: (kind: Kind, end: Int)?
      if dialect == .c, let (value, end) = Self.namedValue(in: bytes[range], at: index) {
        found = (.value(value), end)
      } else if let end = unknown.end(at: index), end <= range.upperBound {
        found = (.unknown, end)
      }
      guard let (kind, end) = found else {
        index += 1
        continue
      }
      flush(&pieces, to: index)
      pieces.append(Piece(kind: kind, written: bytes[index..<end]))
      (start, index) = (end, end)
    }
    flush(&pieces, to: range.upperBound)
  }

  /// Returns the value `%(name)s` at `start` and its end, or `nil` if there is none.
  private static func namedValue(in words: ArraySlice<UInt8>, at start: Int) -> (Value, end: Int)? {
    guard words[start] == UInt8(ascii: "%"), words[start...].dropFirst().first == UInt8(ascii: "(") else { return nil }
    let name = words[(start + 2)...].prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "%") }
    guard !name.isEmpty, name.endIndex < words.endIndex, words[name.endIndex] == UInt8(ascii: ")") else { return nil }
    let following = words[(name.endIndex + 1)...]
    let flags = following.prefix { ASCII.isDigit($0) || "#+-. ".utf8.contains($0) }
    guard flags.endIndex < words.endIndex, ASCII.isLetter(words[flags.endIndex]) else { return nil }
    let letter = words[flags.endIndex]
    let isWhole = "diu".utf8.contains(letter)
    let value = Value(
      name: ExactText(utf8: name), isWhole: isWhole,
      specifier: words[flags.startIndex...flags.endIndex],
      isFormatted: !flags.isEmpty || !isWhole && letter != UInt8(ascii: "s"))
    return (value, flags.endIndex + 1)
  }

  private static func value(
    _ placeholder: Pattern.Placeholder, _ written: ArraySlice<UInt8>, _ position: Int?
  ) -> Value {
    let isPlain =
      placeholder.flags.isEmpty && placeholder.width == .unspecified && placeholder.precision == .unspecified
    let isCommon = [.object, .string, .decimal, .unsigned].contains(placeholder.conversion)
    return Value(
      name: placeholder.label, position: position, isWhole: [.decimal, .unsigned].contains(placeholder.conversion),
      specifier: placeholder.specifier(of: written), isFormatted: !isPlain || !isCommon)
  }

  // MARK: Names

  private mutating func addNames(_ bytes: [UInt8], isDouble: Bool) {
    let quotes = !isDouble && Self.usesQuotes(bytes)
    let pairs = BracketPairs(in: bytes, quotes: quotes)
    let lastParenthesis = bytes.lastIndex(of: UInt8(ascii: ")")) ?? 0
    var words: [UInt8] = []
    var start = 0
    var index = 0
    func isSign(_ sign: Unicode.Scalar, _ index: Int) -> Bool { UInt32(bytes.at(index)) == sign.value }
    func flush(_ pieces: inout [Piece]) {
      if start < index { pieces.append(Piece(kind: .words(words[...]), written: bytes[start..<index])) }
      words = []
    }
    while index < bytes.count {
      if quotes, isSign("'", index) {
        if let quoted = MessageFormatQuotes.brackets(in: bytes, at: index) {
          words += bytes[quoted].dropFirst().dropLast()
          index = quoted.upperBound
          continue
        }
        words.append(bytes[index])
        index += isSign("'", index + 1) ? 2 : 1
        continue
      }
      let isOpen = isSign("{", index) && (!isDouble || isSign("{", index + 1))
      let isOther = isDouble && isSign("$", index) && isSign("t", index + 1) && isSign("(", index + 2)
      let end = isOpen ? pairs.end(from: index, isDouble: isDouble) : nil
      if let end {
        flush(&pieces)
        let depth = isDouble ? 2 : 1
        let kind = Self.kind(bytes[(index + depth)..<(end - depth)])
        pieces.append(Piece(kind: kind, written: bytes[index..<end]))
        (index, start) = (end, end)
      } else if isOther, index < lastParenthesis, let close = bytes[index...].firstIndex(of: UInt8(ascii: ")")) {
        flush(&pieces)
        pieces.append(Piece(kind: .foreign, written: bytes[index...close]))
        (index, start) = (close + 1, close + 1)
      } else {
        words.append(bytes[index])
        index += 1
      }
    }
    flush(&pieces)
  }

  /// Whether apostrophes quote brackets, as `'{'` indicates. Otherwise, they are literal apostrophes, as in Flutter by
  /// default.
  static func usesQuotes(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { MessageFormatQuotes.brackets(in: bytes, at: $0) != nil }
  }

  /// Returns the kind of the content between brackets: a name, perhaps with a format, or a choice.
  private static func kind(_ inner: ArraySlice<UInt8>) -> Kind {
    let blanks: [UInt8] = [0x20, 0x09, 0x0A]
    let unescaped = inner.drop { blanks.contains($0) || $0 == UInt8(ascii: "-") }
    let name = unescaped.prefix { ASCII.isWord($0) || $0 == UInt8(ascii: ".") }
    let rest = unescaped[name.endIndex...].drop { blanks.contains($0) }
    guard !name.isEmpty, rest.isEmpty || rest.first == UInt8(ascii: ","), !inner.contains(UInt8(ascii: "{")) else {
      return .foreign
    }
    return .value(Value(name: ExactText(utf8: name), isFormatted: !rest.isEmpty))
  }
}
