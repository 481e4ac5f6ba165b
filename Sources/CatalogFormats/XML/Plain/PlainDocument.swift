import CLibXML2

/// What is known of a plain document while it is read: its names, its open elements, and the tag at hand.
///
/// A document is plain as far as it has nothing but elements, attributes, text, references without declarations and
/// comments, all well-formed, in names of ASCII and with line breaks as LF. Most catalogues are plain to their end. This
/// reads them in a third of the time that libxml2 takes; where a document is not plain, libxml2 goes on, and judges
/// everything that may be a defect.
struct PlainDocument: ~Copyable {
  typealias Place = PlainBytes.Place

  /// An open element.
  struct Element: BitwiseCopyable {
    /// The number of its name.
    let name: Int
    /// How many namespaces were declared in front of its start tag.
    let namespaces: Int
  }

  /// A start tag that was read.
  struct Tag {
    let name: PlainNames.Name
    let namespace: UnsafePointer<UInt8>?
    let attributes: Int
    let namespaces: Int
    /// Its `>`, or the `/` in front of it.
    let end: Place
    let isEmptyElement: Bool
  }

  /// A tag with more attributes is left to the parser.
  private static let attributeLimit = 24
  /// A tag, a text or a comment that is longer is left to the parser.
  static let tokenLimit = 128 * 1024

  private var names: PlainNames
  private(set) var elements = DepthStack<Element>()
  private(set) var namespaces = PlainNamespaces()
  /// The attributes of the latest start tag, as libxml2 hands them out.
  let fields = UnsafeMutablePointer<UnsafePointer<UInt8>?>.allocate(capacity: 5 * attributeLimit)
  /// Values of attributes that differ from what is written; they are never longer than that, and no tag is much longer
  /// than the limit.
  private let values = UnsafeMutablePointer<UInt8>.allocate(capacity: 4 * tokenLimit)
  /// The namespace of the prefix `xml`, which is never declared, and that prefix.
  private let xml: (prefix: UnsafePointer<UInt8>, uri: UnsafePointer<UInt8>)
  /// Where the latest token turned out not to be plain, or not to be there as a whole.
  private(set) var failure: Place
  /// Behind the last byte of the window.
  var end: Place

  /// A document that the parser `context` would read, of which the first bytes end at `end`; `nil` if there is no memory
  /// for it.
  init?(_ context: xmlParserCtxtPtr, before end: Place) {
    guard let dictionary = context.pointee.dict, let names = PlainNames(context),
      let prefix = xmlDictLookup(dictionary, "xml", 3),
      let uri = xmlDictLookup(dictionary, "http://www.w3.org/XML/1998/namespace", -1)
    else { return nil }
    self.names = names
    xml = (prefix, uri)
    failure = end
    self.end = end
  }

  deinit {
    fields.deallocate()
    values.deallocate()
  }

  // MARK: Tags

  /// Reads the start tag at `start`, whose element is open then; `nil` if it is not plain, or not there as a whole.
  mutating func startTag(at start: Place) -> Tag? {
    let declared = namespaces.declarations.count
    guard let tag = readStartTag(at: start, declared) else {
      if namespaces.declarations.count > declared { namespaces.forget(downTo: declared) }
      return nil
    }
    return tag
  }

  @inline(__always)
  private mutating func readStartTag(at start: Place, _ declared: Int) -> Tag? {
    var next = start + 1
    guard let number = names.number(at: &next) else { return fail(next) }
    var count = 0
    var free = values
    var hasPrefix = false
    while true {
      if next[0] == UInt8(ascii: ">") || next[0] == UInt8(ascii: "/") { break }
      guard PlainBytes.isSpace(next[0]) else { return fail(next) }
      repeat { next += 1 } while PlainBytes.isSpace(next[0])
      if next[0] == UInt8(ascii: ">") || next[0] == UInt8(ascii: "/") { break }
      guard let attribute = names.number(at: &next) else { return fail(next) }
      while PlainBytes.isSpace(next[0]) { next += 1 }
      guard next[0] == UInt8(ascii: "=") else { return fail(next) }
      repeat { next += 1 } while PlainBytes.isSpace(next[0])
      guard let value = value(at: &next, &free) else { return fail(next) }
      let name = names[attribute]
      if name.declaresNamespace {
        guard declare(name, value, since: declared) else { return fail(next) }
        continue
      }
      guard count < Self.attributeLimit else { return fail(next) }
      let field = fields + 5 * count
      field[0] = name.local
      field[1] = name.prefix
      field[3] = value.start
      field[4] = value.end
      if name.prefix != nil { hasPrefix = true }
      count &+= 1
    }
    let isEmptyElement = next[0] == UInt8(ascii: "/")
    if isEmptyElement, next[1] != UInt8(ascii: ">") { return fail(next) }
    let name = names[number]
    guard !name.declaresNamespace, count < 2 || hasDifferentAttributes(count) else { return fail(start) }
    if hasPrefix {
      guard resolvePrefixes(count) else { return fail(start) }
    } else {
      for index in 0..<count { fields[5 &* index &+ 2] = nil }
    }
    var namespace = namespaces.unprefixed
    if let prefix = name.prefix {
      namespace = namespaces.uri(of: prefix)
      if namespace == nil { return fail(start) }
    }
    elements.append(Element(name: number, namespaces: declared))
    return Tag(
      name: name, namespace: namespace, attributes: count, namespaces: namespaces.declarations.count &- declared,
      end: next, isEmptyElement: isEmptyElement)
  }

  /// Closes the latest element.
  @inline(__always)
  mutating func close() {
    guard let element = elements.popLast() else { return }
    if namespaces.declarations.count > element.namespaces { namespaces.forget(downTo: element.namespaces) }
  }

  /// The place behind the end tag at `start`, if it closes the latest element.
  @inline(__always)
  mutating func endTag(at start: Place) -> Place? {
    guard let element = elements.last else { return fail(start) }
    let name = names[element.name]
    guard end - start > 2 + name.key.count else { return fail(end) }
    guard name.isWritten(at: start + 2) else { return fail(start) }
    var next = start + 2 + name.key.count
    while PlainBytes.isSpace(next[0]) { next += 1 }
    guard next[0] == UInt8(ascii: ">") else { return fail(next) }
    return next + 1
  }

  // MARK: Text and comments

  /// Where the text of the comment ends that starts at `start`, and where the comment does.
  mutating func comment(at start: Place) -> (end: Place, next: Place)? {
    guard start[2] == UInt8(ascii: "-"), start[3] == UInt8(ascii: "-") else { return fail(start) }
    guard let end = PlainBytes.endOfComment(from: start + 4, failure: &failure) else { return nil }
    return (end, end + 3)
  }

  /// The character that the reference at `start` stands for, and where the reference ends.
  mutating func reference(at start: Place) -> (character: UnsafeBufferPointer<UInt8>, next: Place)? {
    var next = start
    let count = PlainReference.resolve(&next, into: values)
    guard count > 0 else { return fail(start) }
    return (UnsafeBufferPointer(start: values, count: count), next)
  }

  /// Notes that what is at `place` is not plain, or not there as a whole.
  @inline(__always)
  mutating func fail<Result>(_ place: Place) -> Result? {
    failure = place
    return nil
  }

  // MARK: Attributes

  /// The value of an attribute at its quotation mark `next`, which is moved behind it.
  @inline(__always)
  private mutating func value(
    at next: inout Place, _ free: inout UnsafeMutablePointer<UInt8>
  ) -> (start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>)? {
    let quote = next[0]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let start = next + 1
    next = PlainBytes.endOfValue(from: start)
    if next[0] != quote {
      guard isWritten(&next, quote) else { return rewrittenValue(from: start, at: &next, quote, &free) }
    }
    let end = next
    next += 1
    return (start, end)
  }

  /// Whether the rest of a value, which starts at `next`, stands for itself; moves `next` to where it ends or does not.
  private func isWritten(_ next: inout Place, _ quote: UInt8) -> Bool {
    while true {
      let byte = next[0]
      if byte == quote { return true }
      if byte >= 0x80 {
        let length = PlainBytes.lengthOfCharacter(at: next)
        if length == 0 { return false }
        next += length
      } else if byte < 0x20 || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") {
        return false
      } else {
        next += 1
      }
    }
  }

  /// The value that starts at `start`, with its references resolved and white space as blanks (XML 1.0, section 3.3.3);
  /// up to `next`, it stands for itself.
  private func rewrittenValue(
    from start: Place, at next: inout Place, _ quote: UInt8, _ free: inout UnsafeMutablePointer<UInt8>
  ) -> (start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>)? {
    let first = free
    var copied = start
    while true {
      guard isWritten(&next, quote) || next[0] == UInt8(ascii: "&") || PlainBytes.isSpace(next[0]) else { return nil }
      free.update(from: copied, count: next - copied)
      free += next - copied
      if next[0] == quote {
        next += 1
        return (UnsafePointer(first), UnsafePointer(free))
      }
      if next[0] == UInt8(ascii: "&") {
        let count = PlainReference.resolve(&next, into: free)
        if count == 0 { return nil }
        free += count
      } else {
        free[0] = 0x20
        free += 1
        next += 1
      }
      copied = next
    }
  }

  /// Declares a namespace; false if a parser has to judge it.
  private mutating func declare(
    _ name: PlainNames.Name, _ value: (start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>), since first: Int
  ) -> Bool {
    let uri = UnsafeBufferPointer(start: value.start, count: value.end - value.start)
    let prefix = name.prefix == nil ? nil : name.local
    guard prefix != xml.prefix, PlainNamespaces.isPlain(uri),
      let interned = names.interned(uri[...])
    else { return false }
    return namespaces.declare(prefix, interned, since: first)
  }

  /// Whether no two of the attributes can be the same.
  @inline(__always)
  private func hasDifferentAttributes(_ count: Int) -> Bool {
    for index in 1..<count {
      let field = fields + 5 &* index
      for other in 0..<index where fields[5 &* other] == field[0] {
        // A name without a prefix is in no namespace; two prefixes may stand for the same one.
        if (field[1] == nil) == (fields[5 &* other &+ 1] == nil) { return false }
      }
    }
    return true
  }

  /// Finds the namespaces of the attributes with prefixes; false if one is not declared.
  private func resolvePrefixes(_ count: Int) -> Bool {
    for index in 0..<count {
      let field = fields + 5 * index
      guard let prefix = field[1] else {
        field[2] = nil
        continue
      }
      field[2] = prefix == xml.prefix ? xml.uri : namespaces.uri(of: prefix)
      if field[2] == nil { return false }
    }
    return true
  }

  // MARK: Going on with the parser

  /// A document that leads libxml2 to the end of the latest event: the tags of the open elements, or what stands for a
  /// prolog or a root that was read.
  func replacement(hasRoot: Bool) -> [UInt8] {
    guard !elements.isEmpty else { return Array(hasRoot ? "<x/> ".utf8 : "<!----> ".utf8) }
    var bytes: [UInt8] = []
    for depth in 0..<elements.count {
      guard let element = elements.element(at: depth) else { continue }
      bytes.append(UInt8(ascii: "<"))
      append(names[element.name].written, to: &bytes)
      let end = elements.element(at: depth + 1)?.namespaces ?? namespaces.declarations.count
      for declaration in namespaces.declarations[element.namespaces..<end] {
        bytes += " xmlns".utf8
        if let prefix = declaration.prefix {
          bytes.append(UInt8(ascii: ":"))
          append(prefix, to: &bytes)
        }
        bytes += "=\"".utf8
        append(declaration.uri, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
      }
      bytes.append(UInt8(ascii: ">"))
    }
    return bytes
  }

  private func append(_ text: UnsafePointer<UInt8>, to bytes: inout [UInt8]) {
    var next = text
    while next[0] != 0 {
      bytes.append(next[0])
      next += 1
    }
  }
}
