import WatchwordBasics

/// The directives of a format string in any language.
struct FormatDirectives {
  var list: [Placeholder] = []
  /// The defect that makes the format string invalid; the rest of the text is then not read.
  var fault: Fault?
  /// Whether every text must show the same values, including forms for few numbers.
  var isExact = false
  /// Whether all directives are `%1` to `%9`, so that Qt's fast way of reading them is sufficient.
  var isSimple = true

  /// The maximum number of brackets or choices inside each other.
  static let maximumDepth = 64
  /// A fault of deeper ones, in words that follow the quoted text.
  static let tooDeep = "is inside more than \(maximumDepth) others"

  /// A part that cannot be read, with the reason in words that follow the quoted text.
  struct Fault {
    let range: Range<Int>
    let words: String
  }

  /// The first directive of each value, in text order.
  var arguments: [Placeholder] {
    var seen: Set<Placeholder.Argument> = []
    return list.filter { seen.insert($0.argument).inserted }
  }

  /// Reports a value that is shown as two types; with `merges`, a directive of any type takes the type of another one.
  mutating func unify(merging merges: Bool = false) {
    var types: [Placeholder.Argument: ArgumentType] = [:]
    for directive in list {
      guard let type = types[directive.argument], type != directive.type else {
        types[directive.argument] = directive.type
        continue
      }
      if merges, type.kind == .any {
        types[directive.argument] = directive.type
      } else if !merges || directive.type.kind != .any {
        fault = fault ?? Fault(range: directive.range, words: "shows a value as a different type than elsewhere")
        return
      }
    }
    guard merges else { return }
    list = list.map { directive in
      Placeholder(
        argument: directive.argument, type: types[directive.argument] ?? directive.type, range: directive.range,
        isOptional: directive.isOptional)
    }
  }

  /// Reports a position that is shown without the preceding ones; up to `gaps` of them may be missing.
  mutating func forbidGaps(beyond gaps: Int = 0) {
    var positions: Set<Int> = []
    for case .position(let position) in list.lazy.map({ $0.argument }) { positions.insert(position) }
    guard let last = positions.max(), last - positions.count > gaps else { return }
    guard let directive = list.first(where: { $0.argument == .position(last) }) else { return }
    fault = fault ?? Fault(range: directive.range, words: "shows value \(last), but an earlier one is not shown")
  }
}

extension ByteCursor {
  /// Returns the fault of a directive that starts at `start` and cannot be read at the position.
  func fault(from start: Int) -> FormatDirectives.Fault {
    if isAtEnd { return .init(range: start..<bytes.count, words: "is not complete") }
    var end = index + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return .init(range: start..<end, words: "is not a placeholder of the entry's format")
  }
}
