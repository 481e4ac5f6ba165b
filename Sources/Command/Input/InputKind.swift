import WatchwordPolicy

/// A kind of file that commands read, and how large one may be: what is read stands in memory, and a device or a pipe
/// may never end.
struct InputKind {
  /// What to call one.
  let name: String
  /// The most bytes that are read.
  let limit: Int
  /// Whether the reader of the bytes reports, at the right place, that there are too many.
  var isReportedByReader = false

  static let policy = InputKind(name: "policy", limit: PolicyFormat.maximumLength, isReportedByReader: true)
  static let catalog = InputKind(name: "catalogue", limit: 1 << 30)
  static let passwordList = InputKind(name: "list of passwords", limit: 256 << 20)

  /// The limit as people say it.
  var limitInWords: String {
    for (unit, size) in [("GiB", 1 << 30), ("MiB", 1 << 20)] where limit >= size && limit.isMultiple(of: size) {
      return "\(limit / size) \(unit)"
    }
    return "\(limit) bytes"
  }
}
