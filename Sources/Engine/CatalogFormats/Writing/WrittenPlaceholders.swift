import WatchwordBasics
import WatchwordLocalization

/// Writes a text in the dialect of another format.
struct WrittenPlaceholders {
  /// The text.
  private(set) var text: ExactText
  /// The placeholders that the dialect lacks, which are written with less information or unchanged, before those that
  /// are written differently with the same meaning; each once.
  var losses: [CatalogLoss.Part] { lost + rewritten }
  private var lost: [CatalogLoss.Part] = []
  private var rewritten: [CatalogLoss.Part] = []
  private var noted: Set<CatalogLoss.Part> = []

  private let dialect: MessageDialect
  private var values: MessageValues

  init(_ text: ExactText, from old: MessageDialect, to dialect: MessageDialect, _ values: MessageValues) {
    self.text = text
    self.dialect = dialect
    self.values = values
    if old == dialect, !text.string.has(UInt8(ascii: "(")) { return }
    let pieces = MessagePieces(text, in: old, isPlural: values.isPlural)
    if old == dialect {
      removeLabels(pieces)
      return
    }
    let written = old.isPrintf && dialect.isPrintf ? convertPrintf(pieces, from: old) : convertNamed(pieces, from: old)
    self.text = ExactText(utf8: written)
  }

  private mutating func note(_ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>, isLost: Bool) {
    guard isLost || old != new, noted.count <= CatalogLoss.maximumPlaceholders else { return }
    let placeholder = String(decoding: old, as: UTF8.self)
    let part =
      isLost
      ? CatalogLoss.Part.placeholder(placeholder) : .rewritten(placeholder, as: String(decoding: new, as: UTF8.self))
    guard noted.insert(part).inserted else { return }
    if noted.count > CatalogLoss.maximumPlaceholders {
      rewritten.append(.furtherPlaceholders)
    } else if isLost {
      lost.append(part)
    } else {
      rewritten.append(part)
    }
  }

  private mutating func removeLabels(_ message: MessagePieces) {
    var written: [UInt8] = []
    for piece in message.pieces {
      guard case .value(let value) = piece.kind, value.name != nil, !value.isOfPython(piece.written) else {
        written += piece.written
        continue
      }
      let position = piece.written.contains(UInt8(ascii: "$")) ? value.position.map { "\($0)$" } : nil
      let new = Array("%\(position ?? "")".utf8) + value.specifier
      note(piece.written, new[...], isLost: false)
      written += new
    }
    text = ExactText(utf8: written)
  }

  // MARK: Between dialects with percent signs

  private mutating func convertPrintf(_ message: MessagePieces, from old: MessageDialect) -> [UInt8] {
    let count = message.values.count
    var written: [UInt8] = []
    for piece in message.pieces {
      guard case .value(let value) = piece.kind else {
        // A lost substitution is reported for its message.
        written += isUnknown(piece) ? self.unknown(piece.written, hasValues: count > 0) : piece.written
        continue
      }
      if dialect == .c, value.isOfPython(piece.written) {
        written += piece.written
        continue
      }
      let hasPosition = piece.written.contains(UInt8(ascii: "$")) || value.name != nil && count > 1
      let number = hasPosition || dialect == .java && count > 1 ? position(of: value) : nil
      let (specifier, isLost) = dialect == .java ? Self.java(value) : (Self.apple(value, from: old), false)
      let start = written.count
      written.append(UInt8(ascii: "%"))
      if let number { written += "\(number)$".utf8 }
      written += specifier
      note(piece.written, written[start...], isLost: isLost)
    }
    return written
  }

  /// Returns the specifier for Java's `Formatter`, without lengths: `s` for objects, `d` for whole numbers; and whether
  /// a part is lost (Android, "String resources", "Formatting strings").
  private static func java(_ value: MessagePieces.Value) -> (specifier: ArraySlice<UInt8>, isLost: Bool) {
    let front = value.specifier.dropLast().filter { !Self.lengths.contains($0) }
    // Java does not support widths from arguments or grouping with an apostrophe.
    let kept = front.filter { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: "$") }
    var letter = value.specifier.last ?? UInt8(ascii: "s")
    switch letter {
    case UInt8(ascii: "@"), UInt8(ascii: "S"): letter = UInt8(ascii: "s")
    case UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "D"), UInt8(ascii: "U"): letter = UInt8(ascii: "d")
    case UInt8(ascii: "F"): letter = UInt8(ascii: "f")
    case UInt8(ascii: "C"): letter = UInt8(ascii: "c")
    case UInt8(ascii: "O"): letter = UInt8(ascii: "o")
    default: break
    }
    return (kept[...] + [letter], kept.count != front.count || letter == UInt8(ascii: "p"))
  }

  private static let lengths = Array("hlqLzjt".utf8)

  /// Returns Apple's specifier: texts are objects, and Java's whole numbers have 64 bits.
  private static func apple(_ value: MessagePieces.Value, from old: MessageDialect) -> ArraySlice<UInt8> {
    switch value.specifier.last {
    case UInt8(ascii: "s"), UInt8(ascii: "S"): value.specifier.dropLast() + [UInt8(ascii: "@")]
    case UInt8(ascii: "d")? where old == .java: value.specifier.dropLast() + Array("lld".utf8)
    default: value.specifier
    }
  }

  // MARK: Between percent signs and names

  private mutating func convertNamed(_ message: MessagePieces, from old: MessageDialect) -> [UInt8] {
    let hasValues = !message.values.isEmpty
    let isQuoted = isQuoted(message, from: old)
    let positions = dialect.isPrintf ? message.values.map { position(of: $0) } : []
    let isInOrder = positions.elementsEqual(1..<(positions.count + 1))
    let needsPosition = !isInOrder || dialect == .java && positions.count > 1
    var written: [UInt8] = []
    // The words since the last value, which Java's quotes may span.
    var open: [UInt8] = []
    for piece in message.pieces {
      switch piece.kind {
      case .unknown where isOwn(piece, old):
        close(&open, isQuoted, into: &written)
        written += piece.written
      case .unknown where isUnknown(piece):
        open += unknown(piece.written, hasValues: hasValues, isQuoted)
      case .unknown: open += words(piece.written, piece.written, old, hasValues, isQuoted)
      case .words(let words): open += self.words(words, piece.written, old, hasValues, isQuoted)
      case .foreign:
        if !old.isPrintf { note(piece.written, piece.written, isLost: true) }
        // Java and .NET reject what they cannot read.
        open += dialect.hasNumbersInBrackets ? escaped(piece.written, hasValues: hasValues, isQuoted) : piece.written
      case .value(let value):
        close(&open, isQuoted, into: &written)
        let new = self.value(value, needsPosition: needsPosition)
        note(piece.written, new[...], isLost: value.isFormatted)
        written += new
      }
    }
    close(&open, isQuoted, into: &written)
    return written
  }

  /// Adds the words between two values to a text.
  private mutating func close(_ words: inout [UInt8], _ isQuoted: Bool, into written: inout [UInt8]) {
    switch dialect {
    case .messageFormat where isQuoted: written += MessageFormatQuotes.quoted(words, keepsNumbers: true)
    case .qt:
      // Qt has no escape for a percent sign before a number.
      let text = ExactText(utf8: words)
      for piece in MessagePieces(text, in: .qt, isPlural: values.isPlural).pieces {
        if case .value = piece.kind { note(piece.written, piece.written, isLost: true) }
      }
      // It reads two digits, so that a zero separates a value from a digit after it.
      if let first = words.first, ASCII.isDigit(first), written.count > 1, ASCII.isDigit(written[written.count - 1]),
        written[written.count - 2] == UInt8(ascii: "%")
      {
        written.insert(UInt8(ascii: "0"), at: written.count - 1)
      }
      written += words
    default: written += words
    }
    words = []
  }

  /// Whether the words of a message need quotes or doubled brackets.
  private func isQuoted(_ message: MessagePieces, from old: MessageDialect) -> Bool {
    // Texts of an unknown dialect that have this one's values are written for it.
    if dialect.hasNumbersInBrackets { return old != .plain && values.isPattern }
    return dialect == .icu
      && message.pieces.contains {
        switch $0.kind {
        case .words(let words): words.contains { [0x7B, 0x7D].contains($0) }
        case .unknown: !isOwn($0, old) && $0.written.contains { [0x7B, 0x7D].contains($0) }
        case .value, .foreign: false
        }
      }
  }

  private mutating func position(of value: MessagePieces.Value) -> Int {
    value.position ?? value.name.map { values.position(of: $0) } ?? 1
  }

  private mutating func value(_ value: MessagePieces.Value, needsPosition: Bool) -> [UInt8] {
    switch dialect {
    case .icu: return Array("{\(values.name(of: value))}".utf8)
    case .i18next: return Array("{{\(values.name(of: value))}}".utf8)
    case .messageFormat, .composite: return Array("{\(position(of: value) - 1)}".utf8)
    case .qt:
      if values.isCount(value) { return Array("%n".utf8) }
      return Array("%\(position(of: value) - (values.startsWithCount ? 1 : 0))".utf8)
    case .apple, .java, .c, .plain:
      let isWhole = value.isWhole || values.isPlural && value.name != nil && value.name == values.count
      let specifier =
        switch dialect {
        case .apple: isWhole ? "lld" : "@"
        default: isWhole ? "d" : "s"
        }
      return Array("%\(needsPosition ? "\(position(of: value))$" : "")\(specifier)".utf8)
    }
  }

  private mutating func words(
    _ words: ArraySlice<UInt8>, _ old: ArraySlice<UInt8>, _ dialect: MessageDialect, _ hasValues: Bool,
    _ isQuoted: Bool
  ) -> ArraySlice<UInt8> {
    if dialect.isPrintf, !self.dialect.isPrintf, self.dialect != .plain, old.elementsEqual("%%".utf8) {
      note(old, words, isLost: false)
    }
    switch self.dialect {
    case .icu, .messageFormat, .composite:
      let signs = [UInt8(ascii: "{"), UInt8(ascii: "}")] + (self.dialect == .composite ? [] : [0x27])
      for sign in signs where isQuoted && words.contains(sign) {
        note(
          [sign], self.dialect == .composite ? [sign, sign] : MessageFormatQuotes.quoted([sign])[...], isLost: false)
      }
    case .qt: break
    case .i18next:
      // i18next cannot escape these sequences (i18next, "Interpolation", "Nesting").
      for mark in ["{{", "$t("].map({ Array($0.utf8)[...] })
      where words.indices.contains(where: { words[$0...].starts(with: mark) }) {
        note(mark, mark, isLost: true)
      }
    case .apple, .java, .c, .plain:
      if hasValues, words.contains(UInt8(ascii: "%")) {
        note([UInt8(ascii: "%")], [UInt8(ascii: "%"), UInt8(ascii: "%")], isLost: false)
      }
    }
    return escaped(words, hasValues: hasValues, isQuoted)
  }

  /// Whether a piece is a placeholder of another dialect that the source contains, too.
  private func isUnknown(_ piece: MessagePieces.Piece) -> Bool {
    if case .unknown = piece.kind { values.unknown.contains(piece.written) } else { false }
  }

  /// Whether a placeholder of an unknown dialect is written identically in this one: `%1$d`, `{name}` and
  /// `{n, plural, …}` in ICU's, `{{name}}` in i18next's.
  private func isOwn(_ piece: MessagePieces.Piece, _ old: MessageDialect) -> Bool {
    guard old == .plain, isUnknown(piece) || isChoice(piece) else { return false }
    let text = ExactText(utf8: piece.written)
    guard dialect.isPrintf else {
      let start =
        switch dialect {
        case .i18next: "{{"
        case .qt: "%"
        default: "{"
        }
      let own = MessagePieces(text, in: dialect, isPlural: values.isPlural).pieces
      guard own.count == 1, piece.written.starts(with: start.utf8),
        dialect == .i18next || piece.written.dropFirst().first != UInt8(ascii: "{")
      else { return false }
      switch own[0].kind {
      case .value: return true
      case .foreign: return dialect == .icu && !ICUPlural.texts(ofChoice: Array(piece.written)).isEmpty
      case .words, .unknown: return false
      }
    }
    guard MessagePieces(text, in: .c).values.count == 1 else { return false }
    let values = MessageValues([text], in: .c, isPlural: false)
    return WrittenPlaceholders(text, from: .c, to: dialect, values).text == text
  }

  /// Whether a piece is a choice that the source has, with other texts: `{n, plural, …}`.
  private func isChoice(_ piece: MessagePieces.Piece) -> Bool {
    guard case .unknown = piece.kind, let comma = piece.written.firstIndex(of: UInt8(ascii: ",")),
      let end = piece.written[(comma + 1)...].firstIndex(of: UInt8(ascii: ","))
    else { return false }
    return values.unknown.contains { $0.starts(with: piece.written[...end]) }
  }

  /// Records a placeholder of another dialect as lost, and returns it as words.
  private mutating func unknown(
    _ placeholder: ArraySlice<UInt8>, hasValues: Bool, _ isQuoted: Bool = false
  ) -> ArraySlice<UInt8> {
    note(placeholder, placeholder, isLost: true)
    return escaped(placeholder, hasValues: hasValues, isQuoted)
  }

  /// Returns words with the escapes of the dialect.
  private func escaped(_ words: ArraySlice<UInt8>, hasValues: Bool, _ isQuoted: Bool) -> ArraySlice<UInt8> {
    switch dialect {
    case .icu: isQuoted ? MessageFormatQuotes.quoted(words)[...] : words
    case .composite:
      isQuoted ? words.flatMap { [0x7B, 0x7D].contains($0) ? [$0, $0] : [$0] }[...] : words
    case .i18next, .messageFormat, .qt: words
    case .apple, .java, .c, .plain:
      hasValues && words.contains(UInt8(ascii: "%"))
        ? words.flatMap { $0 == UInt8(ascii: "%") ? [$0, $0] : [$0] }[...] : words
    }
  }
}
