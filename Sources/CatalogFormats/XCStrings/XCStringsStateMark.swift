import WatchwordDiagnostics

/// The states of texts in string catalogues.
enum XCStringsStateMark {
  /// Returns the value of `state`, which the texts of a set share; `nil` if there is none.
  static func ofText(_ unit: TranslationUnit, in document: DocumentText) -> StateMark? {
    let tree = JSONTree(document.bytes)
    guard unit.state != nil, let target = unit.target, let offset = document.offset(of: target.span.start),
      var node = tree.root
    else { return nil }
    var owner: JSONTree.Node?
    while let child = tree.children(of: node).first(where: { tree.range(of: $0).contains(offset) }) {
      if tree.kind(of: node) == .object { owner = node }
      node = child
    }
    guard let state = owner.flatMap({ tree.member("state", of: $0) }), tree.kind(of: state) == .string else {
      return nil
    }
    let isFinished = unit.state?.isFinished ?? true
    return StateMark(
      tree.range(of: state), finished: isFinished ? nil : Array("\"\(XCStringsState.translated.rawValue)\"".utf8),
      in: document)
  }
}
