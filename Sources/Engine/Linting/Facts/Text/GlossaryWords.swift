import WatchwordBasics
import WatchwordLocalization

/// The part of a glossary for one language, prepared for searching many texts.
final class GlossaryWords: Sendable {
  /// A term with its agreed translations, any of which is correct.
  typealias Term = (source: GlossaryWord, translations: [GlossaryWord])

  /// The terms with their agreed translations, the longest first, because one term can be part of another.
  let terms: [Term]
  /// The words that must not appear in translations.
  let forbidden: [GlossaryWord]
  /// The words that every translation keeps unchanged.
  let kept: [GlossaryWord]
  private let termIndex: GlossaryIndex
  private let forbiddenIndex: GlossaryIndex
  private let keptIndex: GlossaryIndex

  /// The maximum number of terms, and of words to keep, that are looked for in one translation.
  static let maximumTerms = 256

  /// Selects the entries of `glossary` for translations into `language`; `nil` if there are none.
  init?(_ glossary: Glossary, for language: LanguageTag?) {
    guard !glossary.isEmpty, let language else { return nil }
    let ranks = Self.ranks(of: glossary, for: language)
    var indices: [[UInt8]: Int] = [:]
    var terms: [Term] = []
    for term in glossary.terms {
      let source = GlossaryWord(term.source)
      let translations = Self.nearest(term.translations, ranks).map { GlossaryWord($0) }.filter { !$0.isEmpty }
      guard !source.isEmpty, !translations.isEmpty else { continue }
      // Terms that differ only in capitals match the same texts, so their translations are combined.
      if let index = indices[source.folded] {
        terms[index].translations += translations
      } else {
        indices[source.folded] = terms.count
        terms.append((source, translations))
      }
    }
    terms.sort { $0.source.text.count > $1.source.text.count }
    self.terms = terms
    termIndex = GlossaryIndex(terms.map { $0.source.folded })
    forbidden = glossary.forbidden.filter { ranks[$0.key] != nil }
      .sorted { $0.key < $1.key }.flatMap { $0.value.map { GlossaryWord($0) } }.filter { !$0.isEmpty }
    kept = glossary.doNotTranslate.map { GlossaryWord($0) }.filter { !$0.isEmpty }
    forbiddenIndex = GlossaryIndex(forbidden.map { $0.folded })
    keptIndex = GlossaryIndex(kept.map { GlossaryWord.spaced($0.text.string) })
  }

  /// Returns the terms that occur in a source as whole words, with their agreed translations. If one term is part of
  /// another, only the longer one counts.
  func terms(in source: FoldedText) -> [Term] {
    var isTaken = Array(repeating: false, count: source.bytes.count)
    return termIndex.ranges(in: source.bytes).compactMap { number, found in
      let ranges = found.filter { !isTaken[$0].contains(true) }
      for index in ranges.joined() { isTaken[index] = true }
      return ranges.isEmpty ? nil : terms[number]
    }
  }

  /// Returns the forbidden words that a text has as whole words, and their places.
  func forbidden(in text: FoldedText) -> [(word: GlossaryWord, ranges: [Range<Int>])] {
    forbiddenIndex.ranges(in: text.bytes).map { (forbidden[$0.number], $0.ranges) }
  }

  /// Returns the words to keep that a source has as whole words with the same capitals.
  func kept(in source: ExactText) -> [GlossaryWord] {
    keptIndex.ranges(in: GlossaryWord.spaced(source.string)).map { kept[$0.number] }
  }

  /// Returns the rank of each language of the glossary that is `language` or that `language` falls back to; the closest
  /// language has the highest rank.
  private static func ranks(of glossary: Glossary, for language: LanguageTag) -> [ExactText: Int] {
    let exact = language.canonicalized()
    let keys = Set(glossary.terms.flatMap { $0.translations.keys }).union(glossary.forbidden.keys)
    var ranks: [ExactText: Int] = [:]
    for key in keys {
      guard let tag = LanguageTag(key.string), LanguageFilter([tag]).includes(language) else { continue }
      ranks[key] = tag.canonicalized() == exact ? .max : key.count
    }
    return ranks
  }

  /// Returns the translations for the language itself, or for the one that it falls back to: `de` for `de-CH`.
  private static func nearest(_ translations: [ExactText: [ExactText]], _ ranks: [ExactText: Int]) -> [ExactText] {
    let candidates = translations.compactMap { key, texts in ranks[key].map { (rank: $0, key: key, texts: texts) } }
    return candidates.max { ($0.rank, $0.key) < ($1.rank, $1.key) }?.texts ?? []
  }
}

/// A word or phrase to find in texts.
struct GlossaryWord: Sendable {
  /// The word as written in the glossary.
  let text: ExactText
  /// The UTF-8 bytes of the word in small letters.
  let folded: [UInt8]
  /// The stems that a text must have to contain the word in any inflection: the beginnings of its words.
  private let stems: [[UInt8]]

  init(_ text: ExactText) {
    self.text = text
    let small = text.string.lowercased()
    folded = Self.spaced(small)
    let characters = Characters(small)
    stems = characters.words.map { Self.stem(characters.text($0)) }
  }

  var isEmpty: Bool { folded.isEmpty }

  /// Returns the word without the letters that inflections change: a third of it, at most three letters, and none of a
  /// word of up to four letters or in a script without case.
  private static func stem(_ word: String) -> [UInt8] {
    let scalars = word.unicodeScalars
    guard scalars.count > 4, scalars.contains(where: { $0.properties.isCased }) else { return Array(word.utf8) }
    var stem = String.UnicodeScalarView()
    stem.append(contentsOf: scalars.dropLast(min(3, scalars.count / 3)))
    return Array(String(stem).utf8)
  }

  /// Returns the ranges of the word in `text` as a whole word, ignoring case.
  func ranges(in text: FoldedText) -> [Range<Int>] { Self.ranges(of: folded, in: text.bytes) }

  /// Whether the text has the word with the same capitals, anywhere or with another ending: Firefoxu, Mozillou,
  /// Firefoksa.
  func isKept(in text: ExactText) -> Bool {
    let (word, text) = (Self.spaced(self.text.string), Self.spaced(text.string))
    if Self.firstOffset(of: word, in: text, from: 0) != nil { return true }
    // The last letter of the word may change if the rest is long enough to identify it.
    guard word.count > 4, let last = word.last, (0x61...0x7A).contains(last) else { return false }
    return Self.startsWord(Array(word.dropLast()), in: text)
  }

  /// Whether the text has the word in any of its inflections, or as part of a longer word.
  func isInflected(in text: FoldedText) -> Bool {
    if Self.firstOffset(of: folded, in: text.bytes, from: 0) != nil { return true }
    guard !stems.isEmpty else { return false }
    return stems.allSatisfy { Self.startsWord($0, in: text.bytes) }
  }

  private static func startsWord(_ stem: [UInt8], in text: [UInt8]) -> Bool {
    var start = 0
    while let offset = firstOffset(of: stem, in: text, from: start) {
      if isEdge(before: offset, in: text) { return true }
      start = offset + 1
    }
    return false
  }

  /// Returns the bytes with a space for each no-break space, which may occur inside names.
  static func spaced(_ text: String) -> [UInt8] {
    guard text.utf8.contains(where: { $0 == 0xC2 || $0 == 0xE2 }) else { return Array(text.utf8) }
    var view = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { view.append(scalar == "\u{A0}" || scalar == "\u{202F}" ? " " : scalar) }
    return Array(String(view).utf8)
  }

  private static func ranges(of word: [UInt8], in text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while let offset = firstOffset(of: word, in: text, from: start) {
      let end = offset + word.count
      if isEdge(before: offset, in: text) && isEdge(before: end, in: text) { ranges.append(offset..<end) }
      start = offset + 1
    }
    return ranges
  }

  private static func firstOffset(of word: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    guard let first = word.first, text.count >= word.count else { return nil }
    var offset = start
    while offset + word.count <= text.count {
      if text[offset] == first, text[offset..<offset + word.count].elementsEqual(word) { return offset }
      offset += 1
    }
    return nil
  }

  /// Whether a word can start or end before the byte at `offset`.
  static func isEdge(before offset: Int, in text: [UInt8]) -> Bool {
    guard offset > 0, offset < text.count else { return true }
    var start = offset - 1
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    return text.withUnsafeBufferPointer { bytes in
      guard let before = UTF8Bytes.scalar(bytes, start), let next = UTF8Bytes.scalar(bytes, offset) else {
        return true
      }
      return !(before.belongsToSpacedWord && next.belongsToSpacedWord) && !(before.isKatakana && next.isKatakana)
    }
  }
}

/// Words in order, all of which are found in one pass over a text.
struct GlossaryIndex: Sendable {
  /// The words in the order of their bytes.
  private let words: [[UInt8]]
  /// The index of each word in the list.
  private let numbers: [Int]
  /// The index of the longest other word with which each word starts.
  private let prefixes: [Int?]

  init(_ list: [[UInt8]]) {
    let numbers = list.indices.sorted { list[$0].lexicographicallyPrecedes(list[$1]) }
    let words = numbers.map { list[$0] }
    var open: [Int] = []
    prefixes = words.indices.map { index in
      while let last = open.last, !words[index].starts(with: words[last]) { open.removeLast() }
      defer { open.append(index) }
      return open.last
    }
    (self.words, self.numbers) = (words, numbers)
  }

  /// Returns the ranges of a text in which words of the list are whole words, by the indices of the words.
  func ranges(in text: [UInt8]) -> [(number: Int, ranges: [Range<Int>])] {
    guard !words.isEmpty else { return [] }
    var found: [Int: [Range<Int>]] = [:]
    for start in text.indices where text[start] & 0xC0 != 0x80 && GlossaryWord.isEdge(before: start, in: text) {
      let rest = text[start...]
      // The words with which the rest starts are the last one that does not follow it, or prefixes of that one.
      let next = words.indices.partitioningIndex { rest.lexicographicallyPrecedes(words[$0]) }
      var candidate = next > 0 ? next - 1 : nil
      while let index = candidate {
        let end = start + words[index].count
        if rest.starts(with: words[index]), GlossaryWord.isEdge(before: end, in: text) {
          found[numbers[index], default: []].append(start..<end)
        }
        candidate = prefixes[index]
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Unicode.Scalar {
  /// Whether the character is a Katakana character, with which Japanese writes foreign words.
  fileprivate var isKatakana: Bool { (0x30A1...0x30FA).contains(value) || (0x30FC...0x30FF).contains(value) }

  /// Whether it is part of a word in a script that separates words by spaces.
  fileprivate var belongsToSpacedWord: Bool {
    switch value {
    // Thai to Tibetan, Myanmar, Khmer, and the scripts of Chinese and Japanese.
    case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      false
    default: isLetter || isMark || digit != nil
    }
  }
}
