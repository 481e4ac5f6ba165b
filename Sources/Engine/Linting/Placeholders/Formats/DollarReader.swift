import WatchwordBasics

/// A reader of the variables in shell scripts, `$name` and `${name}` (GNU gettext manual, "Shell Format Strings").
enum DollarReader {
  static func directives(in bytes: [UInt8]) -> FormatDirectives {
    var found = FormatDirectives()
    var cursor = ByteCursor(bytes)
    while let start = cursor.skip(past: UInt8(ascii: "$")) {
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
