extension Dictionary {
  /// The values of `pairs`; of several for one key, the first.
  ///
  /// The initializers of the standard library that take pairs do not compile as Embedded Swift.
  package init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
