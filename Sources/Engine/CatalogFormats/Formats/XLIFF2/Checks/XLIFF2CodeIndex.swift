import WatchwordBasics

/// The codes of a unit by their ids.
struct XLIFF2CodeIndex {
  private var codes: [CodeID: XLIFF2Code] = [:]
  private var endReferences: Set<XLIFF2Unit.Start> = []
  private var nestedCodes: Set<Key> = []

  private struct CodeID: Hashable {
    let id: ExactText
    let isTarget: Bool
  }

  /// The identity of a code of the target: its id, or for an end the id of its start.
  struct Key: Hashable {
    let isEnd: Bool
    let id: ExactText

    /// Creates the key of a code; `nil` if the code has no id.
    init?(_ code: XLIFF2Code) {
      guard let id = code.startRef ?? code.id else { return nil }
      self.id = id
      isEnd = code.element == .ec
    }

    private init(id: ExactText) {
      self.id = id
      isEnd = false
    }

    /// For an end, the key of a pair that includes it: a target may write `<pc>` for `<sc>` and `<ec>`.
    var alternative: Key? { isEnd ? Key(id: id) : nil }
  }

  init(_ codes: [XLIFF2Code]) {
    for code in codes {
      if let id = code.id { self.codes[CodeID(id: id, isTarget: code.isTarget)] = code }
      if let start = code.startRef {
        endReferences.insert(XLIFF2Unit.Start(element: code.element, isTarget: code.isTarget, id: start))
      }
      if code.isTarget, code.parent != nil, let key = Key(code) { nestedCodes.insert(key) }
    }
  }

  /// Returns the code with this id in the source or in the target.
  func code(_ id: ExactText, isTarget: Bool) -> XLIFF2Code? { codes[CodeID(id: id, isTarget: isTarget)] }

  /// Whether an element of this kind ends the element with this id.
  func hasEnd(of id: ExactText, _ element: XLIFF2Element, isTarget: Bool) -> Bool {
    endReferences.contains(XLIFF2Unit.Start(element: element, isTarget: isTarget, id: id))
  }

  /// Whether a code of the target is nested in another one.
  func isInside(_ key: Key) -> Bool { nestedCodes.contains(key) }
}
