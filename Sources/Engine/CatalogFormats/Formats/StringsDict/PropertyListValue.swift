import WatchwordBasics

/// A value of a property list, limited to the types that catalogues use.
enum PropertyListValue {
  case text(Segment)
  indirect case dictionary([PropertyListMember], SourceSpan)
  /// A value that catalogues do not use, with the name of its element.
  case other(PropertyListElement, SourceSpan)

  /// The span of the value.
  var span: SourceSpan {
    switch self {
    case .text(let segment): segment.span
    case .dictionary(_, let span), .other(_, let span): span
    }
  }

  /// The text, if it is one.
  var text: Segment? {
    if case .text(let segment) = self { segment } else { nil }
  }

  /// The name of the value in messages.
  var name: String {
    switch self {
    case .text: "<string>"
    case .dictionary: "<dict>"
    case .other(let element, _): "<\(element.rawValue)>"
    }
  }
}

/// A key of a dictionary in a property list, and its value.
struct PropertyListMember {
  let key: ExactText
  /// The `<key>` element.
  let keySpan: SourceSpan
  let value: PropertyListValue
  /// The comments before it.
  var notes: [ExactText] = []

  /// The span of the key and the value.
  var span: SourceSpan { SourceSpan(start: keySpan.start, end: value.span.end) }
}
