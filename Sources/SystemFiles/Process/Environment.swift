/// The environment variables.
public enum Environment {
  /// The value of `name`, or `nil` if it is not set or empty.
  public static func value(of name: String) -> String? {
    SystemCalls.environmentValue(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
