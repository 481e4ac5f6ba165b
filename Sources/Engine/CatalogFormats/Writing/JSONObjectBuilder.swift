import WatchwordBasics

/// A JSON object of texts with ordered members, indented by two spaces.
struct JSONObjectBuilder {
  private var names: [ExactText] = []
  private var members: [ExactText: Member] = [:]

  private indirect enum Member {
    case text(ExactText)
    case object(JSONObjectBuilder)
  }

  /// Sets a text, and replaces any member with the same name.
  mutating func set(_ name: ExactText, _ text: ExactText) {
    if members.updateValue(.text(text), forKey: name) == nil { names.append(name) }
  }

  /// Sets an object, and replaces any member with the same name.
  mutating func set(_ name: ExactText, _ object: JSONObjectBuilder) {
    if members.updateValue(.object(object), forKey: name) == nil { names.append(name) }
  }

  /// Sets a text at a path of names, and replaces a text on the path by an object.
  mutating func set(path: ArraySlice<ExactText>, _ text: ExactText) {
    guard let name = path.first else { return }
    guard path.count > 1 else { return set(name, text) }
    var inner = JSONObjectBuilder()
    switch members.removeValue(forKey: name) {
    case .object(let object)?: inner = object
    case .text?: break
    case nil: names.append(name)
    }
    inner.set(path: path.dropFirst(), text)
    members[name] = .object(inner)
  }

  /// The document, with a final line break.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(into: &bytes, depth: 0)
    return bytes + [0x0A]
  }

  private func write(into bytes: inout [UInt8], depth: Int) {
    if names.isEmpty {
      bytes += "{}".utf8
      return
    }
    bytes += "{\n".utf8
    for (index, name) in names.enumerated() {
      bytes += [UInt8](repeating: 0x20, count: 2 * depth + 2)
      bytes += "\(JSONText.string(name)): ".utf8
      switch members[name] {
      case .text(let text)?: bytes += JSONText.string(text).utf8
      case .object(let object)?: object.write(into: &bytes, depth: depth + 1)
      case nil: bytes += "null".utf8
      }
      bytes += (index == names.count - 1 ? "\n" : ",\n").utf8
    }
    bytes += [UInt8](repeating: 0x20, count: 2 * depth) + [UInt8(ascii: "}")]
  }
}
