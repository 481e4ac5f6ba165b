import WatchwordBasics

/// Texts without their inline elements, for formats that have only words, or tags in their texts.
struct PlainTexts {
  private(set) var files: [TranslationCatalog.File] = []
  private(set) var losses: [CatalogLoss] = []
  /// The tags that are kept, in the order of their numbers.
  private(set) var tags: [String] = []
  private let keepsTags: Bool

  /// Removes the inline elements of file elements. With `keepsTags`, codes that stand for tags become marks with the
  /// numbers of these tags.
  init(_ files: [TranslationCatalog.File], keepsTags: Bool = false) {
    self.keepsTags = keepsTags
    self.files = files.map { file in
      TranslationCatalog.File(
        header: file.header, messages: file.messages.map { $0.mapUnits { plain($0, file.header.targetLanguage) } })
    }
  }

  private mutating func plain(_ unit: TranslationUnit, _ language: ExactText?) -> TranslationUnit {
    guard [unit.source, unit.target].contains(where: { $0?.hasMarkup == true }) else { return unit }
    var isLost = false
    let (source, target) = (plain(unit.source, &isLost), plain(unit.target, &isLost))
    if isLost { losses.append(CatalogLoss(.inlineCodes, of: unit.id, in: language, at: unit.position)) }
    return unit.with(source: source, target: target)
  }

  private mutating func plain(_ segment: Segment?, _ isLost: inout Bool) -> Segment? {
    guard let segment, segment.hasMarkup, let markup = InlineMarkup(segment) else { return segment }
    var text: [UInt8] = []
    // The start of each open element in the text, and the mark of its end.
    var open: [(start: Int, holdsCode: Bool, end: [UInt8])] = []
    for piece in markup.pieces {
      switch piece {
      case .text(let data): text += InlineMarkup.characters(of: data)
      case .start(let tag):
        let code = keepsTags ? tag.code.flatMap { TextTag.normalized($0) } : nil
        // The halves of a pair may overlap with other pairs.
        let isKept = code.map { ($0.end != nil) == ["g", "pc"].contains(tag.name) } ?? false
        if let code, isKept { text += mark(code.start) }
        if !isKept { isLost = true }
        // A value is shown, and a tag is not.
        if tag.isEmpty, let value = tag.code, [UInt8(ascii: "%"), UInt8(ascii: "{")].contains(value.first) {
          text += value
        }
        open.append((text.count, tag.holdsCode, isKept ? code?.end.map { mark($0) } ?? [] : []))
      case .end:
        guard let (start, holdsCode, end) = open.popLast() else { break }
        // Code that is no tag is a value, such as %s.
        if holdsCode, text[start...].first == UInt8(ascii: "<") { text.removeSubrange(start...) }
        text += end
      }
    }
    return Segment(text: ExactText(utf8: text), inOtherFileAt: segment.contentSpan)
  }

  // MARK: Marks

  /// U+FDD0 and U+FDD1, noncharacters for internal use (Unicode, section 23.7), around the number of a tag.
  private static let (markStart, markEnd): ([UInt8], [UInt8]) = ([0xEF, 0xB7, 0x90], [0xEF, 0xB7, 0x91])

  private mutating func mark(_ tag: String) -> [UInt8] {
    tags.append(tag)
    return Self.markStart + Array("\(tags.count - 1)".utf8) + Self.markEnd
  }

  /// Splits a text at the marks of its tags: each part with the tag before it.
  func parts(of text: ExactText) -> [(tag: String?, words: ExactText)] {
    guard !tags.isEmpty else { return [(nil, text)] }
    var parts: [(tag: String?, words: [UInt8])] = [(nil, [])]
    var rest = Array(text.string.utf8)[...]
    while let byte = rest.first {
      let number = rest.dropFirst(Self.markStart.count).prefix { ASCII.isDigit($0) }
      if rest.starts(with: Self.markStart), rest[number.endIndex...].starts(with: Self.markEnd),
        let index = Int(String(decoding: number, as: UTF8.self)), tags.indices.contains(index)
      {
        parts.append((tags[index], []))
        rest = rest[(number.endIndex + Self.markEnd.count)...]
      } else {
        parts[parts.count - 1].words.append(byte)
        rest = rest.dropFirst()
      }
    }
    return parts.map { ($0.tag, ExactText(utf8: $0.words)) }
  }
}

extension Segment {
  /// Whether the text has inline elements, or tags of its format.
  fileprivate var hasMarkup: Bool { !elements.isEmpty || !tags.isEmpty }
}

extension InlineMarkup.Tag {
  /// The characters of the code that the element stands for, if it has them.
  fileprivate var code: [UInt8]? {
    (self["equiv-text"] ?? self["equivStart"] ?? self["equiv"]).map {
      InlineMarkup.characters(of: Array($0.string.utf8)[...])
    }
  }
}
