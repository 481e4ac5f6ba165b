/// A substitute for the list of common passwords in a module without it; hosts load the list as a file.
enum CommonPasswordsTable {
  static let lengths = 0..<0

  static func words(ofLength length: Int) -> StaticString { "" }

  static func characters(ofLength length: Int) -> ASCIISet { ASCIISet() }
}
