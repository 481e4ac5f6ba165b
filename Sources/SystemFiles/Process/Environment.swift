/// The environment variables.
package enum Environment {
  /// The value of `name`, or `nil` if it is not set or empty.
  package static func value(of name: String) -> String? {
    SystemCalls.environmentValue(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
