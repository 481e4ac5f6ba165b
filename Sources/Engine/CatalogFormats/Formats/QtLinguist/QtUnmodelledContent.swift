import WatchwordBasics

/// Finds the parts of a translation source of Qt that the model lacks. Each is reported once for the file.
struct QtUnmodelledContent: XMLContentHandler, ~Copyable {
  private var unmodelledContent: UnmodelledContent
  private var names: [(name: UnsafePointer<UInt8>, part: String)] = []
  private var translation: UnsafePointer<UInt8>?
  private var type: UnsafePointer<UInt8>?

  /// The elements that the model lacks.
  private static let parts = [
    ("location", "the places in the code"), ("oldsource", "previous sources"), ("oldcomment", "previous comments"),
    ("userdata", "data of other programs"), ("lengthvariant", "variants of other lengths"),
  ]

  static func losses(of document: CatalogDocument) -> [CatalogLoss] {
    var reader = XMLReader(file: document.path.name, bytes: document.bytes, kind: .qtLinguist) { _ in }
    var handler = QtUnmodelledContent(unmodelledContent: UnmodelledContent(of: document.catalog))
    reader.read(into: &handler)
    return handler.unmodelledContent.losses
  }

  private init(unmodelledContent: UnmodelledContent) { self.unmodelledContent = unmodelledContent }

  mutating func begin(_ reader: inout XMLReader) {
    names = Self.parts.map { (reader.interned($0.0), $0.1) }
    translation = reader.interned("translation")
    type = reader.interned("type")
  }

  mutating func start(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    if let part = names.first(where: { $0.name == tag.name })?.part {
      unmodelledContent.lose(part, at: tag.position)
    } else if tag.name == translation {
      var isGone = false
      tag.attributes.forEachUnprefixed { [type] name, value in
        let isOld = value.elementsEqual("vanished".utf8) || value.elementsEqual("obsolete".utf8)
        if name == type, isOld { isGone = true }
      }
      if isGone { unmodelledContent.lose("messages that the program no longer has", at: tag.position) }
    }
  }

  mutating func end(at offset: Int, _ reader: inout XMLReader) {}

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ reader: inout XMLReader) {}
}
