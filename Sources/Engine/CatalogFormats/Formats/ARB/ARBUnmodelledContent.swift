import WatchwordBasics

/// Finds the parts of an ARB file that the model lacks: metadata other than descriptions, and the names of numbers that
/// the texts do not show.
enum ARBUnmodelledContent {
  static func losses(of document: CatalogDocument) -> [CatalogLoss] {
    var unmodelledContent = UnmodelledContent(of: document.catalog)
    let tree = JSONTree(document.bytes)
    guard tree.defect == nil, let root = tree.root else { return [] }
    var tracker = LineColumnTracker(document.bytes)
    for member in tree.members(of: root) {
      let name = tree.text(tree.name(of: member))
      guard name.string.utf8.first == UInt8(ascii: "@"), name != "@@locale" else { continue }
      guard !name.string.utf8.starts(with: "@@".utf8) else {
        unmodelledContent.lose("\"\(name.clipped)\"", at: tracker.position(at: tree.start(of: member)))
        continue
      }
      guard tree.kind(of: member) == .object else { continue }
      for attribute in tree.members(of: member) {
        let attributeName = tree.text(tree.name(of: attribute))
        guard attributeName != "description" else { continue }
        unmodelledContent.lose(
          "the metadata \"\(attributeName.clipped)\" of texts", at: tracker.position(at: tree.start(of: attribute)))
      }
    }
    for message in document.catalog.files.lazy.flatMap({ $0.messages }) {
      guard let name = message[0].countName else { continue }
      let texts = message.compactMap { ($0.target ?? $0.source)?.text }
      if ARBWriter.countName(of: texts) != name {
        unmodelledContent.lose("the name of the number, {\(name.clipped)}", of: message[0].id, at: message[0].position)
      }
    }
    return unmodelledContent.losses
  }
}
