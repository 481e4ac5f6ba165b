#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A path as the system knows it: bytes, which need not be UTF-8.
struct InputPath {
  let bytes: [UInt8]
  /// What findings call it; bytes that are not UTF-8 are shown as `\xFF`, and no bytes as `""`.
  let name: String

  init(bytes: [UInt8]) {
    self.bytes = bytes
    name = bytes.isEmpty ? "\"\"" : Self.text(of: bytes)
  }

  /// The paths that arguments name.
  ///
  /// Arguments come as text, in which every byte that is not UTF-8 looks the same. Where such arguments cannot be told
  /// apart, none of them is read in place of the other.
  static func paths(named arguments: [String]) throws -> [InputPath] {
    var used: [[UInt8]: Int] = [:]
    return try arguments.map { argument in
      let text = Array(argument.utf8)
      guard argument.unicodeScalars.contains("\u{FFFD}") else { return InputPath(bytes: text) }
      let origins = RawArguments.origins(of: text)
      guard let first = origins.first else { return InputPath(bytes: text) }
      if origins.allSatisfy({ $0 == first }) { return InputPath(bytes: first) }
      guard origins.count == arguments.count(where: { $0.utf8.elementsEqual(text) }) else {
        throw CommandFailure(message: "\(argument): several arguments look like this, since they are not UTF-8")
      }
      let index = used[text, default: 0]
      used[text] = index + 1
      return InputPath(bytes: origins[index])
    }
  }

  /// The path that an argument names.
  static func path(named argument: String) throws -> InputPath {
    try paths(named: [argument]).first ?? InputPath(bytes: Array(argument.utf8))
  }

  /// Whether it stands for standard input.
  var isStandardInput: Bool { bytes == [UInt8(ascii: "-")] }

  /// The path of what is called `name` in this folder.
  func appending(_ name: [UInt8]) -> InputPath {
    InputPath(bytes: bytes + (bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + name)
  }

  /// Whether the name ends so, in letters of either case; `ending` is in small ones.
  func hasSuffix(_ ending: String) -> Bool {
    bytes.suffix(ending.utf8.count).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }.elementsEqual(ending.utf8)
  }

  private static func text(of bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    var rest = bytes[...]
    while let byte = rest.first {
      let lengths = (1...4).filter { $0 <= rest.count }
      if let scalar = lengths.lazy.compactMap({ String(validating: rest.prefix($0), as: UTF8.self) }).first {
        text += scalar
        rest = rest.dropFirst(scalar.utf8.count)
      } else {
        text += "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        rest = rest.dropFirst()
      }
    }
    return text
  }
}

// MARK: - What is there

extension InputPath {
  /// What tells a file from all others, whatever paths lead to it.
  struct Identity: Hashable {
    private let device: UInt64
    private let number: UInt64

    fileprivate init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// The file's identity, or nothing where there is no file.
  var identity: Identity? { status.map { Identity($0) } }

  /// Whether there is a folder.
  var isFolder: Bool { status.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }

  /// Whether there is something that holds no text of its own: a folder, a pipe, a device or a socket.
  var isSpecial: Bool { status.map { $0.st_mode & S_IFMT != S_IFREG } ?? false }

  /// Whether there is a symbolic link, to whatever.
  var isLink: Bool {
    var status = stat()
    return lstat(systemPath, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The path of the file that all links lead to, or nothing where there is none.
  var withoutLinks: InputPath? {
    guard let path = realpath(systemPath, nil) else { return nil }
    defer { free(path) }
    return InputPath(bytes: UnsafeBufferPointer(start: path, count: strlen(path)).map { UInt8(bitPattern: $0) })
  }

  /// The path for calls of the system.
  var systemPath: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  private var status: stat? {
    var status = stat()
    return stat(systemPath, &status) == 0 ? status : nil
  }
}
