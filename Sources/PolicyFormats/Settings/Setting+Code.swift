import WatchwordDiagnostics

extension Setting {
  /// A setting called `name` with the value in `token`; with none, it has no value.
  init(_ name: ExactText, at nameRange: Range<Int>, _ token: CodeToken?) {
    self.init(
      name: name, nameRange: nameRange, value: token?.text ?? "", range: token?.range ?? nameRange, isContinued: false)
  }
}
