#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ends the run if `condition` is false, so that libFuzzer keeps the input.
public func require(
  _ condition: Bool, _ invariant: @autoclosure () -> String, file: StaticString = #fileID, line: Int = #line
) {
  if condition { return }
  let message = "\(file):\(line): broken invariant: \(invariant())\n"
  var bytes = Array(message.utf8)
  _ = write(2, &bytes, bytes.count)
  abort()
}

/// The bytes of an input.
public func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
}

extension String {
  /// Returns whether both texts consist of the same bytes.
  public func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
