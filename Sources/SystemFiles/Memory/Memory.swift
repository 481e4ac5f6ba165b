import CAllocator
import WatchwordDiagnostics

/// What memory can still be had.
///
/// Swift ends the process where an allocation fails, and libdispatch waits for ever where it can start no thread. So
/// whoever is about to need much memory asks first.
package enum Memory {
  /// Whether `count` more bytes can be had, beside `addresses` bytes of address space that need not be in memory.
  ///
  /// What counts is the limit of the process (`ulimit -v`), the memory of the system that is free and, on Linux, the
  /// limit of the process's control group. What other programs take meanwhile is not foreseen.
  package static func has(_ count: Int, besideAddresses addresses: Int = 0) -> Bool {
    guard count > 0 else { return true }
    // To ask how much the system has takes longer than most small things that need memory.
    if count >= 1 << 20 {
      for limit in [free, groupLimit] { if let limit, count > limit { return false } }
    }
    return SystemCalls.canMap(count)
      && (addresses == 0 || SystemCalls.canMap(count + addresses, asAddressesOnly: true))
  }

  /// The most address space that the threads of Swift's concurrency take: one for each processor and one that waits for
  /// events.
  package static var addressesOfThreads: Int {
    // Where stacks have no limit, or one that no thread gets, threads get less.
    let stack = SystemCalls.stackLimit.map { min($0, 1 << 26) } ?? 8 << 20
    return (SystemCalls.processorCount + 1) * (Int(stack) + guardLength)
  }

  /// What stands between two stacks, generously.
  private static let guardLength = 1 << 16

  /// Makes all threads allocate from one place where memory is scarce.
  ///
  /// glibc gives each thread a place of its own otherwise and reserves 64 MiB for it; where it cannot have that much, it
  /// tries again at every allocation, and a second becomes a minute.
  package static func saveIfScarce() {
    if !has(1 << 29) { callocator_share_arena() }
  }

  /// The bytes that the system can hand out, or nothing where it does not say (`proc(5)`, `/proc/meminfo`).
  private static var free: Int? {
    let lines = content(of: "/proc/meminfo").split(separator: UInt8(ascii: "\n"))
    let sizes = ["MemAvailable:", "SwapFree:"].compactMap { name in
      lines.first { $0.starts(with: name.utf8) }.flatMap { number(in: $0) }
    }
    return sizes.count == 2 ? (sizes[0] + sizes[1]) * 1024 : nil
  }

  /// The most bytes that a container may take (Linux, "Control Group v2", `memory.max`), or nothing where that is open.
  private static var groupLimit: Int? { number(in: content(of: "/sys/fs/cgroup/memory.max")[...]) }

  /// The first number in `text`, or nothing where there is none or it is too large for a size of memory.
  private static func number(in text: ArraySlice<UInt8>) -> Int? {
    let digits = text.drop { !(0x30...0x39).contains($0) }.prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty, digits.count <= 15 else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// The start of a small file; empty where it cannot be read.
  private static func content(of path: String) -> [UInt8] {
    guard let file = try? OpenFile(reading: SystemPath(path)) else { return [] }
    var bytes: [UInt8] = []
    while bytes.count < 8192, let count = try? file.read(appendingTo: &bytes), count > 0 {}
    return bytes
  }
}
