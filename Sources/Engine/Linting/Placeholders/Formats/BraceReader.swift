import WatchwordBasics

/// A reader of directives in curly brackets: those of `format` in Python and C++, C#, Perl's `libintl` and Java's
/// `MessageFormat`.
struct BraceReader {
  private var cursor: ByteCursor
  private var found = FormatDirectives()
  private var next = 0
  private var hasNumbered = false
  /// The number of choices around this one, in Java.
  private var depth = 0

  private init(_ bytes: [UInt8]) { cursor = ByteCursor(bytes) }

  private mutating func append(
    _ argument: Placeholder.Argument, _ type: ArgumentType = ArgumentType(.any), from start: Int
  ) {
    found.list.append(.init(argument: argument, type: type, range: start..<cursor.index))
  }

  /// The directives, with a fault if only some brackets have a number.
  private var consistent: FormatDirectives {
    guard found.fault == nil, next > 0, hasNumbered, let first = found.list.first else { return found }
    var faulty = found
    faulty.fault = .init(range: first.range, words: "is in a text that has brackets with and without a number")
    return faulty
  }

  // MARK: Perl

  /// Reads `{name}`; other brackets are text.
  static func perl(_ bytes: [UInt8]) -> FormatDirectives {
    var reader = BraceReader(bytes)
    while let start = reader.cursor.skip(past: UInt8(ascii: "{")) {
      guard let name = reader.cursor.identifier(), reader.cursor.consume("}") else {
        reader.cursor.index = start + 1
        continue
      }
      reader.append(.name(reader.cursor.text(name)), from: start)
    }
    return reader.found
  }

  // MARK: C#

  /// Reads `{0}` and `{0,-10:N}`; all values up to the greatest number are required.
  static func csharp(_ bytes: [UInt8]) -> FormatDirectives {
    var reader = BraceReader(bytes)
    while !reader.cursor.isAtEnd, reader.found.fault == nil { reader.readCSharp() }
    guard reader.found.fault == nil else { return reader.found }
    let greatest = reader.found.list.max { first, second in
      guard case .position(let one) = first.argument, case .position(let other) = second.argument else { return false }
      return one < other
    }
    guard let greatest, case .position(let last) = greatest.argument, last < 256 else { return reader.found }
    reader.found.list = (0...last).map {
      .init(argument: .position($0), type: ArgumentType(.any), range: greatest.range)
    }
    return reader.found
  }

  private mutating func readCSharp() {
    let start = cursor.index
    if cursor.consume("}") {
      if !cursor.consume("}") { found.fault = .init(range: start..<start + 1, words: "does not close a bracket") }
      return
    }
    guard cursor.consume("{") else {
      cursor.index += 1
      return
    }
    if cursor.consume("{") { return }
    guard let number = cursor.number() else { return found.fault = cursor.fault(from: start) }
    if cursor.consume(",") {
      _ = cursor.consume("-")
      guard cursor.number() != nil else { return found.fault = cursor.fault(from: start) }
    }
    if cursor.consume(":") {
      while !cursor.isAtEnd, !cursor.isAt("}") { cursor.index += 1 }
    }
    guard cursor.consume("}") else { return found.fault = cursor.fault(from: start) }
    append(.position(number), from: start)
  }

  // MARK: Python and C++

  /// Reads `{name}`, `{0}`, `{a.b[0]:spec}`, and `{}`, which is numbered automatically.
  static func python(_ bytes: [UInt8]) -> FormatDirectives {
    var reader = BraceReader(bytes)
    while reader.found.fault == nil, let start = reader.cursor.skip(past: UInt8(ascii: "{")) {
      if reader.cursor.consume("{") { continue }
      if !reader.readField(from: start, depth: 0) {
        reader.found.fault = reader.found.fault ?? reader.cursor.fault(from: start)
      }
    }
    return reader.consistent
  }

  private mutating func readField(from start: Int, depth: Int) -> Bool {
    let first = cursor.index
    let isNumber = ASCII.isDigit(cursor.byte)
    let isCounted = cursor.isAt("}:!")
    if isNumber {
      _ = cursor.number()
    } else if !isCounted, cursor.identifier() == nil {
      return false
    }
    while cursor.isAt(".[") {
      if cursor.consume(".") {
        guard cursor.identifier() != nil else { return false }
      } else {
        cursor.index += 1
        guard cursor.number() != nil || cursor.identifier() != nil, cursor.consume("]") else { return false }
      }
    }
    if cursor.consume("!") {
      guard cursor.isAt("rsa") else { return false }
      cursor.index += 1
    }
    if cursor.consume(":") {
      guard depth == 0, readSpecification() else { return false }
    }
    guard cursor.isAt("}") else { return false }
    let name = cursor.text(first..<cursor.index)
    cursor.index += 1
    guard depth == 0 else { return true }
    hasNumbered = hasNumbered || isNumber
    if isCounted {
      append(.position(next), from: start)
      next += 1
    } else {
      append(.name(name), from: start)
    }
    return true
  }

  /// Reads the part of a field after the colon: another field, or a specification of how to show the value.
  private mutating func readSpecification() -> Bool {
    let start = cursor.index
    if cursor.consume("{") { return readField(from: start, depth: 1) }
    // The fill character and the alignment.
    let aligns = "<>=^"
    if cursor.byte(after: 1) != 0, aligns.utf8.contains(cursor.byte(after: 1)) {
      cursor.index += 2
    } else if cursor.isAt(aligns) {
      cursor.index += 1
    }
    if cursor.isAt("+- ") { cursor.index += 1 }
    _ = cursor.consume("#")
    _ = cursor.consume("0")
    _ = cursor.number()
    _ = cursor.consume(",")
    if cursor.consume("."), cursor.number() == nil { return false }
    if cursor.isAt("bcdoxXneEfFgGns%") { cursor.index += 1 }
    return true
  }

  /// Reads `{}`, `{0}` and `{0:>{1}}` (ISO C++ 20, `std::format`).
  static func cPlusPlus(_ bytes: [UInt8]) -> FormatDirectives {
    var reader = BraceReader(bytes)
    while !reader.cursor.isAtEnd, reader.found.fault == nil {
      let start = reader.cursor.index
      if reader.cursor.consume("}") {
        if !reader.cursor.consume("}") {
          reader.found.fault = .init(range: start..<start + 1, words: "does not close a bracket")
        }
      } else if reader.cursor.consume("{") {
        if !reader.cursor.consume("{") { reader.readReplacement(from: start, isNested: false) }
      } else {
        reader.cursor.index += 1
      }
    }
    return reader.consistent
  }

  private mutating func readReplacement(from start: Int, isNested: Bool) {
    let number = cursor.number()
    let position = number ?? next
    if number == nil { next += 1 } else { hasNumbered = true }
    if !isNested, cursor.consume(":") {
      while !cursor.isAtEnd, !cursor.isAt("}"), found.fault == nil {
        let inner = cursor.index
        if cursor.consume("{") { readReplacement(from: inner, isNested: true) } else { cursor.index += 1 }
      }
    }
    guard found.fault == nil else { return }
    guard cursor.consume("}") else { return found.fault = cursor.fault(from: start) }
    append(.position(position), from: start)
  }

  // MARK: Java

  /// Reads `{0}`, `{0,number,#.##}` and `{0,choice,0#none|1#{1}}` (Java, `MessageFormat`).
  static func java(_ bytes: [UInt8]) -> FormatDirectives {
    var reader = BraceReader(bytes)
    reader.readJava()
    guard reader.found.fault == nil else { return reader.found }
    reader.found.unify(merging: true)
    return reader.found
  }

  private mutating func readJava() {
    while !cursor.isAtEnd, found.fault == nil {
      let start = cursor.index
      if cursor.consume("'") {
        if cursor.consume("'") { continue }
        while !cursor.isAtEnd, !cursor.consume("'") { cursor.index += 1 }
      } else if cursor.consume("}") {
        found.fault = .init(range: start..<start + 1, words: "does not close a bracket")
      } else if cursor.consume("{") {
        readJavaElement(from: start)
      } else {
        cursor.index += 1
      }
    }
  }

  private mutating func readJavaElement(from start: Int) {
    guard let number = cursor.number() else { return found.fault = cursor.fault(from: start) }
    var type = ArgumentType(.any)
    if cursor.consume(",") {
      let word = cursor.index
      while !cursor.isAtEnd, !cursor.isAt(",}") { cursor.index += 1 }
      switch cursor.text(word..<cursor.index) {
      case "number", "choice": type = ArgumentType(.number)
      case "date", "time": type = ArgumentType(.date)
      default: return found.fault = .init(range: start..<cursor.index, words: "names a type that Java does not have")
      }
      let kind = cursor.text(word..<cursor.index)
      if cursor.consume(","), !readStyle(from: start, isChoice: kind == "choice", mayBeEmpty: kind != "number") {
        return
      }
    }
    guard cursor.consume("}") else { return found.fault = cursor.fault(from: start) }
    found.list.append(.init(argument: .position(number), type: type, range: start..<cursor.index))
  }

  /// Reads the style of an element up to its bracket; a choice has texts that contain elements.
  private mutating func readStyle(from start: Int, isChoice: Bool, mayBeEmpty: Bool) -> Bool {
    let first = cursor.index
    var open = 0
    while !cursor.isAtEnd, open > 0 || !cursor.isAt("}") {
      if cursor.isAt("{") { open += 1 }
      if cursor.isAt("}") { open -= 1 }
      cursor.index += 1
    }
    guard !cursor.isAtEnd, mayBeEmpty || cursor.index > first else {
      found.fault = .init(range: start..<cursor.index, words: "has no style after its comma")
      return false
    }
    guard isChoice else { return true }
    let end = cursor.index
    guard depth < FormatDirectives.maximumDepth else {
      found.fault = .init(range: start..<end, words: FormatDirectives.tooDeep)
      return false
    }
    var inner = BraceReader(Array(cursor.bytes[first..<end]))
    inner.depth = depth + 1
    inner.readJava()
    if let fault = inner.found.fault {
      found.fault = .init(range: start..<end, words: fault.words)
      return false
    }
    found.list += inner.found.list.map {
      .init(argument: $0.argument, type: $0.type, range: $0.range.lowerBound + first..<$0.range.upperBound + first)
    }
    return true
  }
}
