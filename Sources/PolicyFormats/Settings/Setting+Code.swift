import WatchwordDiagnostics

extension Setting {
  /// Creates a setting called `name` with the value in `token`; without a token, it has no value.
  init(_ name: ExactText, at nameRange: Range<Int>, _ token: CodeToken?) {
    self.init(
      name: name, nameRange: nameRange, value: token?.text ?? "", range: token?.range ?? nameRange, isContinued: false)
  }
}
