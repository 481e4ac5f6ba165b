/// How much there is in documents, counted before they are read: enough to foresee the memory that they take.
public struct CatalogWeight: Sendable {
  /// The bytes of the documents.
  public var bytes = 0
  /// The bytes that are made to show lines of a document that is not in UTF-8, at most.
  public var convertedBytes = 0
  /// The units; what looks like one in a comment may count too.
  public var units = 0
  /// The pieces of markup, such as the tags of XML: those of units, texts and notes, and those inside texts.
  public var tags = 0
  /// The percent signs, each of which may start a placeholder.
  public var percentSigns = 0

  /// Nothing at all.
  public init() {}

  /// Both together.
  public static func + (left: CatalogWeight, right: CatalogWeight) -> CatalogWeight {
    var sum = left
    sum.bytes += right.bytes
    sum.convertedBytes += right.convertedBytes
    sum.units += right.units
    sum.tags += right.tags
    sum.percentSigns += right.percentSigns
    return sum
  }
}
