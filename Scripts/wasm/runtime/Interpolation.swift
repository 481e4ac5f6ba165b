// Compiled with every engine, so that interpolating a value that Embedded Swift cannot print causes a warning, which
// fails the build. Otherwise the text would contain "(cannot print value in embedded Swift)".

extension DefaultStringInterpolation {
  @available(*, deprecated, message: "Embedded Swift shows only values that are CustomStringConvertible")
  mutating func appendInterpolation<Value>(_ value: Value) {}
}
