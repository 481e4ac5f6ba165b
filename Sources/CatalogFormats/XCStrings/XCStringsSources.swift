import WatchwordDiagnostics

/// The source texts of a string catalogue, key by key.
struct XCStringsSources: ~Copyable {
  private let contents: XCStringsContents
  private let scanner: JSONScanner
  /// The texts of the source language.
  let leaves: [XCStringsContents.Leaf]
  /// For each key, and the end, the place of its first text in the source language.
  private var first: [Int32] = []
  /// The texts of the source language, as far as they were asked for.
  private var texts: [ExactText?] = []

  init(_ contents: XCStringsContents, _ scanner: JSONScanner) {
    self.contents = contents
    self.scanner = scanner
    leaves = contents.sourcePlace.map { contents.languages[$0].leaves } ?? []
    texts = Array(repeating: nil, count: leaves.count)
    first.reserveCapacity(contents.entries.count + 1)
    var next = 0
    for entry in contents.entries.indices {
      first.append(Int32(clamping: next))
      while next < leaves.count, leaves[next].entry == entry { next += 1 }
    }
    first.append(Int32(clamping: next))
  }

  /// The places of a key's texts among those of the source language.
  func leaves(of entry: Int) -> Range<Int> {
    Int(first[entry])..<Int(first[entry + 1])
  }

  /// What a text of a key translates: the text of the source language with the same path, or the one that stands for it,
  /// or else the key.
  ///
  /// For a path that the source lacks, Xcode exports that of other numbers and devices, or the whole text.
  mutating func source(of entry: Int, path: Int, number: UInt16) -> Segment {
    let range = leaves(of: entry)
    guard let place = place(in: range, path: path, number: number) else {
      let entry = contents.entries[entry]
      return scanner.segment(of: entry.written, text: entry.key)
    }
    return source(at: place)
  }

  /// The text of the source language at a place, as a source.
  mutating func source(at place: Int) -> Segment {
    let leaf = leaves[place]
    if let text = texts[place] { return scanner.segment(of: leaf.value, text: text) }
    let segment = scanner.segment(of: leaf.value)
    texts[place] = segment.text
    return segment
  }

  private func place(in range: Range<Int>, path: Int, number: UInt16) -> Int? {
    guard !range.isEmpty else { return nil }
    func place(_ path: Int, _ number: UInt16) -> Int? {
      range.first { Int(leaves[$0].path) == path && leaves[$0].number == number }
    }
    if let place = place(path, number) { return place }
    for path in contents.paths.substitutes(for: path) {
      if let place = place(path, number) ?? place(path, XCStringsContents.single) ?? place(path, 0) { return place }
    }
    return nil
  }
}
