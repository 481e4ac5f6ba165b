/// Counts what is in a document of JSON without reading it: each colon may be that of a unit.
enum JSONWeight {
  static func weight(of document: [UInt8]) -> CatalogWeight {
    var weight = CatalogWeight()
    weight.bytes = document.count
    for byte in document {
      if byte == UInt8(ascii: ":") { weight.units += 1 }
      if byte == UInt8(ascii: "%") { weight.percentSigns += 1 }
    }
    weight.tags = weight.units
    return weight
  }
}
