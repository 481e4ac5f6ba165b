import WatchwordSystemFiles

/// Counts what is in a string catalogue without reading it as JSON.
enum XCStringsWeight {
  static func weight(of document: [UInt8]) -> CatalogWeight {
    var weight = CatalogWeight()
    weight.bytes = document.count
    forEach(UInt8(ascii: "%"), in: document) { _ in weight.percentSigns += 1 }
    var braces = 0
    forEach(UInt8(ascii: "{"), in: document) { _ in braces += 1 }
    // A text takes an object for its state and value; a key, and its languages, take others.
    weight.units = braces
    weight.tags = braces
    return weight
  }

  private static func forEach(_ byte: UInt8, in document: [UInt8], _ body: (Int) -> Void) {
    var next = 0
    while next < document.count, let offset = document.firstIndex(of: byte, from: next) {
      body(offset)
      next = offset + 1
    }
  }
}
