import SystemPackage
package import WatchwordBasics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The environment variables.
package enum Environment {
  /// The value of `name`, or `nil` if it is not set or empty.
  package static func value(of name: String) -> String? {
    SystemCalls.environmentValue(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// The maximum number of open files of the process.
package enum OpenFileLimit {
  /// The limit, if known.
  package static var value: UInt64? { SystemCalls.openFileLimit }

  /// Whether `count` more files can be opened.
  package static func allows(_ count: Int) -> Bool {
    var files: [FileDescriptor] = []
    defer { for file in files { try? file.close() } }
    while files.count < count {
      guard let file = try? FileDescriptor.open("/", .readOnly, options: .closeOnExec) else { return false }
      files.append(file)
    }
    return true
  }
}

/// The processors that the process can use.
package enum Processors {
  /// The number of processors, at least 1.
  package static var count: Int { SystemCalls.processorCount }
}

/// The program itself, and others that it starts.
package enum Program {
  /// Ends the program with this status: 0 for success.
  package static func exit(_ status: Int32) -> Never { SystemCalls.exit(status) }

  /// The executable file of the program, with links resolved; `nil` if it is unknown.
  package static var file: SystemPath? {
    if let file = SystemPath("/proc/self/exe").withoutLinks { return file }
    let name = SystemPath(bytes: CommandLine.unsafeArgv[0].map { SystemCalls.bytes(of: $0) } ?? [])
    // A name without a folder was found on the search path, which is not searched again.
    return name.bytes.contains(SystemPath.slash) ? name.withoutLinks : nil
  }

  /// Waits for the given number of milliseconds, or until a signal.
  package static func pause(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  /// Starts `program`, which is found on the search path, with one argument, and does not wait for it to end. Returns
  /// whether it was found.
  package static func start(_ program: String, with argument: SystemPath) -> Bool {
    guard var argument = try? argument.systemString(), var name = try? SystemPath(program).systemString() else {
      return false
    }
    return name.withUnsafeMutableBufferPointer { name in
      argument.withUnsafeMutableBufferPointer { argument in
        guard let file = name.baseAddress else { return false }
        var process = pid_t()
        return posix_spawnp(&process, file, nil, nil, [file, argument.baseAddress, nil], environ) == 0
      }
    }
  }
}

/// The command's arguments as bytes, which need not be UTF-8.
package enum RawArguments {
  /// The arguments after the command's name.
  package static var all: [[UInt8]] {
    (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
      CommandLine.unsafeArgv[index].map { SystemCalls.bytes(of: $0) }
    }
  }

  /// Returns the bytes of each argument, or of its part after `=`, that equals `text` after its invalid UTF-8 is
  /// repaired.
  package static func origins(of text: [UInt8]) -> [[UInt8]] {
    all.compactMap { bytes in
      let value = bytes.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false).last
      return [bytes[...], value ?? []].first { String(decoding: $0, as: UTF8.self).utf8.elementsEqual(text) }
        .map { Array($0) }
    }
  }

  /// Returns whether `text` is an unchanged argument, and not the repaired form of bytes that are not UTF-8.
  package static func isFaithful(_ text: String) -> Bool {
    guard text.unicodeScalars.contains("\u{FFFD}") else { return true }
    return origins(of: Array(text.utf8)).allSatisfy { String(validating: $0, as: UTF8.self) != nil }
  }
}
