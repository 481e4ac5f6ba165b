import WatchwordRelease

/// The identity of this build of the command.
enum Version {
  /// The version shared by everything that is released together (Semantic Versioning 2.0.0). Scripts read this line.
  static let number = "0.9.0"

  /// The output of `--version`: the version, the commit of a release, and the package traits of the build.
  static var description: String {
    "\(number) (\(Release.commit.map { "\($0)" } ?? "development build"); traits: \(traits.joined(separator: ", ")))"
  }

  private static var traits: [String] {
    var traits = ["Command"]
    #if LibXML2
      traits.append("LibXML2")
    #endif
    #if Zlib
      traits.append("Zlib")
    #endif
    return traits
  }
}
