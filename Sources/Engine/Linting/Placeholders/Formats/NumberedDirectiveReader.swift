import WatchwordBasics

/// A reader of directives that consist of a percent sign and a number: those of Qt, KDE, YCP and Smalltalk.
enum NumberedDirectiveReader {
  /// Reads `%1` to `%99` and `%L1` (Qt, "QString::arg").
  static func qt(_ bytes: [UInt8]) -> FormatDirectives {
    var found = FormatDirectives()
    found.isExact = true
    forEachSign(bytes) { cursor, start in
      if cursor.consume("L"), ASCII.isDigit(cursor.byte) { found.isSimple = false }
      guard ASCII.isDigit(cursor.byte) else { return }
      var number = Int(cursor.byte &- 0x30)
      cursor.index += 1
      if ASCII.isDigit(cursor.byte) {
        number = number * 10 + Int(cursor.byte &- 0x30)
        cursor.index += 1
        found.isSimple = false
      }
      found.list.append(.init(argument: .position(number), type: ArgumentType(.any), range: start..<cursor.index))
    }
    return found
  }

  /// Reads `%n` and `%Ln`, the number of a plural form (Qt, "Writing Source Code for Translation").
  static func qtPlural(_ bytes: [UInt8]) -> FormatDirectives {
    var found = FormatDirectives()
    forEachSign(bytes) { cursor, start in
      _ = cursor.consume("L")
      guard cursor.consume("n") else { return }
      found.list.append(.init(argument: .name("n"), type: ArgumentType(.integer), range: start..<cursor.index))
    }
    return found
  }

  /// Reads `%1` and higher numbers (KDE, "ki18n"). A text may leave out one number, which is that of its plural form.
  static func kde(_ bytes: [UInt8]) -> FormatDirectives {
    var found = FormatDirectives()
    forEachSign(bytes) { cursor, start in
      guard cursor.isAt("123456789"), let number = cursor.number() else { return }
      found.list.append(.init(argument: .position(number), type: ArgumentType(.any), range: start..<cursor.index))
    }
    found.forbidGaps(beyond: 1)
    return found
  }

  /// Reads `%1` to `%9` and `%%`.
  static func digits(_ bytes: [UInt8]) -> FormatDirectives {
    var found = FormatDirectives()
    forEachSign(bytes) { cursor, start in
      if cursor.consume("%") { return }
      guard cursor.isAt("123456789") else {
        found.fault = found.fault ?? cursor.fault(from: start)
        return
      }
      let number = Int(cursor.byte &- 0x30)
      cursor.index += 1
      found.list.append(.init(argument: .position(number), type: ArgumentType(.any), range: start..<cursor.index))
    }
    return found
  }

  private static func forEachSign(_ bytes: [UInt8], _ body: (inout ByteCursor, Int) -> Void) {
    var cursor = ByteCursor(bytes)
    while let start = cursor.skip(past: UInt8(ascii: "%")) { body(&cursor, start) }
  }
}
