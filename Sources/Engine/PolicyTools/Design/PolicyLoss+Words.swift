package import WatchwordPolicy

extension PolicyLoss {
  /// Returns the loss as a plain-language sentence without a full stop; `text` returns the user-visible text of a rule
  /// by index.
  package func sentence(_ text: (Int) -> String) -> String {
    guard case .rule(let index, _) = part else { return message }
    let cause = reason.map { ", because \($0)" } ?? ""
    return "“\(text(index))”\(cause): " + (substitute.map { "instead it \($0)" } ?? "left out")
  }
}
