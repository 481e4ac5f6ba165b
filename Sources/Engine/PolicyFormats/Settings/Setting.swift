import WatchwordBasics

/// A line of a settings file: a name and its value.
struct Setting {
  /// The name as written.
  let name: ExactText
  let nameRange: Range<Int>
  /// The value; empty if there is none.
  let value: ExactText
  /// The range of the value, or that of the name if there is no value.
  let range: Range<Int>
  /// Whether the value continues on the next line.
  var isContinued = false

  /// Whether this is the setting called `name`, in any case.
  func isCalled(_ name: ExactText) -> Bool { self.name.lowercased == name.lowercased }
}

extension ExactText {
  /// The text with its letters A-Z in lower case.
  var lowercased: ExactText { ExactText(ASCII.lowercased(string)) }
}

extension Setting {
  /// Creates a setting whose value is an expression, from `first` to the sign or line that ends it, which is read from
  /// `scanner`. Its text is no literal, so it is reported as an invalid value.
  init(
    _ name: ExactText, at nameRange: Range<Int>, computedFrom first: CodeToken, in bytes: [UInt8],
    _ scanner: inout CodeScanner
  ) {
    var rest = scanner
    var end = first.range.upperBound
    while let token = rest.next(), !token.startsLine, !token.isSign(";"), !token.isSign(",") {
      end = token.range.upperBound
      scanner = rest
    }
    let range = first.range.lowerBound..<end
    self.init(
      name: name, nameRange: nameRange, value: ExactText(utf8: bytes[range]), range: range)
  }

  /// Creates a setting called `name` with the value in `token`; without a token, it has no value.
  init(_ name: ExactText, at nameRange: Range<Int>, _ token: CodeToken?) {
    self.init(
      name: name, nameRange: nameRange, value: token?.text ?? "", range: token?.range ?? nameRange)
  }
}
