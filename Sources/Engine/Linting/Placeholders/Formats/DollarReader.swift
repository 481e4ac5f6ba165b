import WatchwordBasics

/// A reader of the variables in shell scripts, `$name` and `${name}` (GNU gettext manual, "Shell Format Strings").
enum DollarReader {
  static func directives(in bytes: [UInt8]) -> FormatDirectives {
    var found = FormatDirectives()
    var cursor = FormatCursor(bytes)
    while !cursor.isAtEnd, found.fault == nil {
      let start = cursor.index
      guard cursor.consume("$") else {
        cursor.index += 1
        continue
      }
      let isBraced = cursor.consume("{")
      guard let name = cursor.identifier(), !isBraced || cursor.consume("}") else {
        found.fault = cursor.fault(from: start)
        break
      }
      found.list.append(
        .init(argument: .name(cursor.text(name)), type: ArgumentType(.any), range: start..<cursor.index))
    }
    return found
  }
}
