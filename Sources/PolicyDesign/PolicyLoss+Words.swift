package import WatchwordPolicy

extension PolicyLoss {
  /// The loss in people's words, a sentence without a full stop, where `text` is what users read of a rule by its index.
  package func sentence(_ text: (Int) -> String) -> String {
    guard case .rule(let index, _) = part else { return message }
    let cause = reason.map { ", because \($0)" } ?? ""
    return "“\(text(index))”\(cause): " + (substitute.map { "instead it \($0)" } ?? "left out")
  }
}
