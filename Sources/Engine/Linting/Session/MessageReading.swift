import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The position of a message in a catalogue; in a document that holds its languages side by side, a message has one in
/// each language.
struct MessageIndex: Sendable {
  let file: Int
  let message: Int
}

/// A message that is read in an excerpt of the document, where it reads as in the document.
struct MessageReading {
  let excerpt: MessageExcerpt
  /// The positions of the message in the document.
  let indices: [MessageIndex]
  private let reading: CatalogReading
  /// The positions of the message in the excerpt, in the order of `indices`.
  private let own: [MessageIndex]

  /// Reads the excerpt of the message at `index` with `read`, or returns `nil` if the message reads differently in it.
  init?(
    _ index: MessageIndex, of examination: Examination, _ document: [UInt8],
    _ read: ([UInt8], Set<ExactText>) -> CatalogReading
  ) {
    guard let bounds = MessageBounds(index, in: examination.files),
      !examination.readerFindings.contains(where: { bounds.lines.contains($0.span.end.line) }),
      let excerpt = MessageExcerpt(bounds.places, of: document)
    else { return nil }
    let reading = read(excerpt.bytes, bounds.keys)
    let files = reading.catalog.files
    var own: [MessageIndex] = []
    for index in bounds.indices {
      let file = examination.files[index.file]
      let message = file.messages[index.message]
      guard let number = files.firstIndex(where: { $0.header.isSimilar(to: file.file) }),
        let position = files[number].messages.firstIndex(where: { $0.key == message.key }),
        files[number].messages[position].equals(message, movedBy: excerpt.lines)
      else { return nil }
      own.append(MessageIndex(file: number, message: position))
    }
    // The excerpt has no other messages than this one and the first one.
    let others = files.flatMap { $0.messages }.filter { !bounds.keys.contains($0.key) }
    let count = files.reduce(0) { $0 + $1.messages.count { $0.key == bounds.key } }
    guard reading.isWhole, others.isEmpty, count == own.count else { return nil }
    self.excerpt = excerpt
    self.reading = reading
    indices = bounds.indices
    self.own = own
  }

  private init(_ excerpt: MessageExcerpt, _ reading: CatalogReading, like other: MessageReading) {
    self.excerpt = excerpt
    self.reading = reading
    indices = other.indices
    own = other.own
  }

  /// The message at each position, at its place in the document.
  var messages: [CatalogMessage] {
    own.map { reading.catalog.files[$0.file].messages[$0.message].moved(by: excerpt.lines) }
  }

  /// Returns the message after an edit of the excerpt, or `nil` if more than the message is different, or if there are
  /// other findings of the reader.
  func changed(to bytes: [UInt8], _ read: ([UInt8], Set<ExactText>) -> CatalogReading) -> MessageReading? {
    guard let changed = excerpt.changed(to: bytes) else { return nil }
    let files = reading.catalog.files
    let new = read(bytes, Set(files.flatMap { $0.messages.map { $0.key } }))
    guard new.isWhole, new.findings.count == reading.findings.count,
      zip(new.findings, reading.findings).allSatisfy({
        $0.id == $1.id && ExactText($0.message) == ExactText($1.message)
      }),
      files.count == new.catalog.files.count,
      zip(new.catalog.files, files).allSatisfy({ new, old in
        new.header.isSimilar(to: old.header) && new.messages.map { $0.key } == old.messages.map { $0.key }
      })
    else { return nil }
    return MessageReading(changed, new, like: self)
  }
}

extension CatalogFile {
  /// Whether the attributes that determine the meaning of the messages are equal.
  fileprivate func isSimilar(to other: CatalogFile) -> Bool {
    original == other.original && sourceLanguage == other.sourceLanguage && targetLanguage == other.targetLanguage
      && datatype == other.datatype && messageSyntax == other.messageSyntax && sources == other.sources
      && lacksLanguage == other.lacksLanguage && acceleratorMark == other.acceleratorMark
  }
}

/// The places of a message in a document.
private struct MessageBounds {
  let key: ExactText
  /// The keys of the messages in the excerpt.
  let keys: Set<ExactText>
  /// The positions of the message.
  let indices: [MessageIndex]
  let places: MessageExcerpt.Places

  /// The lines of the message and of the content between the previous message and it.
  var lines: ClosedRange<Int> { places.previous.line...max(places.previous.line, places.end.line) }

  /// Finds the places of the message at `index`, or returns `nil` if the message is not in the document, but only in
  /// that with its sources, or if another message follows on the same line.
  init?(_ index: MessageIndex, in files: [FileSummary]) {
    let key = files[index.file].messages[index.message].key
    // In a document that holds its languages side by side, the file elements are interleaved.
    let group = files.contains { $0.file.holdsItsSources } ? files.indices : index.file..<index.file + 1
    let messages = MessageSpan.all(in: files[group])
    guard let own = messages.first(where: { $0.key == key }), !own.ends(onLineOf: messages),
      !files.contains(where: { $0.file.span.start.line == own.end.line && own.end <= $0.file.span.start })
    else { return nil }
    let previous = messages.filter { $0.start < own.start }.max { $0.end < $1.end }
    // What follows a plural form in the document closes more elements or objects than what follows a text.
    let first = previous.flatMap { previous in
      messages.filter { $0.isWhole == previous.isWhole }.min { $0.start < $1.start }
    }
    let following = files[group.upperBound...].reversed().lazy.map { MessageSpan.all(in: [$0]) }.first { !$0.isEmpty }
    let last = (following ?? messages).filter { $0.isWhole == own.isWhole }.max { $0.end < $1.end } ?? own
    self.key = key
    keys = Set(
      (messages + (following ?? [])).filter { message in
        message.key == key || message.end <= first?.end ?? own.start || last.end < message.end
      }.map { $0.key })
    indices = group.compactMap { number in
      if number == index.file { return index }
      let message = files[number].messages.firstIndex { $0.key == key }
      return message.map { MessageIndex(file: number, message: $0) }
    }
    let elements = (first: files[0].file.span.start, own: files[index.file].file.span.start)
    places = MessageExcerpt.Places(
      elements: group.count == files.count ? nil : elements, first: first?.end ?? own.start,
      previous: previous?.end ?? own.start, end: own.end, last: last.end)
  }
}

/// The place of a message in a document.
private struct MessageSpan {
  let key: ExactText
  private(set) var start: SourcePosition
  private(set) var end: SourcePosition
  /// Whether the last unit is a text for all numbers and devices.
  private(set) var isWhole: Bool

  /// Returns the spans of the messages of some file elements. The texts that a translation lacks are only in the
  /// document with the sources.
  static func all(in files: ArraySlice<FileSummary>) -> [MessageSpan] {
    var spans: [MessageSpan] = []
    var indices: [ExactText: Int] = [:]
    for file in files {
      for message in file.messages {
        var span: MessageSpan?
        for unit in message where unit.target != nil || file.file.sources != .otherDocument {
          let own = MessageSpan(
            key: message.key, start: unit.span.start, end: unit.span.end, isWhole: unit.variation == .whole)
          span = span?.joined(with: own) ?? own
        }
        guard let span else { continue }
        if files.count == 1 {
          spans.append(span)
        } else if let index = indices[span.key] {
          spans[index] = spans[index].joined(with: span)
        } else {
          indices[span.key] = spans.count
          spans.append(span)
        }
      }
    }
    return spans
  }

  private func joined(with other: MessageSpan) -> MessageSpan {
    MessageSpan(
      key: key, start: min(start, other.start), end: max(end, other.end),
      isWhole: end < other.end ? other.isWhole : isWhole)
  }

  /// Whether one of the messages begins on the line on which this one ends, after it.
  func ends(onLineOf messages: [MessageSpan]) -> Bool {
    messages.contains { $0.start.line == end.line && end <= $0.start }
  }
}
