import WatchwordDiagnostics

/// Finds the parts of a string catalogue that the model lacks: the extraction states of its keys.
enum XCStringsRemainder {
  /// The members of a key that the model contains.
  private static let known: Set<ExactText> = ["localizations", "comment", "shouldTranslate"]

  static func losses(of document: CatalogDocument) -> [CatalogLoss] {
    var remainder = CatalogRemainder(of: document.catalog)
    let tree = JSONTree(document.bytes)
    guard tree.defect == nil, let root = tree.root, let strings = tree.member("strings", of: root) else { return [] }
    var places = ForwardPlaces(document.bytes)
    for key in tree.members(of: strings) {
      for member in tree.members(of: key) {
        let name = tree.text(tree.name(of: member))
        guard !known.contains(name) else { continue }
        remainder.lose(
          name == "extractionState" ? "the extraction state" : "\"\(name.clipped)\"",
          of: tree.text(tree.name(of: key)), at: places.position(at: tree.start(of: member)))
      }
    }
    return remainder.losses
  }
}
