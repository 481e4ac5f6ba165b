/// Counts what is in a `.stringsdict` file without reading it as XML.
enum StringsDictWeight {
  /// What is in the document of these bytes, whatever its encoding. Each unit has a key and a text, at least
  /// three tags.
  static func weight(of document: [UInt8]) -> CatalogWeight {
    let encoding = TextEncoding(head: Array(document.prefix(CatalogFormat.headLength)))
    var weight = CatalogWeight()
    weight.bytes = document.count
    // A byte stands for one character at most, which takes up to three in UTF-8.
    if encoding.converterName != nil { weight.convertedBytes = 3 * document.count / encoding.unitWidth }
    for byte in document {
      if byte == UInt8(ascii: "<") { weight.tags += 1 }
      if byte == UInt8(ascii: "%") { weight.percentSigns += 1 }
    }
    // `<string/>` is a single tag.
    weight.units = weight.tags / 3
    return weight
  }
}
