package import WatchwordDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
