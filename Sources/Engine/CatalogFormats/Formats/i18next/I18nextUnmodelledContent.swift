import WatchwordBasics

/// Finds the parts of an i18next file that the model lacks: lists, whose items get keys with numbers, and values that
/// are not texts. Each is reported once for the file.
enum I18nextUnmodelledContent {
  static func losses(of document: CatalogDocument) -> [CatalogLoss] {
    var unmodelledContent = UnmodelledContent(of: document.catalog)
    let tree = JSONTree(document.bytes)
    guard tree.defect == nil, let root = tree.root else { return [] }
    var tracker = LineColumnTracker(document.bytes)
    // Positions must be computed in ascending order, which is that of the nodes.
    var open = [root]
    while let node = open.popLast() {
      switch tree.kind(of: node) {
      case .object: open += tree.children(of: node).reversed()
      case .array:
        unmodelledContent.lose(
          "lists; their items get keys with numbers", at: tracker.position(at: tree.start(of: node)))
        open += tree.children(of: node).reversed()
      case .number, .bool:
        unmodelledContent.lose("values that are not texts", at: tracker.position(at: tree.start(of: node)))
      default: break
      }
    }
    return unmodelledContent.losses
  }
}
