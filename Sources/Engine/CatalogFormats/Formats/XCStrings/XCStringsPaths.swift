import WatchwordBasics
import WatchwordLocalization

/// The paths of a catalogue's texts within their messages, by index.
struct XCStringsPaths {
  private(set) var all: [VariationPath] = [.whole]
  /// The suffixes that Xcode's XLIFF appends to the key.
  private(set) var suffixes: [String] = [""]
  private var indices: [VariationPath: Int] = [.whole: 0]

  /// A kind of variation.
  enum Kind {
    case substitution, device, plural
  }

  /// The index of the path of the whole message.
  static let whole = 0

  /// Returns the index of the path that extends another one; `nil` if that already has a part of this kind.
  mutating func index(of kind: Kind, _ name: ExactText, extending parent: Int) -> Int? {
    let path = all[parent]
    switch kind {
    case .substitution:
      guard path.isWhole else { return nil }
      return index(of: VariationPath(substitution: name))
    case .device:
      // As in the ids of Xcode's XLIFF, plural forms are nested inside devices.
      guard path.device == nil, path.plural == nil else { return nil }
      return index(of: VariationPath(substitution: path.substitution, device: name))
    case .plural:
      guard path.plural == nil else { return nil }
      return index(of: VariationPath(substitution: path.substitution, device: path.device, plural: name))
    }
  }

  /// Returns the index of a path, and adds the path if it is new.
  private mutating func index(of path: VariationPath) -> Int {
    if let known = indices[path] { return known }
    indices[path] = all.count
    all.append(path)
    suffixes.append(AppleUnitID.suffix(of: path))
    return all.count - 1
  }

  /// Returns the indices of the paths whose texts can replace the text at `index` in another language that lacks it, in
  /// order of preference.
  func fallbacks(for index: Int) -> [Int] {
    let path = all[index]
    let other: ExactText = "other"
    var paths = [path]
    if path.plural != nil {
      paths.append(VariationPath(substitution: path.substitution, device: path.device, plural: other))
    }
    if path.device != nil {
      paths.append(VariationPath(substitution: path.substitution, device: other, plural: path.plural))
      paths.append(VariationPath(substitution: path.substitution, plural: path.plural))
      if path.plural != nil {
        paths.append(VariationPath(substitution: path.substitution, device: other, plural: other))
        paths.append(VariationPath(substitution: path.substitution, plural: other))
      }
    }
    paths += [
      .whole, VariationPath(device: other), VariationPath(plural: other), VariationPath(device: other, plural: other),
    ]
    return paths.compactMap { indices[$0] }
  }
}

extension AppleUnitID {
  /// Returns the suffix that Xcode's XLIFF appends to the key of a message for a path; empty for the whole message.
  static func suffix(of path: VariationPath) -> String {
    guard !path.isWhole else { return "" }
    var parts: [String] = []
    if let name = path.substitution {
      let isPlain = !name.string.has(UInt8(ascii: "."))
      parts += ["substitutions", isPlain ? name.string : "@\(name)@"]
    }
    if let device = path.device { parts += ["device", device.string] }
    if let plural = path.plural { parts += ["plural", plural.string] }
    return "|==|" + parts.joined(separator: ".")
  }
}
