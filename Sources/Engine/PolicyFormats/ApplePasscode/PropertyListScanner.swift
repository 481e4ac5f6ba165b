import WatchwordBasics

/// Finds the dictionaries of an XML property list (the DTD "-//Apple//DTD PLIST 1.0//EN"), in linear time.
///
/// The XML reader of `WatchwordCatalogFormats` is not used, because this module would then depend on the catalogue
/// module for a reader that streams files of any length to its own handlers. A property list needs only a dozen
/// elements without attributes.
struct PropertyListScanner {
  /// An open element: a dictionary, or an array, which has no members.
  private struct Frame {
    let element: ExactText
    let prefix: String
    var key: (text: ExactText, range: Range<Int>)?
    var members: [PayloadMember] = []
  }

  private static let deepest = 16
  /// Longer keys are left out of the keys of nested members, which then match no known name.
  private static let maximumPrefixLength = 100
  private static let maximumMembers = 10_000
  private static let leaves: [ExactText] = ["key", "string", "integer", "real", "date", "data"]

  /// The dictionaries that are not members of another one, innermost first; they include the members of nested ones.
  private(set) var dictionaries: [[PayloadMember]] = []
  /// The range and the message of the first defect; nothing is read after it.
  private(set) var defect: (range: Range<Int>, message: String)?
  private let bytes: [UInt8]
  private var offset = 0
  private var frames: [Frame] = []
  private var memberCount = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while defect == nil, let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = start
      readMarkup()
    }
    if defect == nil, let frame = frames.last {
      defect = (bytes.count..<bytes.count, "The text ends inside <\(frame.element)>; expected </\(frame.element)>")
    }
  }

  // MARK: - Markup

  private mutating func readMarkup() {
    if bytes[offset...].starts(with: "<!--".utf8) {
      skip(until: "-->")
    } else if bytes[offset...].starts(with: "<?".utf8) {
      skip(until: "?>")
    } else if bytes[offset...].starts(with: "<!".utf8) {
      skip(until: ">")
    } else {
      readTag()
    }
  }

  private mutating func skip(until end: StaticString) {
    let end = UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount)
    while offset < bytes.count, !bytes[offset...].starts(with: end) { offset += 1 }
    offset = min(offset + end.count, bytes.count)
  }

  private mutating func readTag() {
    let start = offset
    guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) else {
      offset = bytes.count
      return report(start..<start + 1, "Found < without a >; expected an element")
    }
    offset = end + 1
    var content = start + 1..<end
    let isEnd = content.first.map { bytes[$0] == UInt8(ascii: "/") } ?? false
    if isEnd { content = content.dropFirst() }
    let isEmpty = content.last.map { bytes[$0] == UInt8(ascii: "/") } ?? false
    if isEmpty { content = content.dropLast() }
    let name = bytes[content].prefix { $0 > 0x20 }
    let element = ExactText(utf8: name)
    let range = name.startIndex..<name.endIndex
    if isEnd {
      close(element, at: range)
    } else if ["dict", "array"].contains(element) {
      open(element, at: range, isEmpty: isEmpty)
    } else if Self.leaves.contains(element) {
      readLeaf(element, at: range, isEmpty: isEmpty)
    } else if ["true", "false"].contains(element) {
      if !isEmpty { readLeaf(element, at: range, isEmpty: false) } else { add(element, "", range) }
    } else if element != "plist" {
      report(range, "A property list has no element <\(element.clipped)>")
    }
  }

  /// Reads an element that contains only text, up to its end tag.
  private mutating func readLeaf(_ element: ExactText, at range: Range<Int>, isEmpty: Bool) {
    var content = offset..<offset
    if !isEmpty {
      guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "<")),
        bytes[end...].starts(with: "</\(element)>".utf8)
      else { return report(range, "Found <\(element)> without </\(element)> after its text") }
      content = offset..<end
      offset = end + element.count + 3
    }
    let text = ExactText(utf8: CharacterReferences.decoded(bytes, content).bytes)
    if element == "key" {
      setKey(text, content.isEmpty ? range : content)
    } else {
      add(element, text, content.isEmpty ? range : content)
    }
  }

  // MARK: - Structure

  private mutating func open(_ element: ExactText, at range: Range<Int>, isEmpty: Bool) {
    guard frames.count < Self.deepest else {
      return report(range, "Elements are nested more than \(Self.deepest) deep")
    }
    var prefix = ""
    if let parent = frames.last, parent.element == "dict" {
      guard let key = parent.key else { return report(range, "Found <\(element)> without a <key> before it") }
      prefix = parent.prefix + (key.text.count > Self.maximumPrefixLength ? "…" : key.text.string) + "."
    }
    frames.append(Frame(element: element, prefix: element == "dict" ? prefix : ""))
    if isEmpty { close(element, at: range) }
  }

  private mutating func close(_ element: ExactText, at range: Range<Int>) {
    if element == "plist" { return }
    guard let frame = frames.last, frame.element == element else {
      return report(range, "Found </\(element.clipped)>; no such element is open")
    }
    if element == "dict", let key = frame.key {
      return report(key.range, "The key \"\(key.text.clipped)\" has no value")
    }
    frames.removeLast()
    let parent = frames.indices.last
    if let parent, frames[parent].element == "dict" {
      frames[parent].key = nil
      if element == "dict" {
        frames[parent].members += frame.members
        return
      }
    }
    if element == "dict" { dictionaries.append(frame.members) }
  }

  private mutating func setKey(_ text: ExactText, _ range: Range<Int>) {
    guard let last = frames.indices.last, frames[last].element == "dict" else {
      return report(range, "Found <key> outside of a <dict>")
    }
    if let key = frames[last].key { return report(key.range, "The key \"\(key.text.clipped)\" has no value") }
    frames[last].key = (text, range)
  }

  private mutating func add(_ element: ExactText, _ text: ExactText, _ range: Range<Int>) {
    guard let last = frames.indices.last, frames[last].element == "dict" else { return }
    guard let key = frames[last].key else {
      return report(range, "Found <\(element)> without a <key> before it")
    }
    frames[last].key = nil
    memberCount += 1
    guard memberCount <= Self.maximumMembers else {
      return report(range, "The property list has more than \(Self.maximumMembers) values")
    }
    frames[last].members.append(
      PayloadMember(
        key: ExactText(frames[last].prefix + key.text.string), keyRange: key.range, element: element, text: text,
        range: range))
  }

  private mutating func report(_ range: Range<Int>, _ message: String) { defect = defect ?? (range, message) }
}
