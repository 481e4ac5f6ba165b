import WatchwordBasics

/// The size modifiers before a conversion.
struct SizeModifiers {
  private var shorts = 0
  private var longs = 0
  /// The one-letter modifier that determines the size on its own.
  private var other: UInt8 = 0
  private(set) var isWritten = false

  /// Reads the modifiers of the language.
  mutating func read(_ cursor: inout ByteCursor, _ sizes: PercentGrammar.Sizes) {
    let start = cursor.index
    switch sizes {
    case .none: return
    case .ignored(let letters, let repeats):
      while cursor.isAt(letters), repeats || cursor.index == start { cursor.index += 1 }
    case .tcl: if cursor.isAt("hl") { take(&cursor) }
    case .c: while cursor.isAt("hlLqjzt") { take(&cursor) }
    case .gcc: while cursor.isAt("lw"), !cursor.isAt("l") || longs < 2 { take(&cursor) }
    case .gfc: if cursor.isAt("l") { take(&cursor) }
    case .perl: readPerl(&cursor)
    }
    isWritten = isWritten || cursor.index > start
  }

  private mutating func take(_ cursor: inout ByteCursor) {
    switch cursor.byte {
    case UInt8(ascii: "h"): shorts += 1
    case UInt8(ascii: "l"): longs += 1
    case UInt8(ascii: "L"), UInt8(ascii: "q"): longs += 2
    default: other = other == UInt8(ascii: "j") ? other : cursor.byte
    }
    cursor.index += 1
  }

  private mutating func readPerl(_ cursor: inout ByteCursor) {
    if cursor.isAt("hVqL") {
      take(&cursor)
    } else if cursor.isAt("l") {
      take(&cursor)
      if cursor.isAt("l") { take(&cursor) }
    } else if cursor.isAt("I") {
      let (tens, ones) = (cursor.byte(after: 1), cursor.byte(after: 2))
      if tens == UInt8(ascii: "6"), ones == UInt8(ascii: "4") {
        longs = 2
        cursor.index += 3
      } else if tens == UInt8(ascii: "3"), ones == UInt8(ascii: "2") {
        cursor.index += 3
      } else {
        take(&cursor)
      }
    }
  }

  /// Returns the size of a value of a kind.
  func size(of kind: ArgumentType.Kind, _ letter: UInt8, _ sizes: PercentGrammar.Sizes) -> ArgumentType.Size {
    switch sizes {
    case .none, .ignored: return .standard
    case .tcl: return kind == .integer || kind == .unsigned ? (shorts > 0 ? .short : .standard) : .standard
    case .c, .gcc, .gfc, .perl: break
    }
    switch kind {
    case .integer, .unsigned, .count: return isPerlWord(letter, sizes) ? ArgumentType.Size(code: 0x56) : number
    case .float:
      if case .gcc = sizes { return .standard }
      return longs > 1 ? .longLong : .standard
    case .character, .text:
      guard case .c = sizes else { return .standard }
      let isWide = longs > 0 || letter == UInt8(ascii: "C") || letter == UInt8(ascii: "S")
      return isWide ? .wide : .standard
    default: return .standard
    }
  }

  /// Whether the size is one that Perl has only for whole numbers.
  var isBelowDouble: Bool { shorts > 0 || longs == 1 }

  /// Whether the letter is one of Perl's old ones, which take an `IV`.
  private func isPerlWord(_ letter: UInt8, _ sizes: PercentGrammar.Sizes) -> Bool {
    guard case .perl = sizes else { return false }
    return letter == UInt8(ascii: "D") || letter == UInt8(ascii: "U") || letter == UInt8(ascii: "O")
  }

  private var number: ArgumentType.Size {
    switch other {
    case 0: break
    case UInt8(ascii: "j"): return .intmax
    case UInt8(ascii: "z"): return .size
    case UInt8(ascii: "t"): return .ptrdiff
    default: return ArgumentType.Size(code: UInt16(other))
    }
    if shorts > 1 { return .char }
    if shorts > 0 { return .short }
    if longs > 1 { return .longLong }
    return longs > 0 ? .long : .standard
  }
}

extension ArgumentType {
  /// Reads the type of a macro of `inttypes.h`: `PRIu64`, `PRIdLEAST8`, `PRIxPTR` (IEEE Std 1003.1, "inttypes.h").
  init?(macro: ArraySlice<UInt8>) {
    guard macro.starts(with: Array("PRI".utf8)), let letter = macro.dropFirst(3).first else { return nil }
    let kind: Kind
    switch letter {
    case UInt8(ascii: "d"), UInt8(ascii: "i"): kind = .integer
    case UInt8(ascii: "o"), UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"): kind = .unsigned
    default: return nil
    }
    var rest = String(decoding: macro.dropFirst(4), as: UTF8.self)[...]
    if ExactText(String(rest)) == "MAX" {
      self.init(kind, .intmax)
      return
    }
    if ExactText(String(rest)) == "PTR" {
      self.init(kind, Size(code: 256))
      return
    }
    var family: UInt16 = 1
    for (word, code) in [("LEAST", UInt16(2)), ("FAST", 3)] where rest.utf8.starts(with: word.utf8) {
      rest = rest.dropFirst(word.utf8.count)
      family = code
    }
    let widths: [ExactText] = ["8", "16", "32", "64"]
    guard let width = widths.firstIndex(of: ExactText(String(rest))) else { return nil }
    self.init(kind, Size(code: 256 &* family &+ UInt16(width) &+ 1))
  }
}
