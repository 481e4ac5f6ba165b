import WatchwordDiagnostics

/// Finds what a string catalogue says beyond the model: how Xcode came to know its keys.
enum XCStringsRemainder {
  /// The members of a key that the model has.
  private static let known: Set<ExactText> = ["localizations", "comment", "shouldTranslate"]

  static func losses(of document: CatalogDocument) -> [CatalogLoss] {
    var remainder = CatalogRemainder(of: document.catalog)
    let text = SourceText(name: document.path.name, bytes: document.bytes)
    guard case .object(let members)? = JSONReader.read(text, maximumLength: .max).value?.value,
      case .object(let keys)? = members.first(where: { $0.key.text == "strings" })?.node.value
    else { return [] }
    var places = ForwardPlaces(document.bytes)
    for key in keys {
      guard case .object(let members) = key.node.value else { continue }
      for member in members where !known.contains(member.key.text) {
        let name = member.key.text == "extractionState" ? "the extraction state" : "\"\(member.key.text.clipped)\""
        remainder.lose(name, of: key.key.text, at: places.position(at: member.key.range.lowerBound))
      }
    }
    return remainder.losses
  }
}
