extension SeededDefect {
  /// Every kind of defect, by family.
  static let all: [SeededDefect] =
    files + base + states + placeholders + plurals + inlineCodes + texts + characters + markup + lengths + project
    + notes + product
}
