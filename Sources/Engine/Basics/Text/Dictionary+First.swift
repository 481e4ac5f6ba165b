extension Dictionary {
  /// Creates a dictionary of `pairs`. If a key occurs several times, its first value is kept.
  ///
  /// The standard library's initializers that take pairs do not compile as Embedded Swift.
  package init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
