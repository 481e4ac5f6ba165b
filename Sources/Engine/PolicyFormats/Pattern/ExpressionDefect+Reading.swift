import WatchwordPolicy

extension ExpressionDefect {
  /// The message about the defect for findings of rule readers, with the range of the defect.
  var read: (message: String, range: Range<Int>) {
    let message =
      switch reason {
      case .unclosed: "This \(found) has no \(found == "(" ? ")" : "]")"
      case .unopened where found == ")": "Found ) without a ( before it"
      case .unopened, .repetition: "Found \"\(found)\" without anything before it"
      case .order: "The \(found.utf8.first == UInt8(ascii: "{") ? "numbers are" : "range is") in the wrong order"
      case .backslash: "Found a \\ at the end of the pattern"
      case .tooDeep: "Groups are nested too deeply"
      case .group: "This kind of group is not supported here; only (…), (?:…), (?=…) and (?!…) are"
      case .setNotation: "Nested sets are not supported here"
      case .escape, .reference: "This escape is not supported here"
      case .category: "This property is not supported here"
      default: self.message
      }
    switch reason {
    // The sign that determines the kind of group, and the character after the range.
    case .group: return (message, range.lowerBound + 1..<range.lowerBound + 2)
    case .order where found.utf8.first != UInt8(ascii: "{"): return (message, range.upperBound..<range.upperBound + 1)
    default: return (message, range)
    }
  }
}
