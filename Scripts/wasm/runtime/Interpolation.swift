// Compiled with every engine, so that a value that Embedded Swift cannot show is a warning, which fails the build: a text
// would say "(cannot print value in embedded Swift)" in its place.

extension DefaultStringInterpolation {
  @available(*, deprecated, message: "Embedded Swift shows only values that are CustomStringConvertible")
  mutating func appendInterpolation<Value>(_ value: Value) {}
}
