import WatchwordBasics

/// Finds the parts of a file of string resources that the model lacks: other resources, the marks of text that is not
/// to be translated, and attributes of tools. Each is reported once for the file.
struct AndroidUnmodelledContent: XMLContentHandler, ~Copyable {
  private var unmodelledContent: UnmodelledContent
  private var depth = 0
  /// The depth of a resource that is lost as a whole; 0 outside it.
  private var lostDepth = 0

  private static let known: Set<ExactText> = ["string", "plurals", "string-array", "item", "eat-comment", "skip"]
  private static let attributes: Set<ExactText> = ["name", "quantity", "translatable", "formatted", "product", "type"]

  static func losses(of document: CatalogDocument) -> [CatalogLoss] {
    var reader = XMLReader(file: document.path.name, bytes: document.bytes, kind: .android) { _ in }
    var handler = AndroidUnmodelledContent(unmodelledContent: UnmodelledContent(of: document.catalog))
    reader.read(into: &handler)
    return handler.unmodelledContent.losses
  }

  private init(unmodelledContent: UnmodelledContent) { self.unmodelledContent = unmodelledContent }

  mutating func begin(_ reader: inout XMLReader) {}

  mutating func start(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    depth += 1
    guard depth > 1, lostDepth == 0 else { return }
    let name = ExactText(String(cString: tag.name))
    if depth == 2, !Self.known.contains(name) || tag.namespace != nil {
      lostDepth = depth
      return unmodelledContent.lose("<\(name.clipped)>, which is no text", at: tag.position)
    }
    if tag.namespace != nil {
      return unmodelledContent.lose("the marks of text that is not to be translated (<xliff:g>)", at: tag.position)
    }
    guard Self.known.contains(name) else { return }
    tag.attributes.forEach { name, namespace, _ in
      let name = ExactText(String(cString: name))
      guard namespace != nil || !Self.attributes.contains(name) else { return }
      unmodelledContent.lose("the attribute \(name.clipped)", at: tag.position)
    }
  }

  mutating func end(at offset: Int, _ reader: inout XMLReader) {
    if depth == lostDepth { lostDepth = 0 }
    depth -= 1
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ reader: inout XMLReader) {}
}
